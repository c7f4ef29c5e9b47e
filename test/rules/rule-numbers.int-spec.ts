// The table of rule numbers that a ruling can cite: it knows every rule that our code cites and our tests
// list, and no rule beyond them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { citableIn, citedRule, existsIn, type Terms } from '#rules';
import { NINTH_HEADINGS } from '../../libs/rules/src/decide/disputes/rule-numbers.js';

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
/** What code, tests and scenarios of this project name. */
const namedIn = (rule: RegExp): string[] => [
  ...new Set(
    ['libs', 'test/scenarios'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|yaml)$/.test(file) && !NAMED_AS_WRONG.some((wrong) => file.endsWith(wrong)))
        .flatMap((file) => read(folder, file).match(rule) ?? []),
    ),
  ),
];
/** They name rules that there are not. */
const NAMED_AS_WRONG = ['disputes/stopping.spec.ts', 'expect/rules.spec.ts'];
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

  it('cr2011 103: are the numbers of that chapter, and the rules by which that base is played otherwise', () => {
    const chapter = ['1', '2 2a 2b', '3 3a 3b 3c', '4 4a 4b 4c 4d', '5 5a', '6', '7 7a 7b 7c']
      .flatMap((rules) => rules.split(' '))
      .map((rule) => `103.${rule}`);
    const sections = Array.from({ length: 10 }, (_, number) => number).flatMap((number) =>
      ['', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `103.${number}${letter}`),
    );
    const has = (rule: string) => existsIn({ ruleset: 'magic', base: 'cr2011' }, `cr2011 ${rule}`);
    expect(sections.filter(has)).toEqual(chapter);
    const here = namedIn(/(?<=\bcr2011 )\d{3}\.\d+[a-z]?/g);
    expect(here.length).toBeGreaterThan(8);
    expect(here.filter((rule) => !has(rule))).toEqual([]);
  });

  it('ninth p.2-61: are the pages of the rulebook that have rules, and its headings', () => {
    const has = (rule: string) => existsIn({ ruleset: 'magic', base: 'ninth' }, `ninth ${rule}`);
    const pages = Array.from({ length: 200 }, (_, page) => page).filter((page) => has(`p.${page}`));
    expect([pages[0], pages.at(-1), pages.length]).toEqual([2, 61, 60]);
    const here = namedIn(/(?<=\bninth )(?:p\.\d+|Commencer|Les termes et les symboles fondamentaux)/g);
    expect(here.sort()).toEqual([
      ...['Commencer', 'Les termes et les symboles fondamentaux', 'p.15', 'p.30', 'p.33'],
    ]);
    expect(here.filter((rule) => !has(rule))).toEqual([]);
  });

  it('are those of the ruleset and the base that the game has', () => {
    const rules = [
      'pentaland 704.2',
      'utopia 904.5',
      'war-zone Setup',
      'cr 103.5',
      'cr2011 103.4',
      'ninth p.2',
    ];
    const citedWith = (ruleset: Terms['ruleset'], base: Terms['base']) =>
      rules.filter((rule) => existsIn({ ruleset, base }, rule));
    expect(citedWith('pentaland', 'cr')).toEqual(['pentaland 704.2', 'cr 103.5']);
    expect(citedWith('utopia', 'cr2011')).toEqual(['utopia 904.5', 'cr 103.5', 'cr2011 103.4']);
    expect(citedWith('war-zone', 'ninth')).toEqual(['war-zone Setup', 'cr 103.5', 'ninth p.2']);
    expect(citedWith('magic', 'ninth')).toEqual(['cr 103.5', 'ninth p.2']);
  });

  it('are named, by an example each, to a judge who cites another', () => {
    for (const ruleset of ['pentaland', 'utopia', 'war-zone', 'magic'] as const)
      for (const base of ['cr', 'cr2011', 'ninth'] as const) {
        const examples = [...citableIn({ ruleset, base }).matchAll(/'([^']+)'/g)].map(([, rule]) => rule!);
        const documents = [...new Set(examples.map((rule) => rule.split(' ')[0]!))];
        expect(new Set(documents)).toEqual(new Set(['cr', base, ruleset].filter((one) => one !== 'magic')));
        expect(examples.filter((rule) => !existsIn({ ruleset, base }, rule))).toEqual([]);
        expect(examples.filter((rule) => !citedRule.safeParse(rule).success)).toEqual([]);
      }
  });

  it.each([
    ...['cr2011 103', 'cr2011 103.0', 'cr2011 103.3d', 'cr2011 103.7d', 'cr2011 103.8', 'cr2011 103.04'],
    ...['cr2011 510.1', 'cr2011 510.1e', 'cr2011 601.2c', 'cr2011 999.1', 'cr2011 p.2', 'cr2011'],
    ...[
      'ninth p.0',
      'ninth p.1',
      'ninth p.62',
      'ninth p.999',
      'ninth p.015',
      'ninth p.1e1',
      'ninth p.',
      'ninth 15',
    ],
    ...[
      'ninth 300.3',
      'ninth 420.5e',
      'ninth 103.4',
      'ninth commencer',
      'ninth Commence',
      'ninth Recommencer',
    ],
    ...['ninth', 'ninth ', 'cr 601.2z'],
  ])('of an older base do not include %j', (rule) => {
    for (const base of ['cr2011', 'ninth'] as const)
      expect(existsIn({ ruleset: 'magic', base }, rule)).toBe(false);
  });

  it('can all be written down', () => {
    const rules = [...NINTH_HEADINGS.map((heading) => `ninth ${heading}`), 'cr2011 103.4b', 'ninth p.61'];
    expect(rules.filter((rule) => !citedRule.safeParse(rule).success)).toEqual([]);
  });

  it.each([
    'cr 601.2z',
    'cr 999.1',
    'cr 601.99',
    'cr 601',
    'cr 601.2l',
    'cr 601.02c',
    'cr 601.02',
    'cr',
    '',
    'pentaland 704.99',
    'table disputes',
  ])('do not include %j', (rule) => {
    expect(existsIn({ ruleset: 'pentaland', base: 'cr' }, rule)).toBe(false);
  });
});
