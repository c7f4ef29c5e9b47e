// Splits a body into parts: a plain body is one part; a modal body has one for each chosen mode (cr 700.2).
import type { Body, Option, TargetSpec } from '#abilities';
import { childRef } from './node-ref.js';
import type { NodeRef } from '../basics/ids.js';

/** The item's `targets` has one list of slots for each part. */
export interface BodyPart {
  /** The place of its effect. */
  readonly effect: NodeRef;
  readonly targets: readonly TargetSpec[];
  /**
   * cr 702.96b: of an overloaded spell, slot by slot: it affects everything that could have been a target.
   */
  readonly each?: readonly TargetSpec[];
}

/** cr 700.2: the chosen modes of a modal body in printed order; otherwise the body itself. */
export function partsOfBody(body: Body, ref: NodeRef, modes: readonly number[]): BodyPart[] {
  switch (body.kind) {
    case 'plain':
      return [{ effect: childRef(ref, 'effect'), targets: body.targets ?? [] }];
    case 'modal':
      return modes.flatMap((mode) => {
        const option: Option | undefined = body.options[mode];
        if (option === undefined) return [];
        return [{ effect: childRef(ref, 'options', mode, 'effect'), targets: option.targets ?? [] }];
      });
    case 'parameter':
      return [];
  }
}
