// The table of rule numbers that a ruling can cite: it knows every rule that our code cites and our tests
// list, and no rule beyond them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { existsIn } from '#rules';

const ROOT = join(import.meta.dirname, '../..');
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');
const linesOf = (...path: string[]): readonly string[] =>
  read(...path)
    .trimEnd()
    .split('\n');
const sources = ['libs', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|fixture/.test(file))
    .map((file) => read(folder, file)),
);
const cited = (document: 'cr' | 'pentaland' | 'utopia'): readonly string[] => [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(new RegExp(`'${document} (\\d{3}\\.\\d+[a-z]?)[':]`, 'g'))].map(([, rule]) => rule!),
    ),
  ),
];
const unknown = (ruleset: 'pentaland' | 'utopia', document: string, rules: readonly string[]) =>
  rules.filter((rule) => !existsIn({ ruleset, base: 'cr' }, `${document} ${rule}`));

describe('the rules that a ruling can cite', () => {
  it('include every rule of the comprehensive rules that is listed or cited here', () => {
    const listed = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.txt'))
      .flatMap((file) => linesOf('test/rules', file))
      .map((line) => line.split(' ')[0]!);
    expect(listed.length).toBeGreaterThan(1_000);
    expect(unknown('pentaland', 'cr', listed)).toEqual([]);
    const here = cited('cr');
    expect(here.length).toBeGreaterThan(100);
    expect(unknown('pentaland', 'cr', here)).toEqual([]);
  });

  it.each(['pentaland', 'utopia'] as const)('include every rule of %s', (document) => {
    const rules = linesOf('test/rules/mental-magic', `${document}.txt`).flatMap(
      (line) => /^\d{3}\.\d+[a-z]?/.exec(line)?.[0] ?? [],
    );
    expect(rules.length).toBeGreaterThan(20);
    expect(unknown(document, document, [...rules, ...cited(document)])).toEqual([]);
  });

  it('include every chapter of War Zone', () => {
    const chapters = linesOf('test/rules/mental-magic/war-zone.txt').map(
      (line) => /^(.*?) \d+/.exec(line)![1]!,
    );
    const unheard = chapters.filter(
      (one) => !existsIn({ ruleset: 'war-zone', base: 'cr' }, `war-zone ${one}`),
    );
    expect(unheard).toEqual([]);
  });

  it('are those of the ruleset and the base that the game has', () => {
    const has = (
      rule: string,
      ruleset: 'pentaland' | 'war-zone' = 'pentaland',
      base: 'cr' | 'cr2011' = 'cr',
    ) => existsIn({ ruleset, base }, rule);
    expect([has('pentaland 704.2'), has('utopia 904.5'), has('war-zone Setup')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([has('cr2011 510.1c'), has('cr2011 510.1c', 'pentaland', 'cr2011')]).toEqual([false, true]);
  });

  it.each([
    'cr 601.2z',
    'cr 999.1',
    'cr 601.99',
    'cr 601',
    'cr 601.2l',
    'cr 601.02c',
    'cr',
    '',
    'pentaland 704.99',
    'table disputes',
  ])('do not include %j', (rule) => {
    expect(existsIn({ ruleset: 'pentaland', base: 'cr' }, rule)).toBe(false);
  });
});
