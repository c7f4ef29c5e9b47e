// Finds the objects with unread texts. Memoized for each contents of objects, because most games have none.
import { known } from '../../reading/characteristics/characteristics.js';
import { allZoneContents, perZone } from '../../reading/characteristics/alone/zone-contents.js';
import type { AbilityInstance } from '../../model/printed/shape.js';
import type { Ability } from '#abilities';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';

export interface Unread extends AbilityInstance {
  readonly ability: Extract<Ability, { kind: 'assisted' }>;
}

const isUnread = (instance: AbilityInstance): instance is Unread => instance.ability.kind === 'assisted';

const bearersIn = perZone(({ all }): readonly ObjectId[] =>
  all.filter(({ plain }) => plain.abilities.some(isUnread)).map(({ object }) => object.id),
);

const NONE: readonly never[] = [];

/** All objects with unread texts, outside libraries. */
export function bearers(state: GameState, zone?: 'battlefield'): readonly ObjectId[] {
  if (!state.assisted.present) return NONE;
  const found: ObjectId[] = [];
  for (const contents of allZoneContents(state))
    if (zone === undefined || contents.zone === zone) found.push(...bearersIn(contents));
  return found;
}

/** The unread texts an object has now, in order. */
export const unreadOf = (state: GameState, id: ObjectId): readonly Unread[] =>
  known(state, id)?.abilities.filter(isUnread) ?? [];

/** The text as printed on the card. */
export function unreadText({ ability: { body } }: Unread): string {
  return body.kind === 'plain' && body.effect.kind === 'assisted' ? body.effect.text : '';
}
