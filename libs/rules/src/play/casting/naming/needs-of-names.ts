// What a card requires before it can be used in some way, by its printed text alone: mana, timing, targets.
// Computed once for each definition. Names with the same needs form a group, so a search for a likely name
// checks some dozens of groups instead of hundreds of names.
import type { Ability, Body, Cost, Face, Static, TargetSpec, Value } from '#abilities';
import { canonicalJson, memoByIdentity, memoByText, plainData } from '#kernel';
import type { CardDefinition } from '#cards';
import { facesOf } from '../../../model/printed/faces.js';
import { instancesOf } from '../../../model/printed/instances.js';
import { ruleRef } from '../../../model/printed/node-ref.js';
import { canBeFaceDown } from '../../../engine/naming/face-down-names.js';
import type { Help } from '../costs/paying.js';
import { playTraits } from '../ways/play-traits.js';

export type Use =
  | 'cast'
  | 'cast-face-down'
  | 'play'
  /** The card's activated ability at this position, used from hand. */
  | `activate ${number}`
  | 'suspend'
  | 'miracle'
  | 'turn-up';

/** All of these are required. */
export interface Needs {
  /** The mana to pay. Null: none, or it cannot be determined. */
  readonly cost: string | null;
  /** Its own reduction of that cost, in generic mana. */
  readonly less: readonly Value[];
  /** cr 702.51, 702.126, 702.66: other ways to help pay for it. */
  readonly helps: readonly Help[];
  /** cr 307.1: it requires the player's own main phase and an empty stack. */
  readonly isSlow: boolean;
  /** cr 601.2c: each of these needs a target. */
  readonly targets: readonly TargetSpec[];
  /** cr 700.2a: at least one of these needs all its targets. Empty: there are no modes. */
  readonly modes: readonly (readonly TargetSpec[])[];
}

/** Names with the same needs. Any of the needs is enough, because any face of a card may be used. */
export interface NameGroup {
  readonly needs: readonly Needs[];
  readonly names: readonly CardDefinition[];
}

interface Read {
  readonly needs: readonly Needs[];
  /** The same key for the same needs. */
  readonly key: string;
}

/** The position of the abilities makes no difference. */
const ON_NO_OBJECT = ruleRef('name');

const NOTHING = { cost: null, less: [], helps: [], isSlow: false, targets: [], modes: [] } as const;

const specs = memoByText<TargetSpec>(10_000);

/** Equal needs share one object, so results found for one card hold for all. */
function sharedSpec(spec: TargetSpec): TargetSpec {
  const text = canonicalJson(spec);
  const known = specs.get(text);
  if (known === undefined) specs.set(text, spec);
  return known ?? spec;
}

/** True if the slot cannot be empty and its player fills it. */
function isRequired(spec: TargetSpec): boolean {
  if (spec.kind !== 'target') return false;
  const { if: condition, unbounded, by, random, least = spec.most ?? 1 } = spec;
  return (
    condition === undefined &&
    unbounded === undefined &&
    by === undefined &&
    random === undefined &&
    typeof least === 'number' &&
    least > 0
  );
}

const required = (targets: readonly TargetSpec[] = []): readonly TargetSpec[] =>
  targets.filter(isRequired).map(sharedSpec);

function neededBy(body: Body): Pick<Needs, 'targets' | 'modes'> {
  switch (body.kind) {
    case 'plain':
      return { targets: required(body.targets), modes: [] };
    case 'modal':
      return { targets: [], modes: body.options.map(({ targets }) => required(targets)) };
    case 'parameter':
      return { targets: [], modes: [] };
  }
}

const abilitiesOf = (face: Face) =>
  (face.abilities ?? []).flatMap((ability) => instancesOf(ability, ON_NO_OBJECT));

const staticsOf = (abilities: readonly { readonly ability: Ability }[]): readonly Static[] =>
  abilities.flatMap(({ ability }) => (ability.kind === 'static' ? ability.effects : []));

const manaIn = (costs: readonly Cost[]): string | null => {
  const mana = costs.find((cost) => cost.kind === 'mana');
  return mana?.kind === 'mana' ? mana.cost : null;
};

/** cr 303.4a: what an Aura enchants. */
const enchanted = (face: Face, statics: readonly Static[]): readonly TargetSpec[] => {
  if (face.subtypes?.includes('Aura') !== true) return [];
  const enchant = statics.find((effect) => effect.kind === 'quality' && effect.is === 'enchant');
  if (enchant?.kind !== 'quality') return [];
  const { filter, players } = enchant;
  return required([
    {
      kind: 'target',
      ...(filter === undefined ? {} : { filter }),
      ...(players === undefined ? {} : { players }),
    },
  ]);
};

const HELPS: readonly Help[] = ['convoke', 'improvise', 'delve'];

const isHelped = (statics: readonly Static[], help: Help): boolean =>
  statics.some((effect) => effect.kind === 'quality' && effect.is === help);

/** The reduction assumed for one that is stated in mana symbols. */
const MOST_OFF = 100;

/** Effects of the card on its own cost, not on that of others. */
const takenOff = (effect: Static): readonly Value[] =>
  effect.kind === 'costs' && effect.what.kind === 'is' && effect.direction === 'less'
    ? [effect.amount ?? MOST_OFF]
    : [];

/** Its own flash, or a conditional permission. A permission for another cost is another way to cast it. */
const mayBeFast = (statics: readonly Static[]): boolean =>
  statics.some(
    (effect) =>
      effect.kind === 'may' && effect.permission.kind === 'play' && effect.permission.speed !== undefined,
  );

const isSlow = (face: Face, statics: readonly Static[]): boolean =>
  !face.types.includes('instant') && !mayBeFast(statics);

function needsToCast(face: Face): readonly Needs[] {
  const abilities = abilitiesOf(face);
  const statics = staticsOf(abilities);
  // cr 118.6: a card without a mana cost is not cast for it.
  if (face.types.includes('land') || face.cost === undefined) return [];
  const bodies = abilities.flatMap(({ ability }) =>
    ability.kind === 'spell' ? [neededBy(ability.body)] : [],
  );
  const modes = bodies.flatMap((body) => body.modes);
  return [
    {
      cost: face.cost,
      less: statics.flatMap(takenOff),
      helps: HELPS.filter((help) => isHelped(statics, help)),
      isSlow: isSlow(face, statics),
      targets: [...enchanted(face, statics), ...bodies.flatMap(({ targets }) => targets)],
      modes: modes.some((mode) => mode.length === 0) ? [] : modes,
    },
  ];
}

function needsToLieDown(face: Face): readonly Needs[] {
  const way = staticsOf(abilitiesOf(face)).find(
    (effect) => effect.kind === 'alternative-cost' && effect.face === 'face-down',
  );
  return way?.kind === 'alternative-cost'
    ? [{ ...NOTHING, cost: manaIn(way.costs), isSlow: way.speed !== 'instant' }]
    : [];
}

function needsToActivate(face: Face, nth: number): readonly Needs[] {
  const activated = abilitiesOf(face).flatMap(({ ability }) =>
    ability.kind === 'activated' ? [ability] : [],
  );
  const ability = activated[nth];
  if (ability?.zone !== 'hand') return [];
  const { targets, modes } = neededBy(ability.body);
  return [
    {
      ...NOTHING,
      cost: manaIn(ability.costs),
      isSlow: ability.speed === 'sorcery',
      targets,
      modes: modes.some((mode) => mode.length === 0) ? [] : modes,
    },
  ];
}

function needsToSuspend(face: Face): readonly Needs[] {
  const statics = staticsOf(abilitiesOf(face));
  const suspend = statics.find((effect) => effect.kind === 'quality' && effect.is === 'suspend');
  if (suspend?.kind !== 'quality') return [];
  return [{ ...NOTHING, cost: manaIn(suspend.costs ?? []), isSlow: isSlow(face, statics) }];
}

function needsFor(name: CardDefinition, use: Use): readonly Needs[] {
  const faces = facesOf(name);
  const [front] = faces;
  switch (use) {
    case 'cast':
      return faces.flatMap(needsToCast);
    case 'cast-face-down':
      return front === undefined ? [] : needsToLieDown(front);
    case 'play':
      return faces.some(({ types }) => types.includes('land')) ? [NOTHING] : [];
    case 'suspend':
      return faces.flatMap(needsToSuspend);
    case 'miracle':
      return faces.some((face) => playTraits({ abilities: abilitiesOf(face) }).hasMiracle) ? [NOTHING] : [];
    case 'turn-up':
      return canBeFaceDown(name) ? [NOTHING] : [];
    default:
      return faces.flatMap((face) => needsToActivate(face, Number(use.slice('activate '.length))));
  }
}

const read = memoByIdentity<CardDefinition, Map<Use, Read>>();

function readOf(name: CardDefinition, use: Use): Read {
  let byUse = read.get(name);
  if (byUse === undefined) read.set(name, (byUse = new Map<Use, Read>()));
  let found = byUse.get(use);
  if (found === undefined) {
    const needs = needsFor(name, use);
    byUse.set(use, (found = { needs, key: canonicalJson(plainData(needs)) }));
  }
  return found;
}

const groups = memoByIdentity<readonly CardDefinition[], Map<Use, readonly NameGroup[]>>();

/** The names with which the card could be used this way at all, grouped by their needs. */
export function groupsFor(names: readonly CardDefinition[], use: Use): readonly NameGroup[] {
  let byUse = groups.get(names);
  if (byUse === undefined) groups.set(names, (byUse = new Map<Use, readonly NameGroup[]>()));
  let found = byUse.get(use);
  if (found === undefined) byUse.set(use, (found = grouped(names, use)));
  return found;
}

function grouped(names: readonly CardDefinition[], use: Use): readonly NameGroup[] {
  const byKey = new Map<string, { readonly needs: readonly Needs[]; readonly names: CardDefinition[] }>();
  for (const name of names) {
    const { needs, key } = readOf(name, use);
    if (needs.length === 0) continue;
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, { needs, names: [name] });
    else group.names.push(name);
  }
  return [...byKey.values()];
}
