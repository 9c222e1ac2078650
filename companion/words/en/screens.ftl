# What the glass says beside the games' own pages. A line of the glass holds about 18 signs.
screen-code = Code
screen-code-is = Code { $code }
screen-choose-game = Choose a game
screen-countdowns = Countdowns
screen-dice = Dice
screen-game-over = Game over
screen-join = Join by phone
screen-more = { $label } +{ $more }
screen-no-network = No network
screen-no-roll = No roll yet
screen-no-winner = No winner
screen-of = of { $of }
screen-of-seat = { $label }: { $seat }
screen-ok = OK: { $does }
screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-rolls = rolls
screen-round = R{ $round }
screen-safe-above = Safe to
screen-safe-below = unplug
screen-shared-win = Shared win
screen-table = table
screen-winner = Winner
