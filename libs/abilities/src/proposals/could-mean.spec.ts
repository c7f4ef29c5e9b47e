// What a text could mean is held to its own words.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../nodes/sorts.js';
import { beyondText, typesMeant } from './could-mean.js';

const discard = (count: number): Effect => ({ kind: 'discard', who: { kind: 'you' }, count });

describe('a number in a text', () => {
  it.each([
    ['Discard two cards.', 2],
    ['Discard three cards.', 3],
    ['Discard 7 cards.', 7],
    ['Discard twenty cards.', 20],
    ['Discard a card. {W}{W}{W}{W}', 4],
  ])('in %j is %i, neither one less nor one more', (text, count) => {
    expect(beyondText(text, discard(count))).toBeUndefined();
    expect(beyondText(text, discard(count + 1))).toBe(`The text speaks of no ${String(count + 1)}.`);
    if (count > 2)
      expect(beyondText(text, discard(count - 1))).toBe(`The text speaks of no ${String(count - 1)}.`);
  });
});

const YOU = { kind: 'you' } as const;
const IT = { kind: 'bound', name: 'it' } as const;
const OPPONENTS = { kind: 'opponents' } as const;
const zone = (zone: 'hand' | 'library' | 'graveyard' | 'exile'): Effect => ({
  kind: 'reveal',
  what: { kind: 'zone', zone, whose: YOU },
});
const moved = (to: 'battlefield' | 'exile'): Effect => ({ kind: 'move', what: IT, to, cause: 'put' });

describe('a verb or a change', () => {
  it.each<[string, string, Effect]>([
    ['lose-life', 'Lose 1 life.', { kind: 'lose-life', who: YOU, amount: 1 }],
    ['set-life', 'Your life is 1.', { kind: 'set-life', who: YOU, amount: 1 }],
    ['draw', 'Draw a card.', { kind: 'draw', who: YOU, count: 1 }],
    ['destroy', 'Destroy it.', { kind: 'destroy', what: IT }],
    ['tap', 'Tap it.', { kind: 'tap', what: IT }],
    [
      'control',
      'Gain control of it.',
      { kind: 'continuous', what: IT, changes: [{ kind: 'control', to: YOU }], until: { kind: 'forever' } },
    ],
  ])('%s is not in a text without a word for it', (kind, text, effect) => {
    expect(beyondText(text, effect)).toBeUndefined();
    expect(beyondText('Flip a coin.', effect)).toBe(`The text speaks of no such thing as ${kind}.`);
  });

  it('is looked for at any depth', () => {
    const nested: Effect = { kind: 'may', who: YOU, effect: { kind: 'destroy', what: IT } };
    expect(beyondText('You may tap it.', nested)).toBe('The text speaks of no such thing as destroy.');
  });
});

describe('a zone', () => {
  it.each([
    ['hand', 'Reveal your hand.', zone('hand')],
    ['library', 'Reveal your library.', zone('library')],
    ['graveyard', 'Reveal your graveyard.', zone('graveyard')],
    ['exile', 'Reveal what is exiled.', zone('exile')],
    ['exile', 'Play it, then exile it.', moved('exile')],
    ['battlefield', 'Play it onto the battlefield.', moved('battlefield')],
  ])('%s is not in a text without a word for it', (named, text, effect) => {
    expect(beyondText(text, effect)).toBeUndefined();
    expect(beyondText('Play or reveal it.', effect)).toBe(`The text speaks of no ${named}.`);
  });
});

describe('another player', () => {
  it('is not in a text about its controller alone', () => {
    const effect: Effect = { kind: 'lose-life', who: OPPONENTS, amount: 1 };
    expect(beyondText('Each opponent loses 1 life.', effect)).toBeUndefined();
    expect(beyondText('Lose 1 life.', effect)).toBe('The text speaks of no other player.');
  });
});

describe('an amount to work out', () => {
  it('is not in a text whose amounts are all said', () => {
    const effect: Effect = { kind: 'draw', who: YOU, count: { kind: 'life', of: YOU } };
    expect(beyondText('Draw cards equal to your life.', effect)).toBeUndefined();
    expect(beyondText('Draw two cards.', effect)).toBe('The text speaks of no amount to work out.');
  });
});

describe('the objects of a text', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['Tap target creature.', ['creature']],
    ['Destroy target artifact or land.', ['artifact', 'land']],
    ['Tap target permanent.', undefined],
    ['Tap target creature. Untap it.', undefined],
    ['Draw two.', undefined],
  ])('%j are of these types, or of any: %j', (text, types) => {
    expect(typesMeant(text)).toEqual(types);
  });
});
