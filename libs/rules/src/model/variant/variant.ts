// The interface of a game variant: everything a game can do differently from plain Magic. The folders of the
// rules call it, never the other way round. A variant supplies policy only: every event type and state field
// belongs to the rules. So pentaland and utopia choose here which of the two lands a card can lie as.
import type { CardDefinition } from '#cards';
import type { RandomSource } from '#kernel';
import type { GameCards } from './game-cards.js';
import type { LibraryTerms } from '../basics/card-terms.js';
import type { Refusal } from '../basics/refusal.js';
import type { GameObject, GameState } from '../state/game-state.js';
import type { ObjectId, Seat, Zone } from '../basics/ids.js';
import type { Naming } from '../state/given-names.js';
import type { FaceDown } from '../state/objects.js';
import type { Terms } from '../basics/terms.js';

export interface Variant {
  /** Whether cards are played, or turns only pass (decision 3). */
  readonly turns: 'played' | 'passed';
  readonly libraries: LibraryPolicy;
  readonly graveyards: GraveyardPolicy;
  /** Whether exiled cards also count as outside the game (cr 400.11), as in older rules. */
  readonly outside?: 'with-exile';
  /** Null where cards are what is printed on them. */
  readonly naming: NamingPolicy | null;
  /** Null where only lands can be played as lands. */
  readonly anyCardAsLand: LandPolicy | null;
}

/** The variants by ruleset: passed in with a command's inputs and stored nowhere. */
export type Variants = { readonly [R in Terms['ruleset']]?: Variant };

/** The material for a game's libraries. */
export interface Supply {
  readonly seats: readonly Seat[];
  readonly definitions: readonly CardDefinition[];
  /** The decks of the seats. */
  readonly decks: readonly (readonly CardDefinition[])[] | undefined;
  /** For each seat, the name of its prebuilt library of this ruleset, if the terms say so. */
  readonly prebuilt: readonly string[] | undefined;
  readonly size: number;
  /** What the terms say about the common library. */
  readonly library: LibraryTerms | undefined;
  /** The card behind each name, and the names that cannot be given. */
  readonly cards: GameCards;
  readonly random: RandomSource;
}

/** The part that is known before anybody sits down. */
export type LibraryAsked = Pick<Supply, 'definitions' | 'size' | 'library' | 'cards'>;

export interface LaidLibrary {
  /** A seat's library, whose cards belong to that player; or a common library (pentaland 702.1). */
  readonly zone: Zone;
  readonly cards: readonly CardDefinition[];
  /** Where cards are named: these cards already have their printed names. */
  readonly named?: true;
}

/** Prebuilt libraries. */
export interface PrebuiltLibraries {
  readonly names: readonly string[];
  /** Undefined if there is no library of that name, or if one of its cards is missing. */
  readonly cardsOf: (
    name: string,
    definitions: readonly CardDefinition[],
  ) => readonly CardDefinition[] | undefined;
}

export interface LibraryPolicy {
  /** Null where there are none. */
  readonly prebuilt: PrebuiltLibraries | null;
  /** Makes the libraries one after another; each continues the randomness where the previous one stopped. */
  readonly lay: (supply: Supply) => Iterable<LaidLibrary>;
  /** Why no library can be made as the terms say; where absent, the terms may not ask for one. */
  readonly cannotBeMade?: (asked: LibraryAsked) => string | undefined;
  /**
   * The libraries a player may draw from now, at least one. A draw from one may become a draw from a later
   * one, never from an earlier one.
   */
  readonly drawnFrom: (state: GameState, seat: Seat) => readonly Zone[];
  /**
   * Who loses for drawing from an empty library: everyone who did (cr 704.5b), or only players who had to
   * draw.
   */
  readonly decks: 'every-draw' | 'mandatory-draws';
  /** What a shuffle becomes; the first one of the game is always real (cr 103.3). */
  readonly shuffle: 'real' | 'cut';
  /** The name of each of a player's libraries and of the graveyard with it. */
  readonly called: readonly string[];
  /**
   * The index of the owner's library that a card goes to, from 0; unless it is the first, the card is shown
   * as it goes.
   */
  readonly of?: (state: GameState, object: GameObject) => number;
  /** What mulligans cost: by the base rules, or one card fewer for each (Paris) in every game. */
  readonly redraw: 'by-base' | 'paris';
  /** Whether the hands of a mulligan round go back into each player's own library, or all together. */
  readonly mulligan: 'each' | 'together';
  /** Which of these library cards (top last) a player finds who may search for so many. */
  readonly searched: (cards: readonly ObjectId[], most: number) => readonly ObjectId[] | 'impossible';
}

export interface GraveyardPolicy {
  /** How many each player has. */
  readonly count: number;
  /** The index of the one that a card goes to, from 0. */
  readonly of: (state: GameState, object: GameObject) => number;
}

/** A nameless card, as the policy sees it. */
export interface UnnamedCard {
  readonly object: GameObject;
  readonly printed: CardDefinition;
}

/**
 * Why a card gets a name: its player uses it; a player chose it by a criterion; something must be known of
 * it; it goes where it must or may have a name; it was revealed.
 */
export type Occasion = 'used' | 'chosen' | 'asked-about' | 'moving' | 'moving-unnamed' | 'revealed';

export interface NamingPolicy {
  readonly granted: Naming['granted'];
  /** Why the card cannot have that name, whoever gives it, with the rule; undefined where it can. */
  readonly refuses: (state: GameState, card: UnnamedCard, name: CardDefinition) => Refusal | undefined;
  /**
   * Those of these cards' names that have its cost, in order, with a split card's halves separate: every
   * other name is refused. It needs no scan of the cards.
   */
  readonly byCost: (printed: CardDefinition, cards: readonly CardDefinition[]) => readonly CardDefinition[];
  /** Prepares the first `byCost` for these cards, step by step; does nothing once that is done. */
  readonly preparing?: (cards: readonly CardDefinition[]) => Iterator<void>;
  /** Names that can be given and are watched (pentaland 706.4a): players who see the card are told. */
  readonly watched?: readonly string[];
  /** Whether a name given on that occasion counts as given for the rest of the game. */
  readonly counts: (occasion: Occasion) => boolean;
  /**
   * The player who is asked; null: nobody, and the card stays nameless. `chooser`: the player who chose it.
   */
  readonly asks: (
    state: GameState,
    card: UnnamedCard,
    occasion: Exclude<Occasion, 'used'>,
    chooser: Seat | null,
  ) => Seat | null;
  /** Whether a card chosen by any criterion is named, or only where nothing else can show that it fits. */
  readonly criteria: 'are-named' | 'where-asked';
  /**
   * The player who may name it instead if the chooser knows no fitting name (pentaland 705.5); null: nobody.
   */
  readonly namesNext: (card: UnnamedCard, chooser: Seat) => Seat | null;
  /**
   * Whether it must have a name before it goes there face up; or may, and stays nameless while it is there.
   */
  readonly mustHaveOne: (state: GameState, card: UnnamedCard, to: Zone) => boolean | 'may';
  /** Whether a named card keeps its name in the zone it goes to. */
  readonly staysNamed: (state: GameState, object: GameObject, to: Zone) => boolean;
  /** Whether the owner of a revealed card says what it is (utopia 904.11c). */
  readonly revealed: 'announced' | 'as-it-is';
  /**
   * What a hidden card is to other players who look at it, and in the zone it goes to next (utopia 904.11d).
   */
  readonly seenByOthers: 'land' | 'as-it-is';
  /**
   * What a chosen name means when it is compared with hidden cards: the name itself, or the cost of cards of
   * that name. Also whether searching by a name uses the name up.
   */
  readonly matchedBy: 'name' | 'cost';
  /** Casting face down without a name; null: the caster names the card (pentaland 705.1, 705.4). */
  readonly faceDown: FaceDownNaming | null;
  /**
   * The word that makes a card a land instead of giving it a name (utopia 904.8); null where there is none.
   */
  readonly landInstead: string | null;
  /** Which cards of a hand are asked about when a card is searched there by name (pentaland 705.11). */
  readonly soughtInHand: 'what-could-be-it' | 'every-card';
  /** What happens when nobody gives a name: a random name, as long as there is one; or no name. */
  readonly givenUp: 'random-name' | 'no-name';
  /**
   * The rules to cite for a word that is no name, for a name that does not meet the criterion, and for a
   * missing name.
   */
  readonly rules: {
    readonly noSuchName: string;
    readonly criterion: string;
    readonly missing: string;
    /** For naming a card that already has a name. */
    readonly named: string;
    /** For a name that is banned in the game's format. */
    readonly banned: string;
  };
}

export interface FaceDownNaming {
  /** Whether a card in that zone may be cast face down without a name. */
  readonly from: (zone: Zone) => boolean;
  /** Whether the card could have the name, whether or not the name is used up. */
  readonly fits: (card: UnnamedCard, name: CardDefinition) => boolean;
  readonly isUsed: (state: GameState, name: CardDefinition) => boolean;
  /**
   * What happens if no name is left when it is turned up: a used name may do, or its caster loses; or it
   * stays a nameless creature.
   */
  readonly runsOut: 'reused-or-lost' | 'stays-a-creature';
  /** The rule to cite when no name is left with which it could be cast this way, and for the loss. */
  readonly rule: string;
}

export interface LandPolicy {
  readonly as: Extract<FaceDown, 'pentaland' | 'utopia'>;
  /**
   * Whether the player may play the card this way. When and how often follows the rules for lands (cr 305).
   * `ifLand`: whether they could play it from its zone if it were a land.
   */
  readonly may: (state: GameState, seat: Seat, object: GameObject, ifLand: () => boolean) => boolean;
  /**
   * Which cards can be put onto the battlefield this way when an effect puts a land from a hand there unseen
   * (pentaland 703.5).
   */
  readonly putFromHand: 'any-card' | 'lands-alone';
  /**
   * Which card moves when such a land leaves the battlefield: its own, or a random one of them
   * (utopia 904.5f).
   */
  readonly leaves: 'itself' | 'at-random';
  readonly rule: string;
}
