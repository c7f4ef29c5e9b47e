// What is so as long as the ability is there.
import type { Filter, Outcome, Static } from '#abilities';
import { either, map, rule, type Parser } from '../parsing/parser.js';
import { counters } from './deeds-on-objects.js';
import { things } from './nouns.js';
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
const enters = (...outcomes: readonly Outcome[]): readonly Static[] => [{ kind: 'enters', outcomes }];

statics.add(
  rule([things, change], (what, changes) => [{ kind: 'modify', what, changes }]),
  rule([self, change], (_, changes) => [{ kind: 'modify-this', changes }]),
  rule([host, change], (_, changes) => [{ kind: 'modify-host', changes }]),
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
