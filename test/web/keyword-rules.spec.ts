// The pages know the rule of every keyword of the language that they have no words of their own for.
import { expect, it } from '@jest/globals';
import { KEYWORDS } from '#abilities';
import { ruleOfKeyword, RULED_KEYWORDS } from '../../apps/web/src/parts/keyword-rules.js';
import { en } from '../../apps/web/src/words/en.js';

/** What stands in no text by this name. */
const KINDS = ['kickers', 'landwalk', 'typecycling', 'offering'];
/** Their first word has words of its own. */
const LONGER = ['hexproof from', 'trample over planeswalkers'];
const WALKS = ['plainswalk', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk'];

it('cr 702: every keyword has words of its own or the number of its rule', () => {
  const own = Object.keys(en.playing.keywords);
  const others = [...KEYWORDS].filter(([name]) => ![...own, ...KINDS, ...LONGER].includes(name));
  expect(RULED_KEYWORDS.toSorted()).toEqual([...others.map(([name]) => name), ...WALKS].sort());
  for (const [name, { rule }] of others)
    expect([name, `cr ${ruleOfKeyword(name) ?? ''}`]).toEqual([name, rule]);
  const [, { rule: walking }] = [...KEYWORDS].find(([name]) => name === 'landwalk')!;
  for (const walk of WALKS) expect(`cr ${ruleOfKeyword(walk) ?? ''}`).toBe(walking);
});
