// An effect on a thousand creatures at once stays within the budget of a command, and is counted by its real
// cost.
import { describe, expect, it } from '@jest/globals';
import type { Effect, TokenSpec } from '#abilities';
import type { CardDefinition } from '#cards';
import { AssistedTable, BEAR, card, spell } from '#testkit/tables/assisted-table';
import { CREATURE, DIES, ENTERS, gain, whenever } from '#testkit/tables/rules-table';
import { cardsIn } from '../../fold/evolve/cards.js';
import { BATTLEFIELD, EXILE, handOf, type Seat } from '../../model/basics/ids.js';
import type { GameEvent } from '../../model/events/events.js';
import { partsOfAll, type SingleEvent, type SingleType } from '../../model/events/parts.js';
import { known } from '../../reading/characteristics/characteristics.js';

const MANY = 1_000;
const EVERY = { kind: 'each', filter: CREATURE } as const;
const bears = (count: number) => Array.from({ length: count }, () => BEAR);
const MOURNER = card('Mourner', ['creature'], [whenever(DIES, gain(1))]);
const song = (effect: Effect) => card('Song', ['sorcery'], spell(effect));
const TAP: Effect = { kind: 'tap', what: EVERY };
const DESTROY: Effect = { kind: 'destroy', what: EVERY };
const moving = (to: 'hand' | 'exile', cause: 'return' | 'exile'): Effect => ({
  kind: 'move',
  what: EVERY,
  to,
  cause,
});
const GOBLIN: TokenSpec = {
  kind: 'made',
  face: { kind: 'face', name: 'Goblin', types: ['creature'], power: 1, toughness: 1 },
};
const HORDE = card('Horde', ['sorcery'], spell({ kind: 'create-token', token: GOBLIN, count: MANY }));

const sung = (effect: Effect, mine = bears(MANY), theirs: readonly CardDefinition[] = []): AssistedTable =>
  new AssistedTable([{ hand: [song(effect)], battlefield: mine }, { battlefield: theirs }])
    .untilMain()
    .cast('Song');
const happened = (table: AssistedTable): readonly SingleEvent[] => partsOfAll(table.events);
const all = <K extends SingleType>(table: AssistedTable, type: K) =>
  happened(table).filter((event): event is Extract<SingleEvent, { readonly type: K }> => event.type === type);
const count = (table: AssistedTable, type: SingleType): number => all(table, type).length;
/** The events of the last command, as the log has them. */
const lastBatch = ({ events }: AssistedTable): readonly GameEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'CommandAccepted'));

describe('on a board of a thousand creatures', () => {
  it('one spell taps all of them, and they untap as their player’s turn begins', () => {
    const table = sung(TAP);
    expect(count(table, 'PermanentTapped')).toBe(MANY);
    table.untilTurn(3);
    const tapped = all(table, 'PermanentTapped').map((event) => event.tapped);
    expect(tapped).toEqual([...bears(MANY).map(() => true), ...bears(MANY).map(() => false)]);
  });

  it('a spell makes a thousand more tokens', () => {
    const table = sung({ kind: 'create-token', token: GOBLIN, count: MANY });
    expect([count(table, 'TokenCreated'), table.battlefield.length]).toEqual([MANY, 2 * MANY]);
  });

  it('each is given counters and gets larger', () => {
    const stats = { kind: 'modify-stats', power: 1, toughness: 1 } as const;
    const table = sung({
      kind: 'sequence',
      steps: [
        { kind: 'add-counters', on: EVERY, counter: '+1/+1', count: 1 },
        { kind: 'continuous', what: EVERY, changes: [stats], until: { kind: 'end-of-turn' } },
      ],
    });
    expect(count(table, 'CountersChanged')).toBe(MANY);
    expect(table.ids('Bear').map((id) => known(table.state, id)?.power)).toEqual(
      table.ids('Bear').map((id) => (cardsIn(table.state, BATTLEFIELD).includes(id) ? 4 : 2)),
    );
  });

  it('all are destroyed, and some trigger on it', () => {
    const mourners = Array.from({ length: 5 }, () => MOURNER);
    const table = sung(DESTROY, [...bears(MANY - mourners.length), ...mourners]);
    while (table.decision.kind !== 'priority')
      table.answer({ kind: 'order', order: mourners.map((_, nth) => nth) });
    table.passAll();
    expect([table.battlefield, table.life(0)]).toEqual([[], 20 + mourners.length]);
    expect(table.graveyard(0)).toHaveLength(MANY + 1);
  });

  it('cr 603.3b: all are destroyed, and each one triggers', () => {
    const table = sung(
      DESTROY,
      bears(MANY).map(() => MOURNER),
    );
    const { question } = table.decision;
    if (question.kind !== 'order') throw new Error(question.kind);
    table.answer({ kind: 'order', order: [...question.options.keys()] });
    expect([table.battlefield, table.stack.length]).toEqual([[], MANY]);
  });

  it('those of two players are destroyed at once, and trigger for their own controllers', () => {
    const half = [...bears(MANY / 2 - 1), MOURNER];
    const table = sung(DESTROY, half, half).passAll();
    expect([table.battlefield, table.life(0), table.life(1)]).toEqual([[], 21, 21]);
    expect([table.graveyard(0).length, table.graveyard(1).length]).toEqual([MANY / 2 + 1, MANY / 2]);
  });

  it('a thousand different creatures are destroyed', () => {
    const kinds = Array.from({ length: MANY }, (_, nth) =>
      card(
        `Bear of the ${String(nth)}th Forest`,
        ['creature'],
        [whenever(ENTERS, gain(nth)), { kind: 'keyword', name: 'menace' }],
      ),
    );
    const table = sung(DESTROY, kinds);
    expect(new Set(table.graveyard(0)).size).toBe(MANY + 1);
  });

  it('cr 704.5d: tokens die and then cease to exist', () => {
    const table = new AssistedTable([{ hand: [HORDE, song(DESTROY)] }, {}]).untilMain();
    table.cast('Horde').cast('Song');
    expect([table.battlefield, table.graveyard(0)]).toEqual([[], ['Horde', 'Song']]);
    expect([count(table, 'ObjectMoved') >= MANY, count(table, 'ObjectCeased')]).toEqual([true, MANY]);
    // Two events say it, and say what is the same once.
    const told = lastBatch(table).filter(({ type }) => type === 'HappenedAtOnce');
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told).length).toBeLessThan(120 * MANY);
  });

  it.each(['hand', 'exile'] as const)('all go to %s', (to) => {
    const table = sung(moving(to, to === 'hand' ? 'return' : 'exile'));
    expect(table.battlefield).toEqual([]);
    const zone = to === 'hand' ? handOf(0 as Seat) : EXILE;
    expect(table.names(zone)).toEqual(bears(MANY).map(({ name }) => name));
  });
});

describe('a thousand attackers that nobody blocks', () => {
  const able = (name: string) => card(name, ['creature'], [{ kind: 'keyword', name: name.toLowerCase() }]);
  const WALKER: CardDefinition = {
    ...card('Walker', ['planeswalker']),
    faces: [{ kind: 'face', name: 'Walker', cost: '{0}', types: ['planeswalker'], loyalty: 3 }],
  };
  const several = (name: string, of: number) => Array.from({ length: of }, () => able(name));

  /** Attacks with all; the first few attack the planeswalker. */
  function attacked(battlefield: readonly CardDefinition[], atWalker: number): AssistedTable {
    const table = new AssistedTable([{ hand: [WALKER] }, { battlefield }]);
    table.untilMain().cast('Walker').untilTurn(2);
    while (table.decision.kind === 'priority') table.pass();
    const { question } = table.decision;
    if (question.kind !== 'attackers') throw new Error(question.kind);
    const walker = table.ids('Walker').find((id) => cardsIn(table.state, BATTLEFIELD).includes(id));
    const attacks = question.candidates.map(({ attacker }, nth) => ({
      attacker,
      defender: nth < atWalker && walker !== undefined ? walker : (0 as Seat),
    }));
    table.answer({ kind: 'attackers', attacks });
    while (table.state.result === null && table.state.turn?.step !== 'postcombat-main') table.pass();
    return table;
  }

  it('cr 510.2: they deal their damage at once', () => {
    const table = attacked(bears(MANY), 0);
    expect(count(table, 'DamageDealt')).toBe(MANY);
    expect([table.life(0), table.state.result?.winners]).toEqual([20 - 2 * MANY, [1]]);
  });

  it('cr 120.3: their damage has every result', () => {
    const others = [...several('Lifelink', 2), ...several('Infect', 3), ...several('Deathtouch', 4)];
    const table = attacked([...bears(MANY - others.length), ...others], 1);
    expect(count(table, 'DamageDealt')).toBe(MANY);
    expect(table.state.seats[0]?.counters).toEqual({ poison: 6 });
    expect([table.life(0), table.life(1)]).toEqual([20 - 2 * (MANY - 4), 24]);
    expect(all(table, 'CountersChanged')).toMatchObject([{ counter: 'loyalty', by: -2 }]);
  });
});

describe('an effect that changes the battlefield again and again', () => {
  const made = (times: number, bears: number): boolean => {
    const effect: Effect = {
      kind: 'repeat',
      times,
      effect: { kind: 'create-token', token: GOBLIN, count: 1 },
    };
    const battlefield = Array.from({ length: bears }, () => BEAR);
    const table = new AssistedTable([{ hand: [song(effect)], battlefield }, {}]).untilMain();
    table.act({ do: 'cast', object: table.id('Song') }).pass();
    return table.tryAnswer({ kind: 'priority', action: 'pass' }) === undefined;
  };

  it('is refused if the battlefield is large, because each step reads all of it', () => {
    expect([made(300, 10), made(80, MANY), made(120, MANY), made(1_000, 10)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
