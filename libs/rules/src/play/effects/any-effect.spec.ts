import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SORTS, type Effect } from '#abilities';
import { nodesOf, nodesOfKind } from '#testkit/language/nodes';
import { anyAnswer, diceOf } from '#testkit/tables/any-answer';
import { EffectTable } from '#testkit/tables/effect-table';
import { seat } from '#testkit/tables/seats';

const bears = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `${name} ${nth}`);

/** Random answers may cause the same question for ever. */
const MOST_QUESTIONS = 60;
class Tired extends Error {}

function execute(effect: Effect, seed: number): EffectTable {
  const table = new EffectTable([
    {
      library: bears('Library', 5),
      hand: ['Hand', 'Forest'],
      graveyard: ['Grave'],
      battlefield: ['Fighter', 'Island'],
    },
    {
      library: bears('Their library', 5),
      hand: ['Their hand'],
      graveyard: ['Their grave'],
      battlefield: ['Their fighter'],
    },
  ]);
  const dice = diceOf(seed);
  const bindings = {
    it: { objects: [table.id('Fighter')] },
    them: { objects: [table.id('Grave'), table.id('Their fighter')], players: [seat(0), seat(1)] },
    first: { players: [seat(1)], amount: 2 },
    second: { word: 'green', amount: 1 },
  };
  let asked = 0;
  try {
    table.do(effect, {
      bindings,
      controller: seed % 2,
      always: (decision) => {
        asked += 1;
        if (asked > MOST_QUESTIONS) throw new Tired();
        return anyAnswer(decision, dice);
      },
    });
  } catch (thrown) {
    if (!(thrown instanceof Tired)) throw thrown;
  }
  return table;
}

const KINDS = Object.keys(SORTS.effect.kinds).filter((kind) => kind !== 'parameter');

describe('every effect of the language can be executed', () => {
  it.each(KINDS)(
    '%s: no effect of the kind stops the game, and its events fold to the same state',
    (kind) => {
      fc.assert(
        fc.property(nodesOfKind('effect', kind, 4), fc.nat(), (effect, seed) => {
          execute(effect as Effect, seed);
        }),
        { numRuns: 12, endOnFailure: true },
      );
      expect(kind).not.toBe('parameter');
    },
  );

  it('the game goes on after any effect', () => {
    fc.assert(
      fc.property(nodesOf('effect', 5), fc.nat(), (effect, seed) => {
        const table = execute(effect as Effect, seed);
        if (table.asked.length <= MOST_QUESTIONS) table.playOn(diceOf(seed), 40);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
