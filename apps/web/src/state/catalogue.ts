// Cards of the catalogue: by a name in any language, slips tolerated; and which names fit a card, as far as the terms help.
import { ByNameDocument, FittingDocument, LocalDocument, UsedDocument } from './generated/catalogue.js';
import type { CatalogueCardFragment, UsedQuery } from './generated/operations.js';
import { ask, quietly } from './server.js';

export type CatalogueCard = CatalogueCardFragment;
export type CatalogueFace = CatalogueCard['faces'][number];
export type UsedName = NonNullable<NonNullable<UsedQuery['game']>['usedNames']>[number];

const known = new Map<string, CatalogueCard | null>();

/** Null where there is no such card, it could be several, or nobody answers. */
export async function cardByName(name: string): Promise<CatalogueCard | null> {
  const before = known.get(name);
  if (before !== undefined) return before;
  const answer = await quietly(ask(ByNameDocument, { name }));
  if (answer === undefined) return null;
  known.set(name, answer.card);
  return answer.card;
}

export async function usedNames(game: string): Promise<readonly UsedName[] | null> {
  const answer = await quietly(ask(UsedDocument, { id: game }));
  return answer?.game?.usedNames ?? null;
}

/**
 * Names that the card could be given: those that contain these letters, and those of its cost that contain them in another
 * language or that are meant by a slip.
 */
export async function namesThatFit(
  game: string,
  object: string,
  text: string,
  cost: string | null,
): Promise<readonly string[] | undefined> {
  const typed = text.trim();
  const search = { ...(typed === '' ? {} : { name: typed }), ...(cost === null ? {} : { cost }) };
  const answer = await quietly(ask(FittingDocument, { id: game, object, text, search }));
  if (answer === undefined) return undefined;
  const fitting = answer.game?.fittingNames ?? [];
  const used = new Set((answer.game?.usedNames ?? []).map(({ name }) => name));
  const others =
    typed === '' ? [] : answer.cards.edges.map(({ node }) => node.name).filter((name) => !used.has(name));
  return [...new Set([...fitting, ...others])];
}

/** What cards are called in a language, by their English names. */
export async function localNames(
  names: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0 || language === 'en') return new Map();
  const answer = await quietly(ask(LocalDocument, { names, language }));
  return new Map(
    names.flatMap((name, place) => {
      const local = answer?.localNames[place];
      return local === null || local === undefined ? [] : [[name, local] as const];
    }),
  );
}
