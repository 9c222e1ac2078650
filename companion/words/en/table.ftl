# What the table says, whatever the game.

# Menus
table-box-rolls = Box rolls
table-of-seat = { $seat }: { $does }
table-seat = { $seat }
table-that-is-all = That's all
table-with = { $does }: { $word }

# Presses and tags
table-no-roll-now = Nothing is to be rolled now.
    .short = Not now
table-not-now = That is not asked for now.
    .short = Not now
table-nothing-to-do = { $seat } has nothing to do now.
    .short = Nothing to do now

# The end of a game
table-game-ended = Game ended
table-not-now-short = Not now

# The log
table-rolled-by-box = { CLAUSE($told) } (box).
table-rolled-by-table = { CLAUSE($told) } (own dice).

# Options that all games share
option-dice = Who rolls the dice
option-upkeep = Upkeep steps

# What the box offers beside the games
table-resume = Back to the game
table-join = Join by phone
table-fact-right = Fact is right
table-keep-cards = Keep new cards
table-teach-tag = Teach a tag
table-teach-this = Teach { $tag }
table-end-game = End this game
table-new-game = New game
table-no = No, play on
table-yes = Yes
table-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
table-colour-red = Red
table-colour-blue = Blue
table-colour-green = Green
table-colour-yellow = Yellow
table-colour-purple = Purple
table-colour-grey = Grey

# Requests
table-no-game = There is no game on the table; start one with “new”.
table-stale = The table has changed since; look again.
table-stale-undo = Another move has been made since; look again.
table-not-kept = That could not be kept: { $why }.
table-one-blank = A move is words with one blank between them.
table-count-or-seat = An undo takes “count” or “seat”, not both.
table-no-seat = There is no seat “{ $seat }” at this table.
table-path-names = “path” names a value of the state, such as round or players.0.
table-no-rule = There is no rule “{ $ref }”.
table-request-is = A request is a JSON object with “do”.
table-do-is = “do” is one of: { $verbs }.
table-request-fault = “{ $verb }” cannot be read: { $fault }.
table-line-too-long = A line holds at most 64 KiB.
table-line-no-json = That line is not a JSON object.
table-switched-off = The box is being switched off.
table-program-could-not = The program could not do that.
table-could-not = The box could not do that; nothing has changed.

# Tags and tokens
table-no-token = “{ $token }” is no token; tokens are ok back undo roll next turn:+1 seat:p1 and KIND:WORD.
table-tag-untaught = The tag { $tag } has not been taught; teach it what it sits on.
    .short = New tag { $end }
table-no-tag-no-token = “{ $token }” is neither a tag nor a token.
table-tag-is-hex = A tag is 4 to 64 hexadecimal digits, not “{ $tag }”.
table-no-such-token = “{ $token }” is no token such as seat:p1 or item:map.
table-lay-tag = Lay the tag for { $token } on a reader.
    .short = Lay the tag down
table-tag-means = { $tag } means { $token }.
    .short = Tag taught
table-tag-forgotten = { $tag } is forgotten.
    .short = Tag forgotten

# A new game, its players and its options
table-no-game-called = There is no game “{ $game }”; there are: { $games }.
table-luck-wrong = The header's “luck” is not what these options draw; leave that line out, or the options as they were.
table-no-option = There is no option “{ $option }”; there are: { $options }.
    .short = Check the options
table-option-cannot-be = Option “{ $option }” cannot be { $value }; it is { $domain }.
    .short = Check the options
table-option-cannot-hold = Option “{ $option }” cannot hold { $value }; it is { $domain }.
    .short = Check the options
table-option-twice = Option “{ $option }” names “{ $word }” more than once; it is { $domain }.
    .short = Check the options
table-domain-one = one of: { $words }
table-domain-many = a list of these, each at most once{ $rule }: { $words }{ $presets }
table-domain-rule = { " " }(rule { $rule })
table-domain-presets = , or one of: { $presets }
table-people = { $least } to { $most } people play this game, not { $given }.
    .short = Check the options
table-name-missing = Every player needs a name.
    .short = Check the options
table-name-long = A name has at most { $most } characters, “{ $name }…” has { $length }.
    .short = Check the options
table-name-one-line = A name is one line without control characters.
    .short = Check the options
table-name-unseen = A name needs at least one visible character.
    .short = Check the options

# Taking back and doing again
table-no-move-of = { $seat } has no move to take back.
    .short = Nothing to undo
table-others-depend = Without that move “{ $entry }” could not have been made: { $why }
    .short = Others depend on it
table-nothing-to-undo = There is no move to take back.
    .short = Nothing to undo
table-nothing-to-redo = There is no move to do again.
    .short = Nothing to redo
table-too-few-to-undo = Only { $found } of { $wanted } moves could be taken back, so none was.
    .short = Nothing to undo
table-too-few-to-redo = Only { $found } of { $wanted } moves could be done again, so none was.
    .short = Nothing to redo

# Corrections
table-corrected = Corrected: { $path } is { $value }.
    .short = Corrected
table-corrected-why = Corrected: { $path } is { $value } ({ $why }).
    .short = Corrected
table-fixed = “{ $path }” is fixed for this game or follows from the rest; it cannot be corrected.
    .short = Follows by itself
table-immense = No number at this table is that large, no text that long.
    .short = Too large
table-no-path = The state has no “{ $path }”.
    .short = No such value
table-cannot-be = “{ $path }” cannot be { $value } while the rest stands as it is; it would be { $instead }.
    .short = Does not fit the rest
table-name-does-not-fit = { $why }
    .short = Does not fit
table-fault-state = That does not fit the state: { $fault }.
    .short = Does not fit
table-fault-set = The set does not fit this game: { $fault }.
    .short = Set does not fit

# An end before the end
table-ended = The game was ended.
    .short = Game ended
table-ended-why = The game was ended: { $why }.
    .short = Game ended
table-was-ended = The game was ended; undo that or start a new one.
    .short = Game ended
table-over-already = The game is over already.
    .short = Game over

# Records
table-record-refused = Line { $line }, “{ $entry }”: { $why }
    .short = Line { $line } refused
table-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
table-record-says = A record says what was rolled or drawn, such as “{ $line }”.
table-claim = Line { $line }: { $why }
    .short = Claim does not hold
table-claim-no-path = the state has no “{ $path }”.
table-claim-differs = { $path } is { $found }, the record says { $said }.
table-record-no-pair = Line { $line } of the record is not “key: value”: “{ $text }”.
table-record-twice = Line { $line } of the record says “{ $key }” a second time.
table-record-no-key = The header of the record has no key “{ $key }”.
table-record-no-game = The record names no game.
table-record-seats = The record's seats are p1, p2 and so on without a gap, not { $seats }.
table-record-luck = The header's “luck” cannot be read: { $fault }.
table-record-lacks = Line { $line } of the record lacks a path or a value: “{ $text }”.

# The set of components
table-check-fact = Nobody has checked this yet: { $fact }.
table-fact-is = { $fact } is { $value }
table-fact-as-set = { $fact }, as the set has it
table-new-cards = New cards were told in this game; the box can keep them in your set.
table-no-fact = The set has no fact “{ $fact }”; it has: { $facts }.
table-set-lacks-fact = The set “{ $set }” has no fact “{ $fact }”; it has: { $facts }.
table-no-set = There is no set “{ $set }”; there are: { $sets }.
table-set-of-other = The set “{ $set }” belongs to { $other }, not to { $game }.
table-set-file-misnamed = The set file { $file } is not used: a set's name is lower-case letters, digits and hyphens.
    .short = Set not used
table-set-misnamed = “{ $set }” cannot be kept: a set's name is lower-case letters, digits and hyphens.
table-set-no-folder = This box keeps no sets: it was started without a state directory.
table-set-unwritten = The set “{ $set }” could not be written: { $why }.
table-set-unreadable = The set file { $file } cannot be read: { CLAUSE($why) }.
    .short = Set unreadable
table-set-fault = { $fault }.

# The journal and the tags
table-journal-part = The journal { $file } is damaged; this is what can be read of it.
    .short = Journal damaged
table-journal-damaged = The journal was damaged; what was left of it lies beside as { $aside }, { $taken } could be taken over.
    .short = Journal was damaged
table-journal-gone = The journal was gone, { $taken } could be taken over.
    .short = Journal was gone
table-lines = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}
table-lines-of = { $lines } of { $all } lines
table-journal-in-memory = Nothing is kept on disk: { $why }. The game goes on, but a power cut would lose it.
    .short = Nothing is kept
table-journal-kept-again = The journal is kept on disk again, with everything since.
    .short = Journal kept again
table-journal-no-copy = No good copy of the journal could be made: { $why }.
    .short = No journal copy
table-journal-in-use = another program uses the journal { $file }
table-journal-too-new = the journal was written by a newer version of this program
table-journal-unread = The last game in the journal could not be read; it is left as it is.
    .short = Last game unreadable
table-journal-read-to = The last game could be read up to its line { $line } of { $lines }; it goes on from there.
    .short = Last game cut short
table-tags-lost = The tag file { $file } cannot be read ({ $fault }); tags must be taught again.
    .short = Tags were lost

# Rulebooks
table-rules-missing = The game has no rules that can be read: { $file } is missing or no text.
table-rules-gaps = { $file } lacks the rules { $rules }; each is a paragraph that begins **1.2**.

# What does not fit, as a clause
table-fault-it = it
table-fault-file = the file
table-fault-request = the request
table-fault-at = “{ $path }”
table-fault-takes = { $at } takes { $wanted }, not { $given }
table-fault-at-least = { $at } is at least { $limit }
table-fault-at-most = { $at } is at most { $limit }
table-fault-too-short = { $at } is too short: { $limit } at least
table-fault-too-long = { $at } is too long: { $limit } at most
table-fault-length = { $at } must have length { $limit }
table-fault-slug = { $at } is made of lower-case letters, digits and single hyphens
table-fault-unknown = { $at } has no “{ $name }”
table-fault-lacks = { $at } lacks “{ $name }”
table-fault-value = { $at } cannot be “{ $value }”
table-fault-other = { $at }: { $text }
table-kind-int = a whole number
table-kind-float = a number
table-kind-str = a text
table-kind-bool = true or false
table-kind-array = a list
table-kind-object = an object
table-kind-null = nothing
