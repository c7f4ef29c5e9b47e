import { describe, expect, it } from '@jest/globals';
import { meant, plainText } from './texts.js';

describe('an ability is identified by the start of its text', () => {
  const text = plainText('Sacrifice this creature: It deals 1 damage to any target.');

  it.each([
    ['its cost', 'Sacrifice'],
    ['whatever the case', 'sacrifice THIS creature: it deals'],
    ['the card’s own name for itself', 'Sacrifice Mogg Fanatic: '],
    ['what is cut short after its first word for itself', 'Sacrifice this'],
    ['more than was asked for, cut short', 'Sacrifice Mogg Fanatic: It deals ...'],
  ])('%s', (_, given) => {
    expect(meant([text], plainText(given, ['Mogg Fanatic']))).toBeGreaterThan(0);
  });

  it('by its cost, however its effect is worded', () => {
    const given = plainText('Sacrifice Mogg Fanatic: Mogg Fanatic deals 1 damage', ['Mogg Fanatic']);
    expect(meant([text], given)).toBeGreaterThan(0);
    expect(meant([text], plainText('Sacrifice a Goblin: It deals 1 damage'))).toBe(0);
  });

  it('by a loyalty cost with or without brackets, with either dash', () => {
    expect(meant([plainText('[−2]: Draw a card.')], plainText('-2: '))).toBeGreaterThan(0);
    expect(meant([plainText('[+1]: You gain 2 life.')], plainText('+1: '))).toBeGreaterThan(0);
    expect(meant([plainText('[+1]: You gain 2 life.')], plainText('-1: '))).toBe(0);
  });

  it('by the short name of a legend, up to the comma', () => {
    expect(plainText('Tap Isamaru', ['Isamaru, Hound of Konda'])).toBe('tap ~');
  });
});
