import fc from 'fast-check';
import { SORT_NAMES } from '../notation/field.js';
import { nodesOf } from '#testkit/language/nodes';
import { validate } from './validate.js';
import { LANGUAGE_VERSION, upcast, type LanguageStep } from './upcast.js';

/** A made-up past: drawing was 'draw-cards' of 'number', and before that it was called 'take' and was said of 'me'. */
const STEPS: readonly LanguageStep[] = [
  {
    becomes: {
      effect: { take: (node) => ({ kind: 'draw-cards', who: node['who'], number: node['number'] }) },
      players: { me: () => ({ kind: 'you' }) },
    },
  },
  {
    becomes: {
      effect: {
        'draw-cards': ({ who, number }) => ({ kind: 'draw', who, count: number }),
        twice: ({ effect }) => ({ kind: 'sequence', steps: [effect, effect] }),
      },
    },
  },
];
const taken = { kind: 'take', who: { kind: 'me' }, number: 2 };
const drawn = { kind: 'draw', who: { kind: 'you' }, count: 2 };

describe('ability data of an older version is read as that of this one', () => {
  it('goes through every version in between', () => {
    expect(upcast('effect', taken, 1, STEPS)).toEqual(drawn);
  });

  it('cr 508.1d, 509.1c: what was required of one combat of a turn is required of each', () => {
    const attack = { kind: 'must', action: { kind: 'attack' } };
    const blocked = { kind: 'must', action: { kind: 'be-blocked' } };
    expect(upcast('static', { ...attack, once: 'turn' }, 1)).toEqual(attack);
    expect(upcast('change', { ...blocked, once: 'turn' }, 1)).toEqual(blocked);
  });

  it('reaches the parts of what became another kind', () => {
    expect(upcast('effect', { kind: 'twice', effect: taken }, 1, STEPS)).toEqual({
      kind: 'sequence',
      steps: [drawn, drawn],
    });
  });

  it('reaches what is deep within kinds that stayed as they were', () => {
    const ability = (effect: unknown) => ({
      kind: 'named',
      word: 'dusk',
      ability: {
        kind: 'spell',
        body: { kind: 'plain', effect: { kind: 'may', who: { kind: 'monarch' }, effect } },
      },
    });
    const now = upcast('ability', ability(taken), 1, STEPS);
    expect(now).toEqual(ability(drawn));
    expect(validate('ability', now).ok).toBe(true);
  });

  it('takes only the steps since the version the data is of', () => {
    const later = { kind: 'draw-cards', who: { kind: 'you' }, number: 2 };
    expect(upcast('effect', later, 2, STEPS)).toEqual(drawn);
    expect(upcast('effect', taken, 2, STEPS)).toEqual(taken);
  });

  it('tells a kind of one sort from that of another by the same name', () => {
    const all = {
      kind: 'for-each-player',
      over: { kind: 'all' },
      bind: 'one',
      effect: { kind: 'proliferate' },
    };
    const steps = [{ becomes: { filter: { all: () => ({ kind: 'anything' }) } } }];
    expect(upcast('effect', all, 1, steps)).toEqual(all);
  });

  it.each(SORT_NAMES)('%s: what is of this version stays the same', (sort) => {
    fc.assert(
      fc.property(nodesOf(sort, 3), (node) => upcast(sort, node, LANGUAGE_VERSION) === node),
      { numRuns: 30 },
    );
  });

  it.each([0, -1, 1.5, LANGUAGE_VERSION + 1, Number.NaN])(
    'refuses version %s, which is not known',
    (version) => {
      expect(() => upcast('effect', drawn, version)).toThrow(RangeError);
    },
  );
});
