// Every rule, example and decision of the three rulesets of Mental Magic, beside it why no test names it, or which test
// shows it: test/rules/mental-magic/*.txt.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const TESTED = ['libs', 'apps', 'test'];
const REASONS = [
  'definition', // says what a word means, or leads to other rules: nothing that could go wrong by itself
  'outside', // about paper, people and tables: nothing a server plays
  'later', // of tournaments, ante, sealed decks and challenges, which are still to come; of cards the catalogue has not
  'variant', // of a way to play that is still to come
];

/** What tests are called: of a sentence that begins with its rules there is one to a line, whatever it stands in. */
const TITLE = /^.*?(["'`])(?<title>(?:[^"'`\n]|(?!\1)["'`]|\1\1|\\.)*)\1/;
const titles = TESTED.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /spec\.ts$|\.yaml$/.test(file))
    .flatMap((file) => readFileSync(join(ROOT, folder, file), 'utf8').split('\n'))
    .flatMap((line) => {
      const title = TITLE.exec(line)?.groups?.['title'];
      return title === undefined ? [] : [title.replaceAll("''", "'").replaceAll("\\'", "'")];
    }),
);

interface Line {
  readonly line: string;
  readonly key: string;
  readonly reason: string | undefined;
  readonly shown: string | undefined;
}

/** `KEY`, `KEY REASON`, or `KEY: the title of the test that shows it`. */
function linesOf(document: string): readonly Line[] {
  return readFileSync(join(import.meta.dirname, `${document}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, key = line, shown] = /^([^:]+): (.*)$/.exec(line) ?? [];
      const reason = REASONS.find((one) => key.endsWith(` ${one}`));
      return { line, shown, reason, key: reason === undefined ? key : key.slice(0, -reason.length - 1) };
    });
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** `705.2, 705.3, examples 1 and 2`, `904.11a-b`: each by itself, an example with the rule it is of. */
function keysIn(words: string): readonly string[] {
  let rule = '';
  return [...words.matchAll(/(\d{3}\.\d+)([a-z])?(?:-([a-z]))?|(?<=examples? (?:\d and )?)\d/g)].flatMap(
    ([whole, number, from, to]) => {
      if (number === undefined) return [`${rule}, example ${whole}`];
      rule = number + (from ?? '');
      if (from === undefined || to === undefined) return [rule];
      return ALPHABET.slice(ALPHABET.indexOf(from), ALPHABET.indexOf(to) + 1)
        .split('')
        .map((letter) => number + letter);
    },
  );
}

const REFERENCES = (document: string): RegExp =>
  new RegExp(
    String.raw`\b${document} ((?:\d{3}\.\d+[a-z]?(?:-[a-z])?|examples? \d(?: and \d)?)(?:, (?:\d{3}\.\d+[a-z]?(?:-[a-z])?|examples? \d(?: and \d)?))*)(?=: |, cr |, (?:pentaland|utopia|war-zone) )`,
    'g',
  );

describe.each(['pentaland', 'utopia'])('the rules and examples of %s', (document) => {
  const lines = linesOf(document);
  const named = new Set(
    titles.flatMap((title) =>
      [...title.matchAll(REFERENCES(document))].flatMap(([, words = '']) => keysIn(words)),
    ),
  );

  it('are each named by a test, or listed with the reason why not', () => {
    const missing = lines.filter(({ key, reason }) => reason === undefined && !named.has(key));
    expect(missing.map(({ line }) => line)).toEqual([]);
    const both = lines.filter(({ key, reason }) => reason !== undefined && named.has(key));
    expect(both.map(({ line }) => line)).toEqual([]);
  });

  it('are complete: no test names another', () => {
    const known = new Set(lines.map(({ key }) => key));
    expect(known.size).toBe(lines.length);
    expect([...named].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe.each(['war-zone', 'decided'])('the statements of %s', (document) => {
  const lines = linesOf(document);

  it('are each shown by the test named beside them, or listed with the reason why not', () => {
    const known = new Set(titles);
    const missing = lines.filter(({ reason, shown }) =>
      reason === undefined ? shown === undefined || !known.has(shown) : shown !== undefined,
    );
    expect(missing.map(({ line }) => line)).toEqual([]);
  });

  it('are each made once', () => {
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });
});

it('no test names a section that war-zone does not have', () => {
  const sections = new Set(linesOf('war-zone').map(({ key }) => key.replace(/ \d+$/, '')));
  const named = titles.flatMap((title) =>
    [...title.matchAll(/\bwar-zone ([A-Z][A-Za-z' ]+(?:, Rulings)?)(?=:)/g)].map(
      ([, section = '']) => section,
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((section) => !sections.has(section))).toEqual([]);
});
