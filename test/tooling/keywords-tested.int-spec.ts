// A keyword that no test names by its rule is one that nobody has seen do anything (cr 702).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { KEYWORDS } from '#abilities';

const ROOT = join(import.meta.dirname, '../..');
/** Where something is played: what writes a keyword out is no proof that anything comes of it. */
const PLAYED = ['libs/rules/src', 'libs/mental/src', 'libs/scenario/src', 'test/scenarios'];

const texts = PLAYED.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /spec\.ts$|\.ya?ml$|\.json$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
);
/** `cr 702.94a` is in the names of `702.94`, `702.94b` and the like. */
const isNamed = (rule: string): boolean => {
  const [number = ''] = /\d+\.\d+/.exec(rule) ?? [];
  const named = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?!\\d)`);
  return texts.some((text) => named.test(text));
};

describe('the keywords of the language', () => {
  it('cr 702: each is named by a test that plays it, except those without a complete card, and partner, which is about decks', () => {
    const untested = [...KEYWORDS].filter(([, { rule }]) => !isNamed(rule)).map(([name]) => name);
    expect(untested.sort()).toEqual(['escape', 'partner', 'partner with', 'spectacle']);
  });
});
