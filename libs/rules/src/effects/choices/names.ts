// The names a player may choose: those of the cards there are (cr 201.4), and of these the ones that fit a filter.
import type { Filter } from '#abilities';
import type { CardDefinition } from '#cards';
import { facesOf } from '../../characteristics/faces.js';
import type { Face } from '#abilities';
import type { Run } from '../../engine/run.js';
import { wordsOf } from '../../reading/words.js';

const whole = new WeakMap<readonly CardDefinition[], ReadonlySet<string>>();

/** What a name is of, as printed: only what a face itself says can be asked of it. */
function fitsFace(run: Run, filter: Filter, face: Face): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => fitsFace(run, part, face));
    case 'any':
      return filter.of.some((part) => fitsFace(run, part, face));
    case 'not':
      return !fitsFace(run, filter.of, face);
    case 'type':
      return face.types.includes(filter.is);
    case 'supertype':
      return face.supertypes?.includes(filter.is) ?? false;
    case 'subtype':
      return wordsOf(run.sight, filter.is, run.context).some((word) => face.subtypes?.includes(word) ?? false);
    case 'name':
      return wordsOf(run.sight, filter.is, run.context).includes(face.name);
    case 'permanent':
      return !face.types.includes('instant') && !face.types.includes('sorcery');
    default:
      return true;
  }
}

export function catalogueNames(run: Run, filter: Filter | undefined): ReadonlySet<string> {
  const { definitions } = run.proposal.inputs.cards;
  if (filter !== undefined)
    return new Set(
      definitions.flatMap((definition) =>
        facesOf(definition).flatMap((face) => (fitsFace(run, filter, face) ? [face.name] : [])),
      ),
    );
  let names = whole.get(definitions);
  if (names === undefined) {
    names = new Set(definitions.flatMap((definition) => facesOf(definition).map(({ name }) => name)));
    whole.set(definitions, names);
  }
  return names;
}
