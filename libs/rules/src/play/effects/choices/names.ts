// The names a player may choose: names of existing cards (cr 201.4) that fit the filter.
import { memoByIdentity } from '#kernel';
import type { Face, Filter } from '#abilities';
import { manaValueOf, type CardDefinition } from '#cards';
import { facesOf } from '../../../model/printed/faces.js';
import { namesIn } from '../../../engine/naming/definition-named.js';
import type { Run } from '../../../engine/frames/run.js';
import { compared } from '../../../reading/language/compare.js';
import { wordsOf } from '../../../reading/language/words.js';

type Fits = {
  readonly [K in Filter['kind']]?: (run: Run, filter: Extract<Filter, { kind: K }>, face: Face) => boolean;
};

/** The filters that apply to a face that is no object. Others say nothing about a name. */
const FITS: Fits = {
  all: (run, { of }, face) => of.every((part) => fitsFace(run, part, face)),
  any: (run, { of }, face) => of.some((part) => fitsFace(run, part, face)),
  not: (run, { of }, face) => !fitsFace(run, of, face),
  type: (_, { is }, { types }) => types.includes(is),
  supertype: (_, { is }, { supertypes = [] }) => supertypes.includes(is),
  subtype: (run, { is }, { subtypes = [] }) =>
    wordsOf(run.sight, is, run.context).some((word) => subtypes.includes(word)),
  name: (run, { is }, { name }) => wordsOf(run.sight, is, run.context).includes(name),
  permanent: (_, __, { types }) => !types.includes('instant') && !types.includes('sorcery'),
  stat: (run, { stat, compare, value }, { cost }) =>
    stat !== 'mana-value' || compared(cost === undefined ? 0 : manaValueOf(cost), compare, run.value(value)),
};

function fitsFace(run: Run, filter: Filter, face: Face): boolean {
  const fits = FITS[filter.kind] as ((run: Run, filter: Filter, face: Face) => boolean) | undefined;
  return fits === undefined || fits(run, filter, face);
}

const byName = memoByIdentity<readonly CardDefinition[], ReadonlyMap<string, readonly Face[]>>();

function facesByName(definitions: readonly CardDefinition[]): ReadonlyMap<string, readonly Face[]> {
  const found = byName.get(definitions);
  if (found !== undefined) return found;
  const faces = new Map<string, Face[]>();
  for (const face of definitions.flatMap(facesOf)) {
    const others = faces.get(face.name);
    if (others === undefined) faces.set(face.name, [face]);
    else others.push(face);
  }
  byName.set(definitions, faces);
  return faces;
}

/** Names that fit a filter. They are tried as they are asked for: a catalogue has many thousands. */
export interface Names {
  has(name: string): boolean;
  some(test: (name: string) => boolean): boolean;
}

export function catalogueNames(run: Run, filter: Filter | undefined): Names {
  const faces = facesByName(namesIn(run.proposal.inputs));
  const has = (name: string): boolean =>
    faces.get(name)?.some((face) => filter === undefined || fitsFace(run, filter, face)) ?? false;
  return {
    has,
    some(test) {
      for (const name of faces.keys()) if (has(name) && test(name)) return true;
      return false;
    },
  };
}
