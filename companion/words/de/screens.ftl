# Was auf dem Glas steht, neben den Seiten der Spiele. Eine Zeile fasst etwa 18 Zeichen.
screen-code = Code
screen-code-is = Code { $code }
screen-choose-game = Spiel wählen
screen-countdowns = Countdowns
screen-dice = Würfel
screen-game-over = Spielende
screen-join = Handy verbinden
screen-more = { $label } +{ $more }
screen-no-network = Kein Netz
screen-no-roll = Noch kein Wurf
screen-no-winner = Kein Sieger
screen-of = von { $of }
screen-of-seat = { $label }: { $seat }
screen-ok = OK: { $does }
screen-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-rolls = würfelt
screen-round = R{ $round }
screen-safe-above = Stecker
screen-safe-below = darf raus
screen-shared-win = Geteilter Sieg
screen-table = Tisch
screen-winner = Sieger
