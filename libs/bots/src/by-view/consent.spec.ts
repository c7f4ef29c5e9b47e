import { describe, expect, it } from '@jest/globals';
import type { Seat } from '#rules';
import type { GameView } from '#visibility';
import { consents } from './consent.js';
import { YOU } from '#testkit/language/words';
import { partOf, type Part } from '#testkit/values/part-of';
import type { Json } from '#kernel';

const TEXT = 'You gain 3 life. Target player loses 3 life. Tap target creature.';
const IT = { kind: 'bound', name: 'it' };
const OWN = 1 as Seat;

type Names = NonNullable<GameView['proposal']>['names'];

function view(does: Json, names: Part<Names> = [], text = TEXT): GameView {
  const seats = { 0: { team: 0 }, 1: { team: 1 }, 2: { team: 2 } };
  const objects = { p1: { controller: 1 }, p2: { controller: 2 } };
  return partOf<GameView>({
    seats,
    objects,
    proposal: { seat: 0, text, part: 'effect', attempt: 1, does, names },
  });
}
const gain = { kind: 'gain-life', who: YOU, amount: 3 };
const tap = (id: string) => view({ kind: 'tap', what: IT }, [{ name: 'it', objects: [id], players: [] }]);
const lose = (...players: number[]) =>
  view({ kind: 'lose-life', who: IT, amount: 3 }, [{ name: 'it', objects: [], players }]);

describe('a bot consents to', () => {
  it.each([
    ['what happens to the one who proposes', view(gain)],
    ["what happens to somebody else's permanent", tap('p2')],
    ['what somebody else loses', lose(2)],
    ['a claim that something has triggered, which does nothing yet', { ...view(gain), proposal: undefined }],
  ])('%s', (_, seen) => {
    expect(consents(seen as GameView, OWN)).toBe(true);
  });
});

describe('a bot does not consent to', () => {
  it.each([
    ['what happens to its permanent', tap('p1')],
    ['what it loses among others', lose(2, 1)],
    [
      'what happens to everything on the battlefield, whosever it is said to be',
      view({ kind: 'tap', what: { kind: 'zone', zone: 'battlefield', whose: YOU } }),
    ],
    ['what happens to every opponent', view({ kind: 'lose-life', who: { kind: 'opponents' }, amount: 3 })],
    ['anything said of a text without a word to hold it to', view(gain, [], 'Hum a tune.')],
  ])('%s', (_, seen) => {
    expect(consents(seen, OWN)).toBe(false);
  });
});
