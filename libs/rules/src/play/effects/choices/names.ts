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

const whole = memoByIdentity<readonly CardDefinition[], ReadonlySet<string>>();

export function catalogueNames(run: Run, filter: Filter | undefined): ReadonlySet<string> {
  const definitions = namesIn(run.proposal.inputs);
  const namesThat = (fits: (face: Face) => boolean): ReadonlySet<string> =>
    new Set(definitions.flatMap((card) => facesOf(card).flatMap((face) => (fits(face) ? [face.name] : []))));
  if (filter !== undefined) return namesThat((face) => fitsFace(run, filter, face));
  let names = whole.get(definitions);
  if (names === undefined) {
    names = namesThat(() => true);
    whole.set(definitions, names);
  }
  return names;
}
