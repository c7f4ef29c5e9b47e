// Plays a whole game between bots, decided by the same rules that the server uses.
import type { Bot } from '#bots';
import {
  commitTo,
  err,
  gameId,
  instant,
  ok,
  playerId,
  type Instant,
  type RandomSource,
  type Result,
} from '#kernel';
import {
  decideAndEvolve,
  DEFAULT_TERMS,
  foldedLog,
  initialState,
  isInDispute,
  referredIn,
  type Decision,
  type EndReason,
  type GameEvent,
  type GameState,
  type Inputs,
  type Proposed,
  type Rulebook,
  type Terms,
} from '#rules';
import { diceOf } from './dice.js';
import { closing, stopping, type Disputed } from './disputing.js';
import { settlingOf } from './judging.js';
import { readBack } from './verifying.js';

export interface Setting {
  readonly seed: string;
  readonly cards: Inputs['cards'];
  readonly variants?: Inputs['variants'];
  readonly bots: readonly Bot[];
  readonly terms?: Partial<Terms>;
  /** A longer game is abandoned: bots without a plan may never end one. */
  readonly mostDecisions?: number;
  /** When the table is made: milliseconds since 1970. Each command takes one of them. */
  readonly startsAt?: number;
  /** cr 104.3a: who concedes after this many decisions, whatever is being asked then. */
  readonly concessions?: readonly { readonly after: number; readonly player: number }[];
  /** Before one decision in so many the game is stopped for a judge. */
  readonly disputes?: number;
  /** Restarts of the server, in this order. */
  readonly restarts?: readonly Restart[];
  /** Called after every batch, with the state it left. */
  readonly watch?: (state: GameState, events: readonly GameEvent[], proposed: Proposed) => void;
}

/** After this many decisions the state is folded again from the log, as a store returns it. */
export interface Restart {
  readonly after: number;
  /** The cards from then on, if others were imported meanwhile. */
  readonly cards?: Inputs['cards'];
}

export interface Played {
  readonly seed: string;
  readonly state: GameState;
  readonly decisions: number;
  readonly events: number;
  readonly turns: number;
  /** Null if it was abandoned. */
  readonly ended: EndReason | null;
}

/** A game that could not continue, and the last command that was tried. */
export interface Stuck {
  readonly seed: string;
  readonly decisions: number;
  readonly why: string;
}

/** How many refusals of a bot make the game count as stuck. */
const MOST_REFUSALS = 60;

export function playGame(setting: Setting): Result<Played, Stuck> {
  const game = new Game(setting);
  try {
    game.begin();
    return game.playOn();
  } catch (thrown) {
    return err({
      seed: setting.seed,
      decisions: game.decisions,
      why: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    });
  }
}

class Game {
  private state = initialState();
  private readonly log: GameEvent[] = [];
  private restarted = 0;
  private cards: Inputs['cards'];
  decisions = 0;
  private disputed = 0;
  private lastDispute = -1;
  private events = 0;
  private now: number;

  constructor(private readonly setting: Setting) {
    this.cards = setting.cards;
    this.now = setting.startsAt ?? 1_000_000;
  }

  /** The cards and rules of the game; bots know them as players do. */
  private get book(): Rulebook {
    return { cards: this.cards, variants: this.setting.variants };
  }

  private get players() {
    return this.setting.bots.map((_, index) => playerId(`bot-${index + 1}`));
  }

  private propose(proposed: Proposed, at?: Instant): string | undefined {
    this.now = Math.max(this.now + 1, at ?? 0);
    const { seed, watch } = this.setting;
    const result = decideAndEvolve(this.state, proposed, { now: instant(this.now), seed, ...this.book });
    if (!result.ok) return `${result.error.rule}: ${result.error.message}`;
    this.events += result.value.length;
    if (this.setting.restarts !== undefined) this.log.push(...result.value);
    watch?.(this.state, result.value, proposed);
    return undefined;
  }

  private must(proposed: Proposed): void {
    const refused = this.propose(proposed);
    if (refused !== undefined) throw new Error(`the game could not begin: ${refused}`);
  }

  begin(): void {
    const { players, setting } = this;
    const [host, ...guests] = players;
    if (host === undefined) throw new RangeError('a game needs players');
    const terms: Terms = {
      ...DEFAULT_TERMS,
      ruleset: 'magic',
      librarySize: 60,
      maximumHandSize: 7,
      ...setting.terms,
      seats: players.length,
    };
    this.must({
      actor: host,
      command: { type: 'create', game: gameId('simulated'), terms, commitment: commitTo(setting.seed) },
    });
    for (const guest of guests) this.must({ actor: guest, command: { type: 'join' } });
    for (const player of players) this.must({ actor: player, command: { type: 'ready', commitment: null } });
    this.must({ actor: host, command: { type: 'start' } });
  }

  private restart(): void {
    const due = this.setting.restarts?.[this.restarted];
    if (due === undefined || due.after > this.decisions) return;
    this.restarted += 1;
    this.state = foldedLog(this.log.map(readBack));
    this.cards = due.cards ?? this.cards;
  }

  /** True if a player conceded just now. */
  private concede(): boolean {
    const leaving = (this.setting.concessions ?? []).filter(({ after }) => after === this.decisions);
    return leaving.some(({ player }) => {
      const actor = this.players[player];
      return actor !== undefined && this.propose({ actor, command: { type: 'concede' } }) === undefined;
    });
  }

  playOn(): Result<Played, Stuck> {
    const { seed, mostDecisions = 20_000 } = this.setting;
    const random = diceOf(`bots of ${seed}`);
    while (this.goesOn && this.decisions < mostDecisions) {
      this.restart();
      if (this.concede() || this.dispute(random)) continue;
      const { decision } = this.state;
      const why = decision === null ? this.settle(random) : this.answer(decision, random);
      if (why !== undefined) return err({ seed, decisions: this.decisions, why });
      this.decisions += 1;
    }
    const { state } = this;
    return ok({
      seed,
      state,
      decisions: this.decisions,
      events: this.events,
      turns: state.turn?.number ?? 0,
      ended: state.result?.reason ?? null,
    });
  }

  /** True if the game was stopped for a judge, and is over or goes on again. */
  private dispute(random: RandomSource): boolean {
    const { disputes } = this.setting;
    if (disputes === undefined || random.below(disputes) > 0) return false;
    if (this.decisionsSince()) return false;
    if (this.proposedFor(stopping(this.state, this.disputed, random)) !== undefined) return false;
    this.mayNotPlay();
    while (isInDispute(this.state)) {
      const next = closing(this.state, (this.disputed += 1), random);
      if (next !== undefined) this.proposedFor(next);
    }
    return true;
  }

  /** At most one dispute before each decision, so that every game goes on. */
  private decisionsSince(): boolean {
    if (this.lastDispute === this.decisions) return true;
    this.lastDispute = this.decisions;
    this.disputed += 1;
    return false;
  }

  private proposedFor({ proposed, at }: Disputed): string | undefined {
    return this.propose(proposed, at);
  }

  private mayNotPlay(): void {
    for (const { player } of this.state.seats)
      if (player !== null && this.propose({ actor: player, command: { type: 'concede' } }) === undefined)
        throw new Error('a player acted in a game that is stopped for a judge');
  }

  private get goesOn(): boolean {
    return this.state.decision !== null || referredIn(this.state) !== null;
  }

  /** Why the game is stuck; undefined if the bot who is asked gave an answer. */
  private answer(decision: Decision, random: RandomSource): string | undefined {
    const { state } = this;
    const bot = this.setting.bots[decision.seat];
    const actor = state.seats[decision.seat]?.player;
    if (bot === undefined || actor === null || actor === undefined)
      throw new Error('a question is asked of nobody');
    let refused: string | undefined;
    for (let tries = 0; tries < MOST_REFUSALS; tries += 1) {
      const answer = bot.answer(state, decision, random, tries, this.book);
      refused = this.propose({ actor, command: { type: 'answer', decision: decision.id, answer } });
      if (refused === undefined) return undefined;
    }
    return `no answer to ${decision.kind} (${decision.prompt}) was accepted; the last: ${refused ?? ''}`;
  }

  /** Why the game is stuck; undefined if what waited for a judge is settled. */
  private settle(random: RandomSource): string | undefined {
    const settling = settlingOf(this.state, random);
    const refused = settling === undefined ? 'nothing waits' : this.propose(settling.proposed, settling.at);
    return refused === undefined ? undefined : `what waits for a judge was not settled: ${refused}`;
  }
}
