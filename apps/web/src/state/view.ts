// What the pages see of a game: the view as it is published, with the people in it by their names. The parts of a table
// draw what `Sight` has of it (view.graphql), so that a judge's look, which asks for no more, can be drawn as well.
import type { TableView } from '#client';
import type {
  BesideQuery,
  ListedFragment,
  LyingFragment,
  PersonFragment,
  PlayableFragment,
  QuestionedFragment,
  SightFragment,
} from './generated/operations.js';

export type ProposalSeen = NonNullable<SightFragment['proposal']>;
export type ReferralSeen = NonNullable<SightFragment['referral']>;
export type PlayerSeen = PersonFragment;
export type CardSeen = LyingFragment;
export type Target = NonNullable<CardSeen['attachedTo']>;
export type StackItem = NonNullable<CardSeen['item']>;

export type PassingSeen = NonNullable<TableView['seats'][number]['passing']>;
/** Null: everywhere. */
export type StopsSeen = NonNullable<PassingSeen['stops']>;
export type SeatSeen = SightFragment['seats'][number] & Pick<TableView['seats'][number], 'passing'>;

/** The members that a question has depend on its `__typename`. */
export type Question = QuestionedFragment;
export type OptionSeen = Extract<Question, { readonly __typename: 'ChooseModes' }>['options'][number];
export type DecisionSeen = NonNullable<SightFragment['decision']> & { readonly question: Question | null };

export type ViewSeen = Omit<SightFragment, 'seats' | 'decision'> & {
  readonly seats: readonly SeatSeen[];
  readonly decision: DecisionSeen | null;
};

/** A view that came whole, not as a look of a judge. */
export type WholeView = ViewSeen & Pick<TableView, 'terms'>;

export type PlaySeen = PlayableFragment;
/** What a feed does not carry. */
export type BesideSeen = Omit<NonNullable<BesideQuery['game']>, 'view'>;
export type GameSeen = BesideSeen & { readonly view: WholeView };
export type ListingSeen = ListedFragment;
