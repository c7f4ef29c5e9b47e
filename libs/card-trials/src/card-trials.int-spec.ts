// Plays complete cards of the catalogue. untried.txt lists by name the cards of which no game reached everything. A card
// that breaks off, or does what its words do not say, fails the test.
//   in npm test     every eight hundredth
//   TRIALS=40       every fortieth
//   TRIALS=changed  those that were not played as they are compiled now; TRIALS=all plays all of them
//   TRIALS=untried  those of TRIALS=changed, and those listed in untried.txt again
// The last three record every so many cards what was played and what was not reached. TRIALS=changed continues a run
// that was interrupted. Faulty cards are not recorded.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readCardUnder } from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import {
  compileCard,
  COMPILER_VERSION,
  digestOf,
  isTried,
  triedIn,
  triedText,
  type CompiledCard,
} from '#oracle';
import { cardTrial, type CardTrial } from './index.js';

const WHICH = process.env['TRIALS'] ?? '800';
const UNTRIED = 'libs/card-trials/untried.txt';
const PLAYED = 'libs/card-trials/played.txt';
const SCENARIOS = 'test/scenarios';
const SO_MANY = 50;

const tried = new Map<string, CardTrial>();
const play = (name: string, { definition, faces }: CompiledCard): CardTrial => {
  const lines = faces.map((face) => face.lines.flatMap((line) => ('failed' in line ? [] : [line])));
  const trial = cardTrial(definition, lines);
  tried.set(name, trial);
  return trial;
};

beforeAll(() => {
  const cards = readMtgjson3(embeddedCards()).cards.map((card) => readCardUnder(card, 'cr', 'older'));
  if (['all', 'changed', 'untried'].includes(WHICH)) {
    playAndWrite(cards.map((card) => ({ name: card.name, card: compileCard(card) })));
    return;
  }
  for (const card of cards.filter((_, index) => index % Number(WHICH) === 0)) {
    const compiled = compileCard(card);
    if (compiled.status === 'complete') play(card.name, compiled);
  }
}, 36_000_000);

function playAndWrite(cards: readonly { readonly name: string; readonly card: CompiledCard }[]): void {
  const complete = cards.filter(({ card }) => card.status === 'complete');
  const before = triedIn(WHICH === 'all' ? '' : readFileSync(PLAYED, 'utf8'));
  const untried = new Set(listed());
  const again = new Set(WHICH === 'untried' ? untried : []);
  const isOld = ({ name, card }: (typeof complete)[number]): boolean =>
    isTried(before, card.definition) && !again.has(name);
  const done = new Set(complete.filter(isOld).map(({ name }) => name));
  const write = (): void => {
    const as = complete.flatMap(({ name, card }) =>
      done.has(name) ? [[name, digestOf(card.definition)] as const] : [],
    );
    writeFileSync(PLAYED, triedText({ compiler: COMPILER_VERSION, as: new Map(as) }));
    const names = complete.flatMap(({ name }) => (untried.has(name) ? [name] : []));
    writeFileSync(UNTRIED, `${names.sort().join('\n')}\n`);
  };
  for (const { name, card } of complete.filter((one) => !isOld(one))) {
    const { faults, missed } = play(name, card);
    if (faults.length === 0) done.add(name);
    if (missed.length > 0) untried.add(name);
    else untried.delete(name);
    if (tried.size % SO_MANY === 0) write();
  }
  write();
}

const listed = (): readonly string[] => readFileSync(UNTRIED, 'utf8').trim().split('\n');

describe('complete cards, played', () => {
  it('do nothing that their words do not say, and never break off', () => {
    const faulty = [...tried].filter(([, { faults }]) => faults.length > 0);
    expect(Object.fromEntries(faulty.map(([name, { faults }]) => [name, faults]))).toEqual({});
    if (WHICH !== 'changed' && WHICH !== 'untried') expect(tried.size).toBeGreaterThan(10);
  });

  it('do all that their words say, and each field of their nodes is read, but for those listed', () => {
    const known = new Set(listed());
    const missed = [...tried].filter(([name, { missed: what }]) => what.length > 0 && !known.has(name));
    expect(Object.fromEntries(missed.map(([name, { missed: what }]) => [name, what]))).toEqual({});
  });

  it('are played by hand, in a scenario, where those games do not come to everything', () => {
    const told = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(join(SCENARIOS, file), 'utf8'))
      .join('\n');
    expect(listed().filter((name) => !told.includes(name))).toEqual([]);
  });
});
