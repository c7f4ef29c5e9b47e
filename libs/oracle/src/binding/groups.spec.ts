// 'Those creatures' after a sentence about a group: the objects that were meant, whatever happened to them since.
import { describe, expect, it } from '@jest/globals';
import { spell } from '../grammar/fixtures/printed.fixture.js';
import { compiledLine } from '../index.js';

const read = (text: string) => {
  const line = compiledLine(text, spell);
  return 'abilities' in line ? line.abilities[0] : line.failed;
};
const CREATURES = { kind: 'each', filter: { kind: 'type', is: 'creature' } };

describe("'those creatures', after a sentence about a group", () => {
  it('are chosen before the step, so they include objects that were tapped already', () => {
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
  it('are chosen before an alternative that affects them either way', () => {
    expect(
      read(
        'Creatures target player controls get -1/-1 until end of turn. If you control a Swamp, those creatures get -2/-2 until end of turn instead.',
      ),
    ).toMatchObject({
      body: { effect: { steps: [{ kind: 'let-objects' }, { kind: 'if', said: 'instead' }] } },
    });
  });
  it('are nothing if the sentence names no group', () => {
    expect(read('Draw a card. Untap those creatures.')).toMatchObject({ at: 'render' });
  });
});
