// Every scenario of the collection comes out as it says, with the cards `pentaland scenario` plays with.
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { nameOf, parseScenario, runScenario, STAND_INS } from '#scenario';
import { knownCards } from '../../apps/cli/src/installation/known-cards.js';

const FOLDER = import.meta.dirname;
/** Nothing was imported there: the embedded catalogue it is. */
const cards = knownCards({ PENTALAND_DATA_DIR: join(tmpdir(), 'no-cards-of-its-own') });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .filter((file) => ['.yaml', '.json'].includes(extname(file)))
    .toSorted();

const read = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  return extname(file) === '.json' ? (JSON.parse(text) as unknown) : (parse(text) as unknown);
};

describe('the collection of scenarios', () => {
  const written = filesIn(FOLDER).map((file) => [file, read(file)] as const);

  it.each(written.map(([file, text]) => [nameOf(text) ?? file, text]))('%s', (_, text) => {
    const scenario = parseScenario(text);
    if (!scenario.ok) throw new Error(scenario.error);
    const outcome = runScenario(scenario.value, cards(scenario.value.base));
    expect(outcome.result === 'pass' ? outcome.result : outcome).toBe('pass');
  });
});

it('every stand-in is a card that nobody prints or that the compiler does not read whole', () => {
  const { find } = cards('cr');
  expect(STAND_INS.filter((card) => find(card.name) !== card).map(({ name }) => name)).toEqual([]);
});
