// Self-play with the whole catalogue: every ruleset, with bots that draw names and choices among what is legal. Counted in
// seconds of the processor; beside the rate, what the time goes to and how slow the slowest decisions and games are.
import { performance } from 'node:perf_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalActions, RULESETS, type Terms } from '#rules';
import { playGame, uniformBot, type Bot } from '#simulation';
import { formatCardsIn } from '../apps/server/src/installation/index.js';
import type { Figure } from './figure.js';

const TARGET = 10_000;
/** What is legal is listed once more at one decision in so many. */
const SAMPLED = 16;
const WARM_UP = 4;
const GAMES = 12;
const MOST_DECISIONS = 3000;
/** One library for all is of as many cards as that takes. */
const COMMON_LIBRARY = 300;

interface Counted {
  readonly decisions: number;
  readonly seconds: number;
  /** By the clock, in milliseconds: all of it, the bots' part, and of that listing what is legal. */
  readonly clock: { whole: number; bots: number; legal: number };
  readonly slowest: { readonly decision: number; readonly game: number };
}

const hundredth = (values: readonly number[]): number =>
  values.toSorted((one, other) => other - one)[Math.floor(values.length / 100)] ?? 0;

function play(ruleset: Terms['ruleset'], cards: Awaited<ReturnType<typeof formatCardsIn>>): Counted {
  const { cardsFor, variants } = cards;
  const size = ruleset === 'pentaland' ? { librarySize: COMMON_LIBRARY } : {};
  const terms = { ruleset, base: 'cr', format: 'all', ...size } as const;
  const book = { cards: cardsFor(terms), ...(variants === undefined ? {} : { variants }) };
  const clock = { whole: 0, bots: 0, legal: 0 };
  const took: number[] = [];
  let last = performance.now();
  let asked = 0;
  const bot: Bot = {
    name: uniformBot.name,
    answer(state, decision, ...rest) {
      const begun = performance.now();
      const answer = uniformBot.answer(state, decision, ...rest);
      const answered = performance.now();
      clock.bots += answered - begun;
      // The bot lists them itself: how long that takes is measured by listing them again, now and then.
      asked += 1;
      if (decision.question.kind === 'priority' && asked % SAMPLED === 0) {
        legalActions(state, decision.of ?? decision.seat, book);
        const again = performance.now() - answered;
        clock.legal += again * SAMPLED;
        clock.whole -= again;
      }
      return answer;
    },
  };
  const one = (nth: number) => {
    const begun = performance.now();
    const played = playGame({
      seed: `catalogue ${nth}`,
      ...book,
      bots: [bot, bot],
      terms,
      mostDecisions: MOST_DECISIONS,
      watch: () => {
        const now = performance.now();
        took.push(now - last);
        last = now;
      },
    });
    if (!played.ok) throw new Error(`${ruleset} game ${nth} got stuck: ${played.error.why}`);
    return { decisions: played.value.decisions, ms: performance.now() - begun };
  };
  for (let nth = 0; nth < WARM_UP; nth += 1) one(GAMES + nth);
  Object.assign(clock, { whole: 0, bots: 0, legal: 0 });
  took.length = 0;
  const begun = performance.now();
  const used = process.cpuUsage();
  const games = Array.from({ length: GAMES }, (_, nth) => one(nth));
  const { user, system } = process.cpuUsage(used);
  clock.whole += performance.now() - begun;
  return {
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    seconds: (user + system) / 1_000_000,
    clock,
    slowest: { decision: hundredth(took), game: hundredth(games.map(({ ms }) => ms)) },
  };
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

export async function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-catalogue-play-'));
  try {
    const cards = await formatCardsIn(folder);
    const found = RULESETS.map((ruleset) => ({ ruleset, counted: play(ruleset, cards) }));
    const rateOf = ({ decisions, seconds }: Counted): number => Math.round(decisions / seconds);
    return {
      name: 'self-play with the whole catalogue, the slowest ruleset',
      unit: 'decisions/s',
      ours: Math.min(...found.map(({ counted }) => rateOf(counted))),
      baseline: null,
      ratio: null,
      target: TARGET,
      note: found
        .map(
          ({ ruleset, counted, counted: { clock, slowest } }) =>
            `${ruleset} ${rateOf(counted)}/s (deciding ${percent(clock.whole - clock.bots, clock.whole)}, listing what is ` +
            `legal ${percent(clock.legal, clock.whole)}, naming and choosing ` +
            `${percent(clock.bots - clock.legal, clock.whole)}; slowest hundredth of decisions from ` +
            `${slowest.decision.toFixed(0)} ms, slowest game ${(slowest.game / 1000).toFixed(1)} s)`,
        )
        .join('; '),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
