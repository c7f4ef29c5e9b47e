// Folds the life cycle of games into the lists. Both kinds of index use this fold, so they cannot diverge.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { GameEvent, Seat } from '#rules';
import type { LifeCycleType, LifeEvent } from './life-event.js';
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
  SeatTaken: (game, { seat, player }) => withSeat(game, seat, { player }),
  SeatLeft: (game, { seat }) => withSeat(game, seat, { player: null }),
  HostChanged: (game, { host }) => ({ ...game, host }),
  // While entropy is being opened the game has not begun, and the table may still return to gathering.
  OpeningBegan: (game) => game,
  ReadinessWithdrawn: (game) => game,
  GameBegan: (game) => ({ ...game, status: 'playing' }),
  ClauseReferred: (game, { until }) => ({ ...game, referred: { until } }),
  ClauseSettled: (game) => withoutReferral(game),
  PlayerLost: (game, { seat }) => withSeat(game, seat, { lost: true }),
  GameEnded: (game, { reason, winners }) => ({
    ...withoutReferral(game),
    status: 'over',
    result: { reason, winners },
  }),
};

/** Reads and writes each game once per batch, however many of its events the batch has. */
export function foldInto(shelf: Shelf, events: readonly LifeEvent[]): void {
  const touched = new Map<GameId, LobbyGame>();
  for (const { game: id, event, at } of events) {
    const game = event.type === 'GameCreated' ? created(id, event, at) : (touched.get(id) ?? shelf.find(id));
    // Its creation could not be read and was reported: the game is in no list.
    if (game === undefined) continue;
    if (event.type === 'PlayerInvited' || event.type === 'InvitationEnded') {
      // An index may store invitations with a reference to their game, so the game must be stored first.
      if (touched.has(id)) shelf.keep(game);
      if (event.type === 'PlayerInvited') shelf.invite(game, event.player);
      else shelf.uninvite(game, event.player);
    } else {
      touched.set(id, event.type === 'GameCreated' ? game : changed(game, event));
    }
  }
  for (const game of touched.values()) shelf.keep(game);
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

const withSeat = (game: LobbyGame, seat: Seat, change: Partial<LobbySeat>): LobbyGame => ({
  ...game,
  seats: game.seats.map((other) => (other.seat === seat ? { ...other, ...change } : other)),
});
