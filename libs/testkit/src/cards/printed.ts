// Invented and real cards for tests, one line each.
import {
  makeCatalogue,
  parseTypeLine,
  type Catalogue,
  type CatalogueContent,
  type PrintedCard,
  type PrintedFace,
} from '#cards';

const face = (
  name: string,
  manaCost: string | null,
  typeLine: string,
  rest: Partial<PrintedFace> = {},
): PrintedFace => ({
  name,
  manaCost,
  ...parseTypeLine(typeLine),
  text: '',
  ...rest,
});

export function printedCard(
  name: string,
  manaCost: string | null,
  typeLine: string,
  { text = '', ...rest }: Partial<PrintedCard> & { readonly text?: string } = {},
): PrintedCard {
  return {
    name,
    layout: 'normal',
    faces: [face(name, manaCost, typeLine, { text })],
    printings: [{ set: 'LEA', date: '1993-08-05' }],
    ...rest,
  };
}

/** Of two halves or faces, each `[name, cost, type line]`. */
export function twoFaced(
  layout: PrintedCard['layout'],
  ...[one, other]: readonly [Parameters<typeof face>, Parameters<typeof face>]
): PrintedCard {
  const name = layout === 'split' ? `${one[0]} // ${other[0]}` : one[0];
  return { ...printedCard(name, one[1], one[2]), layout, faces: [face(...one), face(...other)] };
}

export const catalogueOf = (cards: readonly PrintedCard[], rest: Partial<CatalogueContent> = {}): Catalogue =>
  makeCatalogue({
    oracle: 'older',
    sets: [{ code: 'LEA', name: 'Alpha', date: '1993-08-05', type: 'core', digital: false }],
    beside: [],
    languages: {},
    ...rest,
    cards,
  });
