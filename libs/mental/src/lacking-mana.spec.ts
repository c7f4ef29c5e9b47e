// Which plays are offered as possible now, and which as lacking only mana, with and without names.
import { describe, expect, it } from '@jest/globals';
import { canonicalJson, plainData } from '#kernel';
import {
  actionsLackingMana,
  affordableActions,
  legalActions,
  PLAIN_RULEBOOK,
  type GameAction,
  type GameState,
  type Seat,
} from '#rules';
import {
  CastTable,
  CREATURE,
  aTarget,
  creature,
  destroy,
  does,
  instant,
  mana,
  permanent,
  activated,
  gain,
  sorcery,
} from '#testkit/tables/cast-table';
import { card, having, pentaland } from '#testkit/mental/pentaland-table';
import { ANNA } from '#testkit/tables/toy-table';

const MORE = [
  instant('Murder', '{1}{B}', does(destroy, aTarget(CREATURE))),
  sorcery('Grace', '{W}', does(gain(1))),
  creature('Giant', 5, 5, [], { cost: '{4}{R}' }),
  permanent('Font', ['artifact'], activated([mana('{2}')], gain(1))),
];
const told = (state: GameState, actions: readonly GameAction[]): string[] =>
  actions.map((action) => `${action.do} ${nameIn(state, action)}`).toSorted();
const nameIn = ({ objects, definitions }: GameState, { object }: GameAction): string => {
  const found = Object.values(objects).find(({ id }) => id === object);
  return definitions[found?.identity.definition ?? '']?.name ?? '?';
};

describe('what only lacks mana', () => {
  const table = (battlefield: readonly string[], step?: 'upkeep'): CastTable => {
    const made = new CastTable(
      [{ hand: ['Murder', 'Grace', 'Giant'], battlefield }, { battlefield: ['Bear'] }],
      MORE,
    );
    if (step !== undefined) made.step(step);
    return made;
  };
  const split = (made: CastTable) => {
    const now = affordableActions(made.state, 0 as Seat, PLAIN_RULEBOOK);
    const lacking = actionsLackingMana(made.state, 0 as Seat, PLAIN_RULEBOOK);
    return { now: told(made.state, now), lacking: told(made.state, lacking) };
  };

  it('cr 601.2h: is what could be cast or activated with plenty of it, and nothing else', () => {
    expect(split(table(['Plains', 'Font']))).toEqual({
      now: ['activate Plains', 'cast Grace'],
      lacking: ['activate Font', 'cast Giant', 'cast Murder'],
    });
    expect(split(table(['Plains', 'Swamp', 'Font'])).lacking).toEqual(['cast Giant']);
  });

  it('cr 307.1, 601.2c: is nothing that is not allowed now, or has no target', () => {
    expect(split(table(['Plains'], 'upkeep')).lacking).toEqual(['cast Murder']);
    const alone = new CastTable([{ hand: ['Murder'] }, {}], MORE);
    expect(split(alone).lacking).toEqual([]);
  });

  it('leaves the game as it was, byte for byte', () => {
    const made = table(['Plains', 'Font']);
    const before = canonicalJson(plainData(made.state));
    const first = split(made);
    expect(canonicalJson(plainData(made.state))).toBe(before);
    expect(split(made)).toEqual(first);
  });
});

const SUN = card(
  'Sun',
  null,
  'land',
  having({
    kind: 'activated',
    costs: [{ kind: 'tap' }],
    body: {
      kind: 'plain',
      effect: { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{C}{C}' } },
    },
  }),
);

describe('a card without a name', () => {
  const split = (printed: string, inPlay: readonly string[] = []) => {
    const table = pentaland([SUN]);
    const object = table.inHand(printed);
    for (const name of inPlay) table.permanent(name);
    table.begin();
    const casts = (actions: readonly GameAction[]): string[] =>
      actions.flatMap((action) =>
        action.do === 'cast' && action.object === object ? [action.alternative ?? 'cast'] : [],
      );
    expect(casts(legalActions(table.state, ANNA, table.inputs))).toEqual(['cast', 'morph']);
    return {
      now: casts(affordableActions(table.state, ANNA, table.inputs)),
      lacking: casts(actionsLackingMana(table.state, ANNA, table.inputs)),
    };
  };

  it('pentaland 705.1: lacks mana if its printed cost is more than its player can pay', () => {
    expect(split('Slaver')).toEqual({ now: [], lacking: ['cast', 'morph'] });
    expect(split('Slaver', ['Sun', 'Sun'])).toEqual({ now: ['morph'], lacking: ['cast'] });
    expect(split('Slaver', ['Sun', 'Sun', 'Sun'])).toEqual({ now: ['cast', 'morph'], lacking: [] });
    expect(split('Bauble')).toEqual({ now: ['cast'], lacking: ['morph'] });
  });

  it('may be either half of a split card', () => {
    expect(split('Blaze // Frost').lacking).toEqual(['cast', 'morph']);
  });
});
