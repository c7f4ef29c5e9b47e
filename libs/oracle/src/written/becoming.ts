// Written by hand: cards that become something else, by a choice, by another card's text, by others' keywords, by
// melding.
import type { Ability, Change, Condition, Effect, Filter, Pattern } from '#abilities';
import {
  activated,
  all,
  bound,
  CREATURE,
  does,
  inZone,
  IS_THIS,
  keywordAbility,
  mana,
  staticAbility,
  steps,
  T0,
  TAP,
  target,
  THIS,
  triggered,
  YOU,
  YOURS,
  type Written,
} from './words.js';

/** One of the things it may become: what it is called in the choice, and what it is then. */
interface Form {
  readonly label: string;
  readonly power: number;
  readonly toughness: number;
  readonly more?: readonly Change[];
}
const gains = (name: string): Change => ({ kind: 'gain-ability', ability: keywordAbility(name) });
const changesOf = ({ power, toughness, more = [] }: Form): Change[] => [
  { kind: 'set-stat', stat: 'power', value: power },
  { kind: 'set-stat', stat: 'toughness', value: toughness },
  ...more,
];
const choosing = (forms: readonly Form[]): Effect => ({
  kind: 'choose-word',
  who: YOU,
  of: 'label',
  from: forms.map(({ label }) => label),
  bind: 'form',
});
/** 'As this enters, it becomes your choice of …' */
const becomesAsItEnters = (...forms: readonly Form[]): Ability =>
  staticAbility({
    kind: 'enters',
    outcomes: [
      { kind: 'choosing', effect: choosing(forms), as: 'form' },
      ...forms.map(
        (form) =>
          ({
            kind: 'itself',
            if: { kind: 'chose', name: 'form', is: form.label },
            changes: changesOf(form),
          }) as const,
      ),
    ],
  });
/** 'As this is turned face up, …' (cr 708.8): a copy of itself but for that. */
const becomesAsItIsTurnedUp = (...forms: readonly Form[]): Ability =>
  staticAbility({
    kind: 'replace',
    replacement: {
      kind: 'replace',
      event: { kind: 'turned-face-up', what: IS_THIS },
      outcomes: [
        {
          kind: 'also',
          effect: steps(
            choosing(forms),
            ...forms.map((form): Effect => ({
              kind: 'if',
              condition: { kind: 'chose', name: 'form', is: form.label },
              then: {
                kind: 'continuous',
                what: THIS,
                changes: [{ kind: 'copy', of: THIS, except: changesOf(form) }],
                until: { kind: 'forever' },
              },
            })),
          ),
        },
      ],
    },
  });
const FLYER: Form = { label: '2/2 with flying', power: 2, toughness: 2, more: [gains('flying')] };
const SWIMMERS: readonly Form[] = [
  { label: '5/1', power: 5, toughness: 1 },
  { label: '1/5', power: 1, toughness: 5 },
];

/** cr 701.42: what the two halves have to be, and what is done with them. */
const partner = (named: string): Filter =>
  all(CREATURE, { kind: 'name', is: named }, YOURS, { kind: 'owner', is: YOU });
const bothYours = (named: string): Condition => ({
  kind: 'all',
  of: [
    { kind: 'matches', what: THIS, filter: all(YOURS, { kind: 'owner', is: YOU }) },
    { kind: 'exists', filter: partner(named) },
  ],
});
const melding = (named: string, into: string): Effect =>
  steps(
    { kind: 'choose-objects', who: YOU, from: { kind: 'each', filter: partner(named) }, bind: 'other half' },
    {
      kind: 'move',
      what: { kind: 'union', of: [THIS, bound('other half')] },
      to: 'exile',
      cause: 'exile',
      bind: 'halves',
    },
    { kind: 'turn-over-meld', what: bound('halves'), with: named, into },
  );
const melds = (when: Pattern, named: string, into: string): Ability => ({
  kind: 'triggered',
  when,
  if: bothYours(named),
  body: does(melding(named, into)),
});

/** cr 702.1c: 'the same is true for …'. */
const ofThem = (of: Filter, ...keywords: readonly string[]): Change => ({
  kind: 'gain-abilities-of',
  of: { kind: 'each', filter: of },
  keywords: [...keywords],
});
const YOUR_CREATURES = all(CREATURE, YOURS);
const sharedByYours = (step: 'upkeep' | 'combat', ...keywords: readonly string[]): Ability =>
  triggered(
    { kind: 'step', is: step },
    {
      kind: 'continuous',
      what: { kind: 'each', filter: YOUR_CREATURES },
      changes: [ofThem(YOUR_CREATURES, ...keywords)],
      until: { kind: 'end-of-turn' },
    },
  );
const DISCARDS = activated([mana('{2}')], { kind: 'discard', who: YOU, count: 1 });
const TOP = { kind: 'top-of-graveyard', whose: YOU } as const;

export const BECOMING: Readonly<Record<string, Written>> = {
  'Primal Plasma': [
    [
      becomesAsItEnters({ label: '3/3', power: 3, toughness: 3 }, FLYER, {
        label: '1/6 with defender',
        power: 1,
        toughness: 6,
        more: [gains('defender')],
      }),
    ],
  ],
  'Primal Clay': [
    [
      becomesAsItEnters({ label: '3/3', power: 3, toughness: 3 }, FLYER, {
        label: '1/6 Wall with defender',
        power: 1,
        toughness: 6,
        more: [{ kind: 'add-types', subtypes: ['Wall'] }, gains('defender')],
      }),
    ],
  ],
  'Aquamorph Entity': [
    [becomesAsItEnters(...SWIMMERS), becomesAsItIsTurnedUp(...SWIMMERS)],
    [{ kind: 'keyword', name: 'morph', costs: [mana('{2}{U}')] }],
  ],
  'Graf Rats': [
    [melds({ kind: 'step', is: 'combat', whose: YOU }, 'Midnight Scavengers', 'Chittering Host')],
  ],
  'Gisela, the Broken Blade': [
    [keywordAbility('flying'), keywordAbility('first strike'), keywordAbility('lifelink')],
    [
      melds(
        { kind: 'step', is: 'end', whose: YOU },
        'Bruna, the Fading Light',
        'Brisela, Voice of Nightmares',
      ),
    ],
  ],
  'Hanweir Battlements': [
    [activated([TAP], { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{C}' } })],
    [
      activated(
        [mana('{R}'), TAP],
        { kind: 'continuous', what: T0, changes: [gains('haste')], until: { kind: 'end-of-turn' } },
        target(CREATURE),
      ),
    ],
    [
      activated([mana('{3}{R}{R}'), TAP], {
        kind: 'if',
        condition: bothYours('Hanweir Garrison'),
        then: melding('Hanweir Garrison', 'Hanweir, the Writhing Township'),
      }),
    ],
  ],
  'Odric, Lunarch Marshal': [
    [
      sharedByYours(
        'combat',
        'first strike',
        'flying',
        'deathtouch',
        'double strike',
        'haste',
        'hexproof',
        'indestructible',
        'lifelink',
        'menace',
        'reach',
        'skulk',
        'trample',
        'vigilance',
      ),
    ],
  ],
  'Concerted Effort': [
    [
      sharedByYours(
        'upkeep',
        'flying',
        'fear',
        'first strike',
        'double strike',
        'landwalk',
        'protection',
        'trample',
        'vigilance',
      ),
    ],
  ],
  'Cairn Wanderer': [
    [keywordAbility('changeling')],
    [
      staticAbility({
        kind: 'modify-this',
        changes: [
          ofThem(
            all(CREATURE, inZone('graveyard')),
            'flying',
            'fear',
            'first strike',
            'double strike',
            'deathtouch',
            'haste',
            'landwalk',
            'lifelink',
            'protection',
            'reach',
            'trample',
            'shroud',
            'vigilance',
          ),
        ],
      }),
    ],
  ],
  'Death-Mask Duplicant': [
    [
      {
        kind: 'named',
        word: 'Imprint',
        ability: activated(
          [mana('{1}')],
          { kind: 'move', what: T0, to: 'exile', cause: 'exile', link: 'exiled' },
          target(all(CREATURE, inZone('graveyard', YOU))),
        ),
      },
    ],
    [
      staticAbility({
        kind: 'modify-this',
        changes: [
          {
            kind: 'gain-abilities-of',
            of: { kind: 'linked', name: 'exiled' },
            keywords: [
              'flying',
              'fear',
              'first strike',
              'double strike',
              'haste',
              'landwalk',
              'protection',
              'trample',
            ],
          },
        ],
      }),
    ],
  ],
  Soulflayer: [
    [keywordAbility('delve')],
    [
      staticAbility({
        kind: 'modify-this',
        changes: [
          {
            kind: 'gain-abilities-of',
            of: { kind: 'only', of: { kind: 'linked', name: 'delved' }, filter: CREATURE },
            keywords: [
              'flying',
              'first strike',
              'double strike',
              'deathtouch',
              'haste',
              'hexproof',
              'indestructible',
              'lifelink',
              'reach',
              'trample',
              'vigilance',
            ],
          },
        ],
      }),
    ],
  ],
  "Volrath's Shapeshifter": [
    [
      {
        kind: 'static',
        while: { kind: 'matches', what: TOP, filter: all(CREATURE, inZone('graveyard')) },
        effects: [
          {
            kind: 'modify-this',
            changes: [{ kind: 'full-text', of: TOP, except: [{ kind: 'gain-ability', ability: DISCARDS }] }],
          },
        ],
      },
    ],
    [DISCARDS],
  ],
  "Grafdigger's Cage": [
    (['graveyard', 'library'] as const).map((from) =>
      staticAbility({ kind: 'cannot', action: { kind: 'enter', what: CREATURE, from } }),
    ),
    (['graveyard', 'library'] as const).map((from) =>
      staticAbility({ kind: 'cannot', action: { kind: 'cast', who: { kind: 'all' }, from } }),
    ),
  ],
  'Psychic Surgery': [
    [
      triggered(
        { kind: 'shuffles', who: { kind: 'opponents' } },
        {
          kind: 'may',
          who: YOU,
          effect: steps(
            {
              kind: 'look',
              who: YOU,
              what: { kind: 'top', whose: { kind: 'subject' }, count: 2 },
              bind: 'seen',
            },
            {
              kind: 'choose-objects',
              who: YOU,
              from: bound('seen'),
              least: 0,
              most: 1,
              bind: 'taken',
            },
            { kind: 'move', what: bound('taken'), to: 'exile', cause: 'exile' },
            {
              kind: 'move',
              what: { kind: 'except', of: bound('seen'), without: bound('taken') },
              to: 'library',
              cause: 'put',
              position: 'top',
              order: 'any',
              by: YOU,
            },
          ),
        },
      ),
    ],
  ],
};
