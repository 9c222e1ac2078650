BEGIN TRANSACTION;
CREATE TABLE game (id INTEGER PRIMARY KEY, title TEXT NOT NULL, started TEXT NOT NULL, sure INTEGER NOT NULL,
  summary TEXT NOT NULL);
INSERT INTO "game" VALUES(1,'Race Through Space','2026-12-01T04:04:10+00:00',0,'{"game":"race-through-space","players":["Anna","Jürgen"],"over":true,"winners":[],"scores":{"p1":0,"p2":0},"moves":3}');
INSERT INTO "game" VALUES(5,'Race Through Space','2026-12-01T04:04:10+00:00',0,'{"game":"race-through-space","players":["Anna","Jürgen"],"over":false,"winners":[],"scores":{"p1":0,"p2":0},"moves":0}');
CREATE TABLE line (seq INTEGER PRIMARY KEY, game INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
  source TEXT NOT NULL, at TEXT NOT NULL, sure INTEGER NOT NULL);
INSERT INTO "line" VALUES(1,1,'new','{"header":{"game":"race-through-space","players":["Anna","Jürgen"],"options":{"dice":"either","upkeep":"confirm"},"facts":{"asteroid":1,"star":6,"die":["1","2","3","4","5","arrows"],"moon":[12,11,10,9,8,7,6,5,4,3,2,1]},"set_name":"race-through-space","luck":[],"given":[]},"entries":[]}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(2,1,'move','{"type":"move","words":["roll","p1","3"],"drawn":0}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(3,1,'move','{"type":"move","words":["advance","p1","s1"],"drawn":0}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(4,1,'end','{"type":"end","why":"supper"}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(5,5,'new','{"header":{"game":"race-through-space","players":["Anna","Jürgen"],"options":{"dice":"either","upkeep":"confirm"},"facts":{"asteroid":1,"star":6,"die":["1","2","3","4","5","arrows"],"moon":[12,11,10,9,8,7,6,5,4,3,2,1]},"set_name":"race-through-space","luck":[],"given":[]},"entries":[]}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(6,5,'move','{"type":"move","words":["roll","p1","1"],"drawn":1}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(7,5,'move','{"type":"move","words":["advance","p1","s2"],"drawn":0}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(8,5,'move','{"type":"move","words":["roll","p2","arrows"],"drawn":0}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(9,5,'undo','{"type":"undo","count":1,"seat":null}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(10,5,'redo','{"type":"redo","count":1}','pipe','2026-12-01T04:04:10+00:00',0);
INSERT INTO "line" VALUES(11,5,'correct','{"type":"correct","path":"round","value":2,"why":"we had miscounted"}','pipe','2026-12-01T04:04:10+00:00',0);
CREATE INDEX line_game ON line (game);
COMMIT;
PRAGMA user_version=1;
