// A card's name in another language.
import type { Catalogue } from '../catalogue/catalogue.js';
import { HALVES } from '../card/definition.js';

/** By English name, or by those of both halves of a split card; undefined if the catalogue does not know. */
export function localName(
  catalogue: Pick<Catalogue, 'namesIn'>,
  name: string,
  language: string,
): string | undefined {
  const names = catalogue.namesIn(language);
  const halves = name.split(HALVES).map((half) => (Object.hasOwn(names, half) ? names[half] : undefined));
  return halves.includes(undefined) ? undefined : halves.join(HALVES);
}
