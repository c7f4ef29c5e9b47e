// Cards of the catalogue: by a name in any language, slips tolerated; and which names fit a card, as far as the terms help.
import { request, RequestFailed } from './server.js';

export interface CatalogueFace {
  readonly name: string;
  readonly cost: string | null;
  readonly typeLine: string;
  readonly text: string;
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
}

export interface CatalogueCard {
  readonly name: string;
  readonly scryfallId: string | null;
  readonly names: readonly { readonly language: string; readonly name: string }[];
  readonly faces: readonly CatalogueFace[];
}

export interface UsedName {
  readonly name: string;
  readonly seat: number;
  readonly turn: number;
}

const CARD =
  'name scryfallId names { language name } faces { name cost typeLine text power toughness loyalty defense }';
const known = new Map<string, CatalogueCard | null>();

/** Null where there is no such card, it could be several, or nobody answers. */
export async function cardByName(name: string): Promise<CatalogueCard | null> {
  const before = known.get(name);
  if (before !== undefined) return before;
  const answer = await quietly(
    request<{ card: CatalogueCard | null }>(
      `query ByName($name: String!) { card(name: $name) { ${CARD} } }`,
      {
        name,
      },
    ),
  );
  if (answer === undefined) return null;
  known.set(name, answer.card);
  return answer.card;
}

export async function usedNames(game: string): Promise<readonly UsedName[] | null> {
  const answer = await quietly(
    request<{ game: { usedNames: readonly UsedName[] | null } | null }>(
      'query Used($id: ID!) { game(id: $id) { usedNames { name seat turn } } }',
      { id: game },
    ),
  );
  return answer?.game?.usedNames ?? null;
}

const FITTING = `query Fitting($id: ID!, $object: ID!, $text: String!, $search: CardSearch) { game(id: $id) {
  fittingNames(object: $object, text: $text, first: 20) usedNames { name } }
  cards(search: $search, first: 12) { edges { node { name } } } }`;

interface Fitting {
  readonly game: {
    readonly fittingNames: readonly string[] | null;
    readonly usedNames: readonly { readonly name: string }[] | null;
  } | null;
  readonly cards: { readonly edges: readonly { readonly node: { readonly name: string } }[] };
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
  const answer = await quietly(request<Fitting>(FITTING, { id: game, object, text, search }));
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
  const answer = await quietly(
    request<{ localNames: readonly (string | null)[] }>(
      'query Local($names: [String!]!, $language: String!) { localNames(names: $names, language: $language) }',
      { names, language },
    ),
  );
  return new Map(
    names.flatMap((name, place) => {
      const local = answer?.localNames[place];
      return local === null || local === undefined ? [] : [[name, local] as const];
    }),
  );
}

/** Help that does not come is no trouble of its own. */
const quietly = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof RequestFailed) return undefined;
    throw error;
  });
