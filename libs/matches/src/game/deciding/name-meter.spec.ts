import { describe, expect, it } from '@jest/globals';
import { instant, playerId } from '#kernel';
import {
  DEFAULT_TERMS,
  initialState,
  type DecisionId,
  type GameState,
  type ObjectId,
  type Proposed,
  type Seat,
} from '#rules';
import { guessIn, guessOf, NameMeter } from './name-meter.js';

const ANNA = playerId('anna');
const FIRST = 'd1' as DecisionId;
const CARD = 'o1' as ObjectId;

function state(free: number, thenEvery: number): GameState {
  const naming = { help: 'none' as const, refused: { free, thenEvery } };
  return { ...initialState(), terms: { ...DEFAULT_TERMS, naming } };
}
const at = (seconds: number) => instant(seconds * 1000);
const guess = (name: string, decision = FIRST) => ({ decision, name });

describe('refused names', () => {
  it('are free up to a limit for each question, then allowed once in a number of seconds', () => {
    const [meter, game] = [new NameMeter(), state(2, 5)];
    for (const name of ['one', 'two']) {
      expect(meter.allows(guess(name), game, at(0))).toBe(true);
      meter.refused(guess(name), at(0));
    }
    expect(meter.allows(guess('three'), game, at(4))).toBe(false);
    expect(meter.allows(guess('three'), game, at(5))).toBe(true);
    meter.refused(guess('three'), at(5));
    expect(meter.allows(guess('four'), game, at(9))).toBe(false);
    expect(meter.allows(guess('four'), game, at(10))).toBe(true);
  });

  it('are counted for each question separately', () => {
    const [meter, game] = [new NameMeter(), state(1, 5)];
    meter.refused(guess('one'), at(0));
    expect(meter.allows(guess('two'), game, at(0))).toBe(false);
    expect(meter.allows(guess('two', 'd2' as DecisionId), game, at(0))).toBe(true);
  });

  it('include names that fit while an action is put together; the same name again does not count', () => {
    const [meter, game] = [new NameMeter(), state(1, 5)];
    meter.fitted(guess('Lions'), at(0));
    expect(meter.allows(guess('lions'), game, at(0))).toBe(true);
    expect(meter.allows(guess('Swords'), game, at(0))).toBe(false);
    meter.fitted(guess('lions'), at(4));
    expect(meter.allows(guess('Swords'), game, at(5))).toBe(true);
  });

  it('do not include what is refused of an action whose name has fitted', () => {
    const [meter, game] = [new NameMeter(), state(2, 5)];
    meter.fitted(guess('Lions'), at(0));
    // A target that is not allowed, say.
    meter.refused(guess('lions'), at(1));
    expect(meter.allows(guess('Swords'), game, at(1))).toBe(true);
    meter.refused(guess('Swords'), at(1));
    expect(meter.allows(guess('Plowshares'), game, at(1))).toBe(false);
  });

  it('do not include the empty word, which names nothing', () => {
    expect(guessOf(['', ''], FIRST)).toBeUndefined();
    expect(guessOf(['', 'Lions'], FIRST)).toEqual(guess('Lions'));
  });

  it('are not counted where nothing is named', () => {
    const meter = new NameMeter();
    meter.refused(guess('one'), at(0));
    expect(meter.allows(guess('two'), { ...initialState(), terms: DEFAULT_TERMS }, at(0))).toBe(true);
  });
});

describe('a try of a name', () => {
  const asked = (player = ANNA): GameState => ({
    ...initialState(),
    seats: [{ player } as GameState['seats'][number]],
    decision: {
      id: FIRST,
      seat: 0 as Seat,
      kind: 'word',
      prompt: 'name',
      since: at(0),
      question: { kind: 'word', of: 'card', from: null, object: CARD, none: 'allowed' },
    },
  });
  const says = (word: string): Proposed => ({
    actor: ANNA,
    command: { type: 'answer', decision: FIRST, answer: { kind: 'word', word } },
  });

  it('is a word for a card at one’s own question; an empty word is not a try', () => {
    expect(guessIn(asked(), says('Lions'))).toEqual(guess('Lions'));
    expect(guessIn(asked(), says(''))).toBeUndefined();
    expect(guessIn(asked(playerId('boris')), says('Lions'))).toBeUndefined();
  });

  it('is an action that names its card', () => {
    const cast = (name: object): Proposed => ({
      actor: ANNA,
      command: {
        type: 'answer',
        decision: FIRST,
        answer: { kind: 'priority', action: { do: 'cast', object: CARD, ...name } },
      },
    });
    expect(guessIn(asked(), cast({ name: 'Lions' }))).toEqual(guess('Lions'));
    expect(guessIn(asked(), cast({}))).toBeUndefined();
    const taken = [{ object: 'o2', name: 'Wolves' }];
    expect(guessIn(asked(), cast({ names: taken }))).toEqual(guess('Wolves'));
    expect(guessIn(asked(), cast({ name: 'Lions', names: taken }))).toEqual(guess('Lions + Wolves'));
  });
});
