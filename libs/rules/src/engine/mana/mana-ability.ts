// A mana ability that can be activated without a decision, and the mana that it adds.
import type { ObjectId } from '../../model/basics/ids.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { AbilityInstance } from '../../model/printed/shape.js';
import type { ManaUnit } from '../../model/state/turn-state.js';
import type { Activated, Simple } from './abilities.js';
import type { Bill } from './bill.js';
import type { Heard } from './heard.js';

/** Identifies the mana ability that is activated. */
export interface ManaAbility extends Pick<AbilityInstance, 'ref' | 'given' | 'acquired'> {
  readonly object: ObjectId;
  readonly ability: Activated;
  readonly simple: Simple;
  /** One possible outcome, if something in force reacts to the mana. */
  readonly heard?: Heard;
  /** The other permanent that is sacrificed or tapped to pay for it. */
  readonly another?: ObjectId;
}

/** With the bills that pay for it, and whether its source is snow. */
export interface PricedAbility extends ManaAbility {
  readonly isSnow: boolean;
  readonly bills: readonly Bill[];
}

/** The unit that an ability adds (cr 106.3-106.6). */
export function unitOf(
  { object, ref, simple: { adds } }: Omit<ManaAbility, 'ability'>,
  type: ManaUnit['type'],
  snow: boolean,
): ManaUnit {
  const unit: ManaUnit = { type, source: object };
  if (snow) unit.snow = true;
  if (adds.restriction !== undefined) unit.only = childRef(ref, 'body', 'effect', 'restriction');
  if (adds.rider !== undefined) unit.rider = childRef(ref, 'body', 'effect', 'rider');
  if (adds.until !== undefined) unit.keeps = adds.until;
  return unit;
}
