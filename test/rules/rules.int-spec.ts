// Which rules of the comprehensive rules no test names, and why: test/rules/*.txt, one rule a line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const TESTED = ['libs', 'apps', 'test'];
const REASONS = [
  'definition', // says what a word means, or leads to other rules: nothing that could go wrong by itself
  'later', // no card of the embedded catalogue needs it: docs/rules.md says so
  'outside', // about tournaments, decks, sleeves and tables: nothing a server plays
  'variant', // of a way to play that is still to come
  'assisted', // of a text that nobody reads: the table does what it says and tells what came of it (docs/assisted.md)
  'gap', // not as the rule says: docs/rules.md says so
];

/** Other documents have numbers of their own: `pentaland 703.2, 703.4`. */
const OTHERS =
  /\b(?:cr2011|pentaland|utopia|war-zone)[ -](?:\d{3}[.-]\d+[a-z]?(?:-[a-z](?![a-z]))?(?:,? (?:and )?)?)+/g;

/** `614.1c-d` names two rules, and `702.2` none of its parts. */
const namesIn = (text: string): string[] =>
  [...text.replace(OTHERS, '').matchAll(/(?<![\d.])(\d{3}\.\d+)([a-z])?(?:-([a-z])(?![a-z]))?/g)].flatMap(
    ([, number = '', from, to]) =>
      from === undefined ? [number] : lettersFrom(from, to ?? from).map((letter) => number + letter),
  );

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'.split('');
const lettersFrom = (from: string, to: string): string[] =>
  ALPHABET.filter((letter) => from <= letter && letter <= to);

/** It imports a document that was made up for it. */
const MADE_UP = 'cli/src/commands/rules/rules.int-spec.ts';

const named = new Set(
  TESTED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /spec\.ts$|\.yaml$/.test(file) && file !== MADE_UP)
      .flatMap((file) => namesIn(readFileSync(join(ROOT, folder, file), 'utf8'))),
  ),
);

const untested = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .trimEnd()
      .split('\n'),
  )
  .map((line) => {
    const [rule = '', reason = '', ...rest] = line.split(' ');
    return { line, rule, reason, rest };
  });
const listed = new Set(untested.map(({ rule }) => rule));

describe('the rules that no test names', () => {
  it('are listed with a reason: one of ours, or the rule under which it is tested', () => {
    const unclear = untested.filter(({ rule, reason, rest }) => {
      if (!/^\d{3}\.\d+[a-z]?$/.test(rule)) return true;
      if (reason === 'see') return rest.length !== 1 || !named.has(rest[0] ?? '');
      return !REASONS.includes(reason) || rest.length > 0;
    });
    expect(unclear.map(({ line }) => line)).toEqual([]);
  });

  it('are named by no test', () => {
    expect([...listed].filter((rule) => named.has(rule))).toEqual([]);
    expect(listed.size).toBe(untested.length);
  });

  it('and the tested ones together leave out no number and no letter', () => {
    const known = (rule: string): boolean => listed.has(rule) || named.has(rule);
    const before = (rule: string): string | undefined => {
      const [, section = '', number = '', letter] = /^(\d{3})\.(\d+)([a-z])?$/.exec(rule) ?? [];
      if (letter === undefined) return number === '1' ? undefined : `${section}.${Number(number) - 1}`;
      if (letter === 'a') return undefined;
      // cr has no parts l and o: they look like figures.
      const letters = lettersFrom('a', letter).filter((each) => each !== 'l' && each !== 'o');
      return `${section}.${number}${letters.at(-2) ?? ''}`;
    };
    const left = [...listed].map(before).filter((rule) => rule !== undefined && !known(rule));
    expect(left).toEqual([]);
  });
});
