// What a player with priority can begin, in lines.
import { describe, expect, it } from '@jest/globals';
import type { DecisionView, GameView, OfferedPlay } from '#visibility';
import { partOf, type Part } from '#testkit/values/part-of';
import { questionLines } from './question-lines.js';

const SHOWN: Part<GameView> = {
  viewer: 'seat-0',
  terms: { ruleset: 'pentaland' },
  seats: { '0': { seat: 0, hand: ['c1', 'c2'] } },
  battlefield: ['p3'],
  stack: [],
  objects: {
    c1: { id: 'c1', name: '', printed: 'Otter', cost: '{1}{W}' },
    c2: { id: 'c2', name: '', printed: 'Badger', cost: '{G}' },
    p3: { id: 'p3', name: '', faceDown: 'land', under: { name: '', printed: 'Stoat' }, controller: 0 },
  },
};
const VIEW = partOf<GameView>(SHOWN);

describe('the actions that can be begun', () => {
  const priority = partOf<DecisionView>({
    prompt: 'priority',
    question: { kind: 'priority', actions: ['act'] },
  });
  const lines = (plays: object[]): readonly string[] =>
    questionLines(VIEW, priority, { plays: plays as OfferedPlay[] }).slice(3);

  it('says neither the verb nor the name twice', () => {
    const objects = { ...SHOWN.objects, c1: { id: 'c1', name: 'Otter', cost: '{1}{W}' } };
    const plays = [
      { play: { do: 'cast', object: 'c1' }, text: 'Cast Otter' },
      { play: { do: 'cast', object: 'c1', alternative: 'evoke' }, text: 'Cast Otter for {W}' },
      { play: { do: 'activate', object: 'p3', ability: 0 }, text: 'Activate {T}: Add {W}.' },
    ] as OfferedPlay[];
    expect(questionLines(partOf<GameView>({ ...SHOWN, objects }), priority, { plays }).slice(3)).toEqual([
      '  do 1: cast Otter [1]',
      '  do 2: cast Otter [1] for {W}',
      '  do 3: activate a face-down card (Stoat) [3]: {T}: Add {W}.',
    ]);
  });

  it('says in one line which cards can be a land, unless a card can be played in two ways', () => {
    const land = (object: string, more: object = { as: 'any-land' }) => ({
      play: { do: 'play', object, ...more },
      text: 'Play it as a land',
    });
    expect(lines([land('c1'), land('c2')])).toEqual(['  `land 1`, `land 2`: as a land, face down']);
    expect(lines([land('c1'), land('c1', {}), land('c2')])).toEqual([
      "  do 1: play 'Otter' [1]: it as a land",
      "  do 2: play 'Otter' [1]: it as a land",
      '  `land 2`: as a land, face down',
    ]);
  });
});
