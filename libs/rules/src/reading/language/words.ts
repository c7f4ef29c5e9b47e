// Evaluates colours and words: written ones, ones chosen on resolution, and ones that a linked ability
// stored.
import { COLOURS, type Colour, type ColourName, type Word } from '#abilities';
import type { Bound, Context } from '../../model/state/context.js';
import { objectNumber } from '../../model/basics/ids.js';
import { linkOf } from '../../model/state/links.js';
import { sharesNoName, namesOf } from './names.js';
import type { Sight } from './sight.js';

export const linkedBy = (sight: Sight, name: string, context: Context): Bound | undefined => {
  const { source } = context;
  const object = sight.object(source) ?? sight.state.gone[String(objectNumber(source))];
  return object?.links?.[linkOf(name, context)];
};

/** cr 607.2e: the mana that was noted. */
export const symbolsNoted = (sight: Sight, name: string, context: Context): string =>
  (linkedBy(sight, name, context)?.word ?? '').replace(/./g, '{$&}');

const NAMELESS = { name: '' };
const asColour = (word: string | undefined): ColourName | undefined =>
  COLOURS.find((colour) => colour === word);

export function colourOf(sight: Sight, colour: Colour, context: Context): ColourName | undefined {
  if (typeof colour === 'string') return colour;
  switch (colour.kind) {
    case 'chosen':
      return asColour(context.bindings[colour.name]?.word);
    case 'linked':
      return asColour(linkedBy(sight, colour.name, context)?.word);
    case 'of-reference': {
      const [first] = sight.read.objectsOf(sight, colour.of, context);
      return first === undefined ? undefined : sight.remembered(first)?.colours[0];
    }
    case 'parameter':
      return undefined;
  }
}

export function wordsOf(sight: Sight, word: Word, context: Context): readonly string[] {
  if (typeof word === 'string') return [word];
  const some = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);
  switch (word.kind) {
    case 'chosen':
      return some(context.bindings[word.name]?.word);
    case 'linked':
      return some(linkedBy(sight, word.name, context)?.word);
    case 'name-of':
      return (
        sight.read
          .objectsOf(sight, word.of, context)
          // cr 709.4a: a split card has two names.
          .flatMap((id) => (sharesNoName(sight, id) ? [] : namesOf(sight.remembered(id) ?? NAMELESS)))
      );
    case 'types-of':
      return sight.read
        .objectsOf(sight, word.of, context)
        .flatMap((id) => sight.remembered(id)?.subtypes ?? []);
    case 'parameter':
      return [];
  }
}

export const wordOf = (sight: Sight, word: Word, context: Context): string | undefined =>
  wordsOf(sight, word, context)[0];
