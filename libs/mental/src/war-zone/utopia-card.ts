// The land of the Utopia Library (war-zone Utopia). It makes any colour, becomes a basic land of any type,
// snow or not, and counts as basic lands of the colours its player has there.
import type { CardDefinition } from '#cards';

type Face = NonNullable<CardDefinition['faces']>[number];
type Ability = NonNullable<Face['abilities']>[number];
type Effect = Extract<Extract<Ability, { kind: 'spell' }>['body'], { kind: 'plain' }>['effect'];
type Change = Extract<Effect, { kind: 'continuous' }>['changes'][number];

const becomes = (...changes: readonly Change[]): Effect => ({
  kind: 'continuous',
  what: { kind: 'this' },
  changes,
  until: { kind: 'end-of-turn' },
});

/** Costs nothing and works like a mana source: nobody can respond to it. */
const freely = (...steps: readonly Effect[]): Ability => ({
  kind: 'activated',
  costs: [{ kind: 'mana', cost: '{0}' }],
  speed: 'mana-source',
  body: { kind: 'plain', effect: { kind: 'sequence', steps } },
});

const FACE: Face = {
  kind: 'face',
  name: 'Utopia',
  supertypes: ['basic'],
  types: ['land'],
  abilities: [
    {
      kind: 'activated',
      costs: [{ kind: 'tap' }],
      body: { kind: 'plain', effect: { kind: 'add-mana', mana: { kind: 'any-colour' } } },
    },
    freely(
      { kind: 'choose-word', who: { kind: 'you' }, of: 'basic-land-type', bind: 'type' },
      becomes({ kind: 'set-types', subtypes: [{ kind: 'chosen', name: 'type' }] }),
    ),
    freely(becomes({ kind: 'add-types', supertypes: ['snow'] })),
    freely(becomes({ kind: 'remove-types', supertypes: ['snow'] })),
  ],
};

export const UTOPIA_CARD: CardDefinition = {
  name: 'Utopia',
  cost: null,
  typeLine: 'Basic Land',
  faces: [FACE],
};
