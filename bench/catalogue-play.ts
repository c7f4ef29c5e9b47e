// Self-play with the whole catalogue: every ruleset, with bots that draw names and choices among what is legal. Counted in
// seconds of the processor; beside the rate, what the time goes to (by a profile of some more games), how slow the slowest
// decisions and games are, and how much is cast and fought in them.
import { uniformBot } from '#bots';
import { Session, type Profiler } from 'node:inspector/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RULESETS, type GameEvent, type Terms } from '#rules';
import { playGame } from '#simulation';
import { formatCardsIn } from '../apps/server/src/index.js';
import type { Figure } from './figure.js';

const TARGET = 10_000;
/** The code is compiled while they are played; of a catalogue there is always some that was not needed before. */
const WARM_UP = 24;
const GAMES = 12;
const PROFILED = 4;
const MOST_DECISIONS = 3000;
/** One library for all is of as many cards as that takes. */
const COMMON_LIBRARY = 300;

/** The function by which a part of the work is entered. */
const PARTS = {
  deciding: 'decideAndEvolve',
  'legal actions': 'legalActions',
  'naming and completing': 'drawAction',
  bots: 'answer',
} as const;
type Part = keyof typeof PARTS;

interface Counted {
  readonly decisions: number;
  readonly seconds: number;
  readonly shares: ReadonlyMap<Part, number>;
  /** Milliseconds by the clock: of a decision the slowest hundredth begins there. */
  readonly decision: number;
  /** Seconds of the processor. */
  readonly game: number;
  /** On average in a game. */
  readonly told: { readonly [K in 'SpellCast' | 'CardNamed' | 'DamageDealt']: number };
  readonly ended: number;
}

const hundredth = (values: readonly number[]): number =>
  values.toSorted((one, other) => other - one)[Math.floor(values.length / 100)] ?? 0;

const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

/** What part of the time each part takes. */
function sharesIn({ nodes, samples = [] }: Profiler.Profile): ReadonlyMap<Part, number> {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const named = new Map(
    nodes.flatMap(({ id, callFrame: { functionName } }) => {
      const part = (Object.keys(PARTS) as Part[]).find((one) => PARTS[one] === functionName);
      return part === undefined ? [] : [[id, part] as const];
    }),
  );
  /** The innermost that is not within a bot's naming: there what is legal and what is decided is asked, too. */
  const partOf = (id: number | undefined, inner?: Part): Part | undefined => {
    if (id === undefined) return inner;
    const part = named.get(id);
    return partOf(
      parents.get(id),
      part === undefined || (part === 'bots' && inner !== undefined) ? inner : part,
    );
  };
  const counts = new Map<Part, number>();
  for (const sample of samples) {
    const part = partOf(sample);
    if (part !== undefined) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return new Map([...counts].map(([part, count]) => [part, count / samples.length]));
}

async function profiled(work: () => void): Promise<ReadonlyMap<Part, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return sharesIn(profile);
}

async function play(
  ruleset: Terms['ruleset'],
  { cardsFor, variants }: Awaited<ReturnType<typeof formatCardsIn>>,
): Promise<Counted> {
  const size = ruleset === 'pentaland' ? { librarySize: COMMON_LIBRARY } : {};
  const terms = { ruleset, base: 'cr', format: 'all', ...size } as const;
  const book = { cards: cardsFor(terms), ...(variants === undefined ? {} : { variants }) };
  const took: number[] = [];
  const told = new Map<GameEvent['type'], number>();
  let last = performance.now();
  const one = (nth: number) => {
    const before = process.cpuUsage();
    const played = playGame({
      seed: `catalogue ${nth}`,
      ...book,
      bots: [uniformBot, uniformBot],
      terms,
      mostDecisions: MOST_DECISIONS,
      watch: (_, events) => {
        const now = performance.now();
        took.push(now - last);
        last = now;
        for (const { type } of events) told.set(type, (told.get(type) ?? 0) + 1);
      },
    });
    if (!played.ok) throw new Error(`${ruleset} game ${nth} got stuck: ${played.error.why}`);
    const { decisions, ended } = played.value;
    return { decisions, ended, seconds: secondsSince(before) };
  };
  for (let nth = 0; nth < WARM_UP; nth += 1) one(GAMES + nth);
  took.length = 0;
  told.clear();
  const used = process.cpuUsage();
  const games = Array.from({ length: GAMES }, (_, nth) => one(nth));
  const seconds = secondsSince(used);
  const each = (type: GameEvent['type']): number => (told.get(type) ?? 0) / GAMES;
  const counted = {
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    seconds,
    decision: hundredth(took),
    game: hundredth(games.map((game) => game.seconds)),
    told: { SpellCast: each('SpellCast'), CardNamed: each('CardNamed'), DamageDealt: each('DamageDealt') },
    ended: games.filter(({ ended }) => ended !== null).length,
  };
  const shares = await profiled(() => {
    for (let nth = 0; nth < PROFILED; nth += 1) one(nth);
  });
  return { ...counted, shares };
}

const rateOf = ({ decisions, seconds }: Counted): number => Math.round(decisions / seconds);

function inShort(counted: Counted): string {
  const { shares, decision, game, told, ended } = counted;
  const parts = (Object.keys(PARTS) as Part[]).map(
    (part) => `${part} ${(100 * (shares.get(part) ?? 0)).toFixed(0)} %`,
  );
  return (
    `${rateOf(counted)}/s (${parts.join(', ')}; slowest hundredth of decisions from ${decision.toFixed(1)} ms, slowest ` +
    `game ${game.toFixed(1)} s; a game has ${told.SpellCast.toFixed(0)} spells, ${told.CardNamed.toFixed(0)} names and ` +
    `${told.DamageDealt.toFixed(0)} damage dealt, ${ended} of ${GAMES} ended)`
  );
}

export async function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-catalogue-play-'));
  try {
    const cards = await formatCardsIn(folder);
    const found: (readonly [string, Counted])[] = [];
    for (const ruleset of RULESETS) found.push([ruleset, await play(ruleset, cards)]);
    return {
      name: 'self-play with the whole catalogue, the slowest ruleset',
      unit: 'decisions/s',
      ours: Math.min(...found.map(([, counted]) => rateOf(counted))),
      baseline: null,
      ratio: null,
      target: TARGET,
      note: found.map(([ruleset, counted]) => `${ruleset} ${inShort(counted)}`).join('; '),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
