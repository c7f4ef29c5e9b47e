// The parts of a spell that have targets or do something: its spell abilities (cr 113.3a), what an Aura
// enchants (cr 303.4a), the text spliced onto it (cr 702.47a).
import type { Ability, Body, TargetSpec } from '#abilities';
import { childRef, nodeAt } from '../../model/printed/node-ref.js';
import type { AbilityInstance, Known } from '../../model/printed/shape.js';
import type { GameState } from '../../model/state/game-state.js';
import type { NodeRef } from '../../model/basics/ids.js';
import type { StackItem } from '../../model/state/objects.js';
import { partsOfBody, type BodyPart } from '../../model/printed/body-parts.js';

export interface Bodied {
  readonly body: Body;
  readonly ref: NodeRef;
}
type Chosen = Pick<StackItem, 'alternative' | 'faceDown' | 'modes' | 'context'>;
type Spell = Pick<Known, 'abilities' | 'subtypes'>;

const SPLICED = 'spliced';

const bodiesIn = (abilities: readonly AbilityInstance[]): Bodied[] =>
  abilities.flatMap(({ ability, ref }) =>
    ability.kind === 'spell' ? [{ body: ability.body, ref: childRef(ref, 'body') }] : [],
  );

export function spellBodies(state: GameState, spell: Spell, chosen: Chosen): Bodied[] {
  if (chosen.faceDown !== null) return [];
  return [...bodiesIn(spell.abilities), ...splicedBodies(state, chosen)];
}

export const splicedName = (nth: number): string => `${SPLICED}:${nth}`;

function splicedBodies(state: GameState, { context }: Chosen): Bodied[] {
  const bodies: Bodied[] = [];
  for (let nth = 0; ; nth += 1) {
    const ref = context.bindings[splicedName(nth)]?.word as NodeRef | undefined;
    if (ref === undefined) return bodies;
    const ability = nodeAt(state, ref) as Ability;
    if (ability.kind === 'spell') bodies.push({ body: ability.body, ref: childRef(ref, 'body') });
  }
}

const CREATURE: TargetSpec = { kind: 'target', filter: { kind: 'type', is: 'creature' } };

/** cr 303.4a, 702.103b: an Aura spell targets what it will enchant. */
export function enchantParts({ abilities, subtypes }: Spell, { alternative, faceDown }: Chosen): BodyPart[] {
  if (faceDown !== null) return [];
  const qualities = abilities.flatMap(({ ability, ref }) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect) => (effect.kind === 'quality' ? [{ effect, ref }] : []))
      : [],
  );
  const bestowed = qualities.find(({ effect }) => effect.is === 'bestow');
  if (alternative === 'bestow' && bestowed !== undefined)
    return [{ effect: bestowed.ref, targets: [CREATURE] }];
  if (!subtypes.includes('Aura')) return [];
  const [enchant] = qualities.filter(({ effect }) => effect.is === 'enchant');
  if (enchant === undefined) return [];
  const { filter, players } = enchant.effect;
  const spec: TargetSpec = {
    kind: 'target',
    ...(filter === undefined ? {} : { filter }),
    ...(players === undefined ? {} : { players }),
  };
  return [{ effect: enchant.ref, targets: [spec] }];
}

/** cr 702.96: 'target' is replaced by 'each', so nothing is targeted. */
const overloaded = (part: BodyPart): BodyPart => ({ effect: part.effect, targets: [], each: part.targets });

export function spellParts(state: GameState, spell: Spell, chosen: Chosen): BodyPart[] {
  const parts = spellBodies(state, spell, chosen).flatMap(({ body, ref }) =>
    partsOfBody(body, ref, chosen.modes),
  );
  const plain = chosen.alternative === 'overload' ? parts.map(overloaded) : parts;
  return [...enchantParts(spell, chosen), ...plain];
}
