// The same of the rules, examples and rulings of pentaland and war-zone.
import type { Condition, Filter, Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import {
  card,
  always,
  steps,
  move,
  SUBJECT,
  bound,
  END_OF_TURN,
  whenever,
  enters,
  IS_THIS,
  YOU,
  activated,
  mana,
  TAP,
  each,
  inZone,
  draw,
  spell,
  destroy,
  both,
  either,
  CREATURE,
  type,
  stat,
  T0,
  not,
  LAND,
  targetPlayer,
  may,
  OPPONENTS,
  damage,
  ANY_TARGET,
  target,
} from './words.js';

/** Both of them, where one says. */
const putBack = (position: 'top' | 'bottom') =>
  ({ kind: 'mode', effect: move(it, 'library', 'put', { position, order: 'any' }) }) as const;
const it = bound('it');
const choosesOutside: Effect = {
  kind: 'choose-objects',
  who: YOU,
  from: { kind: 'zone', zone: 'outside', whose: YOU },
  bind: 'it',
};
const HAND = { kind: 'zone', zone: 'hand', whose: YOU } as const;
const CHOSEN_NAME: Filter = { kind: 'name', is: { kind: 'chosen', name: 'named' } };
const IS_THERE: Condition = { kind: 'exists', filter: both(CHOSEN_NAME, inZone('hand', YOU)) };
/** That it is there is guessed with a yes, and that it is not with a no. */
const GUESSED = { kind: 'answered', name: 'guess', is: 'yes' } as const;
const nameACard = { kind: 'choose-name', who: YOU, bind: 'named' } as const;
const HAND_OF_TARGET = { kind: 'zone', zone: 'hand', whose: T0 } as const;
const showHand = { kind: 'reveal', what: HAND_OF_TARGET } as const;
const HAS_NUMBER = stat('mana-value', 'equal', { kind: 'amount', name: 'number' });
const TOP = { kind: 'top', whose: YOU, count: 1 } as const;
const KEPT = { kind: 'linked', name: 'kept' } as const;

export const UNREAD_EXAMPLES: readonly CardDefinition[] = [
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
    'Cursed Scroll',
    '{1}',
    'Artifact',
    {},
    activated(
      [mana('{3}'), TAP],
      steps(
        { kind: 'choose-name', who: YOU, bind: 'named' },
        { kind: 'choose-objects', who: YOU, from: HAND, random: 'random', bind: 'shown' },
        { kind: 'reveal', what: bound('shown') },
        {
          kind: 'if',
          condition: { kind: 'matches', what: bound('shown'), filter: CHOSEN_NAME },
          then: damage(2),
        },
      ),
      [ANY_TARGET],
    ),
  ),
  card(
    'Demonic Consultation',
    '{B}',
    'Instant',
    {},
    spell(
      steps(
        { kind: 'choose-name', who: YOU, bind: 'named' },
        move({ kind: 'top', whose: YOU, count: 6 }, 'exile', 'exile'),
        { kind: 'reveal', what: { kind: 'top-until', whose: YOU, filter: CHOSEN_NAME }, bind: 'shown' },
        move({ kind: 'only', of: bound('shown'), filter: CHOSEN_NAME }, 'hand', 'put', { bind: 'kept' }),
        move(bound('shown'), 'exile', 'exile'),
      ),
    ),
  ),
  card(
    "Ring of Ma'rûf",
    '{5}',
    'Artifact',
    {},
    activated([mana('{5}'), TAP, { kind: 'move-this', to: 'exile', cause: 'exile' }], {
      kind: 'create-replacement',
      replacement: {
        kind: 'replace',
        event: { kind: 'draws', who: YOU },
        outcomes: [{ kind: 'instead', effect: steps(choosesOutside, move(it, 'hand', 'put')) }],
      },
      until: { kind: 'end-of-turn' },
      uses: 1,
    }),
  ),
  card(
    "Gaea's Blessing",
    '{1}{G}',
    'Sorcery',
    {},
    spell(
      steps(move({ kind: 'target', slot: 1 }, 'library', 'put', { position: 'shuffled-in' }), draw(1)),
      targetPlayer(),
      target(inZone('graveyard', T0), { least: 0, most: 3 }),
    ),
    whenever(
      { kind: 'moves', what: IS_THIS, from: ['library'], to: ['graveyard'] },
      move({ kind: 'zone', zone: 'graveyard', whose: YOU }, 'library', 'put', { position: 'shuffled-in' }),
    ),
  ),
  card(
    'Grindstone',
    '{1}',
    'Artifact',
    {},
    activated(
      [mana('{3}'), TAP],
      {
        kind: 'repeat-while',
        condition: { kind: 'share-among', what: 'colour', among: bound('milled'), how: 'all-same' },
        effect: { kind: 'mill', who: T0, count: 2, bind: 'milled' },
      },
      [targetPlayer()],
    ),
  ),
  card(
    'Dream Cache',
    '{2}{U}',
    'Sorcery',
    {},
    spell(
      steps(
        draw(3),
        { kind: 'choose-objects', who: YOU, from: HAND, least: 2, most: 2, bind: 'it' },
        {
          kind: 'choose-effect',
          who: YOU,
          options: [putBack('top'), putBack('bottom')],
        },
      ),
    ),
  ),
];
