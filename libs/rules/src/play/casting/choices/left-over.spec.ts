// A command with choices that nothing asks for is refused; they are not ignored.
import { describe, expect, it } from '@jest/globals';
import type { Choices } from '../../../model/decisions/action.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import {
  activated,
  CastTable,
  CREATURE,
  does,
  gain,
  mana,
  permanent,
  sorcery,
} from '#testkit/tables/cast-table';

const GIFT = sorcery('Gift', '{0}', does(gain(1)));
const WELL = permanent('Well', ['artifact'], activated([mana('{0}')], gain(1)));
const ALTAR = permanent(
  'Altar',
  ['artifact'],
  activated([{ kind: 'move', filter: CREATURE, count: 1, to: 'graveyard', cause: 'sacrifice' }], gain(1)),
);

const EXTRA: readonly (readonly [string, (bear: ObjectId) => Choices])[] = [
  ['modes', () => ({ modes: [0] })],
  ['a target', (bear) => ({ targets: [[{ object: bear }]] })],
  ['a division', () => ({ divided: [[1]] })],
  ['X', () => ({ x: 1 })],
  ['an optional cost', () => ({ optional: { kicker: 1 } })],
  ['an alternative cost', () => ({ alternative: 'for a song' })],
  ['what a cost is paid with', (bear) => ({ costs: [[bear]] })],
  ['one of several costs', () => ({ either: [1] })],
  ['what is activated for mana', (bear) => ({ pay: [{ object: bear, ability: 0 }] })],
  ['life for symbols', () => ({ life: 1 })],
  ['what convokes', (bear) => ({ convoke: [bear] })],
  ['what improvises', (bear) => ({ improvise: [bear] })],
  ['what is delved', (bear) => ({ delve: [bear] })],
  ['what is spliced onto it', (bear) => ({ splice: [bear] })],
];

describe('cr 601.2b: a choice that nothing asks for', () => {
  const table = () =>
    new CastTable([{ hand: ['Gift'], battlefield: ['Well', 'Altar', 'Bear'] }, {}], [GIFT, WELL, ALTAR]);

  it.each(EXTRA)('%s is refused for a spell and for an ability', (_, extra) => {
    const at = table();
    const said = extra(at.named('Bear'));
    expect(at.refused(at.casting('Gift', said))).toMatch(/^cr /u);
    expect(at.refused(at.activating('Well', 0, said))).toMatch(/^cr /u);
  });

  it('cr 601.2h: the wrong object for a cost is refused even if only one could pay it', () => {
    const at = table();
    const [bear, well] = [at.named('Bear'), at.named('Well')];
    expect(at.refused(at.activating('Altar', 0, { costs: [[well]] }))).toBe('cr 601.2h');
    expect(at.refused(at.activating('Altar', 0, { costs: [[bear], [bear]] }))).toBe('cr 601.2h');
    at.activate('Altar', 0, { costs: [[bear]] });
    expect(at.graveyard(0)).toEqual(['Bear']);
  });
});
