import { describe, expect, it } from '@jest/globals';
import { randomKey, randomSource } from '#kernel';
import { chosen } from './choices.js';
import type { Question } from './game-api.js';

const random = () => randomSource(randomKey('choices', []), 0);
const say = (question: Question, nth = 0) => chosen(question, random(), nth);
const cards = ['c1', 'c2', 'c3'].map((id) => ({ id }));

describe('what a bot says', () => {
  it('has as many objects, players and modes as are asked for, each once', () => {
    const { objects } = say({ __typename: 'ChooseObjects', cards, count: 2, least: 2 }) as {
      objects: string[];
    };
    expect(new Set(objects).size).toBe(2);
    expect(say({ __typename: 'ChoosePlayers', seats: [1], count: 1 })).toEqual({ players: [1] });
    const options = [{ label: 'one' }, { label: 'two' }];
    const { modes } = say({ __typename: 'ChooseModes', options, least: 1, most: 2 }) as { modes: number[] };
    expect(modes).toHaveLength(1);
  });

  it('targets something where it may, and as little as it must once it was refused', () => {
    const question: Question = { __typename: 'ChooseTargets', cards, seats: [0], least: 0, most: 1 };
    expect((say(question) as { targets: object[] }).targets).toHaveLength(1);
    expect(say(question, 1)).toEqual({ targets: [] });
  });

  it('divides all there is, each share at least the least', () => {
    const among = [0, 1, 2].map((seat) => ({ object: null, seat }));
    expect(say({ __typename: 'Divide', total: 7, least: 1, among })).toEqual({ divide: [5, 1, 1] });
  });

  it('attacks with everything, takes no mulligan, and goes along with what is proposed', () => {
    const defenders = [{ object: null, seat: 1 }];
    const attackers = [
      { attacker: 'p1', defenders },
      { attacker: 'p2', defenders: [] },
    ];
    expect(say({ __typename: 'DeclareAttackers', attackers })).toEqual({
      attacks: [{ attacker: 'p1', defender: { seat: 1 } }],
    });
    expect(say({ __typename: 'YesNo', prompt: 'TAKE_A_MULLIGAN' })).toEqual({ yes: false });
    expect(say({ __typename: 'YesNo', prompt: 'ACCEPT' })).toEqual({ yes: true });
  });
});
