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

describe('ability data of an older version is read as the present version', () => {
  it('through every version in between', () => {
    expect(upcast('effect', taken, 1, STEPS)).toEqual(drawn);
  });

  it('cr 508.1d, 509.1c: with a requirement for one combat of a turn as one for each combat', () => {
    const attack = { kind: 'must', action: { kind: 'attack' } };
    const blocked = { kind: 'must', action: { kind: 'be-blocked' } };
    expect(upcast('static', { ...attack, once: 'turn' }, 1)).toEqual(attack);
    expect(upcast('change', { ...blocked, once: 'turn' }, 1)).toEqual(blocked);
  });

  it('also in the parts of a node that changed its kind', () => {
    expect(upcast('effect', { kind: 'twice', effect: taken }, 1, STEPS)).toEqual({
      kind: 'sequence',
      steps: [drawn, drawn],
    });
  });

  it('also deep within nodes that kept their kind', () => {
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

  it('with only the steps since its own version', () => {
    const later = { kind: 'draw-cards', who: { kind: 'you' }, number: 2 };
    expect(upcast('effect', later, 2, STEPS)).toEqual(drawn);
    expect(upcast('effect', taken, 2, STEPS)).toEqual(taken);
  });

  it('without confusing kinds of the same name in two sorts', () => {
    const all = {
      kind: 'for-each-player',
      over: { kind: 'all' },
      bind: 'one',
      effect: { kind: 'proliferate' },
    };
    const steps = [{ becomes: { filter: { all: () => ({ kind: 'anything' }) } } }];
    expect(upcast('effect', all, 1, steps)).toEqual(all);
  });

  it.each(SORT_NAMES)('%s: unchanged if it is of the present version', (sort) => {
    fc.assert(
      fc.property(nodesOf(sort, 3), (node) => upcast(sort, node, LANGUAGE_VERSION) === node),
      { numRuns: 30 },
    );
  });

  it.each([0, -1, 1.5, LANGUAGE_VERSION + 1, Number.NaN])('but not if version %s is unknown', (version) => {
    expect(() => upcast('effect', drawn, version)).toThrow(RangeError);
  });
});
