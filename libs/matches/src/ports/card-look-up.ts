// What the app's catalogue tells of cards to whoever looks them up. It is the same for everyone.
import type { CardSearch, PrintedCard, PrintedFace } from '#cards';

/** 'complete': the engine does all that the card says. 'assisted': players settle some of it. 'untouched': all. */
export type Understood = 'complete' | 'assisted' | 'untouched';

export interface LookedUpFace extends Omit<PrintedFace, 'supertypes' | 'types' | 'subtypes'> {
  readonly typeLine: string;
  readonly colours: readonly string[];
  /** What of its text the engine does not read. */
  readonly assisted: readonly string[];
}

export interface LookedUpCard extends Pick<PrintedCard, 'name' | 'layout' | 'legalities' | 'ids'> {
  readonly id: string;
  readonly faces: readonly LookedUpFace[];
  readonly printings: readonly { readonly set: string; readonly setName: string; readonly date: string }[];
  /** In the languages beside English, in which the catalogue has one. */
  readonly names: readonly { readonly language: string; readonly name: string }[];
  readonly understood: Understood;
}

export interface CardsAsked extends CardSearch {
  readonly understood?: Understood | undefined;
}

export interface FoundCards {
  readonly cards: readonly LookedUpCard[];
  readonly hasMore: boolean;
}

export interface CardLookUp {
  byId(id: string): LookedUpCard | undefined;
  /** In any language, slips tolerated; undefined also if it could be several. */
  byName(name: string): LookedUpCard | undefined;
  /** Those after the card of this exact name, at most `first`. */
  search(
    asked: CardsAsked,
    page: { readonly first: number; readonly after?: string | undefined },
  ): FoundCards;
}
