// What the facts are made of: what one viewer is told of each event, with that viewer's ids, and when.
import type { EventData, Prompt, SingleType, Step, Zone } from '#rules';
import type { ItemView, QuestionView } from '#visibility';

export interface Face {
  readonly name: string;
  readonly cost?: string;
}

/** The fields that stories tell in words of their own. */
interface Anew {
  readonly identity: Face;
  readonly item: ItemView;
  readonly question: QuestionView;
}

/** Any field may be missing: whom it concerns decides who is told. */
export type ToldOf<K extends SingleType> = { readonly type: K } & {
  readonly [F in keyof EventData<K>]?: F extends keyof Anew ? Anew[F] | null : EventData<K>[F] | null;
};

/** What surrounds the event that is told. */
export interface Around {
  readonly moment: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The name printed on the card it is about; null where that is hidden. */
  readonly printed: string | null;
  /** How many objects it is about; null where that is hidden. */
  readonly objects: number | null;
  /** What the player chose, in a word; null where that is hidden. */
  readonly choice: string | null;
}

export type { Prompt, Step, Zone };
