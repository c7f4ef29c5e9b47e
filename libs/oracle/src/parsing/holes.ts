// References to something else in the text ('it', 'target creature') are holes in the tree while the text is read;
// binding/ fills them afterwards.
import type { TargetSpec } from '#abilities';

export type Hole =
  /** 'target creature': a target of the body that contains it, known by its place in the text. */
  | { readonly is: 'target'; readonly at: number; readonly spec: TargetSpec }
  /** 'it', 'that creature', 'that player', 'that much': something the text named before. */
  | { readonly is: 'said'; readonly at: number; readonly by: 'pronoun' | 'name' | 'card' }
  /** 'dealt damage this way': the objects an earlier step damaged. */
  | { readonly is: 'damaged'; readonly at: number }
  /** 'the discarded card', of an earlier step or a cost; 'that card from your graveyard', of the event. */
  | { readonly is: 'discarded'; readonly at: number; readonly by: 'this' | 'event' }
  /** 'for each creature destroyed this way': the objects an earlier step destroyed or exiled. */
  | { readonly is: 'done-to'; readonly at: number; readonly how: 'destroyed' | 'exiled' }
  /** 'the sacrificed creature', of an earlier step. */
  | { readonly is: 'sacrificed'; readonly at: number }
  /** 'for each card discarded this way': how many an earlier step affected. */
  | { readonly is: 'counted'; readonly at: number }
  /** 'if you do', 'exiled this way': whether an earlier step was carried out. */
  | { readonly is: 'done'; readonly at: number; readonly said?: 'can' };

/**
 * In a target's own spec: everything chosen for that target. It becomes the target's slot when targets are gathered.
 */
export const THOSE = { kind: 'target', slot: -1 } as const;
