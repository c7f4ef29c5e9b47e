// What is so as long as the ability is there.
import type { Change, Outcome, Static } from '#abilities';
import { listed, rule } from '../parsing/parser.js';
import { counters } from './deeds-on-objects.js';
import { forbidden } from './forbidden.js';
import { subject } from './subjects.js';
import { change, statics, value } from './sorts.js';
import { self } from './things.js';
import { manaCost } from './mana.js';
import { noun } from './sorts.js';

/** What nothing is changed by is said of whatever fits, not of each in its layer. */
const isRule = ({ kind }: Change): boolean => kind === 'cannot' || kind === 'must' || kind === 'may';

const enters = (...outcomes: readonly Outcome[]): readonly Static[] => [{ kind: 'enters', outcomes }];

statics.add(
  rule([subject, change], ({ modify }, changes) => (changes.every(isRule) ? undefined : [modify(changes)])),
  rule([subject, listed(forbidden, 'and')], ({ filter }, said) => said.flat().map((each) => each(filter))),
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
