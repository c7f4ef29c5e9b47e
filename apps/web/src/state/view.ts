// What the pages ask of a game, and the shape of the answer.
import type {
  AwaitedDeed,
  EndReason,
  PlayKind,
  Prompt,
  QuestionKind,
  Ruleset,
  Step,
} from '../words/kinds.js';

export interface PlayerSeen {
  readonly id: string;
  readonly name: string | null;
  readonly bot: string | null;
}

export interface CardSeen {
  readonly id: string;
  readonly name: string;
  readonly cost: string | null;
  readonly typeLine: string;
  readonly printed: string | null;
  readonly text: readonly string[] | null;
  readonly asPrinted: {
    readonly typeLine: string;
    readonly power: string | null;
    readonly toughness: string | null;
    /** Left out where nobody asked for it. */
    readonly text?: readonly string[];
  } | null;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly colours: readonly string[] | null;
  readonly owner: number | null;
  readonly controller: number | null;
  readonly token: boolean | null;
  readonly tapped: boolean | null;
  readonly phasedOut: boolean | null;
  readonly faceDown: string | null;
  readonly under: { readonly name: string; readonly typeLine: string; readonly cost: string | null } | null;
  readonly damage: number | null;
  readonly counters: readonly { readonly name: string; readonly count: number }[];
  readonly attachedTo: Target | null;
  readonly marks: readonly string[] | null;
  readonly chosen: readonly string[] | null;
  readonly item: StackItem | null;
}

export interface Target {
  readonly object: string | null;
  readonly seat: number | null;
}

export interface StackItem {
  readonly kind: 'SPELL' | 'ACTIVATED' | 'TRIGGERED';
  readonly controller: number;
  readonly source: string | null;
  readonly text: string | null;
  readonly x: number | null;
  readonly targets: readonly { readonly objects: readonly string[]; readonly players: readonly number[] }[];
}

export interface StopsSeen {
  readonly own: readonly Step[];
  readonly others: readonly Step[];
}

export interface PassingSeen {
  readonly until: 'SOMETHING_HAPPENS' | 'MY_TURN' | null;
  /** Null: everywhere. */
  readonly stops: StopsSeen | null;
}

export interface SeatSeen {
  readonly seat: number;
  readonly player: PlayerSeen | null;
  readonly ready: boolean;
  readonly life: number | null;
  readonly handSize: number;
  readonly hand: readonly CardSeen[] | null;
  readonly lost: string | null;
  readonly libraries: readonly { readonly size: number }[] | null;
  readonly graveyard: readonly CardSeen[] | null;
  readonly mana: string | null;
  readonly counters: readonly { readonly name: string; readonly count: number }[];
  readonly passing: PassingSeen | null;
}

export interface OptionSeen {
  readonly label: string;
  readonly object: string | null;
}

/** The members that a question has depend on its `__typename`. */
export type Question =
  | {
      readonly __typename: 'ChoosePlayers';
      readonly seats: readonly number[];
      readonly count: number;
      readonly least: number;
    }
  | { readonly __typename: 'YesNo'; readonly prompt: Prompt; readonly instead: readonly CardSeen[] }
  | {
      readonly __typename: 'ChooseObjects';
      readonly cards: readonly CardSeen[];
      readonly count: number;
      readonly least: number;
    }
  | { readonly __typename: 'Priority'; readonly actions: readonly string[] }
  | {
      readonly __typename: 'ChooseModes';
      readonly options: readonly OptionSeen[];
      readonly least: number;
      readonly most: number;
      readonly repeat: boolean;
    }
  | {
      readonly __typename: 'ChooseTargets';
      readonly cards: readonly CardSeen[];
      readonly seats: readonly number[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly __typename: 'ChooseNumber'; readonly lowest: number; readonly highest: number | null }
  | {
      readonly __typename: 'ChooseWord';
      readonly of: string;
      readonly from: readonly string[] | null;
      readonly object: string | null;
      readonly none: boolean;
    }
  | { readonly __typename: 'ChooseOrder'; readonly options: readonly OptionSeen[] }
  | {
      readonly __typename: 'Divide';
      readonly total: number;
      readonly least: number;
      readonly among: readonly Target[];
      readonly limits: readonly number[] | null;
    }
  | {
      readonly __typename: 'DeclareAttackers';
      readonly attackers: readonly { readonly attacker: string; readonly defenders: readonly Target[] }[];
    }
  | {
      readonly __typename: 'DeclareBlockers';
      readonly blockers: readonly {
        readonly blocker: string;
        readonly attackers: readonly string[];
        readonly most: number;
      }[];
    }
  | {
      readonly __typename: 'Propose';
      readonly text: string;
      readonly attempt: number;
      readonly attempts: number;
    };

export interface DecisionSeen {
  readonly id: string;
  readonly seat: number;
  readonly kind: QuestionKind;
  readonly prompt: Prompt;
  readonly source: string | null;
  readonly since: string;
  readonly question: Question | null;
}

export interface ViewSeen {
  readonly status: 'GATHERING' | 'OPENING' | 'STARTING' | 'MULLIGANS' | 'PLAYING' | 'OVER';
  readonly moment: number;
  readonly terms: {
    readonly ruleset: Ruleset;
    readonly seats: number;
    readonly access: string;
    readonly naming: { readonly help: 'NONE' | 'USED' | 'SEARCH' } | null;
    readonly challenges: boolean;
  };
  readonly host: PlayerSeen;
  readonly seats: readonly SeatSeen[];
  readonly turn: { readonly number: number; readonly active: number; readonly step: Step | null } | null;
  readonly library: { readonly size: number } | null;
  readonly battlefield: readonly CardSeen[] | null;
  readonly stack: readonly CardSeen[] | null;
  readonly exile: readonly CardSeen[] | null;
  readonly command: readonly CardSeen[] | null;
  readonly combat: {
    readonly attacks: readonly {
      readonly attacker: string;
      readonly defender: Target | null;
      readonly blocked: boolean;
    }[];
    readonly blocks: readonly { readonly blocker: string; readonly attackers: readonly string[] }[];
  } | null;
  readonly decision: DecisionSeen | null;
  readonly clocks: {
    readonly players: readonly { readonly seat: number; readonly left: number }[];
    readonly running: { readonly seat: number; readonly until: string } | null;
  } | null;
  readonly dispute: { readonly id: string; readonly seat: number | null; readonly taken: boolean } | null;
  readonly takeBack: {
    readonly seat: number;
    readonly moment: number;
    readonly asks: readonly number[];
    readonly agreed: readonly number[];
  } | null;
  readonly quarantine: { readonly since: string } | null;
  readonly result: { readonly reason: EndReason; readonly winners: readonly number[] } | null;
}

export interface PlaySeen {
  readonly kind: PlayKind;
  readonly object: string;
  readonly face: number | null;
  readonly ability: number | null;
  readonly what: string | null;
  readonly as: string | null;
  readonly alternative: string | null;
  readonly text: string;
}

export interface GameSeen {
  readonly id: string;
  readonly viewer: string;
  readonly seat: number | null;
  readonly seq: number;
  readonly cursor: string;
  readonly view: ViewSeen;
  readonly legalActions: { readonly commands: readonly string[]; readonly plays: readonly PlaySeen[] };
}

const FACE = 'name cost typeLine';
export const CARD = `id: objectId ${FACE} printed text asPrinted { typeLine power toughness text } power toughness loyalty defense colours owner
  controller token tapped phasedOut faceDown under { ${FACE} } damage counters { name count } attachedTo { object seat } marks chosen
  item { kind controller source text x targets { objects players } }`;
export const PLAYER = 'id name bot';

export const QUESTION = `__typename
  ... on ChoosePlayers { seats count least }
  ... on YesNo { prompt instead { ${CARD} } }
  ... on ChooseObjects { cards { ${CARD} } count least }
  ... on Priority { actions }
  ... on ChooseModes { options { label object } least most repeat }
  ... on ChooseTargets { cards { ${CARD} } seats least most }
  ... on ChooseNumber { lowest highest }
  ... on ChooseWord { of from object none }
  ... on ChooseOrder { options { label object } }
  ... on Divide { total least among { object seat } limits }
  ... on DeclareAttackers { attackers { attacker defenders { object seat } } }
  ... on DeclareBlockers { blockers { blocker attackers most } }
  ... on Propose { text attempt attempts }`;

export const GAME = `query Game($id: ID!) { game(id: $id) { id viewer seat seq cursor
  legalActions { commands plays { kind object face ability what as alternative text } }
  view { status moment terms { ruleset seats access naming { help } challenges } host { ${PLAYER} }
    seats { seat player { ${PLAYER} } ready life handSize hand { ${CARD} } lost libraries { size } graveyard { ${CARD} }
      mana counters { name count } passing { until stops { own others } } }
    turn { number active step } library { size } battlefield { ${CARD} } stack { ${CARD} } exile { ${CARD} }
    command { ${CARD} }
    combat { attacks { attacker defender { object seat } blocked } blocks { blocker attackers } }
    decision { id: decisionId seat kind prompt source since question { ${QUESTION} } }
    clocks { players { seat left } running { seat until } }
    dispute { id seat taken } takeBack { seat moment asks agreed } quarantine { since } result { reason winners } } } }`;

export interface ListingSeen {
  readonly id: string;
  readonly status: 'GATHERING' | 'PLAYING' | 'OVER';
  readonly terms: { readonly ruleset: Ruleset; readonly seats: number };
  readonly host: PlayerSeen;
  readonly createdAt: string;
  readonly seats: readonly { readonly seat: number; readonly player: PlayerSeen | null }[];
  readonly waitsForMe: boolean;
  readonly invited: boolean;
  readonly stopped: boolean;
  readonly awaited: { readonly what: AwaitedDeed } | null;
  readonly result: { readonly winners: readonly number[] } | null;
}

export const LISTING = `id status terms { ruleset seats } host { ${PLAYER} } createdAt seats { seat player { ${PLAYER} } }
  waitsForMe invited stopped awaited { what } result { winners }`;
