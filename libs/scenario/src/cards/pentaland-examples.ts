// Cards of the examples of pentaland 703 to 705, by which its scenarios are played. They are found by their names alone:
// nobody's deck is made of them.
import type { Condition, Filter } from '#abilities';
import type { CardDefinition } from '#cards';
import { COSTS } from './pentaland-costs.js';
import {
  activated,
  addMana,
  always,
  becomes,
  both,
  bound,
  card,
  CREATURE,
  destroy,
  draw,
  each,
  either,
  END_OF_TURN,
  enters,
  gainLife,
  gains,
  IS_THIS,
  inZone,
  keyword,
  LAND,
  mana,
  may,
  move,
  not,
  OPPONENTS,
  priced,
  set,
  spell,
  stat,
  steps,
  SUBJECT,
  subtype,
  T0,
  TAP,
  target,
  targetPlayer,
  type,
  whenever,
  YOU,
} from './words.js';

const HAND_OF_TARGET = { kind: 'zone', zone: 'hand', whose: T0 } as const;
const showHand = { kind: 'reveal', what: HAND_OF_TARGET } as const;
const TOP = { kind: 'top', whose: YOU, count: 1 } as const;
const CHOSEN_NAME: Filter = { kind: 'name', is: { kind: 'chosen', name: 'named' } };
const nameACard = { kind: 'choose-name', who: YOU, bind: 'named' } as const;
/** That it is there is guessed with a yes, and that it is not with a no. */
const GUESSED = { kind: 'answered', name: 'guess', is: 'yes' } as const;
const IS_THERE: Condition = { kind: 'exists', filter: both(CHOSEN_NAME, inZone('hand', YOU)) };
const HAS_NUMBER = stat('mana-value', 'equal', { kind: 'amount', name: 'number' });
const KEPT = { kind: 'linked', name: 'kept' } as const;
const snow = { kind: 'supertype', is: 'snow' } as const;

const LANDS: readonly CardDefinition[] = [
  card(
    'Uba Mask',
    '{4}',
    'Artifact',
    {},
    always({
      kind: 'replace',
      replacement: {
        kind: 'replace',
        event: { kind: 'draws', who: { kind: 'all' } },
        outcomes: [
          {
            kind: 'instead',
            effect: steps(move({ kind: 'top', whose: SUBJECT, count: 1 }, 'exile', 'exile', { bind: 'it' }), {
              kind: 'rule',
              effects: [
                {
                  kind: 'may',
                  permission: {
                    kind: 'play',
                    who: SUBJECT,
                    what: { kind: 'anything' },
                    from: 'exile',
                    cards: bound('it'),
                    lands: 'too',
                  },
                },
              ],
              until: END_OF_TURN,
            }),
          },
        ],
      },
    }),
  ),
  card(
    "Colfenor's Plans",
    '{2}{B}{B}',
    'Enchantment',
    {},
    whenever(
      enters(IS_THIS),
      steps(
        move({ kind: 'top', whose: YOU, count: 7 }, 'exile', 'exile', {
          face: 'face-down',
          link: 'kept',
          bind: 'it',
        }),
        { kind: 'look', who: YOU, what: bound('it') },
      ),
    ),
    always(
      { kind: 'may', permission: { kind: 'look-at', who: YOU, what: KEPT } },
      {
        kind: 'may',
        permission: {
          kind: 'play',
          who: YOU,
          what: { kind: 'anything' },
          from: 'exile',
          cards: KEPT,
          lands: 'too',
        },
      },
      {
        kind: 'replace',
        replacement: { kind: 'replace', event: { kind: 'step', is: 'draw', whose: YOU }, outcomes: [] },
      },
      { kind: 'cannot', action: { kind: 'cast', who: YOU, most: 1 } },
    ),
  ),
  card(
    'Sakura-Tribe Scout',
    '{G}',
    'Creature — Snake Shaman Scout',
    { pt: '1/1' },
    activated(
      [TAP],
      may(
        steps(
          {
            kind: 'choose-objects',
            who: YOU,
            from: each(both(LAND, inZone('hand', YOU))),
            bind: 'chosen',
          },
          move(bound('chosen'), 'battlefield', 'put'),
        ),
      ),
    ),
  ),
];

const USED: readonly CardDefinition[] = [
  card(
    'Magus of the Future',
    '{2}{U}{U}{U}',
    'Creature — Human Wizard',
    { pt: '2/3' },
    always(
      { kind: 'player', who: YOU, property: 'reveals-top' },
      {
        kind: 'may',
        permission: {
          kind: 'play',
          who: YOU,
          what: { kind: 'anything' },
          from: 'library',
          cards: TOP,
          lands: 'too',
        },
      },
    ),
  ),
  card(
    'Blessed Breath',
    '{W}',
    'Instant — Arcane',
    {},
    spell(
      steps(
        { kind: 'choose-colour', who: YOU, said: 'of-your-choice', bind: 'colour' },
        becomes(T0, [
          gains(
            keyword('protection', {
              filter: { kind: 'colour', is: { kind: 'chosen', name: 'colour' } },
            }),
          ),
        ]),
      ),
      target(both(CREATURE, { kind: 'controller', is: YOU })),
    ),
    keyword('splice', { filter: subtype('Arcane'), costs: [mana('{W}')] }),
  ),
  card(
    'Renewed Faith',
    '{2}{W}',
    'Instant',
    {},
    spell(gainLife(6)),
    priced('cycling', '{1}{W}'),
    whenever({ kind: 'moves', what: IS_THIS, from: ['hand'], cause: ['cycle'], by: YOU }, may(gainLife(2))),
  ),
];

const FACE_DOWN: readonly CardDefinition[] = [
  card('Root Elemental', '{4}{G}{G}', 'Creature — Elemental', { pt: '6/5' }, priced('morph', '{5}{G}{G}')),
];

const CHOSEN: readonly CardDefinition[] = [
  card(
    'Ostracize',
    '{B}',
    'Sorcery',
    {},
    spell(
      steps(
        showHand,
        {
          kind: 'choose-objects',
          who: YOU,
          from: { kind: 'only', of: HAND_OF_TARGET, filter: CREATURE },
          bind: 'chosen',
        },
        move(bound('chosen'), 'graveyard', 'discard'),
      ),
      targetPlayer(OPPONENTS),
    ),
  ),
  card(
    'Scrying Sheets',
    null,
    'Snow Land',
    {},
    activated([TAP], addMana('{C}')),
    activated(
      [mana('{1}{S}'), TAP],
      steps(
        { kind: 'look', who: YOU, what: TOP, bind: 'seen' },
        {
          kind: 'choose-objects',
          who: YOU,
          from: { kind: 'only', of: bound('seen'), filter: snow },
          least: 0,
          most: 1,
          bind: 'chosen',
        },
        { kind: 'reveal', what: bound('chosen') },
        move(bound('chosen'), 'hand', 'put'),
      ),
    ),
  ),
  card('Ohran Viper', '{1}{G}{G}', 'Snow Creature — Snake', { pt: '1/3' }),
];

const SOUGHT: readonly CardDefinition[] = [
  card(
    'Candles of Leng',
    '{2}',
    'Artifact',
    {},
    activated(
      [mana('{4}'), TAP],
      steps(
        { kind: 'reveal', what: TOP, bind: 'shown' },
        {
          kind: 'if',
          condition: {
            kind: 'matches',
            what: bound('shown'),
            filter: { kind: 'shares', what: 'name', with: each(inZone('graveyard', YOU)) },
          },
          then: move(bound('shown'), 'graveyard', 'put'),
          else: draw(1),
        },
      ),
    ),
  ),
  card(
    'Void',
    '{3}{B}{R}',
    'Sorcery',
    {},
    spell(
      steps(
        { kind: 'choose-number', who: YOU, least: 0, bind: 'number' },
        destroy(each(both(either(CREATURE, type('artifact')), HAS_NUMBER))),
        showHand,
        move(
          {
            kind: 'only',
            of: HAND_OF_TARGET,
            filter: both(not(LAND), HAS_NUMBER),
          },
          'graveyard',
          'discard',
        ),
      ),
      targetPlayer(),
    ),
  ),
  card(
    "Liar's Pendulum",
    '{1}',
    'Artifact',
    {},
    activated(
      [mana('{2}'), TAP],
      steps(
        nameACard,
        { kind: 'may', who: T0, effect: { kind: 'nothing' }, bind: 'guess' },
        may(
          steps(
            { kind: 'reveal', what: { kind: 'zone', zone: 'hand', whose: YOU } },
            {
              kind: 'if',
              condition: {
                kind: 'any',
                of: [
                  { kind: 'all', of: [GUESSED, { kind: 'not', of: IS_THERE }] },
                  { kind: 'all', of: [IS_THERE, { kind: 'not', of: GUESSED }] },
                ],
              },
              then: draw(1),
            },
          ),
        ),
      ),
      [targetPlayer(OPPONENTS)],
    ),
  ),
  card(
    'Cabal Therapy',
    '{B}',
    'Sorcery',
    {},
    spell(
      steps(
        { ...nameACard, filter: not(LAND) },
        showHand,
        move({ kind: 'only', of: HAND_OF_TARGET, filter: CHOSEN_NAME }, 'graveyard', 'discard'),
      ),
      targetPlayer(),
    ),
  ),
  card(
    'Hint of Insanity',
    '{2}{B}',
    'Sorcery',
    {},
    spell(
      steps(
        showHand,
        move(
          {
            kind: 'only',
            of: HAND_OF_TARGET,
            filter: {
              kind: 'where',
              bind: 'one',
              condition: {
                kind: 'matches',
                what: bound('one'),
                filter: both(not(LAND), {
                  kind: 'shares',
                  what: 'name',
                  with: { kind: 'except', of: HAND_OF_TARGET, without: bound('one') },
                }),
              },
            },
          },
          'graveyard',
          'discard',
        ),
      ),
      targetPlayer(),
    ),
  ),
  card(
    'Snakeform',
    '{2}{G/U}',
    'Instant',
    {},
    spell(
      steps(becomes(T0, [{ kind: 'lose-all-abilities' }, ...set(1, 1)], END_OF_TURN), draw(1)),
      target(CREATURE),
    ),
  ),
];

export const PENTALAND_EXAMPLES: readonly CardDefinition[] = [
  ...LANDS,
  ...COSTS,
  ...USED,
  ...FACE_DOWN,
  ...CHOSEN,
  ...SOUGHT,
];
