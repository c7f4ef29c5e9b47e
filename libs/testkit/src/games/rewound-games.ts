// Bot games in which a judge has the game return to random moments, over every kind of barrier and over earlier
// rewinds. The log is folded as it grows, from its beginning at each rewind.
import { uniformBot } from '#bots';
import { hashText, instant, randomKey, randomSource, type PlayerId } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import { decide, LogFold, type GameEvent, type Inputs, type Terms } from '#rules';
import { playGame } from '#simulation';
import { knownPlaces } from '#visibility';
import { POOL } from '../pool/cards.js';
import { mixedDeck } from '../pool/mixed-deck.js';
import { decideRewind } from '../tables/rewinding.js';

export interface RewoundGame {
  readonly ruleset: Terms['ruleset'];
  readonly seed: string;
  /** Answers before the first rewind, and after it. */
  readonly before: number;
  readonly after: number;
  /** One step in so many returns to an earlier moment. */
  readonly oneIn: number;
}

const MOST_TRIES = 60;

export function playRewound(game: RewoundGame): LogFold {
  const decks = game.ruleset === 'war-zone' ? {} : { decks: [mixedDeck(POOL), mixedDeck(POOL)] };
  const book = {
    seed: `rewound.${game.ruleset}.${game.seed}`,
    cards: { catalogue: hashText('fixtures'), definitions: POOL, ...decks },
    variants: MENTAL_MAGIC,
  };
  const fold = new LogFold(undefined, knownPlaces);
  const began = playGame({
    ...book,
    bots: [uniformBot, uniformBot],
    terms: { ruleset: game.ruleset, librarySize: game.ruleset === 'magic' ? 60 : 300, opens: 'judges-only' },
    mostDecisions: game.before,
    watch: (_, events) => events.forEach((event) => fold.take(throughText(event))),
  });
  if (!began.ok) throw new Error(`${book.seed}: ${began.error.why}`);
  const start = fold.moment;
  const random = randomSource(randomKey(`rewinds of ${book.seed}`, []), 0);
  let now = began.value.state.now + 1;
  const inputs = (): Inputs => ({ ...book, now: instant((now += 1)) });

  const rewind = (): void => {
    const moment = Math.max(1, start - 40) + random.below(Math.max(1, fold.moment - start + 40));
    const how = {
      positions: random.below(2) === 0 ? 'shuffle' : 'keep-known',
      names: random.below(2) === 0 ? 'free' : 'used',
    } as const;
    const decided = decideRewind(fold.state, { ...inputs(), earlier: fold.earlier(moment) }, how);
    if (decided.ok) decided.value.forEach((event) => fold.take(throughText(event)));
    else if (decided.error.code !== 'no-such-moment') throw new Error(decided.error.message);
  };

  const answer = (actor: PlayerId): void => {
    const { decision } = fold.state;
    if (decision === null) return;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const said = uniformBot.answer(fold.state, decision, random, tries, book);
      const command = { type: 'answer', decision: decision.id, answer: said } as const;
      const decided = decide(fold.state, { actor, command }, inputs());
      if (!decided.ok) continue;
      decided.value.forEach((event) => fold.take(throughText(event)));
      return;
    }
    throw new Error(`${book.seed}: no answer to ${decision.kind} (${decision.prompt}) was accepted`);
  };

  for (let step = 0; step < game.after; step += 1) {
    const { decision, seats } = fold.state;
    const actor = decision === null ? null : (seats[decision.seat]?.player ?? null);
    if (actor === null || random.below(game.oneIn) === 0) rewind();
    else answer(actor);
  }
  return fold;
}

const throughText = (event: GameEvent): GameEvent => JSON.parse(JSON.stringify(event)) as GameEvent;
