// What a card of a cost can be named: the slowest one in a hundred, over every cost of the catalogue and hybrids no card has.
import { FIT_OF_RULESET, knownCost, makeCatalogue, makeCostIndex, makeNameFinder } from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import type { Figure } from './figure.js';

const TARGET_US = 50;
const ROUNDS = 20;
const NO_CARDS = ['{W/U}{U/B}{B/R}', '{2/W}{2/U}{2/B}{2/R}{2/G}', '{X}{2/W}{G/U/P}', '{C/W}{C/U}', '{17}{W}'];
const SLIPS = [
  'Lightnig Bolt',
  'Savanah Lions',
  'Nevinyrals Disk',
  'Swords to Plowshare',
  'Emrakul the Eons Torn',
];

export function measure(): Promise<Figure> {
  const catalogue = makeCatalogue(readMtgjson3(embeddedCards()));
  let begun = performance.now();
  const index = makeCostIndex(catalogue.names, FIT_OF_RULESET.pentaland);
  const made = performance.now() - begun;

  const costs = [...index.costs.keys(), ...NO_CARDS].map((text) => (text === null ? null : knownCost(text)));
  const times: number[] = [];
  let names = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const cost of costs) {
      begun = performance.now();
      names += index.namesFor(cost).length;
      times.push((performance.now() - begun) * 1000);
    }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;

  const finder = makeNameFinder(catalogue);
  begun = performance.now();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const slip of SLIPS)
      if (finder.find(slip).how !== 'slip') throw new Error(`${slip} was not understood`);
  const slip = (performance.now() - begun) / (ROUNDS * SLIPS.length);

  return Promise.resolve({
    name: 'what a card of a cost can be named, 99th percentile',
    unit: 'µs',
    ours: Number(at(0.99).toFixed(1)),
    baseline: null,
    ratio: null,
    target: TARGET_US,
    bound: 'at-most',
    note: `${costs.length} costs, ${Math.round(names / ROUNDS)} names, the middle one ${at(0.5).toFixed(1)} µs; the index is made in ${Math.round(made)} ms; a slip is understood in ${slip.toFixed(1)} ms`,
  });
}
