// Verifies one game's stream link by link, then as a game. `pentaland verify` and the API both use it.
import type { StoredEvent } from '#event-store';
import { whole, type GameId, type PlayerId, type Steps } from '#kernel';
import { DEFAULT_TERMS, LogVerifier, type GameEvent, type LogFault, type LogVerdict } from '#rules';
import { knownPlaces } from '#visibility';
import {
  ChainChecker,
  decode,
  UndecodableEvent,
  type Actor,
  type ChainFault,
  type DecodeFault,
  type GameSecret,
} from '#log';
import { GAME_CODEC, type RecordedGameEvent } from '../log/game-log.js';
import { rulebookFor, type FormatCards } from '../../ports/index.js';

export type GameFault = LogFault | ChainFault['reason'] | DecodeFault | 'other-game';

export interface GameVerdict extends Omit<LogVerdict, 'fault'> {
  readonly fault: { readonly place: number; readonly fault: GameFault } | null;
}

export class GameVerifier {
  private readonly chain: ChainChecker;
  private readonly seed: string;
  /** Set from the first command on, which says what the game is played with. */
  private log: LogVerifier | undefined;
  private batch: RecordedGameEvent[] = [];
  private places = 0;
  private fault: GameVerdict['fault'] = null;

  constructor(
    private readonly game: GameId,
    { seed, chain }: GameSecret,
    private readonly cards: FormatCards,
  ) {
    this.chain = new ChainChecker(chain);
    this.seed = seed;
  }

  /** Call for each event in stream order, from the first on. */
  add(stored: StoredEvent): void {
    whole(this.adding(stored));
  }

  /** The same in steps, for a process that serves other games meanwhile. */
  *adding(stored: StoredEvent): Steps<void> {
    if (this.fault !== null) return;
    const broken = this.chain.add(stored)?.reason;
    const read = broken ?? this.read(stored);
    if (typeof read === 'string') {
      this.fault = { place: this.places, fault: read };
      // The batch is incomplete, so its outcome says nothing.
      this.batch = [];
      return;
    }
    if (read.event.type === 'CommandAccepted') yield* this.closing();
    this.batch.push(read);
    this.places += 1;
  }

  /** Which checks hold; `events` and `commands` are counted up to the first fault. */
  verdict(): GameVerdict {
    return whole(this.concluding());
  }

  *concluding(): Steps<GameVerdict> {
    yield* this.closing();
    const verdict = this.verifierOf([]).verdict();
    return { ...verdict, fault: verdict.fault ?? this.fault };
  }

  private *closing(): Steps<void> {
    const { batch } = this;
    const [first] = batch;
    if (first === undefined) return;
    this.batch = [];
    const events = batch.map(({ event }) => event);
    yield* this.verifierOf(events).adding({ actor: actorOf(first.actor), events });
  }

  private verifierOf(events: readonly GameEvent[]): LogVerifier {
    const created = events.find((event) => event.type === 'GameCreated');
    const book = rulebookFor(this.cards, created?.terms ?? DEFAULT_TERMS);
    return (this.log ??= new LogVerifier({ ...book, seed: this.seed }, knownPlaces));
  }

  private read(stored: StoredEvent): RecordedGameEvent | GameFault {
    try {
      const recorded = decode(GAME_CODEC, stored, 'strict');
      const { event } = recorded;
      return event.type === 'GameCreated' && event.game !== this.game ? 'other-game' : recorded;
    } catch (error) {
      if (error instanceof UndecodableEvent) return error.fault;
      throw error;
    }
  }
}

const actorOf = (actor: Actor): PlayerId | 'timer' | 'operator' => (actor === 'server' ? 'timer' : actor);
