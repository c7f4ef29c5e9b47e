// Short constructors for the data of keywords.
import type {
  Ability,
  Action,
  Body,
  Condition,
  Cost,
  Effect,
  Filter,
  NodeKind,
  Outcome,
  Pattern,
  Static,
  TargetSpec,
  Value,
} from '../nodes/sorts.js';
import type { QualityName } from '../language/qualities.js';
import {
  ALL_PLAYERS as ALL,
  bound,
  CREATURE,
  does,
  IS_THIS,
  not,
  OPPONENTS,
  steps,
  SUBJECT,
  TARGET_0,
  THIS,
  YOU,
  YOURS,
} from '../nodes/constructors.js';
import type { KeywordParameter } from './macro.js';

export { ALL, bound, CREATURE, does, IS_THIS, not, OPPONENTS, steps, SUBJECT, TARGET_0, THIS, YOU, YOURS };

/** A hole of the macro, of any sort. */
export const hole = <const N extends KeywordParameter>(name: N) => ({ kind: 'parameter', name }) as const;

export const AGENT = { kind: 'agent' } as const;
export const DEFENDING = { kind: 'defending' } as const;
export const UNTIL_END_OF_TURN = { kind: 'end-of-turn' } as const;
export const FOREVER = { kind: 'forever' } as const;
export const NOTHING = { kind: 'nothing' } as const;

export const ARTIFACT = { kind: 'type', is: 'artifact' } as const;
export const LAND = { kind: 'type', is: 'land' } as const;
export const SPELL = { kind: 'spell' } as const;
export const ANOTHER = { kind: 'not', of: IS_THIS } as const;
export const OWNED = { kind: 'owner', is: YOU } as const;

export const both = (...of: readonly Filter[]): Filter => ({ kind: 'all', of });
export const is = (of: NodeKind<'filter', 'is'>['of']): Filter => ({ kind: 'is', of });
export const did = (name: string): Condition => ({ kind: 'did', name });
export const size = (name: string): Value => ({ kind: 'size', of: bound(name) });
export const inZone = (zone: NodeKind<'filter', 'in'>['zone']): Filter => ({ kind: 'in', zone });
export const matches = (what: NodeKind<'condition', 'matches'>['what'], filter: Filter): Condition => ({
  kind: 'matches',
  what,
  filter,
});
export const counters = (counter: string, least: number): Filter => ({
  kind: 'counter',
  counter,
  compare: 'at-least',
  value: least,
});

export const target = (filter: Filter, more: Partial<NodeKind<'target', 'target'>> = {}): TargetSpec => ({
  kind: 'target',
  filter,
  ...more,
});

type Rest<K extends string> = Partial<Omit<NodeKind<'ability', K>, 'kind'>>;
export const always = (effect: Static, rest: Rest<'static'> = {}): Ability => ({
  kind: 'static',
  ...rest,
  effects: [effect],
});
export const quality = (name: QualityName, rest: Partial<NodeKind<'static', 'quality'>> = {}): Ability =>
  always({ kind: 'quality', is: name, ...rest });
export const cannot = (action: Action): Ability => always({ kind: 'cannot', action });
export const whenever = (when: Pattern, body: Body, rest: Rest<'triggered'> = {}): Ability => ({
  kind: 'triggered',
  when,
  ...rest,
  body,
});
export const activated = (costs: readonly Cost[], body: Body, rest: Rest<'activated'> = {}): Ability => ({
  kind: 'activated',
  costs,
  body,
  ...rest,
});
export const entersWith = (
  outcomes: readonly Outcome[],
  rest: Partial<NodeKind<'static', 'enters'>> = {},
): Ability => always({ kind: 'enters', outcomes, ...rest });

export const attacks: Pattern = { kind: 'attacks', what: IS_THIS };
export const enters = (what: Filter): Pattern => ({ kind: 'moves', what, to: ['battlefield'] });
export const dies = (what: Filter): Pattern => ({
  kind: 'moves',
  what,
  from: ['battlefield'],
  to: ['graveyard'],
});
export const castThis: Pattern = { kind: 'cast', what: IS_THIS };
export const damagesPlayer: Pattern = { kind: 'damage', from: IS_THIS, players: ALL, combat: 'combat' };
export const yourUpkeep: Pattern = { kind: 'step', is: 'upkeep', whose: YOU };
export const plusCounters = (count: Value): Outcome => ({ kind: 'with-counters', counter: '+1/+1', count });
export const pump = (
  what: NodeKind<'effect', 'continuous'>['what'],
  power: Value,
  toughness: Value,
): Effect => ({
  kind: 'continuous',
  what,
  changes: [{ kind: 'modify-stats', power, toughness }],
  until: UNTIL_END_OF_TURN,
});
export const gainHaste = { kind: 'gain-ability', ability: { kind: 'keyword', name: 'haste' } } as const;
/** cr 707.10c */
export const copyThis = (count?: Value): Effect => ({
  kind: 'copy-spell',
  what: THIS,
  ...(count === undefined ? {} : { count }),
  targets: 'may-change',
});
/** An alternative cost with the name of its keyword (cr 118.9). */
export const insteadOf = (
  label: string,
  rest: Partial<NodeKind<'static', 'alternative-cost'>> = {},
  ability: Rest<'static'> = { zone: 'any' },
): Ability =>
  always({ kind: 'alternative-cost', label, costs: [hole('costs')], ...rest }, { label, ...ability });
/** Where the spell goes as it leaves the stack, if it was cast this way. */
export const leavesStack = (
  label: string,
  condition: Condition,
  outcomes: readonly Outcome[],
  to: NodeKind<'pattern', 'moves'> = { kind: 'moves', what: IS_THIS, from: ['stack'] },
): Ability =>
  always(
    { kind: 'replace', replacement: { kind: 'replace', event: to, if: condition, outcomes, label } },
    { label, zone: 'stack' },
  );
export const searched = (filter: Filter, to: 'hand' | 'battlefield') =>
  does(
    steps(
      { kind: 'search', who: YOU, zones: ['library'], filter, bind: 'found' },
      ...(to === 'hand' ? ([{ kind: 'reveal', what: bound('found') }] as const) : []),
      { kind: 'move', what: bound('found'), to, cause: 'search' },
      { kind: 'shuffle', who: YOU },
    ),
  );
export const SAME_MANA_VALUE: Filter = {
  kind: 'stat',
  stat: 'mana-value',
  compare: 'equal',
  value: { kind: 'stat', of: THIS, stat: 'mana-value' },
};
export const counterOnThis = (count: Value) =>
  ({ kind: 'add-counters', on: THIS, counter: '+1/+1', count }) as const;
export const EXILE_IT = [{ kind: 'to-zone', zone: 'exile' }] as const;
export const castFor = (alternative: string): Condition => ({ kind: 'cast-for', alternative });
