// What a game can be other than plain Magic: one interface, asked by the rooms of the rules, never the other way round.
// A variant supplies policy alone: every event type and every field of the state belongs to the rules.
import type { CardDefinition } from '#cards';
import type { RandomSource } from '#kernel';
import type { GameCards } from './game-cards.js';
import type { LibraryTerms } from '../basics/card-terms.js';
import type { Refusal } from '../basics/refusal.js';
import type { GameObject, GameState } from '../state/game-state.js';
import type { ObjectId, Seat, Zone } from '../basics/ids.js';
import type { Naming } from '../state/naming.js';
import type { FaceDown } from '../state/objects.js';
import type { Terms } from '../basics/terms.js';

export interface Variant {
  /** Whether cards are played, or turns only go by (decision 3). */
  readonly turns: 'played' | 'passed';
  readonly libraries: LibraryPolicy;
  readonly graveyards: GraveyardPolicy;
  /** Whether cards that were exiled are outside the game as well (cr 400.11), as they once were. */
  readonly outside?: 'with-exile';
  /** Null where a card is what is printed on it. */
  readonly naming: NamingPolicy | null;
  /** Null where only lands are played as lands. */
  readonly anyCardAsLand: LandPolicy | null;
}

/** What a variant is looked up by: handed in with the inputs of a command, kept nowhere. */
export type Variants = { readonly [R in Terms['ruleset']]?: Variant };

/** What the libraries of a game are made from. */
export interface Supply {
  readonly seats: readonly Seat[];
  readonly definitions: readonly CardDefinition[];
  /** What each seat brings. */
  readonly decks: readonly (readonly CardDefinition[])[] | undefined;
  /** The library of this ruleset that each seat plays with, by its name, where the terms say so. */
  readonly prebuilt: readonly string[] | undefined;
  readonly size: number;
  /** What the terms say it is to be made of. */
  readonly library: LibraryTerms | undefined;
  /** What each name means, and which are not to be given. */
  readonly cards: GameCards;
  readonly random: RandomSource;
}

/** What is known of it before anybody sits down. */
export type LibraryAsked = Pick<Supply, 'definitions' | 'size' | 'library' | 'cards'>;

export interface LaidLibrary {
  /** Of a seat, and so its cards are that player's; or of nobody (pentaland 702.1). */
  readonly zone: Zone;
  readonly cards: readonly CardDefinition[];
  /** Where cards are named: these are what they say. */
  readonly named?: true;
}

/** Libraries that are ready to be played with. */
export interface PrebuiltLibraries {
  readonly names: readonly string[];
  /** Undefined where there is none of that name, or one of its cards is not among these. */
  readonly cardsOf: (
    name: string,
    definitions: readonly CardDefinition[],
  ) => readonly CardDefinition[] | undefined;
}

export interface LibraryPolicy {
  /** Null where there are none. */
  readonly prebuilt: PrebuiltLibraries | null;
  /** One after another, each drawing on where the one before left the randomness. */
  readonly lay: (supply: Supply) => Iterable<LaidLibrary>;
  /** Why no library can be made as the terms say; where absent, they may say nothing of it. */
  readonly cannotBeMade?: (asked: LibraryAsked) => string | undefined;
  /**
   * The libraries a player may draw from now, one at the least: a draw from one may be one from a later one instead,
   * never from an earlier one.
   */
  readonly drawnFrom: (state: GameState, seat: Seat) => readonly Zone[];
  /** Who loses by having drawn from nothing: whoever did (cr 704.5b), or only who had to. */
  readonly decks: 'every-draw' | 'mandatory-draws';
  /** What becomes of a shuffle; the first of the game is a real one (cr 103.3). */
  readonly shuffle: 'real' | 'cut';
  /** What each of a player's libraries, and the graveyard with it, is called. */
  readonly called: readonly string[];
  /** Which of its owner's libraries a card goes to, counted from 0; where it is not the first, it is shown as it goes. */
  readonly of?: (state: GameState, object: GameObject) => number;
  /** What mulligans cost: as the base rules say, or one card fewer for each of them (Paris), whoever plays. */
  readonly redraw: 'by-base' | 'paris';
  /** Whether the hands of a round of mulligans go back each into its player's library, or all together. */
  readonly mulligan: 'each' | 'together';
  /** Among these cards of a library, the top one last, whoever searches for so many may find those. */
  readonly searched: (cards: readonly ObjectId[], most: number) => readonly ObjectId[] | 'impossible';
}

export interface GraveyardPolicy {
  /** How many each player has. */
  readonly count: number;
  /** Into which of them a card goes, counted from 0. */
  readonly of: (state: GameState, object: GameObject) => number;
}

/** A card that has no name, as the policy looks at it. */
export interface UnnamedCard {
  readonly object: GameObject;
  readonly printed: CardDefinition;
}

/**
 * Why a card is to be named: its player does something with it; someone chose it as one that meets a criterion;
 * something has to be known of it; it goes where it must have a name,
 * or may; it was revealed.
 */
export type Occasion = 'used' | 'chosen' | 'asked-about' | 'moving' | 'moving-unnamed' | 'revealed';

export interface NamingPolicy {
  readonly granted: Naming['granted'];
  /** Why the card cannot have that name, whoever says it, with the rule; undefined where it can. */
  readonly refuses: (state: GameState, card: UnnamedCard, name: CardDefinition) => Refusal | undefined;
  /**
   * Those of these cards' names that have its cost, in their order, a split card's halves each by itself: there is none
   * beside them that is not refused. Found without looking through the cards.
   */
  readonly byCost: (printed: CardDefinition, cards: readonly CardDefinition[]) => readonly CardDefinition[];
  /** What the first `byCost` among these cards has to work out, step by step; nothing once it is there. */
  readonly preparing?: (cards: readonly CardDefinition[]) => Iterator<void>;
  /** Names that can be given and are watched (pentaland 706.4a): whoever sees the card is told so. */
  readonly watched?: readonly string[];
  /** Whether a name given then counts as given for the rest of the game. */
  readonly counts: (occasion: Occasion) => boolean;
  /** Who is asked; null: nobody is, and it stays without a name. `chooser`: who chose it. */
  readonly asks: (
    state: GameState,
    card: UnnamedCard,
    occasion: Exclude<Occasion, 'used'>,
    chooser: Seat | null,
  ) => Seat | null;
  /** Whether a card that is chosen by any criterion is named, or only where it cannot be known otherwise that it fits. */
  readonly criteria: 'are-named' | 'where-asked';
  /** Who may name it instead where who chose it knows no name with which it fits (pentaland 705.5); null: nobody. */
  readonly namesNext: (card: UnnamedCard, chooser: Seat) => Seat | null;
  /** Whether it must have a name before it goes there, face up; or may, and stays without one for as long as it lies there. */
  readonly mustHaveOne: (state: GameState, card: UnnamedCard, to: Zone) => boolean | 'may';
  /** Whether a named card is still what it was named where it goes. */
  readonly staysNamed: (state: GameState, object: GameObject, to: Zone) => boolean;
  /** Whether whoever owns a card that is revealed says what it is (utopia 904.11c). */
  readonly revealed: 'announced' | 'as-it-is';
  /** What a hidden card is to others who look at it, and where it then goes (utopia 904.11d). */
  readonly seenByOthers: 'land' | 'as-it-is';
  /**
   * What a name that is chosen means where hidden cards are held against it: a name, or the cost of cards of that name; and
   * whether a name that something is looked for by is used up.
   */
  readonly matchedBy: 'name' | 'cost';
  /** Casting face down without a name; null: who does so names the card (pentaland 705.1, 705.4). */
  readonly faceDown: FaceDownNaming | null;
  /** The word by which a card is a land instead of having a name (utopia 904.8); null where none is. */
  readonly landInstead: string | null;
  /** Which cards of a hand are asked about where one is looked for there by its name (pentaland 705.11). */
  readonly soughtInHand: 'what-could-be-it' | 'every-card';
  /** What happens when nobody can think of a name: chance finds one, as long as there is one; or it goes without. */
  readonly givenUp: 'random-name' | 'no-name';
  /** The rules that are cited: for a word that is no name, a name that does not meet the criterion, one that is missing. */
  readonly rules: {
    readonly noSuchName: string;
    readonly criterion: string;
    readonly missing: string;
    /** For a name that is said of a card that has one. */
    readonly named: string;
    /** For a name that is banned in the format of the game. */
    readonly banned: string;
  };
}

export interface FaceDownNaming {
  /** Whether a card that lies there may be cast face down without a name. */
  readonly from: (zone: Zone) => boolean;
  /** Whether the card could have the name, used up or not. */
  readonly fits: (card: UnnamedCard, name: CardDefinition) => boolean;
  readonly isUsed: (state: GameState, name: CardDefinition) => boolean;
  /** Where none is left when it is shown: a used one may do, or who cast it loses; or it stays a creature without one. */
  readonly runsOut: 'reused-or-lost' | 'stays-a-creature';
  /** The rule by which it is refused where no name is left with which it could be cast so, and lost by. */
  readonly rule: string;
}

export interface LandPolicy {
  readonly as: Extract<FaceDown, 'pentaland' | 'utopia'>;
  /**
   * Whether that player may play that card so; when, and how often a turn, is as for any land (cr 305). `ifLand`: whether
   * they could play it from where it is if it were a land.
   */
  readonly may: (state: GameState, seat: Seat, object: GameObject, ifLand: () => boolean) => boolean;
  /** What may be put onto the battlefield so where a land is put there from a hand unseen (pentaland 703.5). */
  readonly putFromHand: 'any-card' | 'lands-alone';
  /** Which card goes when such a land leaves the battlefield: its own, or one of them at random (utopia 904.5f). */
  readonly leaves: 'itself' | 'at-random';
  readonly rule: string;
}
