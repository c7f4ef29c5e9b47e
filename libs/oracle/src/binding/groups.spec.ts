// 'Those creatures' after a sentence about a group: the objects that were meant, whatever happened to them since.
import { describe, expect, it } from '@jest/globals';
import { spell } from '../grammar/fixtures/printed.fixture.js';
import { compiledLine } from '../index.js';

const read = (text: string) => {
  const line = compiledLine(text, spell);
  return 'abilities' in line ? line.abilities[0] : line.failed;
};
const CREATURES = { kind: 'each', filter: { kind: 'type', is: 'creature' } };

describe('those that an earlier sentence did something to', () => {
  it('are kept before it was done: what was tapped already is one of them', () => {
    expect(
      read("Tap all creatures. Those creatures don't untap during their controllers' next untap steps."),
    ).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'let-objects', what: CREATURES, bind: 'it', said: 'group' },
            { kind: 'tap', what: { kind: 'bound', name: 'it' } },
            { kind: 'continuous', what: { kind: 'bound', name: 'it' } },
          ],
        },
      },
    });
  });
  it('are kept before the choice, where one thing or the other is done to them', () => {
    expect(
      read(
        'Creatures target player controls get -1/-1 until end of turn. If you control a Swamp, those creatures get -2/-2 until end of turn instead.',
      ),
    ).toMatchObject({
      body: { effect: { steps: [{ kind: 'let-objects' }, { kind: 'if', said: 'instead' }] } },
    });
  });
  it('are not called so where the sentence names no group', () => {
    expect(read('Draw a card. Untap those creatures.')).toMatchObject({ at: 'render' });
  });
});
