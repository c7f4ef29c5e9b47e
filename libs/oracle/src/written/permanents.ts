// Written by hand: other permanents.
import type { Effect, Value } from '#abilities';
import {
  activated,
  all,
  any,
  bound,
  CREATURE,
  DIES,
  END_STEP,
  ENTERS,
  exile,
  gainLife,
  hasteFor,
  IN_GRAVEYARDS,
  IN_YOUR_HAND,
  inZone,
  IS_THIS,
  keywordAbility,
  delayedUntil,
  mana,
  not,
  staticAbility,
  steps,
  ofSubtype,
  T0,
  target,
  THIS,
  triggered,
  type,
  YOU,
  YOUR_UPKEEP,
  YOURS,
  type Written,
} from './words.js';

const it = bound('it');

/** How many others have a creature type of it. */
const KIN: Value = {
  kind: 'count',
  of: all(CREATURE, not({ kind: 'is', of: bound('it') }), {
    kind: 'shares',
    what: 'creature-type',
    with: bound('it'),
  }),
};

export const PERMANENTS: Readonly<Record<string, Written>> = {
  'Coat of Arms': [
    [
      {
        kind: 'static',
        effects: [
          {
            kind: 'modify',
            what: CREATURE,
            bind: 'it',
            changes: [{ kind: 'modify-stats', power: KIN, toughness: KIN }],
          },
        ],
      },
    ],
  ],
  'Rest in Peace': [
    [triggered(ENTERS, exile({ kind: 'each', filter: IN_GRAVEYARDS }))],
    [
      staticAbility({
        kind: 'replace',
        replacement: {
          kind: 'replace',
          event: { kind: 'moves', what: { kind: 'anything' }, to: ['graveyard'] },
          outcomes: [{ kind: 'to-zone', zone: 'exile' }],
        },
      }),
    ],
  ],
  'Crucible of Worlds': [
    [
      staticAbility({
        kind: 'may',
        permission: { kind: 'play', who: YOU, what: type('land'), from: 'graveyard', lands: 'only' },
      }),
    ],
  ],
  'Delver of Secrets': [
    [
      triggered(
        YOUR_UPKEEP,
        steps(
          { kind: 'look', who: YOU, what: { kind: 'top', whose: YOU, count: 1 }, bind: 'it' },
          { kind: 'may', who: YOU, effect: { kind: 'reveal', what: it, bind: 'shown' } },
          {
            kind: 'if',
            condition: {
              kind: 'all',
              of: [
                { kind: 'did', name: 'shown' },
                { kind: 'matches', what: it, filter: any(type('instant'), type('sorcery')) },
              ],
            },
            then: { kind: 'transform', what: THIS },
          },
        ),
      ),
    ],
  ],
  Standstill: [
    [
      triggered(
        { kind: 'cast', what: { kind: 'spell' }, by: { kind: 'all' } },
        steps(
          { kind: 'sacrifice-these', what: THIS, bind: 'gone' },
          {
            kind: 'if',
            condition: { kind: 'did', name: 'gone' },
            then: { kind: 'draw', who: { kind: 'opponents', of: { kind: 'agent' } }, count: 3 },
          },
        ),
      ),
    ],
  ],
  'Scavenging Ooze': [
    [
      activated(
        [mana('{G}')],
        steps(
          { kind: 'move', what: T0, to: 'exile', cause: 'exile', bind: 'it' },
          {
            kind: 'if',
            condition: { kind: 'matches', what: it, filter: CREATURE },
            then: steps({ kind: 'add-counters', on: THIS, counter: '+1/+1', count: 1 }, gainLife(1)),
          },
        ),
        target(IN_GRAVEYARDS),
      ),
    ],
  ],
  'Goblin Guide': [
    [keywordAbility('haste')],
    [
      triggered(
        { kind: 'attacks', what: IS_THIS },
        steps(
          {
            kind: 'reveal',
            what: { kind: 'top', whose: { kind: 'defending' }, count: 1 },
            by: { kind: 'defending' },
            bind: 'it',
          },
          {
            kind: 'if',
            condition: { kind: 'matches', what: it, filter: type('land') },
            then: { kind: 'move', what: it, to: 'hand', cause: 'put', by: { kind: 'defending' } },
          },
        ),
      ),
    ],
  ],
  'Sneak Attack': [
    [
      activated([mana('{R}')], {
        kind: 'may',
        who: YOU,
        effect: steps(
          {
            kind: 'choose-objects',
            who: YOU,
            from: { kind: 'each', filter: all(CREATURE, IN_YOUR_HAND) },
            bind: 'chosen',
          },
          { kind: 'move', what: bound('chosen'), to: 'battlefield', cause: 'put', bind: 'it' },
          hasteFor(it),
          delayedUntil(END_STEP, { kind: 'sacrifice-these', what: it }),
        ),
      }),
    ],
  ],
  'Wurmcoil Engine': [
    [keywordAbility('deathtouch'), keywordAbility('lifelink')],
    [
      triggered(
        DIES,
        steps(
          ...['deathtouch', 'lifelink'].map((name): Effect => ({
            kind: 'create-token',
            token: {
              kind: 'made',
              face: {
                kind: 'face',
                name: 'Wurm',
                types: ['artifact', 'creature'],
                subtypes: ['Wurm'],
                power: 3,
                toughness: 3,
                abilities: [keywordAbility(name)],
              },
            },
          })),
        ),
      ),
    ],
  ],
  'Spellstutter Sprite': [
    [keywordAbility('flash')],
    [keywordAbility('flying')],
    [
      triggered(
        ENTERS,
        { kind: 'counter', what: T0 },
        target(
          all(
            { kind: 'spell' },
            {
              kind: 'stat',
              stat: 'mana-value',
              compare: 'at-most',
              value: { kind: 'count', of: all(ofSubtype('Faerie'), YOURS) },
            },
          ),
        ),
      ),
    ],
  ],
  'Vampiric Embrace': [
    [{ kind: 'keyword', name: 'enchant', filter: CREATURE }],
    [
      staticAbility({
        kind: 'modify-host',
        changes: [
          { kind: 'modify-stats', power: 2, toughness: 2 },
          { kind: 'gain-ability', ability: keywordAbility('flying') },
        ],
      }),
    ],
    [
      triggered(
        {
          kind: 'moves',
          what: all(CREATURE, {
            kind: 'combat',
            relation: 'dealt-damage-by',
            filter: { kind: 'is', of: { kind: 'host' } },
          }),
          from: ['battlefield'],
          to: ['graveyard'],
        },
        { kind: 'add-counters', on: { kind: 'host' }, counter: '+1/+1', count: 1 },
      ),
    ],
  ],
  'Sword of Feast and Famine': [
    [
      staticAbility({
        kind: 'modify-host',
        changes: [
          { kind: 'modify-stats', power: 2, toughness: 2 },
          ...(['black', 'green'] as const).map(
            (is) =>
              ({
                kind: 'gain-ability',
                ability: { kind: 'keyword', name: 'protection', filter: { kind: 'colour', is } },
              }) as const,
          ),
        ],
      }),
    ],
    [
      triggered(
        {
          kind: 'damage',
          from: { kind: 'is', of: { kind: 'host' } },
          players: { kind: 'all' },
          combat: 'combat',
        },
        steps(
          { kind: 'discard', who: { kind: 'subject' }, count: 1 },
          { kind: 'untap', what: { kind: 'each', filter: all(type('land'), YOURS) } },
        ),
      ),
    ],
    [{ kind: 'keyword', name: 'equip', costs: [mana('{2}')] }],
  ],
  'Laboratory Maniac': [
    [
      staticAbility({
        kind: 'replace',
        replacement: {
          kind: 'replace',
          event: { kind: 'draws', who: YOU },
          if: { kind: 'not', of: { kind: 'exists', filter: inZone('library', YOU) } },
          outcomes: [{ kind: 'instead', effect: { kind: 'win-game', who: YOU } }],
        },
      }),
    ],
  ],
  'Vendilion Clique': [
    [keywordAbility('flash')],
    [keywordAbility('flying')],
    [
      triggered(
        ENTERS,
        steps(
          { kind: 'look', who: YOU, what: { kind: 'zone', zone: 'hand', whose: T0 }, bind: 'seen' },
          {
            kind: 'choose-objects',
            who: YOU,
            from: { kind: 'only', of: bound('seen'), filter: not(type('land')) },
            least: 0,
            most: 1,
            bind: 'chosen',
          },
          {
            kind: 'if',
            condition: { kind: 'did', name: 'chosen' },
            then: steps(
              { kind: 'reveal', what: bound('chosen'), by: T0 },
              {
                kind: 'move',
                what: bound('chosen'),
                to: 'library',
                cause: 'put',
                position: 'bottom',
                by: T0,
              },
              { kind: 'draw', who: T0, count: 1 },
            ),
          },
        ),
        { kind: 'target', players: { kind: 'all' } },
      ),
    ],
  ],
};
