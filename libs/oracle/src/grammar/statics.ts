// What is so as long as the ability is there.
import type { Change, Filter, Outcome, Static } from '#abilities';
import { either, map, rule, type Parser } from '../parsing/parser.js';
import { counters } from './deeds-on-objects.js';
import { thing, things } from './nouns.js';
import { change, statics, value } from './sorts.js';
import { host, self } from './things.js';
import { manaCost } from './mana.js';
import { noun } from './sorts.js';

const THIS: Filter = { kind: 'is', of: { kind: 'this' } };
const HOST: Filter = { kind: 'is', of: { kind: 'host' } };
type Action = Extract<Static, { kind: 'cannot' }>['action'];
const cannot = (action: Action): readonly Static[] => [{ kind: 'cannot', action }];

const subject: Parser<Filter> = either<Filter>(
  map(self, () => THIS),
  map(host, () => HOST),
  things,
);
/** What it is and has is changed; what it cannot do is forbidden, by a static of its own. */
function said(
  changes: readonly Change[],
  who: Filter,
  modified: (own: readonly Change[]) => Static,
): readonly Static[] | undefined {
  const own = changes.filter(({ kind }) => kind !== 'cannot');
  if (own.length === 0 && changes.length < 2) return undefined;
  const forbidden = changes.slice(own.length);
  if (forbidden.some(({ kind }) => kind !== 'cannot')) return undefined;
  return [
    ...(own.length === 0 ? [] : [modified(own)]),
    ...forbidden.flatMap((change) =>
      change.kind === 'cannot'
        ? cannot(
            change.action.kind === 'regenerate'
              ? { ...change.action, what: who }
              : ({ ...change.action, who } as Action),
          )
        : [],
    ),
  ];
}
const enters = (...outcomes: readonly Outcome[]): readonly Static[] => [{ kind: 'enters', outcomes }];

statics.add(
  rule([things, change], (what, changes) =>
    said(changes, what, (own) => ({ kind: 'modify', what, changes: own })),
  ),
  rule(['all', things, change], (what, changes) =>
    said(changes, what, (own) => ({ kind: 'modify', what, changes: own, said: 'all' })),
  ),
  rule(['each', thing, change], (what, changes) =>
    said(changes, what, (own) => ({ kind: 'modify', what, changes: own, said: 'each' })),
  ),
  rule([self, change], (_, changes) => said(changes, THIS, (own) => ({ kind: 'modify-this', changes: own }))),
  rule([host, change], (_, changes) => said(changes, HOST, (own) => ({ kind: 'modify-host', changes: own }))),
  rule([subject, "can't attack"], (who) => cannot({ kind: 'attack', who })),
  rule([subject, "can't block"], (who) => cannot({ kind: 'block', who })),
  rule([subject, "can't attack or block"], (who) => [
    ...cannot({ kind: 'attack', who }),
    ...cannot({ kind: 'block', who }),
  ]),
  rule([subject, "can't be blocked"], (who) => cannot({ kind: 'be-blocked', who })),
  rule([subject, "can't be blocked by", things], (who, by) => cannot({ kind: 'be-blocked', who, by })),
  rule([subject, "can't be blocked except by", things], (who, by) =>
    cannot({ kind: 'be-blocked', who, by: { kind: 'not', of: by } }),
  ),
  rule([subject, "can't block", things], (who, attacker) => cannot({ kind: 'block', who, attacker })),
  rule([subject, "can't attack alone"], (who) => cannot({ kind: 'attack', who, alone: 'alone' })),
  rule([subject, "can't block alone"], (who) => cannot({ kind: 'block', who, alone: 'alone' })),
  rule([subject, "can't be countered"], (what) => cannot({ kind: 'be-countered', what })),
  rule(
    [subject, "doesn't|don't untap during its|their controller|controllers 's|' untap step|steps"],
    (what) => cannot({ kind: 'untap', what, step: 'untap-step' }),
  ),
  rule([subject, 'attacks|attack each combat|turn if able'], (who) => [
    { kind: 'must', action: { kind: 'attack', who } },
  ]),
  rule([self, 'enters tapped'], () => enters({ kind: 'tapped' })),
  rule([self, 'enters with', counters, 'on it'], (_, { counter, count }) =>
    enters({ kind: 'with-counters', counter, count }),
  ),
  rule([self, "'s power and toughness are each equal to", value], (_, size) => [
    {
      kind: 'defines',
      changes: [
        { kind: 'set-stat', stat: 'power', value: size },
        { kind: 'set-stat', stat: 'toughness', value: size },
      ],
    },
  ]),
  rule([self, "'s power is equal to", value], (_, size) => [
    { kind: 'defines', changes: [{ kind: 'set-stat', stat: 'power', value: size }] },
  ]),
  rule([noun, 'you cast cost', manaCost, 'less to cast'], ({ filter, number, base }, mana) =>
    number === 'many' && base === 'spell'
      ? [{ kind: 'costs', what: filter, for: { kind: 'you' }, mana, direction: 'less' }]
      : undefined,
  ),
  rule([noun, 'cost', manaCost, 'more to cast'], ({ filter, number, base }, mana) =>
    number === 'many' && base === 'spell'
      ? [{ kind: 'costs', what: filter, for: { kind: 'all' }, mana, direction: 'more' }]
      : undefined,
  ),
);
