// A player with any number of objects can leave (cr 104.3a, 800.4a), and every game can end (cr 104.1).
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { playerId, type Instant } from '#kernel';
import { BOUNDS } from '../../model/basics/bounds.js';
import type { Proposed } from '../../model/commands/command.js';
import { AssistedTable, BEAR, card, spell, YOU } from '#testkit/tables/assisted-table';
import { CREATURE, gain, whenever } from '#testkit/tables/rules-table';
import { objectNumber } from '../../model/basics/ids.js';
import type { Terms } from '../../model/basics/terms.js';
import { decide } from '../../decide/decide.js';
import type { GameEvent } from '../../model/events/events.js';

const MANY = 1_900;
const bears = (count: number) => Array.from({ length: count }, () => BEAR);
const CLOCK: Terms['clock'] = { kind: 'chess', initial: 600, increment: 0, flag: 'loses' };

const loses = (life: number): Effect => ({ kind: 'lose-life', who: YOU, amount: life });
const ROUT = card('Rout', ['instant'], spell(loses(20)));
const TRUCE = card('Truce', ['instant'], spell({ kind: 'draw-game' }));
const DOOM = card('Doom', ['instant'], spell({ kind: 'lose-game', who: { kind: 'all' } }));
const WATCHER = card(
  'Watcher',
  ['enchantment'],
  [whenever({ kind: 'moves', what: CREATURE, from: ['battlefield'] }, gain(1))],
);

/** A table of `players`, of whom the first has MANY permanents. */
function crowded(players: number, terms: Partial<Terms> = {}, others: readonly (typeof BEAR)[] = []) {
  const rest = Array.from({ length: players - 1 }, () => ({ battlefield: others }));
  const first = { hand: [ROUT, TRUCE, DOOM], battlefield: bears(MANY) };
  return new AssistedTable([first, ...rest], terms);
}
/** The table after the spell was cast and has resolved. */
function resolved(table: AssistedTable, name: string): AssistedTable {
  table.act({ do: 'cast', object: table.id(name) });
  while (table.stack.length > 0 && table.state.decision !== null) table.pass();
  return table;
}
const since = (table: AssistedTable, before: number) => table.events.slice(before);

describe('a game of two with 1,900 permanents', () => {
  const LAST = { reason: 'last-one-standing', winners: [1] };

  it('cr 104.2a: ends when their owner concedes, and leaves them in place', () => {
    const table = crowded(2);
    const before = table.events.length;
    table.concede(0);
    expect(table.state.result).toEqual(LAST);
    expect(since(table, before).map(({ type }) => type)).toEqual([
      'CommandAccepted',
      'DecisionClosed',
      'PlayerLost',
      'GameEnded',
    ]);
    expect(table.battlefield).toHaveLength(MANY);
  });

  it.each([
    ['Rout', LAST],
    ['Doom', { reason: 'nobody-left', winners: [] }],
    ['Truce', { reason: 'drawn-by-effect', winners: [] }],
  ])('cr 104.1: ends when %s resolves', (name, result) => {
    expect(resolved(crowded(2), name).state.result).toEqual(result);
  });

  it('cr 104.3, table timers: ends when time runs out, when nobody plays it, and when its operator ends it', () => {
    const ends = ({ state, inputs }: AssistedTable, proposed: Proposed) => {
      const later = 1_000 * (state.terms?.abandonAfter ?? 0) + 1_000;
      const decided = decide(state, proposed, { ...inputs, now: later as Instant });
      return decided.ok ? decided.value.at(-1) : decided.error;
    };
    const timed = crowded(2, { clock: CLOCK });
    const flag: Proposed = { actor: 'timer', command: { type: 'flag', decision: timed.decision.id } };
    expect(ends(timed, flag)).toMatchObject({ type: 'GameEnded', ...LAST });
    const abandoned = { type: 'GameEnded', reason: 'abandoned', winners: [] };
    expect(ends(timed, { actor: 'operator', command: { type: 'end-game' } })).toEqual(abandoned);
    expect(ends(crowded(2), { actor: 'timer', command: { type: 'abandon' } })).toEqual(abandoned);
  });
});

describe('a game of four with 1,900 permanents', () => {
  it('cr 800.4a: goes on without their owner, after one event of bounded size', () => {
    const table = crowded(4, {}, [BEAR]);
    const before = table.events.length;
    const bear = table.ids('Bear').find((id) => table.state.objects[objectNumber(id)]?.permanent);
    table.concede(0);
    expect(table.state.result).toBeNull();
    expect(table.battlefield).toEqual(['Bear', 'Bear', 'Bear']);
    const events = since(table, before);
    expect(events.filter(({ type }) => type === 'PlayerLost')).toHaveLength(1);
    expect(events.length).toBeLessThan(20);
    expect(JSON.stringify(events).length).toBeLessThan(BOUNDS.remembered);
    expect(table.decision.seat).not.toBe(0);
    // cr 113.7a: equal characteristics are recorded once, and each object refers to them.
    expect(table.all('PlayerLost')[0]?.leaving?.map(({ objects }) => objects.length)).toEqual([MANY]);
    expect(Object.values(table.state.gone).find(({ id }) => id === bear)).toMatchObject({
      to: null,
      was: { name: 'Bear', power: 2, controller: 0, permanent: { controller: 0, damage: 0 } },
    });
  });

  it('cr 800.4a: goes on when their owner loses to a state-based action', () => {
    const table = resolved(crowded(4), 'Rout');
    expect(table.state.seats[0]?.lost).toBe('no-life');
    expect([table.battlefield, table.state.result]).toEqual([[], null]);
  });

  it('table work: remembers a bounded amount of different permanents, and all of them leave', () => {
    const each = (nth: number) => card(`Bear ${'of a long family '.repeat(20)}${String(nth)}`, ['creature']);
    const kin = Array.from({ length: MANY }, (_, nth) => each(nth));
    const table = new AssistedTable([{ battlefield: kin }, {}, {}]);
    table.concede(0);
    expect(JSON.stringify(table.all('PlayerLost')).length).toBeLessThan(1.2 * BOUNDS.remembered);
    expect(table.battlefield).toEqual([]);
  });

  const watchers = (count: number) => Array.from({ length: count }, () => WATCHER);
  const crowd = (count: number) =>
    new AssistedTable([{ battlefield: bears(MANY) }, { battlefield: watchers(count) }, {}]);
  const verified = (table: AssistedTable, from: number) => {
    const batch = since(table, from);
    const folded = new AssistedTable({ log: table.events.slice(0, from) });
    const { command } = batch[0] as GameEvent<'CommandAccepted'>;
    const proposed = { actor: playerId('player 0'), command } as Proposed;
    const again = decide(folded.state, proposed, {
      ...folded.inputs,
      accepted: 'standing',
    });
    return again.ok && JSON.stringify(again.value) === JSON.stringify(batch);
  };

  it.each([
    ['and can be kept, waits for the operator', 1, MANY],
    ['and cannot even be kept, is left out', 20, 0],
  ])('table quarantine: lets them leave; too many triggers, %s', (_, count, waiting) => {
    const table = crowd(count);
    const before = table.events.length;
    table.concede(0);
    expect(table.state.seats[0]?.lost).toBe('conceded');
    expect(table.battlefield).toHaveLength(count);
    expect(table.state.quarantine).toMatchObject({ why: 'too-much-work' });
    expect(table.state.agenda.triggers).toHaveLength(waiting);
    expect(verified(table, before)).toBe(true);
    const operate = (type: 'repair-game' | 'release-game') =>
      table.give({ actor: 'operator', command: { type } });
    if (waiting > 0) expect(operate('repair-game')).toBeUndefined();
    expect(operate('release-game')).toBeUndefined();
    expect(table.state.quarantine).toBeNull();
    expect([table.decision.seat, table.life(1)]).toEqual([1, 20]);
  });

  it('table quarantine: lets them leave even if the triggers would never end', () => {
    const face = { kind: 'face', name: 'Toll', types: ['creature'], power: 1, toughness: 1 } as const;
    const rings: Effect = { kind: 'create-token', token: { kind: 'made', face }, count: 1 };
    const toll: Effect = { kind: 'repeat', times: 1_000, effect: rings };
    const bell = card(
      'Bell',
      ['enchantment'],
      [whenever({ kind: 'moves', what: CREATURE, from: ['battlefield'] }, toll)],
    );
    const table = new AssistedTable([{ battlefield: [BEAR] }, { battlefield: [bell, ...bears(400)] }, {}]);
    for (const seat of [1, 2]) table.attempt(seat, { type: 'set-passing', until: 'my-turn', stops: null });
    table.concede(0);
    expect([table.state.seats[0]?.lost, table.state.quarantine?.why]).toEqual(['conceded', 'too-much-work']);
    expect(table.state.agenda.triggers).toHaveLength(1);
    const operate = (type: 'repair-game' | 'release-game') =>
      table.give({ actor: 'operator', command: { type } });
    expect(operate('release-game')?.code).toBe('too-much-work');
    expect([operate('repair-game'), operate('release-game')]).toEqual([undefined, undefined]);
    expect([table.state.quarantine, table.battlefield.length]).toEqual([null, 401]);
  });

  it('cr 603.6c: triggers once for each permanent that leaves with its owner', () => {
    const table = new AssistedTable([{ battlefield: bears(3) }, { battlefield: [WATCHER] }, {}]);
    table.concede(0).passAll();
    expect(table.life(1)).toBe(23);
  });
});
