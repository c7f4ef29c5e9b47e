// Written by hand: cards that use graveyards.
import type { Ability, Effect, Filter, Outcome, Pattern, Reference } from '#abilities';
import {
  activated,
  all,
  any,
  bound,
  controlledBy,
  controllerOf,
  CREATURE,
  ENTERS,
  IN_GRAVEYARDS,
  IN_YOUR_GRAVEYARD,
  inZone,
  IS_THIS,
  keywordAbility,
  delayedUntil,
  LEAVES,
  mana,
  not,
  spell,
  staticAbility,
  steps,
  ofSubtype,
  T0,
  TAP,
  target,
  THIS,
  triggered,
  type,
  YOU,
  YOURS,
  type Written,
} from './words.js';

const T1 = { kind: 'target', slot: 1 } as const;
const it = bound('it');
const instead = (event: Pattern, outcomes: readonly Outcome[]): Ability =>
  staticAbility({ kind: 'replace', replacement: { kind: 'replace', event, outcomes } });
const NONTOKEN = not({ kind: 'status', is: 'token' });
const HOST = { kind: 'host' } as const;
const END_OF_TURN = { kind: 'end-of-turn' } as const;
const INSTANT_OR_SORCERY = any(type('instant'), type('sorcery'));
const ENCHANTS_A_CARD: Ability = { kind: 'keyword', name: 'enchant', filter: all(CREATURE, IN_GRAVEYARDS) };
/** cr 607.2a: it goes on with what it put onto the battlefield. */
const ENCHANTS_WHAT_IT_BROUGHT: Ability = {
  kind: 'keyword',
  name: 'enchant',
  filter: all(CREATURE, { kind: 'is', of: { kind: 'linked', name: 'brought' } }),
};

/** The permanent that the spell becomes. */
const BECOMES = { kind: 'successor', of: THIS } as const;

/** By whoever controls it. */
const sacrificed = (what: Reference): Effect => ({
  kind: 'sacrifice',
  who: controllerOf(what),
  filter: { kind: 'is', of: what },
  count: 1,
});

type Move = Extract<Effect, { kind: 'move' }>;

/** The creature comes and this is put on it; when this leaves, the creature goes. */
const brings = (what: Move['what'], enters: Move['enters'] = []): Effect =>
  steps(
    {
      kind: 'move',
      what,
      to: 'battlefield',
      cause: 'return',
      under: YOU,
      enters,
      link: 'brought',
      bind: 'it',
    },
    { kind: 'attach', what: THIS, to: it },
    delayedUntil(LEAVES, sacrificed(it)),
  );
const onBattlefield: Extract<Ability, { kind: 'triggered' }>['if'] = {
  kind: 'matches',
  what: THIS,
  filter: inZone('battlefield'),
};
const animates = (enters?: Move['enters']): Ability => ({
  ...triggered(
    ENTERS,
    steps(
      {
        kind: 'continuous',
        what: THIS,
        changes: [
          { kind: 'lose-ability', keyword: 'enchant' },
          { kind: 'gain-ability', ability: ENCHANTS_WHAT_IT_BROUGHT },
        ],
        until: { kind: 'forever' },
      },
      brings(HOST, enters),
    ),
  ),
  if: onBattlefield,
});
const toYourGraveyard: Pattern = {
  kind: 'moves',
  what: all({ kind: 'status', is: 'card' }, { kind: 'owner', is: YOU }),
  to: ['graveyard'],
};
const flashbackAtItsCost: Ability = {
  kind: 'keyword',
  name: 'flashback',
  costs: [{ kind: 'mana-of', what: THIS }],
};
const flashes = (of: Move['what']): Effect => ({
  kind: 'continuous',
  what: of,
  changes: [{ kind: 'gain-ability', ability: flashbackAtItsCost }],
  until: END_OF_TURN,
});
const INSTANTS_THERE: Filter = all(INSTANT_OR_SORCERY, IN_YOUR_GRAVEYARD);

export const GRAVEYARDS: Readonly<Record<string, Written>> = {
  'Animate Dead': [
    [ENCHANTS_A_CARD],
    [animates()],
    [staticAbility({ kind: 'modify-host', changes: [{ kind: 'modify-stats', power: -1, toughness: 0 }] })],
  ],
  'Dance of the Dead': [
    [ENCHANTS_A_CARD],
    [animates([{ kind: 'tapped' }])],
    [
      staticAbility(
        { kind: 'modify-host', changes: [{ kind: 'modify-stats', power: 1, toughness: 1 }] },
        {
          kind: 'cannot',
          action: { kind: 'untap', what: { kind: 'is', of: HOST }, step: 'untap-step' },
        },
      ),
    ],
    [
      triggered(
        { kind: 'step', is: 'upkeep', whose: controllerOf(HOST) },
        {
          kind: 'pay',
          who: controllerOf(HOST),
          costs: [mana('{1}{B}')],
          paid: { kind: 'untap', what: HOST },
        },
      ),
    ],
  ],
  Necromancy: [
    [
      staticAbility({
        kind: 'may',
        permission: {
          kind: 'play',
          who: YOU,
          what: IS_THIS,
          speed: 'instant',
          effect: delayedUntil(
            { kind: 'step', is: 'cleanup' },
            { kind: 'sacrifice-these', what: BECOMES, who: controllerOf(BECOMES) },
          ),
        },
      }),
    ],
    [
      {
        ...triggered(
          ENTERS,
          steps(
            {
              kind: 'continuous',
              what: THIS,
              changes: [
                { kind: 'add-types', subtypes: ['Aura'] },
                { kind: 'gain-ability', ability: ENCHANTS_WHAT_IT_BROUGHT },
              ],
              until: { kind: 'forever' },
            },
            brings(T0),
          ),
          target(all(CREATURE, IN_GRAVEYARDS)),
        ),
        if: onBattlefield,
      },
    ],
  ],
  "Yawgmoth's Will": [
    [
      spell(
        steps(
          {
            kind: 'rule',
            effects: [
              {
                kind: 'may',
                permission: {
                  kind: 'play',
                  who: YOU,
                  what: { kind: 'anything' },
                  from: 'graveyard',
                  lands: 'too',
                },
              },
            ],
            until: END_OF_TURN,
          },
          {
            kind: 'create-replacement',
            replacement: {
              kind: 'replace',
              event: toYourGraveyard,
              outcomes: [{ kind: 'to-zone', zone: 'exile' }],
            },
            until: END_OF_TURN,
          },
        ),
      ),
    ],
    [],
  ],
  'Past in Flames': [
    [spell(flashes({ kind: 'each', filter: INSTANTS_THERE }))],
    [{ kind: 'keyword', name: 'flashback', costs: [mana('{4}{R}')] }],
  ],
  'Snapcaster Mage': [[keywordAbility('flash')], [triggered(ENTERS, flashes(T0), target(INSTANTS_THERE))]],
  'Goblin Welder': [
    [
      activated(
        [TAP],
        {
          kind: 'if',
          condition: {
            kind: 'all',
            of: [
              { kind: 'matches', what: T0, filter: type('artifact') },
              { kind: 'matches', what: T1, filter: all(type('artifact'), IN_GRAVEYARDS) },
            ],
          },
          then: {
            kind: 'together',
            effects: [sacrificed(T0), { kind: 'move', what: T1, to: 'battlefield', cause: 'return' }],
          },
        },
        target(type('artifact')),
        target(all(type('artifact'), inZone('graveyard', controllerOf(T0)))),
      ),
    ],
  ],
  'Kalitas, Traitor of Ghet': [
    [keywordAbility('lifelink')],
    [
      instead(
        {
          kind: 'moves',
          what: all(NONTOKEN, CREATURE, controlledBy({ kind: 'opponents' })),
          from: ['battlefield'],
          to: ['graveyard'],
        },
        [
          { kind: 'to-zone', zone: 'exile' },
          {
            kind: 'also',
            effect: {
              kind: 'create-token',
              token: {
                kind: 'made',
                face: {
                  kind: 'face',
                  name: 'Zombie',
                  types: ['creature'],
                  subtypes: ['Zombie'],
                  colours: ['black'],
                  power: 2,
                  toughness: 2,
                },
              },
            },
          },
        ],
      ),
    ],
    [
      activated(
        [
          mana('{2}{B}'),
          {
            kind: 'move',
            filter: all(not(IS_THIS), any(ofSubtype('Vampire'), ofSubtype('Zombie')), YOURS),
            count: 1,
            to: 'graveyard',
            cause: 'sacrifice',
          },
        ],
        { kind: 'add-counters', on: THIS, counter: '+1/+1', count: 2 },
      ),
    ],
  ],
  // Nothing comes from the stack that was not cast, but for copies, which come as tokens.
  'Containment Priest': [
    [keywordAbility('flash')],
    [
      instead(
        {
          kind: 'moves',
          what: all(NONTOKEN, CREATURE),
          from: ['library', 'hand', 'graveyard', 'exile', 'command'],
          to: ['battlefield'],
        },
        [{ kind: 'to-zone', zone: 'exile' }],
      ),
    ],
  ],
};
