// What a player may pay to ignore (cr 116.2d), or to keep from coming (cr 116.2c).
import type { Ability, Cost, Effect, Pattern, Players, Value } from '#abilities';
import {
  activated,
  all,
  any,
  bound,
  controllerOf,
  IS_THIS,
  mana,
  statics,
  steps,
  THIS,
  triggered,
  type,
  YOU,
  type Written,
} from './words.js';

const EVERYBODY = { kind: 'all' } as const;
const SACRIFICE: Cost = {
  kind: 'move',
  filter: all({ kind: 'permanent' }, { kind: 'controller', is: YOU }),
  count: 1,
  to: 'graveyard',
  cause: 'sacrifice',
};
const HOST = { kind: 'is', of: { kind: 'host' } } as const;
const THEY = bound('they');

const controlledBy = (is: Players): Value => ({
  kind: 'count',
  of: all({ kind: 'permanent' }, { kind: 'controller', is }),
});
const WITH_MOST_PERMANENTS: Players = {
  kind: 'only',
  of: EVERYBODY,
  bind: 'one',
  if: {
    kind: 'compare',
    left: {
      kind: 'count-players',
      of: {
        kind: 'only',
        of: { kind: 'others', than: bound('one') },
        bind: 'other',
        if: {
          kind: 'compare',
          left: controlledBy(bound('other')),
          compare: 'at-least',
          right: controlledBy(bound('one')),
        },
      },
    },
    compare: 'equal',
    right: 0,
  },
};

const DAMAGES = (combat?: 'combat'): Pattern => ({
  kind: 'damage',
  from: IS_THIS,
  players: EVERYBODY,
  ...(combat === undefined ? {} : { combat }),
});
/** At the beginning of that step, unless they pay before it. */
const unlessPaid = (when: Pattern, who: Players, cost: string, effect: Effect): Effect =>
  steps(
    { kind: 'delayed', when, body: { kind: 'plain', effect } },
    { kind: 'may-end', who, costs: [mana(cost)] },
  );
const bite = (
  when: Pattern,
  step: 'draw' | 'upkeep',
  cost: string,
  effect: Effect,
  now?: Effect,
): Ability => {
  const later = unlessPaid({ kind: 'step', is: step, whose: THEY }, THEY, cost, effect);
  return triggered(when, {
    kind: 'for-each-player',
    over: { kind: 'subject' },
    bind: 'they',
    effect: now === undefined ? later : steps(now, later),
  });
};
const loseLife = (amount: number): Effect => ({ kind: 'lose-life', who: THEY, amount });
const POISON: Effect = { kind: 'player-counters', who: THEY, counter: 'poison', count: 1 };

export const OFFERS: Readonly<Record<string, Written>> = {
  'Leonin Arbiter': [
    [
      statics(
        { kind: 'cannot', action: { kind: 'search', who: EVERYBODY } },
        { kind: 'ignorable', by: EVERYBODY, costs: [mana('{2}')] },
      ),
    ],
  ],
  'Damping Engine': [
    [
      statics(
        { kind: 'cannot', action: { kind: 'play', who: WITH_MOST_PERMANENTS, what: type('land') } },
        {
          kind: 'cannot',
          action: {
            kind: 'cast',
            who: WITH_MOST_PERMANENTS,
            what: any(type('artifact'), type('creature'), type('enchantment')),
          },
        },
        { kind: 'ignorable', by: WITH_MOST_PERMANENTS, costs: [SACRIFICE] },
      ),
    ],
  ],
  "Volrath's Curse": [
    [{ kind: 'keyword', name: 'enchant', filter: type('creature') }],
    [
      statics(
        { kind: 'cannot', action: { kind: 'attack', who: HOST } },
        { kind: 'cannot', action: { kind: 'block', who: HOST } },
        { kind: 'cannot', action: { kind: 'activate', who: EVERYBODY, of: HOST } },
        { kind: 'ignorable', by: controllerOf({ kind: 'host' }), costs: [SACRIFICE] },
      ),
    ],
    [activated([mana('{1}{U}')], { kind: 'move', what: THIS, to: 'hand', cause: 'return' })],
  ],
  'Nafs Asp': [[bite(DAMAGES(), 'draw', '{1}', loseLife(1))]],
  'Glass Asp': [[bite(DAMAGES('combat'), 'draw', '{2}', loseLife(2))]],
  'Sabertooth Cobra': [[bite(DAMAGES(), 'upkeep', '{2}', POISON, POISON)]],
};
