import { KEYWORDS, expandKeyword, type KeywordNode } from '../keywords/index.js';
import type { Ability } from '../nodes/sorts.js';
import { abilityLabel } from './label.js';

const mana = (cost: string) => ({ kind: 'mana', cost }) as const;
const cycling: KeywordNode = { kind: 'keyword', name: 'cycling', costs: [mana('{3}{B}{B}')] };
const tapForGreen: Ability = {
  kind: 'activated',
  costs: [{ kind: 'tap' }],
  body: { kind: 'plain', effect: { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{G}' } } },
};

describe('the label of an ability', () => {
  it('cr 602.1: names the costs and the effect of an activated ability', () => {
    expect(abilityLabel(tapForGreen)).toBe('{T}: Add {G}.');
  });

  it('cr 702.29a: names the keyword and its cost for the ability of a keyword', () => {
    for (const ability of expandKeyword(cycling))
      expect(abilityLabel(ability, cycling)).toBe('Cycling {3}{B}{B}');
  });

  it('cr 711.1: leaves out the bands of level up', () => {
    const face = { kind: 'face', name: 'Level', types: [], power: 4, toughness: 4, from: 3 } as const;
    const keyword: KeywordNode = { kind: 'keyword', name: 'level up', costs: [mana('{1}')], levels: [face] };
    const [ability] = expandKeyword(keyword);
    expect(abilityLabel(ability!, keyword)).toBe('Level up {1}');
  });

  it('cr 700.2: includes the modes of a modal ability', () => {
    const modal: Ability = {
      kind: 'activated',
      costs: [mana('{2}')],
      body: {
        kind: 'modal',
        least: 1,
        most: 1,
        options: [
          { kind: 'mode', effect: { kind: 'scry', who: { kind: 'you' }, count: 3 } },
          { kind: 'mode', effect: { kind: 'proliferate' } },
        ],
      },
    };
    expect(abilityLabel(modal)).toBe('{2}: Choose one — • Scry 3. • Proliferate.');
  });

  it('names the type of the object that has the ability', () => {
    const dies: Ability = {
      kind: 'triggered',
      when: { kind: 'transforms', what: { kind: 'is', of: { kind: 'this' } } },
      body: { kind: 'plain', effect: { kind: 'proliferate' } },
    };
    expect(abilityLabel(dies, undefined, { types: ['artifact'] })).toBe(
      'Whenever this artifact transforms, proliferate.',
    );
  });

  it.each([...KEYWORDS.keys()])('%s: its name begins the label', (name) => {
    const keyword: KeywordNode = { kind: 'keyword', name };
    expect(abilityLabel(keyword, keyword).toLowerCase()).toBe(name);
  });
});
