// A generated game in which everything happens that players and judges can do about it: calls, rulings with
// every remedy, rewinds, appeals, and taking back by consent. After each command the game is folded again from
// its log, verified, and compared with the feed of every viewer.
import { uniformBot, type Bot } from '#bots';
import { commitTo, gameId, hashText, instant, playerId, type Instant, type PlayerId } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import {
  decideAndEvolve,
  DEFAULT_TERMS,
  initialState,
  LogFold,
  LogVerifier,
  returnsTo,
  type Decided,
  type GameEvent,
  type Inputs,
  type Proposed,
  type Refusal,
  type Terms,
} from '#rules';
import { diceOf, Lockstep, readBack } from '#simulation';
import { knownPlaces } from '#visibility';
import { POOL } from '../pool/cards.js';
import { mixedDeck } from '../pool/mixed-deck.js';
import { DisputedFeeds } from './disputed-feeds.js';
import { busyBot } from './magic.js';
import { CHOOSING, SECRET_CARDS } from './secret-cards.js';
import { Tally } from './tally.js';

export interface DisputedGame {
  readonly ruleset: Terms['ruleset'];
  readonly seed: string;
  readonly players: number;
  /** How many steps it takes at most; a step is an answer, a dispute, or a request to take back. */
  readonly steps: number;
}

const MOST_TRIES = 60;
/** Chance more often: few of the cards have any. */
const SECRETS = [...Object.values(SECRET_CARDS), SECRET_CARDS.chance, SECRET_CARDS.chance].flat();
const LIBRARY = 60;
/** One card in two is free, and hides, shows or shuffles something, or leaves it to chance; some keep a choice. */
const deckOf = (seat: number) =>
  mixedDeck(POOL, LIBRARY).map((card, nth) => {
    if (nth % 6 === 1) return CHOOSING;
    return nth % 2 === 0 ? SECRETS[(nth * 7 + seat * 3) % SECRETS.length]! : card;
  });

export class DisputedTable {
  readonly state = initialState();
  readonly fold = new LogFold(undefined, knownPlaces);
  readonly tally = new Tally();
  readonly feeds: DisputedFeeds;
  readonly random;
  private readonly lockstep = new Lockstep('command', this.fold);
  private readonly verifier: LogVerifier;
  private readonly book: Omit<Inputs, 'now'>;
  now = 1_000_000;

  constructor(readonly game: DisputedGame) {
    const seed = `disputed.${game.ruleset}.${game.seed}`;
    const decks = Array.from({ length: game.players }, (_, seat) => deckOf(seat));
    const definitions = [...new Set(decks.flat())];
    const cards = { catalogue: hashText('disputed'), definitions };
    this.book = {
      seed,
      cards: game.ruleset === 'war-zone' ? cards : { ...cards, decks },
      variants: MENTAL_MAGIC,
    };
    this.random = diceOf(`table of ${seed}`);
    this.verifier = new LogVerifier(this.book, knownPlaces);
    this.feeds = new DisputedFeeds(game.players);
    this.begin();
  }

  get players(): readonly PlayerId[] {
    return Array.from({ length: this.game.players }, (_, nth) => playerId(`player-${String(nth)}`));
  }

  /** Those who have not lost. */
  get playing(): readonly PlayerId[] {
    return this.state.seats.flatMap(({ player, lost }) => (player === null || lost !== null ? [] : [player]));
  }

  get inputs(): Inputs {
    return { ...this.book, now: instant(this.now) };
  }

  /** The refusal; undefined if it was accepted, and then everything is compared. */
  propose(proposed: Proposed, at?: Instant): Refusal | undefined {
    this.now = Math.max(this.now + 1, at ?? 0);
    const moment = returnsTo(this.state, proposed);
    const earlier = moment === undefined ? undefined : this.fold.earlier(moment);
    const decided: Decided = decideAndEvolve(this.state, proposed, { ...this.inputs, earlier });
    if (!decided.ok) return decided.error;
    this.compare(proposed, decided.value);
    return undefined;
  }

  /** What a ruling would show everyone if it were the next command; undefined if it would be refused. */
  preview(proposed: Proposed) {
    const moment = returnsTo(this.state, proposed);
    const earlier = moment === undefined ? undefined : this.fold.earlier(moment);
    return this.feeds.preview(proposed, { ...this.inputs, now: instant(this.now + 1), earlier });
  }

  must(proposed: Proposed, at?: Instant): void {
    const refusal = this.propose(proposed, at);
    if (refusal !== undefined)
      throw new Error(`${proposed.command.type} was refused: ${refusal.code}: ${refusal.message}`);
  }

  private compare({ actor }: Proposed, events: readonly GameEvent[]): void {
    const faults = this.lockstep.follow(this.state, events);
    if (faults.length > 0) throw new Error(faults.join('; '));
    this.verifier.add({ actor, events: events.map(readBack) });
    const { fault, differences } = this.verifier.verdict();
    if (fault !== null || differences.length > 0)
      throw new Error(`the log does not verify: ${JSON.stringify([fault, differences])}`);
    this.feeds.take(events, this.now);
    this.tally.note(this.fold.log, events);
  }

  private begin(): void {
    const { ruleset, players } = this.game;
    const terms: Terms = {
      ...DEFAULT_TERMS,
      ruleset,
      seats: players,
      librarySize: ruleset === 'magic' ? LIBRARY : 300,
      opens: 'judges-only',
      takeBack: 'by-consent',
      challenges: 'allowed',
      clock: { kind: 'thinking', each: 45, late: null, flag: 'loses' },
    };
    const [host, ...guests] = this.players;
    const create = { game: gameId('disputed'), terms, commitment: commitTo(this.book.seed) };
    this.must({ actor: host!, command: { type: 'create', ...create } });
    for (const actor of guests) this.must({ actor, command: { type: 'join' } });
    for (const actor of this.players) this.must({ actor, command: { type: 'ready', commitment: null } });
    this.must({ actor: host!, command: { type: 'start' } });
  }

  /** False if nobody is asked anything. */
  answer(): boolean {
    const { decision, seats } = this.state;
    if (decision === null) return false;
    const actor = seats[decision.seat]?.player;
    if (!actor) throw new Error('a question is asked of nobody');
    const bot: Bot = this.random.below(3) === 0 ? uniformBot : busyBot;
    let refused: Refusal | undefined;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = bot.answer(this.state, decision, this.random, tries, this.book);
      refused = this.propose({ actor, command: { type: 'answer', decision: decision.id, answer } });
      if (refused === undefined) return true;
    }
    throw new Error(`no answer to ${decision.kind} was accepted: ${refused?.message ?? ''}`);
  }
}
