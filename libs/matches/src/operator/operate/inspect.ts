// Reports for the operator on games that cannot go on, and why. It shows ids, counts and kinds only, and
// names no card.
import type { EventStore } from '#event-store';
import { gameId, type GameId, type Instant, type PlayerId } from '#kernel';
import {
  cardsIn,
  BATTLEFIELD,
  DEFAULT_TERMS,
  STACK,
  commandsToTry,
  type Decision,
  type GameState,
  type ObjectId,
  type QuarantineReason,
} from '#rules';
import { envelopeOf, everyEvent, familyOf, gameStream, loadGameSecret, memberOf, pagesOf } from '#log';
import { rulebookFor } from '../../ports/index.js';
import { decideSafely, isRecordable } from '../../game/deciding/deciding.js';
import { foldedGame } from '../../game/folding/folded.js';
import type { Workshop } from './game-operator.js';

export interface ListedStanding {
  readonly game: GameId;
  readonly events: number;
  /** Why the game is stopped; undefined if it goes on. */
  readonly why: QuarantineReason | undefined;
}

/** Every unfinished game, in order of creation. */
export async function* unfinishedGames(store: EventStore): AsyncGenerator<ListedStanding> {
  const open = new Map<GameId, QuarantineReason | undefined>();
  const types = ['GameCreated', 'GameQuarantined', 'QuarantineLifted', 'GameEnded'];
  for await (const { stream, type, data } of everyEvent(store, types)) {
    if (familyOf(stream) !== 'game') continue;
    const game = gameId(memberOf(stream));
    if (type === 'GameEnded') open.delete(game);
    else open.set(game, type === 'GameQuarantined' ? (data as { why: QuarantineReason }).why : undefined);
  }
  for (const [game, why] of open) {
    const live = (await foldedGame(store, game))?.live;
    const isUnreadable = live === undefined || live.unreadable !== undefined;
    yield { game, events: await eventsOf(store, game), why: isUnreadable ? 'unreadable-log' : why };
  }
}

async function eventsOf(store: EventStore, game: GameId): Promise<number> {
  const last = await store.read(gameStream(game), { direction: 'backwards', max: 1 });
  return last.kind === 'found' ? (last.events[0]?.revision ?? -1) + 1 : 0;
}

export interface LoggedCommand {
  readonly at: Instant;
  readonly actor: string;
  readonly type: string;
  readonly events: number;
}

/** An answer that the server would try, and what comes of it. */
export interface Way {
  readonly answer: string;
  readonly outcome: string;
}

export interface Inspection {
  readonly game: GameId;
  readonly status: GameState['stage']['kind'];
  readonly events: number;
  readonly bytes: number;
  readonly players: readonly { readonly seat: number; readonly player: PlayerId; readonly lost: boolean }[];
  readonly turn: GameState['turn'];
  readonly decision: Decision | null;
  readonly quarantine: GameState['quarantine'];
  /** The first event that cannot be read or folded, and the error it caused. */
  readonly unreadable: { readonly from: number; readonly fault: string } | undefined;
  readonly permanents: number;
  /** The stack, bottom first, with the seat that controls each object. */
  readonly stack: readonly { readonly object: ObjectId; readonly controller: number | null }[];
  /** The unfinished procedures; the last of them resumes first. */
  readonly frames: readonly string[];
  /** The server's possible answers to the open question, and the outcome of each. */
  readonly ways: readonly Way[];
  /** The last events of the log. */
  readonly commands: readonly LoggedCommand[];
}

const LAST = 10;

/** Undefined: the game does not exist, or not even its creation can be read. */
export async function inspectGame(workshop: Workshop, game: GameId): Promise<Inspection | undefined> {
  const { store } = workshop;
  const folded = await foldedGame(store, game);
  if (folded === undefined) return undefined;
  const { live, fault } = folded;
  const { state } = live;
  const { events, bytes, commands } = await logOf(store, game);
  return {
    game,
    status: state.stage.kind,
    events,
    bytes,
    players: state.seats.flatMap(({ seat, player, lost }) =>
      player === null ? [] : [{ seat, player, lost: lost !== null }],
    ),
    turn: state.turn,
    decision: state.decision,
    quarantine: state.quarantine,
    unreadable:
      live.unreadable === undefined
        ? undefined
        : { from: live.unreadable, fault: fault instanceof Error ? fault.message : 'unknown' },
    permanents: cardsIn(state, BATTLEFIELD).length,
    stack: cardsIn(state, STACK).map((object) => ({ object, controller: controllerOn(state, object) })),
    frames: state.agenda.frames.map(({ kind }) => kind),
    ways: live.unreadable === undefined ? await waysIn(workshop, game, state) : [],
    commands,
  };
}

const controllerOn = ({ objects }: GameState, id: ObjectId): number | null =>
  Object.values(objects).find((object) => object.id === id)?.item?.controller ?? null;

async function logOf(store: EventStore, game: GameId) {
  let events = 0;
  let bytes = 0;
  const commands: (LoggedCommand & { events: number })[] = [];
  for await (const page of pagesOf(store, gameStream(game)))
    for (const stored of page) {
      events += 1;
      bytes += JSON.stringify(stored.data).length + JSON.stringify(stored.metadata).length;
      if (stored.type === 'CommandAccepted') {
        const envelope = envelopeOf(stored);
        const { command } = stored.data as { readonly command?: { readonly type?: string } };
        const [at, actor] = [envelope?.at ?? (0 as Instant), envelope?.actor ?? 'unknown'];
        commands.push({ at, actor, type: command?.type ?? 'unknown', events: 0 });
        if (commands.length > LAST) commands.shift();
      }
      const last = commands.at(-1);
      if (last !== undefined) last.events += 1;
    }
  return { events, bytes, commands };
}

/** Tried as if the game were not quarantined. */
async function waysIn(
  { store, keys, cards, clock }: Workshop,
  game: GameId,
  state: GameState,
): Promise<readonly Way[]> {
  const { seed } = await loadGameSecret(store, keys, game);
  const inputs = { now: clock.now(), seed, ...rulebookFor(cards, state.terms ?? DEFAULT_TERMS) };
  const free = { ...state, quarantine: null };
  const ways: Way[] = [];
  for (const proposed of commandsToTry(state)) {
    const { command } = proposed;
    const decided = await decideSafely(free, proposed, inputs);
    const goesOn = decided.ok && isRecordable(decided.value);
    const outcome = goesOn ? 'goes on' : decided.ok ? 'cannot be recorded' : decided.error.code;
    ways.push({ answer: command.type === 'answer' ? JSON.stringify(command.answer) : command.type, outcome });
  }
  return ways;
}
