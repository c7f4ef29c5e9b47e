// Written by hand: cards on which every player does something with what is theirs.
import type { Effect, Filter, Players, Reference, Value } from '#abilities';
import {
  all,
  any,
  bound,
  controlledBy,
  CREATURE,
  inZone,
  keywordAbility,
  delayedUntil,
  loyalty,
  mana,
  not,
  spell,
  staticAbility,
  steps,
  T0,
  THIS,
  triggered,
  type,
  YOU,
  YOUR_UPKEEP,
  type Written,
} from './words.js';

const EVERYBODY = { kind: 'all' } as const;
const THEY = bound('each');
const THAT_PLAYER: Players = { kind: 'subject' };
const PERMANENT: Filter = { kind: 'permanent' };
const EACH_UPKEEP = { kind: 'step', is: 'upkeep', whose: EVERYBODY } as const;

const each = (effect: Effect): Effect => ({
  kind: 'for-each-player',
  over: EVERYBODY,
  bind: 'each',
  effect,
});
const chosenBy = (who: Players, filter: Filter, bind: string): Effect => ({
  kind: 'choose-objects',
  who,
  from: { kind: 'each', filter },
  bind,
});
/** Of a spell that is cast. */
const TAXED: Effect = {
  kind: 'pay',
  who: { kind: 'agent' },
  costs: [mana('{1}')],
  unpaid: { kind: 'counter', what: { kind: 'subject' } },
};
const ontoBattlefield: Effect = {
  kind: 'move',
  what: bound('chosen'),
  to: 'battlefield',
  cause: 'put',
};
/** A land of theirs comes; what is none they cast for nothing if they can, and say nothing to it (cr 118.8c). */
const broughtOrCast = (what: Reference): Effect => ({
  kind: 'if',
  condition: { kind: 'matches', what, filter: type('land') },
  then: { kind: 'move', what, to: 'battlefield', cause: 'put', by: THAT_PLAYER, under: THAT_PLAYER },
  else: { kind: 'cast-now', who: THAT_PLAYER, what, free: 'free' },
});
const draw = (count: Value): Effect => ({ kind: 'draw', who: EVERYBODY, count });

/** As many of what fits as the player has who has fewest are kept, under that name. */
const kept = (filter: Filter, among: (whose: Players) => Filter, bind: string): readonly Effect[] => {
  const fewest = `${bind} fewest`;
  const count: Value = { kind: 'amount', name: fewest };
  const theirs = all(filter, among(THEY));
  return [
    { kind: 'let-value', value: { kind: 'count', of: all(filter, among(EVERYBODY)) }, bind: fewest },
    each({
      kind: 'let-value',
      value: { kind: 'least', of: [count, { kind: 'count', of: theirs }] },
      bind: fewest,
    }),
    each({
      kind: 'choose-objects',
      who: THEY,
      from: { kind: 'each', filter: theirs },
      least: count,
      most: count,
      bind,
    }),
  ];
};
const inHand = (whose: Players): Filter => inZone('hand', whose);
const others = (bind: string): Filter => not({ kind: 'is', of: bound(bind) });
const allOf = (who: Players, filter: Filter): Effect => ({
  kind: 'sacrifice',
  who,
  filter,
  count: { kind: 'count', of: filter },
});
const sacrificeOthers = (filter: Filter, bind: string): Effect => allOf(EVERYBODY, all(filter, others(bind)));
const pile = (of: Filter): Effect => allOf(T0, all(PERMANENT, controlledBy(T0), of));
/** cr 102.1: more creatures than the player whose upkeep it is. */
const creaturesOf = (whose: Players): Value => ({ kind: 'count', of: all(CREATURE, controlledBy(whose)) });
const countersHere = (counter: string): Value => ({ kind: 'counters', on: THIS, counter });

export const EVERYBODYS: Readonly<Record<string, Written>> = {
  'Omen Machine': [
    [staticAbility({ kind: 'cannot', action: { kind: 'draw', who: EVERYBODY } })],
    [
      triggered(
        { kind: 'step', is: 'draw', whose: EVERYBODY },
        steps(
          {
            kind: 'move',
            what: { kind: 'top', whose: THAT_PLAYER, count: 1 },
            to: 'exile',
            cause: 'exile',
            by: THAT_PLAYER,
            bind: 'exiled',
          },
          broughtOrCast(bound('exiled')),
        ),
      ),
    ],
  ],
  Balance: [
    [
      spell(
        steps(
          ...kept(type('land'), controlledBy, 'lands'),
          sacrificeOthers(type('land'), 'lands'),
          ...kept({ kind: 'anything' }, inHand, 'cards'),
          { kind: 'discard', who: EVERYBODY, filter: others('cards'), how: 'hand' },
          ...kept(CREATURE, controlledBy, 'creatures'),
          sacrificeOthers(CREATURE, 'creatures'),
        ),
      ),
    ],
  ],
  Windfall: [
    [
      spell(
        steps(
          { kind: 'discard', who: EVERYBODY, how: 'hand', bind: 'gone' },
          { kind: 'let-value', value: 0, bind: 'most' },
          each({
            kind: 'let-value',
            value: {
              kind: 'greatest',
              of: [
                { kind: 'amount', name: 'most' },
                {
                  kind: 'size',
                  of: { kind: 'only', of: bound('gone'), filter: { kind: 'owner', is: THEY } },
                },
              ],
            },
            bind: 'most',
          }),
          draw({ kind: 'amount', name: 'most' }),
        ),
      ),
    ],
  ],
  Exhume: [
    [spell(steps(each(chosenBy(THEY, all(CREATURE, inZone('graveyard', THEY)), 'chosen')), ontoBattlefield))],
  ],
  'Show and Tell': [
    [
      spell(
        steps(
          each({
            kind: 'may',
            who: THEY,
            effect: chosenBy(
              THEY,
              all(any(type('artifact'), CREATURE, type('enchantment'), type('land')), inHand(THEY)),
              'chosen',
            ),
          }),
          ontoBattlefield,
        ),
      ),
    ],
  ],
  'Oath of Druids': [
    [
      triggered(
        EACH_UPKEEP,
        {
          kind: 'may',
          who: THAT_PLAYER,
          effect: steps(
            {
              kind: 'reveal',
              what: { kind: 'top-until', whose: THAT_PLAYER, filter: CREATURE },
              by: THAT_PLAYER,
              bind: 'shown',
            },
            {
              kind: 'let-objects',
              what: { kind: 'only', of: bound('shown'), filter: CREATURE },
              bind: 'chosen',
            },
            ontoBattlefield,
            {
              kind: 'move',
              what: { kind: 'except', of: bound('shown'), without: bound('chosen') },
              to: 'graveyard',
              cause: 'put',
            },
          ),
        },
        {
          kind: 'target',
          by: THAT_PLAYER,
          players: {
            kind: 'only',
            of: { kind: 'opponents', of: THAT_PLAYER },
            bind: 'they',
            if: {
              kind: 'compare',
              left: creaturesOf(bound('they')),
              compare: 'more',
              right: creaturesOf(THAT_PLAYER),
            },
          },
        },
      ),
    ],
  ],
  Smokestack: [
    [
      triggered(YOUR_UPKEEP, {
        kind: 'may',
        who: YOU,
        effect: { kind: 'add-counters', on: THIS, counter: 'soot', count: 1 },
      }),
    ],
    [
      triggered(EACH_UPKEEP, {
        kind: 'sacrifice',
        who: THAT_PLAYER,
        filter: PERMANENT,
        count: countersHere('soot'),
      }),
    ],
  ],
  'Tangle Wire': [
    [{ kind: 'keyword', name: 'fading', value: 4 }],
    [
      triggered(
        EACH_UPKEEP,
        steps(
          {
            kind: 'choose-objects',
            who: THAT_PLAYER,
            from: {
              kind: 'each',
              filter: all(
                any(type('artifact'), CREATURE, type('land')),
                { kind: 'status', is: 'untapped' },
                controlledBy(THAT_PLAYER),
              ),
            },
            least: countersHere('fade'),
            most: countersHere('fade'),
            bind: 'chosen',
          },
          { kind: 'tap', what: bound('chosen') },
        ),
      ),
    ],
  ],
  'The Abyss': [
    [
      triggered(
        EACH_UPKEEP,
        { kind: 'destroy', what: T0, regeneration: 'cannot' },
        {
          kind: 'target',
          by: THAT_PLAYER,
          filter: all(not(type('artifact')), CREATURE, controlledBy(THAT_PLAYER)),
        },
      ),
    ],
  ],
  'Liliana of the Veil': [
    [loyalty('plus', 1, { kind: 'discard', who: EVERYBODY, count: 1 })],
    [
      loyalty(
        'minus',
        2,
        { kind: 'sacrifice', who: T0, filter: CREATURE, count: 1 },
        { kind: 'target', players: EVERYBODY },
      ),
    ],
    [
      loyalty(
        'minus',
        6,
        steps(
          {
            kind: 'choose-objects',
            who: YOU,
            from: { kind: 'each', filter: all(PERMANENT, controlledBy(T0)) },
            least: 0,
            unbounded: 'unbounded',
            bind: 'first',
          },
          {
            kind: 'let-objects',
            what: { kind: 'each', filter: all(PERMANENT, controlledBy(T0), others('first')) },
            bind: 'second',
          },
          {
            kind: 'choose-effect',
            who: T0,
            options: [
              {
                kind: 'mode',
                name: 'the first pile',
                effect: pile({ kind: 'is', of: bound('first') }),
              },
              {
                kind: 'mode',
                name: 'the second pile',
                effect: pile({ kind: 'is', of: bound('second') }),
              },
            ],
          },
        ),
        { kind: 'target', players: EVERYBODY },
      ),
    ],
  ],
  // cr 103.6b: for each opponent one that waits for the first spell.
  'Chancellor of the Annex': [
    [
      {
        kind: 'opening',
        when: 'opening-hand',
        effect: { kind: 'reveal', what: THIS },
        then: {
          kind: 'for-each-player',
          over: { kind: 'opponents' },
          bind: 'each',
          effect: delayedUntil({ kind: 'cast', what: { kind: 'spell' }, by: THEY }, TAXED),
        },
      },
    ],
    [keywordAbility('flying')],
    [triggered({ kind: 'cast', what: { kind: 'spell' }, by: { kind: 'opponents' } }, TAXED)],
  ],
};
