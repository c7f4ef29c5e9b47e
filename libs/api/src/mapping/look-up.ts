// Maps cards of the catalogue, and rules, to the contract's types.
import type { FoundCards, LookedUpCard, LookedUpFace, Understood } from '#matches';
import type {
  CardLayout,
  Legality,
  RuleDocument as ShownDocument,
  Understood as ShownUnderstood,
} from '../generated/schema.js';
import { ApiError } from '../errors/api-error.js';
import type { RuleDocument, RuleText } from '../options/options.js';
import { connection } from './connection.js';
import type { Answer, Words } from './types.js';

const LAYOUTS: Words<LookedUpCard['layout'], CardLayout> = {
  normal: 'NORMAL',
  split: 'SPLIT',
  flip: 'FLIP',
  transform: 'TRANSFORM',
  modal: 'MODAL',
  meld: 'MELD',
  adventure: 'ADVENTURE',
  leveler: 'LEVELER',
};
const UNDERSTOOD: Words<Understood, ShownUnderstood> = {
  complete: 'FULL',
  assisted: 'ASSISTED',
  untouched: 'NONE',
};
const MEANT: Words<ShownUnderstood, Understood> = {
  FULL: 'complete',
  ASSISTED: 'assisted',
  NONE: 'untouched',
};
export const meantUnderstood = (understood: ShownUnderstood): Understood => MEANT[understood];

const LEGALITIES: Words<NonNullable<LookedUpCard['legalities']>[string], Legality> = {
  legal: 'LEGAL',
  restricted: 'RESTRICTED',
  banned: 'BANNED',
  not_legal: 'NOT_LEGAL',
};
const DOCUMENTS: Words<RuleDocument, ShownDocument> = {
  cr: 'CR',
  pentaland: 'PENTALAND',
  utopia: 'UTOPIA',
  'war-zone': 'WAR_ZONE',
};

const MEANT_DOCUMENT: Words<ShownDocument, RuleDocument> = {
  CR: 'cr',
  PENTALAND: 'pentaland',
  UTOPIA: 'utopia',
  WAR_ZONE: 'war-zone',
};
export const meantDocument = (document: ShownDocument): RuleDocument => MEANT_DOCUMENT[document];

const face = (one: LookedUpFace): Answer<'PrintedFace'> => ({
  name: one.name,
  cost: one.manaCost,
  typeLine: one.typeLine,
  colours: [...one.colours],
  text: one.text,
  assisted: [...one.assisted],
  power: one.power ?? null,
  toughness: one.toughness ?? null,
  loyalty: one.loyalty ?? null,
  defense: one.defense ?? null,
});

export const printedCard = (card: LookedUpCard): Answer<'PrintedCard'> => ({
  id: card.id,
  name: card.name,
  layout: LAYOUTS[card.layout],
  oracleId: card.ids?.oracle ?? null,
  scryfallId: card.ids?.scryfall ?? null,
  faces: card.faces.map(face),
  names: card.names.map((one) => ({ ...one })),
  printings: card.printings.map((one) => ({ ...one })),
  legalities: Object.entries(card.legalities ?? {}).map(([format, legality]) => ({
    format,
    legality: LEGALITIES[legality],
  })),
  understood: UNDERSTOOD[card.understood],
});

/** The cursor of a card says its name, after which the list goes on. */
export const cardCursor = (name: string): string => Buffer.from(name, 'utf8').toString('base64url');

/** Throws for a text that no cursor is. */
export function cardAfter(cursor: string): string {
  const name = Buffer.from(cursor, 'base64url').toString('utf8');
  if (cardCursor(name) !== cursor)
    throw new ApiError('BAD_CURSOR', 'The cursor in `after` is none of this list. Begin without one.', {
      reason: 'NOT_A_CURSOR',
    });
  return name;
}

export function cardConnection(
  { cards, hasMore }: FoundCards,
  after: string | null | undefined,
): Answer<'CardConnection'> {
  const edges = cards.map((card) => ({ cursor: cardCursor(card.name), node: printedCard(card) }));
  return connection(edges, { after, next: hasMore ? (edges.at(-1)?.cursor ?? null) : null });
}

export const shownRule = (rule: RuleText): Answer<'Rule'> => ({
  document: DOCUMENTS[rule.document],
  number: rule.number,
  citation: `${rule.document} ${rule.number}`,
  text: rule.text,
  examples: [...rule.examples],
  effective: rule.effective,
  within: rule.within,
  below: [...rule.below],
});
