// Written by hand: cards that forbid a chosen name, cards with imprint (cr 201.4, 607.2), and cards a deck may have
// any number of, which means nothing in a game (cr 100.2a).
import type { Ability, Effect, Filter, Value } from '#abilities';
import {
  activated,
  all,
  bound,
  CREATURE,
  END_STEP,
  ENTERS,
  exile,
  HASTE,
  IN_YOUR_HAND,
  IS_THIS,
  delayedUntil,
  mana,
  not,
  spell,
  staticAbility,
  steps,
  TAP,
  THIS,
  triggered,
  type,
  YOU,
  type Written,
} from './words.js';

const EVERYBODY = { kind: 'all' } as const;
const NONLAND_CARD = not(type('land'));
const NAMED: Filter = { kind: 'name', is: { kind: 'linked', name: 'chosen name' } };
const EXILED = { kind: 'linked', name: 'exiled' } as const;
const it = bound('it');
const namedCreature = (is: string): Filter => all(CREATURE, { kind: 'name', is });
const OTHER_RATS: Value = {
  kind: 'count',
  of: all(not({ kind: 'is', of: THIS }), namedCreature('Relentless Rats'), {
    kind: 'in',
    zone: 'battlefield',
  }),
};

const fromArabia = all(
  not(IS_THIS),
  not({ kind: 'status', is: 'token' }),
  { kind: 'originally-printed', in: 'Arabian Nights' },
  { kind: 'permanent' },
);

/** By those who control them (cr 701.21a). */
const allSacrificed = (filter: Filter): Effect => ({
  kind: 'sacrifice',
  who: EVERYBODY,
  filter,
  count: { kind: 'count', of: filter },
});

const namesACard = (filter?: Filter): Ability =>
  staticAbility({
    kind: 'enters',
    outcomes: [
      {
        kind: 'choosing',
        effect: {
          kind: 'choose-name',
          who: YOU,
          bind: 'named',
          ...(filter === undefined ? {} : { filter }),
        },
        as: 'chosen name',
      },
    ],
  });
const UNCASTABLE: readonly Ability[] = [
  staticAbility({ kind: 'cannot', action: { kind: 'cast', who: EVERYBODY, what: NAMED } }),
];

/** cr 702: exiled from a hand as it enters, if its controller wants to. */
const imprints = (filter: Filter): Ability => ({
  kind: 'named',
  word: 'Imprint',
  ability: triggered(ENTERS, {
    kind: 'may',
    who: YOU,
    effect: steps(
      {
        kind: 'choose-objects',
        who: YOU,
        from: { kind: 'each', filter: all(filter, IN_YOUR_HAND) },
        bind: 'chosen',
      },
      { kind: 'move', what: bound('chosen'), to: 'exile', cause: 'exile', link: 'exiled' },
    ),
  }),
});
const copyOfExiled = (bind: string): Effect => ({
  kind: 'create-token',
  token: { kind: 'copy', of: EXILED },
  bind,
});
const foundry = (filter: Filter): Written => [
  [imprints(filter)],
  [
    activated(
      [{ kind: 'mana-value', amount: { kind: 'stat', of: EXILED, stat: 'mana-value' } }, TAP],
      copyOfExiled('it'),
    ),
  ],
];

export const NAMED_AND_IMPRINTED: Readonly<Record<string, Written>> = {
  'City in a Bottle': [
    [
      triggered(
        { kind: 'state', condition: { kind: 'exists', filter: fromArabia } },
        allSacrificed(fromArabia),
      ),
    ],
    [
      staticAbility({
        kind: 'cannot',
        action: {
          kind: 'play',
          who: EVERYBODY,
          what: { kind: 'originally-printed', in: 'Arabian Nights' },
        },
      }),
    ],
  ],
  'Golgothian Sylex': [
    [
      activated(
        [mana('{1}'), TAP],
        allSacrificed(
          all(
            not({ kind: 'status', is: 'token' }),
            { kind: 'originally-printed', in: 'Antiquities' },
            { kind: 'permanent' },
          ),
        ),
      ),
    ],
  ],
  'Meddling Mage': [[namesACard(NONLAND_CARD)], UNCASTABLE],
  Nevermore: [[namesACard(NONLAND_CARD)], UNCASTABLE],
  'Pithing Needle': [
    [namesACard()],
    [
      staticAbility({
        kind: 'cannot',
        action: { kind: 'activate', who: EVERYBODY, of: NAMED, except: 'mana' },
      }),
    ],
  ],
  'Phyrexian Revoker': [
    [namesACard(NONLAND_CARD)],
    [staticAbility({ kind: 'cannot', action: { kind: 'activate', who: EVERYBODY, of: NAMED } })],
  ],
  'Cabal Therapy': [
    [
      spell(
        steps(
          { kind: 'choose-name', who: YOU, filter: NONLAND_CARD, bind: 'named' },
          {
            kind: 'reveal',
            what: { kind: 'zone', zone: 'hand', whose: { kind: 'target', slot: 0 } },
            by: { kind: 'target', slot: 0 },
          },
          {
            kind: 'discard',
            who: { kind: 'target', slot: 0 },
            filter: { kind: 'name', is: { kind: 'chosen', name: 'named' } },
            how: 'hand',
          },
        ),
        { kind: 'target', players: EVERYBODY },
      ),
    ],
    [
      {
        kind: 'keyword',
        name: 'flashback',
        costs: [
          {
            kind: 'move',
            filter: all(CREATURE, { kind: 'controller', is: YOU }),
            count: 1,
            to: 'graveyard',
            cause: 'sacrifice',
          },
        ],
      },
    ],
  ],
  'Relentless Rats': [
    [
      staticAbility({
        kind: 'modify-this',
        changes: [{ kind: 'modify-stats', power: OTHER_RATS, toughness: OTHER_RATS, said: 'for-each' }],
      }),
    ],
    [],
  ],
  'Shadowborn Apostle': [
    [],
    [
      activated(
        [
          mana('{B}'),
          {
            kind: 'move',
            filter: all(namedCreature('Shadowborn Apostle'), { kind: 'controller', is: YOU }),
            count: 6,
            to: 'graveyard',
            cause: 'sacrifice',
          },
        ],
        steps(
          {
            kind: 'search',
            who: YOU,
            zones: ['library'],
            filter: all({ kind: 'subtype', is: 'Demon' }, CREATURE),
            bind: 'found',
          },
          { kind: 'move', what: bound('found'), to: 'battlefield', cause: 'search' },
          { kind: 'shuffle', who: YOU },
        ),
      ),
    ],
  ],
  'Chrome Mox': [
    [imprints(all(not(type('artifact')), NONLAND_CARD))],
    [activated([TAP], { kind: 'add-mana', mana: { kind: 'among-colours', of: EXILED } })],
  ],
  'Isochron Scepter': [
    [imprints(all(type('instant'), { kind: 'stat', stat: 'mana-value', compare: 'at-most', value: 2 }))],
    [
      activated([mana('{2}'), TAP], {
        kind: 'may',
        who: YOU,
        effect: { kind: 'cast-now', who: YOU, what: EXILED, free: 'free', copy: 'copy' },
      }),
    ],
  ],
  'Soul Foundry': foundry(CREATURE),
  'Prototype Portal': foundry(type('artifact')),
  'Mimic Vat': [
    [
      {
        kind: 'named',
        word: 'Imprint',
        ability: triggered(
          {
            kind: 'moves',
            what: all(not({ kind: 'status', is: 'token' }), CREATURE),
            from: ['battlefield'],
            to: ['graveyard'],
          },
          {
            kind: 'may',
            who: YOU,
            effect: steps(
              { kind: 'let-objects', what: EXILED, bind: 'others' },
              {
                kind: 'move',
                what: { kind: 'successor', of: { kind: 'subject' } },
                to: 'exile',
                cause: 'exile',
                link: 'exiled',
                bind: 'it',
              },
              {
                kind: 'if',
                condition: { kind: 'did', name: 'it' },
                then: { kind: 'move', what: bound('others'), to: 'graveyard', cause: 'return' },
              },
            ),
          },
        ),
      },
    ],
    [
      activated(
        [mana('{3}'), TAP],
        steps(
          copyOfExiled('it'),
          { kind: 'continuous', what: it, changes: [HASTE], until: { kind: 'forever' } },
          delayedUntil(END_STEP, exile(it)),
        ),
      ),
    ],
  ],
};
