// Searches the catalogue: by name in any language with slips tolerated, by cost, types, colours and text.
import type { Catalogue } from '../catalogue/catalogue.js';
import { coloursOfCost, knownCost, parseManaCost, printManaCost, type Colour } from '../card/mana-cost.js';
import { nameKey } from '../card/name-key.js';
import type { PrintedCard, PrintedFace } from '../card/printed.js';
import { makeNameFinder, type Known } from '../naming/find-name.js';

/** All that is given must hold. */
export interface CardSearch {
  /** A part of a name in any language of the catalogue; if no name has it, the name that is meant. */
  readonly name?: string | undefined;
  /** The mana cost of a face, its symbols in any order; '' for none. */
  readonly cost?: string | undefined;
  /** Words of a type line, all of one face. */
  readonly types?: readonly string[] | undefined;
  /** All of these, of one face; none: colourless. */
  readonly colours?: readonly Colour[] | undefined;
  /** A part of the text of a face, without case. */
  readonly text?: string | undefined;
}

export interface CardFinder {
  /** In the order of the catalogue. */
  search(search: CardSearch): Iterable<PrintedCard>;
  /** The card that a name in any language means, slips tolerated; 'unclear' if it could be several. */
  meant(name: string): PrintedCard | 'unclear' | undefined;
}

export function makeCardFinder(catalogue: Catalogue): CardFinder {
  const names = makeNameFinder(catalogue);
  const keys = new WeakMap<PrintedCard, readonly string[]>();
  const keysOf = (card: PrintedCard): readonly string[] => {
    let known = keys.get(card);
    if (known === undefined) {
      const english = card.faces.map(({ name }) => name);
      const others = catalogue.languages.flatMap((language) => {
        const inIt = catalogue.namesIn(language);
        return english.flatMap((name) => (Object.hasOwn(inIt, name) ? [inIt[name] ?? ''] : []));
      });
      keys.set(card, (known = [...new Set([card.name, ...english, ...others].map(nameKey))]));
    }
    return known;
  };
  const cardOf = (known: Known): PrintedCard | undefined =>
    known.kind === 'name' ? known.name.card : catalogue.card(known.card);
  const meant: CardFinder['meant'] = (name) => {
    const { found, how } = names.find(name);
    return found === null ? (how === 'unclear' ? 'unclear' : undefined) : cardOf(found);
  };

  return {
    meant,
    *search({ name, cost, types = [], colours, text }) {
      const costKey = cost === undefined ? undefined : costKeyOf(cost);
      const wanted = types.map((type) => type.toLowerCase());
      const words = text?.toLowerCase();
      const fits = (card: PrintedCard): boolean =>
        (costKey === undefined || card.faces.some(({ manaCost }) => costKeyOf(manaCost ?? '') === costKey)) &&
        (wanted.length === 0 || card.faces.some((face) => hasTypes(face, wanted))) &&
        (colours === undefined || card.faces.some((face) => hasColours(face, colours))) &&
        (words === undefined || card.faces.some((face) => face.text.toLowerCase().includes(words)));
      const key = name === undefined ? '' : nameKey(name);
      let isNamed = false;
      for (const card of catalogue.cards) {
        if (key !== '' && !keysOf(card).some((one) => one.includes(key))) continue;
        isNamed = true;
        if (fits(card)) yield card;
      }
      if (isNamed || name === undefined) return;
      const one = meant(name);
      if (one !== undefined && one !== 'unclear' && fits(one)) yield one;
    },
  };
}

/** Costs of the same symbols have the same key; a text that is no cost has one of its own. */
function costKeyOf(text: string): string {
  const cost = parseManaCost(text);
  return cost.ok
    ? cost.value
        .map((symbol) => printManaCost([symbol]))
        .toSorted()
        .join('')
    : `no cost ${text}`;
}

function hasTypes({ supertypes, types, subtypes }: PrintedFace, wanted: readonly string[]): boolean {
  const own = new Set([...supertypes, ...types, ...subtypes].map((type) => type.toLowerCase()));
  return wanted.every((type) => own.has(type));
}

export const coloursOf = ({ colourIndicator, manaCost }: PrintedFace): readonly Colour[] =>
  colourIndicator ?? (manaCost === null ? [] : coloursOfCost(knownCost(manaCost)));

function hasColours(face: PrintedFace, wanted: readonly Colour[]): boolean {
  const own = coloursOf(face);
  return wanted.length === 0 ? own.length === 0 : wanted.every((colour) => own.includes(colour));
}
