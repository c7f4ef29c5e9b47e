// Effects that change spells: 'spells you cast have convoke' applies from the moment a spell is proposed (cr
// 601.2a, 601.3), before the card is on the stack. The card is viewed as if all those effects already
// applied.
import { memoByIdentity } from '#kernel';
import { walk, type Change, type Filter, type Static } from '#abilities';
import { changed, known, perLayers } from '../../../reading/characteristics/characteristics.js';
import { changingAmong, isChanging } from '../../../model/printed/changing.js';
import { rulesAt } from '../../../reading/characteristics/effects/continuous.js';
import { changingByThemselves } from '../../../reading/characteristics/alone/elsewhere.js';
import type { Known } from '../../../model/printed/shape.js';
import { contextOf } from '../../../model/state/context.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, STACK, zoneKey, type Seat } from '../../../model/basics/ids.js';
import { newItem } from './scene.js';

const speaking = memoByIdentity<Filter, boolean>();
function speaksOfSpells(filter: Filter): boolean {
  let found = speaking.get(filter);
  if (found === undefined) {
    found = [...walk('filter', filter)].some(
      ({ sort, node }) => sort === 'filter' && (node as Filter).kind === 'spell',
    );
    speaking.set(filter, found);
  }
  return found;
}
const changesSpells = (effect: Static): boolean =>
  isChanging(effect) && effect.kind === 'modify' && speaksOfSpells(effect.what);

const isOfColour = ({ kind }: Change): boolean => kind === 'set-colours' || kind === 'add-colours';
const changesMoreThanColours = (effect: Static): boolean =>
  changesSpells(effect) && effect.kind === 'modify' && !effect.changes.every(isOfColour);

const anyEffect = (fits: (effect: Static) => boolean): ((state: GameState) => boolean) =>
  perLayers((state) => {
    const now = changed(state);
    return (
      changingByThemselves(state).some((object) =>
        changingAmong((now.get(object.id) ?? known(state, object.id))?.abilities ?? []).some(
          ({ ability }) => ability.kind === 'static' && ability.effects.some(fits),
        ),
      ) || state.lasting.some(({ kind, at }) => kind === 'rule' && rulesAt(state, at).some(fits))
    );
  });

/** True if any effect changes spells now. Usually none does. */
const areSpellsChanged = anyEffect(changesSpells);

/**
 * True if an effect may change when a spell can be cast, or how it is paid. A colour changes neither: bounds on
 * costs hold for spells of any colour.
 */
export const areSpellsHelped = anyEffect(changesMoreThanColours);

const seen = perLayers((): Map<string, Known | undefined> => new Map());

/** The card as that player's spell with that face up. Undefined if no effect changes it. */
export function asOnStack(state: GameState, object: GameObject, face: number, seat: Seat): Known | undefined {
  if (!areSpellsChanged(state)) return undefined;
  const answers = seen(state);
  const key = `${object.id} ${String(face)} ${String(seat)}`;
  if (!answers.has(key)) answers.set(key, lookedAt(state, object, face, seat));
  return answers.get(key);
}

function lookedAt(state: GameState, object: GameObject, face: number, seat: Seat): Known | undefined {
  const { id, identity, owner, zone } = object;
  const there: GameObject = {
    id,
    identity: { ...identity, face },
    owner,
    zone: STACK,
    item: newItem('spell', seat, object, null, contextOf(id, seat)),
  };
  const [from, stack] = [zoneKey(zone), zoneKey(STACK)];
  const ghost: GameState = {
    ...state,
    objects: { ...state.objects, [objectNumber(id)]: there },
    zones: {
      ...state.zones,
      [from]: (state.zones[from] ?? []).filter((other) => other !== id),
      [stack]: [...(state.zones[stack] ?? []), id],
    },
  };
  return known(ghost, id);
}
