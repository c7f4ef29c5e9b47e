import { describe, expect, it } from '@jest/globals';
import { compiledLine, type Printed } from '../../index.js';

const creature: Printed = { name: 'Otter', types: ['creature'], subtypes: [], supertypes: [], text: '' };
const read = (text: string, printed = creature) => {
  const line = compiledLine(text, printed);
  return 'failed' in line ? line.failed : line.abilities[0];
};

describe('designations of players and permanents', () => {
  it('cr 724.1: you are the monarch, or an opponent is', () => {
    expect(read("At the beginning of your upkeep, if you're the monarch, draw a card.")).toMatchObject({
      if: { kind: 'designation', who: { kind: 'you' }, is: 'monarch' },
    });
    expect(
      read('At the beginning of your upkeep, if an opponent is the monarch, draw a card.'),
    ).toMatchObject({
      if: { kind: 'compare', left: { kind: 'count-players', of: { of: { kind: 'opponents' } } } },
    });
  });
  it('cr 104.3d: a player with a poison counter is poisoned', () => {
    expect(read("This creature can't attack unless defending player is poisoned.")).toMatchObject({
      while: {
        kind: 'not',
        of: { kind: 'compare', left: { kind: 'player-counters', counter: 'poison' }, compare: 'at-least' },
      },
    });
  });
  it('cr 702.112b: renowned is a status of one creature', () => {
    expect(read('As long as this creature is renowned, it has menace.')).toMatchObject({
      while: { kind: 'matches', what: { kind: 'this' }, filter: { kind: 'status', is: 'renowned' } },
    });
  });
  it('cr 903.3: a condition asks who controls a commander', () => {
    expect(read('As long as you control your commander, this creature gets +2/+2.')).toMatchObject({
      while: { what: { kind: 'commander' }, filter: { kind: 'controller', is: { kind: 'you' } } },
    });
    expect(read('As long as you control their commander, this creature gets +2/+2.')).toHaveProperty('at');
  });
});
