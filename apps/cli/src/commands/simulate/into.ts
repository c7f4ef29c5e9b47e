// Adds the games of a run to the facts, under a label. The same command goes on where it was interrupted, because the id
// of a game says which command made it, and which of its games it is.
import { factsOf, SimulatedGames, TABLE_NAMES, type Facts, type Timed } from '#analytics';
import { gameId, hashJson, instant, type GameId, type Instant } from '#kernel';
import { botAt, type BotKind, type GameEvent } from '#rules';

export interface Into {
  readonly label: string;
  /** When the first table is made, in the time of the simulation. */
  readonly from: number;
  /** Milliseconds from one table to the next. */
  readonly every: number;
  /** Whether the games that the label has are removed first. */
  readonly anew: boolean;
}

/** A transaction has at most so many rows, unless one game has more, and is written at least so often. */
const MOST_ROWS = 100_000;
const LONGEST_MS = 20_000;

/** What the server calls the bots. */
const KIND_OF: Readonly<Record<string, BotKind>> = { uniform: 'random', greedy: 'greedy' };

export class GamesInto {
  readonly #games: SimulatedGames;
  readonly #prefix: string;
  #waiting: Facts[] = [];
  #rows = 0;
  #written = performance.now();

  /** `made`: what the games depend on, their number left out. */
  constructor(
    file: string,
    private readonly into: Into,
    private readonly made: {
      readonly seed: string;
      readonly bots: readonly string[];
      readonly terms: string;
    },
  ) {
    this.#games = new SimulatedGames(file, into.label);
    const { from, every } = into;
    this.#prefix = `${into.label}-${hashJson({ ...made, from, every }).slice(0, 12)}-`;
  }

  /** The number of the first game to play. */
  async first(): Promise<number> {
    if (this.into.anew) await this.#games.forget();
    return this.#games.reached(this.#prefix);
  }

  startOf(nth: number): number {
    return this.into.from + nth * this.into.every;
  }

  recordOf(nth: number): Recording {
    return new Recording(gameId(`${this.#prefix}${String(nth)}`), this.made.bots);
  }

  /** Keeps the facts of a game that ended, to be written with others. */
  async add(recording: Recording): Promise<void> {
    const facts = factsOf(recording.log, { source: this.into.label });
    if (facts === undefined) return;
    this.#waiting.push(facts);
    for (const name of TABLE_NAMES) this.#rows += facts[name].length;
    if (this.#rows >= MOST_ROWS || performance.now() - this.#written >= LONGEST_MS) await this.write();
  }

  async write(): Promise<void> {
    await this.#games.add(this.#waiting);
    this.#waiting = [];
    this.#rows = 0;
    this.#written = performance.now();
  }
}

/** The log of one game as a server would have it: under its own id, between bots that it knows. */
export class Recording {
  readonly log: Timed[] = [];
  #at: Instant = instant(0);

  constructor(
    private readonly game: GameId,
    private readonly bots: readonly string[],
  ) {}

  take(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'CommandAccepted') this.#at = event.at;
      this.log.push({ event: this.#seen(event), at: this.#at });
    }
  }

  #seen(event: GameEvent): GameEvent {
    if (event.type === 'GameCreated') return { ...event, game: this.game };
    if (event.type !== 'SeatTaken') return event;
    const kind = KIND_OF[this.bots[event.seat] ?? ''];
    return kind === undefined ? event : { ...event, player: botAt(kind, event.seat) };
  }
}
