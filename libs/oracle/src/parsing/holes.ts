// References to something else in the text ('it', 'target creature') are holes in the tree while the text is read;
// binding/ fills them afterwards.
import type { TargetSpec } from '#abilities';

export type Hole =
  /** 'target creature': a target of the body it stands in, by its place in the text. */
  | { readonly is: 'target'; readonly at: number; readonly spec: TargetSpec }
  /** 'it', 'that creature', 'that player', 'that much': something spoken of before. */
  | { readonly is: 'said'; readonly at: number; readonly by: 'pronoun' | 'name' | 'card' }
  /** 'Dealt damage this way': what an earlier step damaged. */
  | { readonly is: 'damaged'; readonly at: number }
  /** 'The discarded card', by an earlier step or for the cost; 'that card from your graveyard': of the event. */
  | { readonly is: 'discarded'; readonly at: number; readonly by: 'this' | 'event' }
  /** 'For each creature destroyed this way': what an earlier step destroyed, or exiled. */
  | { readonly is: 'done-to'; readonly at: number; readonly how: 'destroyed' | 'exiled' }
  /** 'The sacrificed creature', by an earlier step. */
  | { readonly is: 'sacrificed'; readonly at: number }
  /** 'For each creature destroyed this way': so many of what an earlier step did. */
  | { readonly is: 'counted'; readonly at: number }
  /** 'if you do', 'exiled this way': whether an earlier step was done. */
  | { readonly is: 'done'; readonly at: number; readonly said?: 'can' };

/** In a target's own spec: all that is chosen for it. It becomes the slot of that target when targets are gathered. */
export const THOSE = { kind: 'target', slot: -1 } as const;
