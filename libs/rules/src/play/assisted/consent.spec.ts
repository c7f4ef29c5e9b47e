// A proposal for an unread text needs the consent of everyone it affects, and must fit the words of the text.
import { describe, expect, it } from '@jest/globals';
import {
  AssistedTable,
  BEAR,
  card,
  named,
  spell,
  unread,
  YOU,
  type Meant,
  type Side,
} from '#testkit/tables/assisted-table';
import { BATTLEFIELD, type Seat } from '../../model/basics/ids.js';
import { cardsIn } from '../../fold/evolve/cards.js';

const TEXT =
  'Target player loses 3 life and reveals their hand. You gain control of target creature they control.';
const HEX = card('Hex', ['sorcery'], spell(unread(TEXT)));
const HUM = card('Hum', ['sorcery'], spell(unread('Hum a tune.')));
const NAP = card('Nap', ['sorcery'], spell(unread('Tap target creature.')));
const STORM = card('Storm', ['sorcery'], spell(unread('Destroy your permanents, or regenerate them.')));
const STONE = card('Stone', ['artifact']);
const THEM = [{ name: 'them', objects: [], players: [2] }];

function cast(name: string, ...others: readonly Side[]): AssistedTable {
  const table = new AssistedTable([{ hand: [HEX, HUM, NAP, STORM] }, ...others]);
  while (table.state.turn?.step !== 'precombat-main') table.pass();
  return table.cast(name);
}

/** Seat 2 refuses three times; then each of the others votes. */
function voted(
  effect: unknown,
  names: readonly Meant[],
  votes: readonly boolean[],
  name = 'Hex',
): AssistedTable {
  const table = cast(name, {}, { battlefield: [BEAR] }, {});
  for (let attempt = 1; attempt <= 3; attempt += 1) table.propose(effect, names).accept().refuse();
  for (const yes of votes) table.answer({ kind: 'yes-no', yes });
  return table;
}

const LOSE = { kind: 'lose-life', who: named('them'), amount: 3 };
const REVEAL = { kind: 'reveal', what: { kind: 'zone', zone: 'hand', whose: named('them') } };
const harms: readonly [string, unknown][] = [
  ['takes life', LOSE],
  ['leaves no life', { kind: 'set-life', who: named('them'), amount: 0 }],
  ['reveals a hand', REVEAL],
  ['takes it from every opponent', { kind: 'lose-life', who: { kind: 'opponents' }, amount: 3 }],
];

describe('a proposal that affects a player', () => {
  it.each(harms)(
    'that %s does not happen against that player’s vote, however the others vote',
    (_, effect) => {
      const names = JSON.stringify(effect).includes('them') ? THEM : [];
      const table = voted(effect, names, [true, false, true]);
      expect(table.all('ClauseSettled')).toMatchObject([
        { outcome: 'nothing', nothing: [2], stands: [1, 3] },
      ]);
      expect([table.life(1), table.life(2), table.life(3)]).toEqual([20, 20, 20]);
      expect(table.all('CardsRevealed')).toHaveLength(0);
    },
  );

  it('that takes control of their permanent does not happen against their vote', () => {
    const take = {
      kind: 'continuous',
      what: named('it'),
      changes: [{ kind: 'control', to: YOU }],
      until: { kind: 'forever' },
    };
    const found = cast('Hex', {}, { battlefield: [BEAR] }, {});
    const bear = cardsIn(found.state, BATTLEFIELD)[0]!;
    const table = voted(take, [{ name: 'it', objects: [bear], players: [] }], [true, false, true]);
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', nothing: [2] }]);
  });

  it('happens if they and most players vote for it', () => {
    const table = voted(LOSE, THEM, [true, true, false]);
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'stands', nothing: [3], stands: [1, 2] }]);
    expect(table.life(2)).toBe(17);
  });

  it('does not happen if everyone refuses it', () => {
    const table = voted(LOSE, THEM, [false, false, false]);
    expect(table.all('ClauseSettled')).toMatchObject([
      { outcome: 'nothing', nothing: [1, 2, 3], stands: [] },
    ]);
    expect(table.life(2)).toBe(20);
  });

  it.each(['destroy', 'regenerate'])(
    'cr 400.1: that is to %s what is on a battlefield is about everyone’s, whosever it is said to be',
    (kind) => {
      const mine = { kind: 'zone', zone: 'battlefield', whose: YOU };
      const table = voted({ kind, what: mine }, [], [true, false, true], 'Storm');
      expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', nothing: [2] }]);
      expect(table.ids('Bear').filter((id) => cardsIn(table.state, BATTLEFIELD).includes(id))).toHaveLength(
        1,
      );
    },
  );

  it('is taken to affect everyone if the text has no words that limit it', () => {
    const table = voted({ kind: 'gain-life', who: YOU, amount: 3 }, [], [true, false, true], 'Hum');
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing' }]);
  });

  it('cr 722.5: needs the consent of the player themselves while somebody controls them', () => {
    const table = cast('Hex', {});
    const controls = [{ seat: 1 as Seat, by: 0 as Seat, during: 'this', active: true }];
    table.take([{ type: 'FuturePlanned', extraTurns: [], skips: [], controls }]);
    table.propose({ kind: 'lose-life', who: { kind: 'opponents' }, amount: 3 });
    expect(table.decision).toMatchObject({ seat: 1, prompt: 'accept' });
  });
});

describe('a proposal that goes beyond its text', () => {
  const why = (effect: unknown, names: readonly Meant[] = []): string | undefined =>
    cast('Hex', {}, {}).tryPropose(effect, names)?.message;

  it.each([
    ['another verb', { kind: 'draw', who: YOU, count: 1 }, 'draw'],
    ['another amount', { kind: 'lose-life', who: { kind: 'opponents' }, amount: 4 }, '4'],
    [
      'an amount worked out',
      { kind: 'lose-life', who: { kind: 'opponents' }, amount: { kind: 'product', of: 3, by: 3 } },
      'amount',
    ],
    ['another zone', { kind: 'reveal', what: { kind: 'zone', zone: 'library', whose: YOU } }, 'library'],
  ])('%s is refused', (_, effect, word) => {
    expect(why(effect)).toContain(word);
  });

  it('another kind of object is refused, and the kind that is meant is accepted', () => {
    const tap = { kind: 'tap', what: named('it') };
    const tapping = (name: string) => {
      const table = cast('Nap', { battlefield: [BEAR, STONE] });
      const found = cardsIn(table.state, BATTLEFIELD).find((id) => table.nameOf(id) === name)!;
      return table.tryPropose(tap, [{ name: 'it', objects: [found], players: [] }])?.message;
    };
    expect(tapping('Stone')).toBe('The text is only about creature.');
    expect(tapping('Bear')).toBeUndefined();
  });

  it('is the only one refused: a proposal within the text is accepted', () => {
    expect(why(LOSE, THEM)).toBeUndefined();
    expect(why(REVEAL, THEM)).toBeUndefined();
  });
});
