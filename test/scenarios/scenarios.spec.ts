// Every scenario of the collection comes out as it says.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { EVERY_CARD, findCard, nameOf, parseScenario, runScenario } from '#scenario';

const FOLDER = import.meta.dirname;

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
  it.each(filesIn(FOLDER).map((file) => [nameOf(read(file)) ?? file, file]))('%s', (_, file) => {
    const scenario = parseScenario(read(file));
    if (!scenario.ok) throw new Error(scenario.error);
    const outcome = runScenario(scenario.value, { find: findCard, definitions: EVERY_CARD });
    expect(outcome.result === 'pass' ? outcome.result : outcome).toBe('pass');
  });
});
