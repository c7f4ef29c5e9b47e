// Abilities and faces that the rules provide without a card's text. The lands of pentaland and utopia are
// among them: any card can lie face down as one, so their faces come with no card.
import { KEYWORDS, type Ability, type Body, type Effect, type Face } from '#abilities';
import type { FACE_DOWN } from '../state/objects.js';

/** cr 305.6: the mana ability of each basic land type. */
export const BASIC_LAND_TYPES: ReadonlyMap<string, string> = new Map([
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
]);

const tapFor = (letter: string): Ability => ({
  kind: 'activated',
  costs: [{ kind: 'tap' }],
  body: { kind: 'plain', effect: { kind: 'add-mana', mana: { kind: 'exactly', symbols: `{${letter}}` } } },
});

/** pentaland 703.1, utopia 904.4a. */
const TAP_FOR_ANY: Ability = {
  kind: 'activated',
  costs: [{ kind: 'tap' }],
  body: { kind: 'plain', effect: { kind: 'add-mana', mana: { kind: 'any-colour' } } },
};

const SUBJECT = { kind: 'subject' } as const;

/** cr 701.19a: the replacement effect on a permanent that would be destroyed and regenerates. */
const REGENERATION: Ability = {
  kind: 'spell',
  body: {
    kind: 'plain',
    effect: {
      kind: 'sequence',
      steps: [
        { kind: 'remove-damage', from: SUBJECT },
        { kind: 'tap', what: SUBJECT },
        { kind: 'remove-from-combat', what: SUBJECT },
        { kind: 'keyword-action', action: 'regenerate', what: SUBJECT },
      ],
    },
  },
};

/**
 * A card that goes to a hidden zone instead of its usual zone is revealed first, where the effect says so.
 */
const REVEALED: Ability = {
  kind: 'spell',
  body: { kind: 'plain', effect: { kind: 'reveal', what: SUBJECT } },
};

/** The abilities that keyword counters give (cr 122.1b). */
const KEYWORD_COUNTERS = [...KEYWORDS.keys()].map(
  (name) => [`keyword-${name}`, { kind: 'keyword', name }] as const,
);

/**
 * For a card that may be cast but is exiled if it would go from the stack to a graveyard (cr 702.133a and
 * similar).
 */
const EXILED_INSTEAD: Ability = {
  kind: 'spell',
  body: {
    kind: 'plain',
    effect: {
      kind: 'create-replacement',
      replacement: {
        kind: 'replace',
        event: {
          kind: 'moves',
          what: { kind: 'is', of: { kind: 'this' } },
          from: ['stack'],
          to: ['graveyard'],
        },
        outcomes: [{ kind: 'to-zone', zone: 'exile' }],
      },
      until: { kind: 'forever' },
    },
  },
};

/** cr 702.103b. */
const BESTOWED: Ability = { kind: 'keyword', name: 'enchant', filter: { kind: 'type', is: 'creature' } };

/** cr 804.2: the ability that each creature has in games with deploying. */
const DEPLOYING: Ability = {
  kind: 'activated',
  costs: [{ kind: 'tap' }],
  speed: 'sorcery',
  body: {
    kind: 'plain',
    targets: [{ kind: 'target', players: { kind: 'teammates' } }],
    effect: {
      kind: 'continuous',
      what: { kind: 'this' },
      changes: [{ kind: 'control', to: { kind: 'target', slot: 0 } }],
      until: { kind: 'forever' },
    },
  },
};

export const GIVEN_BY_RULE: ReadonlyMap<string, Ability> = new Map<string, Ability>([
  ['bestowed', BESTOWED],
  ['deploying', DEPLOYING],
  ...KEYWORD_COUNTERS,
  ...[...BASIC_LAND_TYPES].map(([type, letter]) => [type, tapFor(letter)] as const),
  ['Utopia', TAP_FOR_ANY],
  ['exiled-instead', EXILED_INSTEAD],
  ['regeneration', REGENERATION],
  ['revealed', REVEALED],
]);

/** cr 708.2a: a 2/2 creature with no other characteristics. */
const FACE_DOWN_CREATURE: Face = { kind: 'face', name: '', types: ['creature'], power: 2, toughness: 2 };
/** cr 701.58a, 702.21: the same with ward {2}. */
const CLOAKED: Face = {
  ...FACE_DOWN_CREATURE,
  abilities: [
    {
      kind: 'triggered',
      label: 'ward',
      when: {
        kind: 'targeted',
        what: { kind: 'is', of: { kind: 'this' } },
        by: { kind: 'controller', is: { kind: 'opponents' } },
      },
      body: {
        kind: 'plain',
        effect: {
          kind: 'pay',
          who: { kind: 'controller', of: { kind: 'agent' } },
          costs: [{ kind: 'mana', cost: '{2}' }],
          unpaid: { kind: 'counter', what: { kind: 'agent' } },
        },
      },
    },
  ],
};
/** pentaland 703.1: a basic land without subtypes. */
const PENTALAND: Face = {
  kind: 'face',
  name: 'Pentaland',
  supertypes: ['basic'],
  types: ['land'],
  abilities: [TAP_FOR_ANY],
};
/** utopia 904.5b: a basic land without a name and text, with a land type of its own. */
const UTOPIA: Face = { kind: 'face', name: '', supertypes: ['basic'], types: ['land'], subtypes: ['Utopia'] };

/** The characteristics of a face-down object (cr 708.2), by how it was turned face down. */
const FACE_DOWN_FACES: { readonly [H in (typeof FACE_DOWN)[number]]: Face } = {
  morph: FACE_DOWN_CREATURE,
  manifest: FACE_DOWN_CREATURE,
  effect: FACE_DOWN_CREATURE,
  cloak: CLOAKED,
  pentaland: PENTALAND,
  utopia: UTOPIA,
};

const YOU = { kind: 'you' } as const;
const plain = (effect: Effect): Body => ({ kind: 'plain', effect });
/** Triggers when a creature deals combat damage to the player who has the designation. */
const taken = (effect: Effect, group?: 'one-or-more'): Ability => ({
  kind: 'triggered',
  when: {
    kind: 'damage',
    from: { kind: 'type', is: 'creature' },
    players: YOU,
    combat: 'combat',
    ...(group === undefined ? {} : { group }),
  },
  body: plain(effect),
});
const ITS_CONTROLLER = { kind: 'controller', of: { kind: 'agent' } } as const;

/** cr 724.2. */
const MONARCH: Face = {
  kind: 'face',
  name: 'The Monarch',
  types: [],
  abilities: [
    {
      kind: 'triggered',
      when: { kind: 'step', is: 'end', whose: YOU },
      body: plain({ kind: 'draw', who: YOU, count: 1 }),
    },
    taken({ kind: 'become-monarch', who: ITS_CONTROLLER }),
  ],
};

/** cr 725.2. The table carries out dungeons. */
const VENTURE: Body = plain({ kind: 'assisted', text: 'Venture into Undercity.' });
const INITIATIVE: Face = {
  kind: 'face',
  name: 'The Initiative',
  types: [],
  abilities: [
    { kind: 'triggered', when: { kind: 'step', is: 'upkeep', whose: YOU }, body: VENTURE },
    taken({ kind: 'take-initiative', who: ITS_CONTROLLER }, 'one-or-more'),
    {
      kind: 'triggered',
      when: { kind: 'keyword-action', action: 'take the initiative', who: YOU },
      body: VENTURE,
    },
  ],
};

export const FACES_BY_RULE: ReadonlyMap<string, Face> = new Map([
  ...Object.entries(FACE_DOWN_FACES),
  ['monarch', MONARCH],
  ['initiative', INITIATIVE],
]);
