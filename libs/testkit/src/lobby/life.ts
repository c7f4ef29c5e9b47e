// Life cycles of games as events with made-up log positions, for tests of their fold.
import { eventId, gameId, instant, playerId, type GameId, type PlayerId, commitTo } from '#kernel';
import type { Position, Revision } from '#event-store';
import { DEFAULT_TERMS, type GameEvent, type ObjectId, type ReferralId, type Seat, type Terms } from '#rules';
import { gameStream, type ReadBatch, type EventPlace } from '#log';
import { foldInto, type Shelf } from '../../../matches/src/lobby/fold.js';
import type { Life, LifeCycleType } from '../../../matches/src/lobby/life-event.js';
import type { LobbyIndex } from '../../../matches/src/lobby/index.js';

export const [ANNA, BORIS, CHLOE] = ['anna', 'boris', 'chloe'].map(playerId) as [
  PlayerId,
  PlayerId,
  PlayerId,
];
export const seat = (number: number): Seat => number as Seat;
export type Happening = GameEvent<LifeCycleType>;

export const createdBy = (host: PlayerId, game: GameId, terms: Partial<Terms> = {}): Happening => ({
  type: 'GameCreated',
  game,
  host,
  terms: { ...DEFAULT_TERMS, ...terms },
  commitment: commitTo('seed'),
});
export const sits = (number: number, player: PlayerId): Happening => ({
  type: 'SeatTaken',
  seat: seat(number),
  player,
});
export const uninvites = (player: PlayerId): Happening => ({
  type: 'InvitationEnded',
  player,
  reason: 'declined',
});
export const invites = (player: PlayerId): Happening => ({ type: 'PlayerInvited', player });
export const BEGINS: Happening = { type: 'GameBegan', life: 20 };
export const ENDS: Happening = { type: 'GameEnded', reason: 'last-one-standing', winners: [seat(0)] };

const CLAUSE = { object: 'o7' as ObjectId, text: 'Sing a song.', part: 'effect' } as const;
export const REFERS: Happening = {
  type: 'ClauseReferred',
  ...CLAUSE,
  referral: 'r1' as ReferralId,
  seat: seat(0),
  nothing: [seat(1)],
  stands: [],
  until: instant(9_000),
};
export const SETTLES: Happening = {
  type: 'ClauseSettled',
  ...CLAUSE,
  outcome: 'nothing',
  why: 'unruled',
  nothing: [],
  stands: [],
};

/** An event of a life with its place in the log. */
export interface LifeEvent extends Life {
  readonly position: Position;
  readonly place: EventPlace;
}
export type LifeBatch = ReadBatch<LifeEvent>;

const fold = (shelf: Shelf, events: readonly LifeEvent[]): void =>
  events.forEach((event) => foldInto(shelf, event));

/** Brings an index a batch. */
export const bring = (index: LobbyIndex, batch: LifeBatch): 'applied' | 'gap' => index.apply(batch, fold);

/** The events of one log, in the order they are told. */
export class Chronicle {
  readonly events: LifeEvent[] = [];
  readonly #revisions = new Map<GameId, number>();
  #time = 1_000;

  /** Something happens in a game; first the clock advances by this much. */
  tell(game: GameId, happenings: readonly Happening[], wait = 1): this {
    this.#time += wait;
    for (const event of happenings) {
      const revision = this.#revisions.get(game) ?? 0;
      this.#revisions.set(game, revision + 1);
      const number = this.events.length + 1;
      const position = String(number).padStart(16, '0') as Position;
      this.events.push({
        game,
        event,
        at: instant(this.#time),
        position,
        place: {
          stream: gameStream(game),
          revision: revision as Revision,
          id: eventId(`event-${number}`),
          position,
        },
      });
    }
    return this;
  }

  /** A game of Anna's where she has a seat; further events follow. */
  game(id: string, terms: Partial<Terms> = {}, happenings: readonly Happening[] = []): this {
    const game = gameId(id);
    return this.tell(game, [createdBy(ANNA, game, terms), sits(0, ANNA), ...happenings]);
  }

  /** The events from one index up to, but not including, another. */
  batch(from: number, to: number): LifeBatch {
    const events = this.events.slice(from, to);
    const place = events.at(-1)?.place;
    if (place === undefined) throw new Error('a batch of nothing');
    return { after: this.events[from - 1]?.position, events, reached: { version: '1', place } };
  }

  /** Folds everything the index has not folded yet. */
  into(index: LobbyIndex): void {
    const had = index.checkpoint()?.place;
    const from = had === undefined ? 0 : this.events.findIndex(({ place }) => place.id === had.id) + 1;
    if (from < this.events.length) bring(index, this.batch(from, this.events.length));
  }
}
