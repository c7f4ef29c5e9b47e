// The boards that grow: what lies there at each size, and what is done on it.
import { known, type GameAction, type GameState } from '#rules';
import type { Plan } from './table.js';

export interface BoardCase {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly position: (size: number) => Readonly<Record<string, object>>;
  readonly plan: (size: number) => Plan;
}

export const of = (card: string, count: number): object => ({ card, count });

const nameIn = (state: GameState, action: GameAction): string =>
  'object' in action ? (known(state, action.object)?.name ?? '') : '';

export const doing = (
  name: string,
  times: number,
  what: GameAction['do'] = 'cast',
  more: object = {},
): Plan => {
  let left = times;
  return (actions, state) => {
    if (left === 0 || state.turn?.step !== 'precombat-main') return undefined;
    const found = actions.find((action) => action.do === what && nameIn(state, action) === name);
    if (found === undefined) return undefined;
    left -= 1;
    return { ...found, ...more };
  };
};
const passing: Plan = () => undefined;
export const UNDYING = { life: 100_000 };

/** Four counting anthems, twenty that trigger at once, and creatures of several kinds on both sides. */
export const LARGE: BoardCase = {
  name: 'four counting anthems, twenty triggers at once',
  sizes: [100, 200, 400],
  position: (size) => {
    const many = (size - 24) / 4;
    return {
      A: {
        battlefield: [
          of('Coat of Arms', 4),
          of('Soul Warden', 20),
          of('Grizzly Bears', many),
          of('Scryb Sprites', many),
        ],
        hand: [of('Memnite', 5)],
      },
      B: { battlefield: [of('White Knight', many), of('Goblin King', many)], life: 100_000 },
    };
  },
  plan: () => doing('Memnite', 5),
};

export const CASES: readonly BoardCase[] = [
  {
    name: 'lords that grant an ability',
    sizes: [50, 100, 200],
    position: (size) => ({ A: { battlefield: [of('Lord of Atlantis', size)] }, B: UNDYING }),
    plan: () => passing,
  },
  {
    name: 'attackers that each make a token',
    sizes: [10, 20, 40],
    position: (size) => ({ A: { battlefield: [of('Sharding Sphinx', size)] }, B: UNDYING }),
    plan: () => passing,
  },
  LARGE,
  {
    name: 'effects that may depend on one another',
    sizes: [80, 160, 320],
    position: (size) => ({
      A: { battlefield: [of('March of the Machines', size / 2), of('Opalescence', size / 4)] },
      B: { battlefield: [of('Enchanted Evening', size / 4)], ...UNDYING },
    }),
    plan: () => passing,
  },
  {
    name: 'copies by storm',
    sizes: [50, 100, 200],
    position: (size) => ({
      A: { battlefield: [of('Mountain', 2)], hand: [of('Ornithopter', size), 'Grapeshot'] },
      B: UNDYING,
    }),
    plan: (size) => {
      const first = doing('Ornithopter', size);
      const then = doing('Grapeshot', 1, 'cast', { targets: [[{ seat: 1 }]] });
      return (actions, state) => first(actions, state) ?? then(actions, state);
    },
  },
  {
    name: 'effects that last',
    sizes: [200, 400, 800],
    position: () => ({ A: { battlefield: ['Wall of Blood'], ...UNDYING }, B: UNDYING }),
    plan: (size) => doing('Wall of Blood', size, 'activate'),
  },
];
