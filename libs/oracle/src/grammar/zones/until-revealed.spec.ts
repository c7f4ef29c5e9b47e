import { describe, expect, it } from '@jest/globals';
import { compiledLine } from '../../index.js';
import { spell } from '../fixtures/printed.fixture.js';
import { CREATURE } from '#testkit/language/words';

const effectOf = (text: string): unknown => {
  const line = compiledLine(text, spell);
  if (!('abilities' in line)) return line;
  const [ability] = line.abilities;
  return ability?.kind === 'spell' && ability.body.kind === 'plain' ? ability.body.effect : ability;
};
const SHOWN = { kind: 'bound', name: 'shown' };

describe('cards revealed until one of a kind is revealed (cr 701.20a)', () => {
  it('that card goes to one place and the rest to another', () => {
    expect(
      effectOf(
        'Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest into your graveyard.',
      ),
    ).toMatchObject({
      steps: [
        { kind: 'reveal', what: { kind: 'top-until', filter: CREATURE } },
        { kind: 'let-objects', what: { kind: 'only', of: SHOWN, filter: CREATURE } },
        { kind: 'move', to: 'hand' },
        { kind: 'move', what: { kind: 'except', of: SHOWN }, to: 'graveyard' },
      ],
    });
  });
  it('another player reveals them and shuffles the rest into a library', () => {
    expect(
      effectOf(
        'Target player reveals cards from the top of their library until they reveal a creature card. That player puts that card onto the battlefield, then shuffles the rest into their library.',
      ),
    ).toMatchObject({
      steps: [
        { kind: 'reveal', by: { kind: 'target', slot: 0 } },
        { kind: 'let-objects' },
        { to: 'battlefield', by: { kind: 'target', slot: 0 } },
        { to: 'library', position: 'shuffled-in' },
      ],
    });
  });
  it('all of them go to one place', () => {
    expect(
      effectOf(
        'Target opponent reveals cards from the top of their library until they reveal four land cards. That player puts all cards revealed this way into their graveyard.',
      ),
    ).toMatchObject({
      steps: [{ what: { kind: 'top-until', count: 4 } }, { kind: 'move', what: SHOWN, to: 'graveyard' }],
    });
  });
  it("'that card' is none of several", () => {
    expect(
      effectOf(
        'Reveal cards from the top of your library until you reveal two creature cards. Put that card into your hand and the rest into your graveyard.',
      ),
    ).toHaveProperty('failed');
  });
});
