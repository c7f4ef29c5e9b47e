// Questions as the contract has them, read into those of the games: a choice of an action that is being put together.
import type { Seat } from '#rules';
import type { DecisionView, QuestionView, VisibleId } from '#visibility';

/** What is to be asked of a question; `questionOf` reads it. */
export const QUESTION = `__typename
  ... on ChoosePlayers { seats count atLeast: least }
  ... on YesNo { prompt instead { id } }
  ... on ChooseObjects { cards { id } count atLeast: least }
  ... on ChooseModes { options { label object } least most repeat }
  ... on ChooseTargets { cards { id } seats least most }
  ... on ChooseNumber { lowest highest }
  ... on ChooseWord { of from object none }
  ... on ChooseOrder { options { label object } }
  ... on Divide { total least among { object seat } }
  ... on DeclareAttackers { attackers { attacker defenders { object seat } } }
  ... on DeclareBlockers { blockers { blocker attackers most } }`;

interface Target {
  readonly object: VisibleId | null;
  readonly seat: Seat | null;
}
interface Option {
  readonly label: string;
  readonly object: VisibleId | null;
}
type Cards = readonly { readonly id: VisibleId }[];

interface Asked {
  readonly ChoosePlayers: { readonly seats: Seat[]; readonly count: number; readonly atLeast: number };
  readonly YesNo: { readonly prompt: string; readonly instead: Cards };
  readonly ChooseObjects: { readonly cards: Cards; readonly count: number; readonly atLeast: number };
  readonly ChooseModes: {
    readonly options: readonly Option[];
    readonly least: number;
    readonly most: number;
    readonly repeat: boolean;
  };
  readonly ChooseTargets: {
    readonly cards: Cards;
    readonly seats: Seat[];
    readonly least: number;
    readonly most: number;
  };
  readonly ChooseNumber: { readonly lowest: number; readonly highest: number | null };
  readonly ChooseWord: {
    readonly of: string;
    readonly from: string[] | null;
    readonly object: VisibleId | null;
    readonly none: boolean;
  };
  readonly ChooseOrder: { readonly options: readonly Option[] };
  readonly Divide: { readonly total: number; readonly least: number; readonly among: readonly Target[] };
  readonly DeclareAttackers: {
    readonly attackers: readonly { readonly attacker: VisibleId; readonly defenders: readonly Target[] }[];
  };
  readonly DeclareBlockers: {
    readonly blockers: readonly {
      readonly blocker: VisibleId;
      readonly attackers: VisibleId[];
      readonly most: number;
    }[];
  };
}
export type AskedQuestion = { [K in keyof Asked]: { readonly __typename: K } & Asked[K] }[keyof Asked];

const ids = (cards: Cards): VisibleId[] => cards.map(({ id }) => id);
const option = ({ label, object }: Option) => (object === null ? { label } : { label, object });
const one = ({ object, seat }: Target): VisibleId | Seat => object ?? (seat as Seat);

const READ: { readonly [K in keyof Asked]: (asked: Asked[K]) => QuestionView } = {
  ChoosePlayers: ({ seats, count, atLeast }) => ({
    kind: 'choose-players',
    candidates: seats,
    count,
    least: atLeast,
  }),
  YesNo: ({ instead }) => ({
    kind: 'yes-no',
    ...(instead.length === 0 ? {} : { instead: ids(instead) }),
  }),
  ChooseObjects: ({ cards, count, atLeast }) => ({
    kind: 'choose-objects',
    candidates: ids(cards),
    count,
    least: atLeast,
  }),
  ChooseModes: ({ options, ...rest }) => ({ kind: 'choose-modes', options: options.map(option), ...rest }),
  ChooseTargets: ({ cards, seats, ...rest }) => ({
    kind: 'choose-targets',
    objects: ids(cards),
    players: seats,
    ...rest,
  }),
  ChooseNumber: ({ lowest, highest }) => ({
    kind: 'number',
    least: lowest,
    ...(highest === null ? {} : { most: highest }),
  }),
  ChooseWord: ({ of, from, object, none }) => ({
    kind: 'word',
    of: of,
    ...(from === null ? {} : { from }),
    ...(object === null ? {} : { object }),
    ...(none ? { none: 'allowed' } : {}),
  }),
  ChooseOrder: ({ options }) => ({ kind: 'order', options: options.map(option) }),
  Divide: ({ total, least, among }) => ({ kind: 'divide', total, least, among: among.map(one) }),
  DeclareAttackers: ({ attackers }) => ({
    kind: 'attackers',
    candidates: attackers.map(({ attacker, defenders }) => ({ attacker, defenders: defenders.map(one) })),
  }),
  DeclareBlockers: ({ blockers }) => ({ kind: 'blockers', candidates: blockers }),
};

export function questionOf(asked: AskedQuestion): QuestionView {
  const { __typename: kind, ...content } = asked;
  return (READ[kind] as (content: object) => QuestionView)(
    Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)),
  );
}

/** Of a choice whose prompt the contract has. */
export const promptOf = (asked: AskedQuestion): DecisionView['prompt'] =>
  asked.__typename === 'YesNo'
    ? (asked.prompt.toLowerCase().replaceAll('_', '-') as DecisionView['prompt'])
    : asked.__typename === 'ChooseWord' && asked.of === 'card'
      ? 'name'
      : 'choose';
