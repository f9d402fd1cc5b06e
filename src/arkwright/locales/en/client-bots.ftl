# What to expect of bots, loaded where one is chosen.

client-expect-random = Random moves: knows the rules and nothing else. Plays at once.
client-expect-clerk = Clerk: plays by sound rules of thumb, a good opponent for the first games. Plays at once.
client-expect-manager = Manager: compares whole turns before playing one, for those who beat clerks. Thinks up to { $seconds } s a turn.
client-expect-director = Director: plans further, for those who know the game well. Thinks up to { $seconds } s a turn.
client-expect-tycoon = Tycoon: the strongest bot here. Thinks up to { $seconds } s a turn.
client-expect-own = { $client-bot }: brought by whoever runs this server.
