// Which objects have triggered abilities of their own that work in their zone.
import type { Ability, Change } from '#abilities';
import { bearing, perZone } from '../../reading/characteristics/alone/zone-contents.js';
import type { GameObject } from '../../model/state/game-state.js';
import type { Zone } from '../../model/basics/ids.js';

/**
 * Objects with a triggered ability of their own, or that define one. Objects that get abilities from effects
 * are found as changed objects.
 */
export const bearersIn = perZone(
  (contents): ReadonlySet<GameObject> =>
    new Set(
      bearing(contents)
        .filter(
          ({ object, plain }) =>
            canBearTriggers(object, contents.zone) &&
            plain.abilities.some(({ ability }) => bears(ability, contents.zone)),
        )
        .map(({ object }) => object),
    ),
);

type Triggered = Extract<Ability, { kind: 'triggered' }>;
const bears = (ability: Ability, zone: Zone['kind']): boolean =>
  ability.kind === 'triggered' ? functionsIn(ability, zone) : isGiver(ability);

/**
 * cr 113.6, 113.6p: an ability works in the zone it names, or else on the battlefield. Abilities of objects
 * that exist only in the command zone work there.
 */
export const functionsIn = ({ zone, when }: Triggered, kind: Zone['kind']): boolean =>
  zone === undefined
    ? kind === 'battlefield' || kind === 'command' || (kind === 'exile' && speaksOfHaunted(when))
    : zone === kind;
/** cr 702.55c: an ability about the creature its card haunts works from exile. */
const speaksOfHaunted = (when: Triggered['when']): boolean =>
  when.kind === 'any'
    ? when.of.some(speaksOfHaunted)
    : when.kind === 'moves' &&
      when.what.kind === 'is' &&
      when.what.of.kind === 'linked' &&
      when.what.of.name === 'haunts';

/**
 * False for phased-out objects, cards face down elsewhere, and abilities on the stack (cr 702.26b, 708.2).
 */
export function canBearTriggers({ permanent, faceDown, item }: GameObject, zone: Zone['kind']): boolean {
  if (permanent !== undefined) return permanent.phasedOut === 'no';
  return faceDown === undefined && (zone !== 'stack' || item?.kind === 'spell');
}

const GIVING: ReadonlySet<string> = new Set<Change['kind']>([
  'copy',
  'face-down',
  'gain-ability',
  'gain-abilities-of',
  'full-text',
  'words',
]);

const isGiver = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.effects.some(
    (effect) => 'changes' in effect && effect.changes.some(({ kind }) => GIVING.has(kind)),
  );
