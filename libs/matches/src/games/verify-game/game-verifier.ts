// One game's stream, checked link by link and then as a game: what `pentaland verify` and the API both ask.
import type { StoredEvent } from '#event-store';
import type { GameId, PlayerId } from '#kernel';
import { LogVerifier, type LogFault, type LogVerdict } from '#rules';
import {
  ChainChecker,
  decode,
  UndecodableEvent,
  type Actor,
  type ChainFault,
  type DecodeFault,
  type GameSecret,
} from '../../log/index.js';
import { GAME_CODEC, type RecordedGameEvent } from '../game-log.js';
import type { Rulebook } from '../rulebook.js';

export type GameFault = LogFault | ChainFault['reason'] | DecodeFault | 'other-game';

export interface GameVerdict extends Omit<LogVerdict, 'fault'> {
  readonly fault: { readonly place: number; readonly fault: GameFault } | null;
}

export class GameVerifier {
  private readonly chain: ChainChecker;
  private readonly log: LogVerifier;
  private batch: RecordedGameEvent[] = [];
  private places = 0;
  private fault: GameVerdict['fault'] = null;

  constructor(
    private readonly game: GameId,
    { seed, chain }: GameSecret,
    book: Rulebook,
  ) {
    this.chain = new ChainChecker(chain);
    this.log = new LogVerifier({ ...book, seed });
  }

  /** In the order of the stream, from its first event on. */
  add(stored: StoredEvent): void {
    if (this.fault !== null) return;
    const broken = this.chain.add(stored)?.reason;
    const read = broken ?? this.read(stored);
    if (typeof read === 'string') {
      this.fault = { place: this.places, fault: read };
      // Of its batch not everything is there: what the rest comes to says nothing.
      this.batch = [];
      return;
    }
    if (read.event.type === 'CommandAccepted') this.close();
    this.batch.push(read);
    this.places += 1;
  }

  /** What of it all holds; `events` and `commands` are counted up to the first fault. */
  verdict(): GameVerdict {
    this.close();
    const verdict = this.log.verdict();
    return { ...verdict, fault: verdict.fault ?? this.fault };
  }

  private close(): void {
    const { batch } = this;
    const [first] = batch;
    if (first === undefined) return;
    this.batch = [];
    this.log.add({ actor: actorOf(first.actor), events: batch.map(({ event }) => event) });
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

const actorOf = (actor: Actor): PlayerId | 'timer' => (actor === 'server' ? 'timer' : (actor as PlayerId));
