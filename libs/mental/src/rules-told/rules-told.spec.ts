// Every rule that a ruling can cite has a text, and no text is of a rule that there is not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { existsIn } from '#rules';
import { rulesTold, TOLD_RULESETS } from './rules-told.js';

const ROOT = join(import.meta.dirname, '../../../..');
/** The rules of a document, without examples and without why no test names them. */
const numbered = (document: string): string[] => [
  ...new Set(
    readFileSync(join(ROOT, `test/rules/mental-magic/${document}.txt`), 'utf8').match(/^\d{3}\.\d+[a-z]?/gm),
  ),
];

describe('the rules in our own words', () => {
  it.each(['pentaland', 'utopia'] as const)('%s: are all that are listed, in their order', (ruleset) => {
    expect([...rulesTold(ruleset).keys()]).toEqual(numbered(ruleset));
  });

  it.each(TOLD_RULESETS)('%s: are of rules that can be cited, and each is a sentence', (ruleset) => {
    for (const [number, text] of rulesTold(ruleset)) {
      expect([number, existsIn({ ruleset, base: 'cr' }, `${ruleset} ${number}`)]).toEqual([number, true]);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('war-zone: are of every chapter', () => {
    const chapters = readFileSync(join(ROOT, 'test/rules/mental-magic/war-zone.txt'), 'utf8')
      .split('\n')
      .flatMap((line) => /^(.+?) \d+\b/.exec(line)?.[1] ?? []);
    expect([...new Set(chapters)].filter((chapter) => !rulesTold('war-zone').has(chapter))).toEqual([]);
  });
});
