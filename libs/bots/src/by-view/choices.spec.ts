import { describe, expect, it } from '@jest/globals';
import { randomKey, randomSource } from '#kernel';
import type { QuestionView, VisibleId } from '#visibility';
import { chosen } from './choices.js';
import type { Prompt } from '#rules';
import { seat } from '#testkit/tables/seats';

const random = randomSource(randomKey('choices', []), 0);
interface Asked {
  readonly refusals?: number;
  readonly prompt?: Prompt;
}
const say = <Q extends QuestionView>(question: Q, { refusals = 0, prompt = 'choose' }: Asked = {}) =>
  chosen(question, { prompt, refusals, random });
const ids = (...names: string[]) => names as VisibleId[];

describe('the answer of a bot', () => {
  it('has as many objects, players and modes as are asked for, each once', () => {
    const candidates = ids('c1', 'c2', 'c3');
    const { objects } = say({ kind: 'choose-objects', candidates, count: 2 });
    expect(new Set(objects).size).toBe(2);
    expect(say({ kind: 'choose-players', candidates: [seat(1)], count: 1 })).toMatchObject({
      players: [1],
    });
    const options = [{ label: 'one' }, { label: 'two' }];
    const { modes } = say({ kind: 'choose-modes', options, least: 1, most: 2, repeat: false });
    expect(modes).toHaveLength(1);
  });

  it('targets something if it may, and as little as it must once it was refused', () => {
    const question = {
      kind: 'choose-targets',
      objects: ids('c1', 'c2', 'c3'),
      players: [seat(0)],
      least: 0,
      most: 1,
    } as const;
    expect(say(question).targets).toHaveLength(1);
    expect(say(question, { refusals: 1 })).toMatchObject({ targets: [] });
  });

  it('divides the whole, each share at least the minimum', () => {
    const among = [0, 1, 2].map(seat);
    expect(say({ kind: 'divide', total: 7, least: 1, among })).toMatchObject({ amounts: [5, 1, 1] });
  });

  it('war-zone: draws from either library, and pays as little as it must elsewhere', () => {
    const draw = () => say({ kind: 'number', least: 0, most: 1 }, { prompt: 'divide' }).number;
    expect(new Set(Array.from({ length: 20 }, draw))).toEqual(new Set([0, 1]));
    expect(say({ kind: 'number', least: 2, most: 9 })).toMatchObject({ number: 2 });
  });

  it('attacks with everything and takes no mulligan', () => {
    const [one, other] = ids('p1', 'p2');
    const candidates = [
      { attacker: one!, defenders: [seat(1)] },
      { attacker: other!, defenders: [] },
    ];
    expect(say({ kind: 'attackers', candidates })).toMatchObject({
      attacks: [{ attacker: 'p1', defender: 1 }],
    });
    expect(say({ kind: 'yes-no' }, { prompt: 'take-a-mulligan' })).toMatchObject({ yes: false });
  });

  it('changes when the same answer was refused twice', () => {
    const often = (of: () => unknown) => new Set(Array.from({ length: 40 }, () => JSON.stringify(of()))).size;
    const options = [{ label: 'one' }, { label: 'two' }];
    for (const question of [
      { kind: 'yes-no' },
      { kind: 'number', least: 0, most: 1 },
      { kind: 'order', options },
    ] as const) {
      expect(often(() => say(question as QuestionView, { refusals: 1 }))).toBe(1);
      expect(often(() => say(question as QuestionView, { refusals: 2 }))).toBe(2);
    }
    expect(say({ kind: 'number', least: 1, most: 2 ** 40 }, { refusals: 2 }).number).toBeLessThan(1_002);
  });
});
