import { describe, expect, it } from '@jest/globals';
import { neededBy, reworded } from './wording.js';

describe('an old wording', () => {
  it.each([
    [/\benters the battlefield\b/, 'enters the battlefield'],
    [/\b([Hh])e or she is\b/, 'e or she is'],
    [/\bcolou?rs of mana\b/, 'rs of mana'],
    [/\b(target|each) player\b/, ' player'],
    [/dies+ly/, 'dies'],
    [/[)a(] one of/, ' one of'],
    [/his|her own/, ''],
    [/[^".]*/, ''],
  ])('%s cannot do without "%s"', (pattern, needs) => {
    expect(neededBy(pattern.source)).toBe(needs);
  });

  it("becomes today's wherever it occurs", () => {
    const today = reworded([
      [/\bhis or her\b/g, 'their'],
      [/\b(their)s\b/gi, '$1 own'],
    ]);
    expect(today('his or her hand, Theirs and his or hers')).toBe('their hand, Their own and his or hers');
  });
});
