// What a card asks for before it can be used in some way, by what is printed on the card alone: mana, a moment, targets.
// Read once for each definition; names that ask for the same are put into one group, so that whoever looks for a likely
// name checks some dozens of groups instead of hundreds of names.
import type { Ability, Body, Cost, Face, Static, TargetSpec, Value } from '#abilities';
import { canonicalJson, type Json } from '#kernel';
import type { CardDefinition } from '#cards';
import { facesOf } from '../../../model/printed/faces.js';
import { instancesOf } from '../../../model/printed/instances.js';
import { ruleRef } from '../../../model/printed/node-ref.js';
import { couldLieDown } from '../../../engine/naming/face-down-names.js';
import type { Help } from '../costs/paying.js';
import { playTraits } from '../ways/play-traits.js';

export type Use =
  | 'cast'
  | 'cast-face-down'
  | 'play'
  /** The so-manyth activated ability of the card, in a hand. */
  | `activate ${number}`
  | 'suspend'
  | 'miracle'
  | 'turn-up';

/** All of it has to be there. */
export interface Needs {
  /** The mana that is paid; null: none, or none that could be told. */
  readonly cost: string | null;
  /** What it says is taken off that, in generic mana. */
  readonly less: readonly Value[];
  /** cr 702.51, 702.126, 702.66: what else may pay for it. */
  readonly helps: readonly Help[];
  /** cr 307.1: it waits for a main phase of one's own and an empty stack. */
  readonly isSlow: boolean;
  /** cr 601.2c: for each of these there has to be a target. */
  readonly targets: readonly TargetSpec[];
  /** cr 700.2a: of these at least one has all its targets; empty: there is nothing to choose. */
  readonly modes: readonly (readonly TargetSpec[])[];
}

/** Names that ask for the same: any of the needs is enough, as any face of a card is. */
export interface Group {
  readonly needs: readonly Needs[];
  readonly names: readonly CardDefinition[];
}

interface Read {
  readonly needs: readonly Needs[];
  /** The same for the same needs. */
  readonly key: string;
}

/** Where the abilities stand makes no difference to what they are. */
const ON_NO_OBJECT = ruleRef('name');

const NOTHING = { cost: null, less: [], helps: [], isSlow: false, targets: [], modes: [] } as const;

const specs = new Map<string, TargetSpec>();

/** Equal ones are one object: what was found out about it holds for every card that says it. */
function sharedSpec(spec: TargetSpec): TargetSpec {
  const text = canonicalJson(spec);
  const known = specs.get(text);
  if (known === undefined) specs.set(text, spec);
  return known ?? spec;
}

/** Whether the slot cannot be left empty, and is for the player to fill. */
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

/** Where it takes off symbols of mana. */
const MOST_OFF = 100;

/** What it says of its own cost, and not of others'. */
const takenOff = (effect: Static): readonly Value[] =>
  effect.kind === 'costs' && effect.what.kind === 'is' && effect.direction === 'less'
    ? [effect.amount ?? MOST_OFF]
    : [];

/** Its own flash, or a permission under a condition; what another cost would permit is another way to cast it. */
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
  // cr 118.6: what has no mana cost is not cast for it.
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
      return couldLieDown(name) ? [NOTHING] : [];
    default:
      return faces.flatMap((face) => needsToActivate(face, Number(use.slice('activate '.length))));
  }
}

const read = new WeakMap<CardDefinition, Map<Use, Read>>();

function readOf(name: CardDefinition, use: Use): Read {
  let byUse = read.get(name);
  if (byUse === undefined) read.set(name, (byUse = new Map<Use, Read>()));
  let found = byUse.get(use);
  if (found === undefined) {
    const needs = needsFor(name, use);
    // Plain data all through; an interface has no index signature to say so.
    byUse.set(use, (found = { needs, key: canonicalJson(needs as unknown as Json) }));
  }
  return found;
}

const groups = new WeakMap<readonly CardDefinition[], Map<Use, readonly Group[]>>();

/** The names with which the card could be used so at all, those together that ask for the same. */
export function groupsFor(names: readonly CardDefinition[], use: Use): readonly Group[] {
  let byUse = groups.get(names);
  if (byUse === undefined) groups.set(names, (byUse = new Map<Use, readonly Group[]>()));
  let found = byUse.get(use);
  if (found === undefined) byUse.set(use, (found = grouped(names, use)));
  return found;
}

function grouped(names: readonly CardDefinition[], use: Use): readonly Group[] {
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
