// Folds the life cycle of games into the lists. Both kinds of index use this fold, so they cannot diverge.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { GameEvent, Seat } from '#rules';
import type { Life, LifeCycleType } from './life-event.js';
import type { LobbyGame, LobbySeat } from './lobby-game.js';

/** The storage an index keeps its games in. */
export interface Shelf {
  find(game: GameId): LobbyGame | undefined;
  keep(game: LobbyGame): void;
  invite(game: LobbyGame, player: PlayerId): void;
  uninvite(game: LobbyGame, player: PlayerId): void;
}

type Changes = {
  readonly [T in Exclude<LifeCycleType, 'GameCreated' | 'PlayerInvited' | 'InvitationEnded'>]: (
    game: LobbyGame,
    event: GameEvent<T>,
  ) => LobbyGame;
};

const CHANGES: Changes = {
  ForkedFrom: (game, { origin }) => ({ ...game, origin }),
  SeatTaken: (game, { seat, player }) => withSeat(game, seat, { player }),
  SeatLeft: (game, { seat }) => withSeat(game, seat, { player: null }),
  HostChanged: (game, { host }) => ({ ...game, host }),
  // While entropy is being opened the game has not begun, and the table may still return to gathering.
  OpeningBegan: (game) => game,
  ReadinessWithdrawn: (game) => game,
  GameBegan: (game) => ({ ...game, status: 'playing' }),
  ClauseReferred: (game, { until }) => ({ ...game, referred: { until } }),
  ClauseSettled: (game) => withoutReferral(game),
  GameStopped: (game, { until }) => ({ ...game, stopped: { until } }),
  GameResumed: (game) => goingOn(game),
  PlayerLost: (game, { seat }) => withSeat(game, seat, { lost: true }),
  Rewound: (game, { lost, referred }) => playingAgain(game, lost, referred),
  GameEnded: (game, { reason, winners }) => ({
    ...goingOn(withoutReferral(game)),
    status: 'over',
    result: { reason, winners },
  }),
};

export function foldInto(shelf: Shelf, { game: id, event, at }: Life): void {
  if (event.type === 'GameCreated') {
    shelf.keep(created(id, event, at));
    return;
  }
  const game = shelf.find(id);
  // Its creation could not be read and was reported: the game is in no list.
  if (game === undefined) return;
  if (event.type === 'PlayerInvited') shelf.invite(game, event.player);
  else if (event.type === 'InvitationEnded') shelf.uninvite(game, event.player);
  else shelf.keep(changed(game, event));
}

/** The shelf for one batch: it reads and writes each game once, and writes nothing before the batch is folded. */
export function foldedTogether(shelf: Shelf, fold: (shelf: Shelf) => void): void {
  const games = new Map<GameId, LobbyGame>();
  const invitations: {
    readonly game: GameId;
    readonly player: PlayerId;
    readonly is: 'invite' | 'uninvite';
  }[] = [];
  fold({
    find: (id) => games.get(id) ?? shelf.find(id),
    keep: (game) => void games.set(game.id, game),
    invite: ({ id }, player) => void invitations.push({ game: id, player, is: 'invite' }),
    uninvite: ({ id }, player) => void invitations.push({ game: id, player, is: 'uninvite' }),
  });
  for (const game of games.values()) shelf.keep(game);
  // An index may store invitations with a reference to their game, so the games are stored first.
  for (const { game: id, player, is } of invitations) {
    const game = games.get(id) ?? shelf.find(id);
    if (game !== undefined) shelf[is](game, player);
  }
}

function created(id: GameId, { host, terms }: GameEvent<'GameCreated'>, at: Instant): LobbyGame {
  const seats = Array.from({ length: terms.seats }, (_, index): LobbySeat => {
    return { seat: index as Seat, player: null, lost: false };
  });
  return { id, status: 'gathering', terms, host, createdAt: at, seats };
}

function changed<T extends keyof Changes>(game: LobbyGame, event: GameEvent<T>): LobbyGame {
  const change: Changes[T] = CHANGES[event.type];
  return change(game, event);
}

function withoutReferral(game: LobbyGame): LobbyGame {
  if (game.referred === undefined) return game;
  const { referred: _, ...rest } = game;
  return rest;
}

function goingOn(game: LobbyGame): LobbyGame {
  if (game.stopped === undefined) return game;
  const { stopped: _, ...rest } = game;
  return rest;
}

/** A game that was over goes on, and players who had left since are back. */
function playingAgain(
  game: LobbyGame,
  lost: readonly Seat[],
  referred: GameEvent<'Rewound'>['referred'],
): LobbyGame {
  const { result: _, referred: __, ...rest } = game;
  const seats = game.seats.map((seat) => ({ ...seat, lost: lost.includes(seat.seat) }));
  return {
    ...rest,
    status: 'playing',
    seats,
    ...(referred === null ? {} : { referred: { until: referred.until } }),
  };
}

const withSeat = (game: LobbyGame, seat: Seat, change: Partial<LobbySeat>): LobbyGame => ({
  ...game,
  seats: game.seats.map((other) => (other.seat === seat ? { ...other, ...change } : other)),
});
