import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../../../model/state/context.js';
import { initialState } from '../../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import { sightOf } from '../../../reading/characteristics/characteristics.js';
import { manaChoice, typesOf } from './mana-options.js';

const sight = sightOf(initialState());
const context = contextOf('o1' as ObjectId, 0 as Seat);
const COLOURS = ['{W}', '{U}', '{B}', '{R}', '{G}'];

describe('what mana an effect may add', () => {
  it('cr 107.4: symbols are read one by one; numbers add no mana', () => {
    expect(typesOf('{R}{R}{C}')).toEqual(['R', 'R', 'C']);
    expect(typesOf('{2}')).toEqual([]);
  });

  it('cr 106.1b: mana of any colour is one of the five, never colourless', () => {
    const choice = manaChoice(sight, { kind: 'any-colour' }, 2, context);
    expect(choice).toEqual({ picks: 2, options: COLOURS, different: false, times: 1 });
  });

  it('cr 106.1: several mana of any one colour are chosen once', () => {
    const choice = manaChoice(sight, { kind: 'any-colour', different: 'one-colour' }, 3, context);
    expect(choice).toMatchObject({ picks: 1, times: 3 });
  });

  it('cr 106.1: different colours are chosen without repeating one', () => {
    const choice = manaChoice(sight, { kind: 'any-colour', different: 'each-different' }, 2, context);
    expect(choice).toMatchObject({ picks: 2, different: true });
  });

  it('cr 106.5: a colour that was never chosen adds no mana', () => {
    const choice = manaChoice(sight, { kind: 'colour', of: { kind: 'chosen', name: 'colour' } }, 1, context);
    expect(choice.options).toEqual([]);
  });

  it('a chosen colour is the only choice', () => {
    const chosen = { ...context, bindings: { colour: { word: 'green' } } };
    const choice = manaChoice(sight, { kind: 'colour', of: { kind: 'chosen', name: 'colour' } }, 2, chosen);
    expect(choice).toMatchObject({ picks: 1, times: 2, options: ['{G}'] });
  });
});
