// Where disputes are found: those that wait for a judge, those of a game, what its log says of each, and the penalties
// of a player. The disputes themselves are read from their streams.
import { DISPUTE_EVENTS, TEXT_EVENTS, type DisputeEvent } from '#disputes';
import type { CommandId, GameId, Instant, PlayerId } from '#kernel';
import {
  decode,
  envelopeOf,
  familyOf,
  memberOf,
  type Codec,
  type Projection,
  type Rows,
  type RowsRead,
} from '#log';
import { EVENTS, type DisputeId, type GameEvent, type Seat } from '#rules';
import type { StoredEvent } from '#event-store';

/** What the game's log says of a dispute. */
export interface StoppedGame {
  readonly game: GameId;
  readonly seat: Seat | null;
  /** The command that stopped it. */
  readonly actor: PlayerId;
  readonly commandId: CommandId;
  /** Who took the call last, how often it was taken, and how often it was handed back. */
  readonly takenBy: PlayerId | null;
  readonly takings: number;
  readonly handBacks: number;
  readonly wentOn: 'ruled' | 'withdrawn' | 'lapsed' | 'ended' | null;
}

/** A ruling waits while its game is quarantined: the last one says when to go on. */
const OF_GAMES = [
  'GameStopped',
  'CallTaken',
  'CallHandedBack',
  'GameResumed',
  'GameEnded',
  'QuarantineLifted',
] as const;
type OfGames = (typeof OF_GAMES)[number];
const GAMES: Codec<GameEvent<OfGames>> = EVENTS;
const DISPUTES: Codec<DisputeEvent> = DISPUTE_EVENTS;
const OF_DISPUTES = Object.keys(DISPUTE_EVENTS);
/** Folded into nothing; but who follows a dispute is told of them. */
const OF_TALK = Object.keys(TEXT_EVENTS);

/** Increase it when rows are folded or stored differently. */
const SHAPE = 1;

const DIGITS = 16;
const inOrder = (at: number): string => String(at).padStart(DIGITS, '0');
/** Clients may send any text; a key's parts are told apart by slashes. */
const part = (text: string): string => Buffer.from(text).toString('base64url');

/** The keys of the rows. */
export const KEYS = {
  stop: (dispute: string) => `stop/${dispute}`,
  /** The newest dispute of a game. */
  newest: (game: string) => `newest/${part(game)}`,
  openedAt: (dispute: string) => `opened/${dispute}`,
  waiting: (at: number, dispute: string) => `waiting/${inOrder(at)}/${dispute}`,
  appealed: (at: number, dispute: string) => `appealed/${inOrder(at)}/${dispute}`,
  /** Those in which the server may have something to do. */
  live: (dispute: string) => `live/${dispute}`,
  ofGame: (game: string, at: number, dispute: string) => `game/${part(game)}/${inOrder(at)}/${dispute}`,
  penalty: (player: string, event: string, at: number, dispute: string) =>
    `penalty/${part(player)}/${part(event)}/${inOrder(at)}/${dispute}`,
};

/** The prefixes of rows that are read in order; the last part of a key is the dispute. */
export const PREFIXES = {
  waiting: 'waiting/',
  appealed: 'appealed/',
  live: 'live/',
  ofGame: (game: string) => `game/${part(game)}/`,
  penalties: (player: string, event: string) => `penalty/${part(player)}/${part(event)}/`,
};
export const disputeIn = (key: string): DisputeId => key.slice(key.lastIndexOf('/') + 1) as DisputeId;

export const DISPUTES_AT_HAND: Projection<Rows> = {
  name: 'disputes',
  version: [
    SHAPE,
    ...OF_GAMES.map((type) => `${type}.${EVENTS[type].version}`),
    ...OF_DISPUTES.map((type) => `${type}.${kindOf(type).version}`),
  ].join(' '),
  types: [...new Set([...OF_GAMES, ...OF_DISPUTES, ...OF_TALK])],
  apply(rows, stored) {
    const family = familyOf(stored.stream);
    if (family === 'game') foldGame(rows, stored);
    if (family === 'dispute') foldDispute(rows, stored);
  },
};

function kindOf(type: string): { readonly version: number } {
  return DISPUTE_EVENTS[type as keyof typeof DISPUTE_EVENTS];
}

export const stopIn = (rows: RowsRead, dispute: DisputeId): StoppedGame | undefined =>
  rows.get(KEYS.stop(dispute)) as StoppedGame | undefined;

function foldGame(rows: Rows, stored: StoredEvent): void {
  const game = memberOf(stored.stream) as GameId;
  const { event } = decode(GAMES, stored, 'strict');
  const change = (dispute: DisputeId | undefined, to: Partial<StoppedGame>): void => {
    const stop = dispute === undefined ? undefined : stopIn(rows, dispute);
    if (dispute !== undefined && stop !== undefined) rows.put(KEYS.stop(dispute), { ...stop, ...to });
  };
  switch (event.type) {
    case 'GameStopped': {
      const { dispute, seat } = event;
      const { actor, commandId } = envelopeOf(stored) ?? { actor: '', commandId: '' };
      rows.put(KEYS.stop(dispute), {
        game,
        seat,
        actor,
        commandId,
        takenBy: null,
        takings: 0,
        handBacks: 0,
        wentOn: null,
      });
      rows.put(KEYS.newest(game), dispute);
      rows.put(KEYS.live(dispute), true);
      return;
    }
    case 'CallTaken':
      change(event.dispute, {
        takenBy: envelopeOf(stored)?.actor as PlayerId,
        takings: (stopIn(rows, event.dispute)?.takings ?? 0) + 1,
      });
      return;
    case 'GameResumed':
      change(event.dispute, { wentOn: event.why });
      return;
    case 'CallHandedBack':
      change(event.dispute, { handBacks: (stopIn(rows, event.dispute)?.handBacks ?? 0) + 1 });
      return;
    case 'QuarantineLifted':
      return;
    case 'GameEnded': {
      const newest = rows.get(KEYS.newest(game)) as DisputeId | undefined;
      if (newest !== undefined && stopIn(rows, newest)?.wentOn === null) change(newest, { wentOn: 'ended' });
    }
  }
}

function foldDispute(rows: Rows, stored: StoredEvent): void {
  const dispute = memberOf(stored.stream) as DisputeId;
  const { event, at } = decode(DISPUTES, stored, 'strict');
  const openedAt = Number(rows.get(KEYS.openedAt(dispute)) ?? at);
  const leavesQueue = (): void => rows.remove(KEYS.waiting(openedAt, dispute));
  const ends = (): void => {
    leavesQueue();
    rows.remove(KEYS.live(dispute));
  };
  const fold = FOLD[event.type] as ((rows: Rows, folding: Folding<DisputeEvent>) => void) | undefined;
  fold?.(rows, { dispute, event, at, openedAt, leavesQueue, ends });
}

interface Folding<E> {
  readonly dispute: DisputeId;
  readonly event: E;
  readonly at: Instant;
  readonly openedAt: number;
  readonly leavesQueue: () => void;
  readonly ends: () => void;
}
type Fold = {
  readonly [T in DisputeEvent['type']]?: (
    rows: Rows,
    folding: Folding<Extract<DisputeEvent, { type: T }>>,
  ) => void;
};

const FOLD: Fold = {
  DisputeOpened(rows, { dispute, event: { game, seat }, at }) {
    rows.put(KEYS.openedAt(dispute), at);
    rows.put(KEYS.ofGame(game, at, dispute), true);
    rows.put(KEYS.live(dispute), true);
    if (seat !== null) rows.put(KEYS.waiting(at, dispute), true);
  },
  CallTaken: (_, { leavesQueue }) => leavesQueue(),
  CallHandedBack: (rows, { openedAt, dispute }) => rows.put(KEYS.waiting(openedAt, dispute), true),
  CallWithdrawn: (_, { ends }) => ends(),
  CallLapsed: (_, { ends }) => ends(),
  RulingAppealed: (rows, { openedAt, dispute }) => rows.put(KEYS.appealed(openedAt, dispute), true),
  AppealDecided: (rows, { openedAt, dispute }) => rows.remove(KEYS.appealed(openedAt, dispute)),
  RulingCarriedOut: (_, { ends }) => ends(),
  PenaltyGiven(rows, { dispute, event: { player, at: event, infraction }, at }) {
    // Several in one dispute at one time are told apart by their number.
    for (let nth = 0; ; nth += 1) {
      const key = KEYS.penalty(player, event, at, `${nth}.${dispute}`);
      if (rows.get(key) !== undefined) continue;
      rows.put(key, infraction);
      return;
    }
  },
  DisputeClosed: (rows, { ends, openedAt, dispute }) => {
    ends();
    rows.remove(KEYS.appealed(openedAt, dispute));
  },
};
