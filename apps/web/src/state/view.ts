// What the pages see of a game, in the types of what they ask (view.graphql, listing.graphql).
import type {
  GameQuery,
  ListedFragment,
  LyingFragment,
  PersonFragment,
  PlayableFragment,
  QuestionedFragment,
  WatchedFragment,
} from './generated/operations.js';

export type PlayerSeen = PersonFragment;
export type CardSeen = LyingFragment;
export type Target = NonNullable<CardSeen['attachedTo']>;
export type StackItem = NonNullable<CardSeen['item']>;

export type ViewSeen = WatchedFragment;
export type SeatSeen = ViewSeen['seats'][number];
export type PassingSeen = NonNullable<SeatSeen['passing']>;
/** Null: everywhere. */
export type StopsSeen = NonNullable<PassingSeen['stops']>;
export type DecisionSeen = NonNullable<ViewSeen['decision']>;

/** The members that a question has depend on its `__typename`. */
export type Question = QuestionedFragment;
export type OptionSeen = Extract<Question, { readonly __typename: 'ChooseModes' }>['options'][number];

export type PlaySeen = PlayableFragment;
export type GameSeen = NonNullable<GameQuery['game']>;
export type ListingSeen = ListedFragment;
