// Basic lands that a player counts as controlling although none exists (war-zone Utopia): a land that says
// so, with a permanent of a colour on the battlefield or being cast, counts as the basic land for that
// colour. This only answers whether such a land exists; no effect finds one.
import { memoByIdentity } from '#kernel';
import { isNode, walk, type BASIC_LAND_TYPE_NAMES, type ColourName, type Filter } from '#abilities';
import { NO_CHARACTERISTICS, type Known } from '../../model/printed/shape.js';
import type { Context } from '../../model/state/context.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { BATTLEFIELD, STACK, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Sight } from './sight.js';

const OF_COLOUR: Readonly<Record<ColourName, (typeof BASIC_LAND_TYPE_NAMES)[number]>> = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};

const COUNTED = 'o0' as ObjectId;

const speaksOfBasics = memoByIdentity<Filter, boolean>();

function mayMeanBasic(filter: Filter): boolean {
  let found = speaksOfBasics.get(filter);
  if (found === undefined) {
    found = [...walk('filter', filter)].some(
      ({ sort, node }) => sort === 'filter' && isNode(node) && node.kind === 'subtype',
    );
    speaksOfBasics.set(filter, found);
  }
  return found;
}

/**
 * A land that can become any basic land for free counts as one, until it has become one and has lost its own
 * abilities.
 */
const countsAsBasics = ({ types, abilities }: Known): boolean =>
  types.includes('land') &&
  abilities.some(({ ability }) => ability.kind === 'activated' && ability.speed === 'mana-source');

const isPermanentCard = ({ types }: Known): boolean =>
  !types.includes('instant') && !types.includes('sorcery');

/** The colours of the player's permanents and of what they are casting. */
function coloursOf(sight: Sight, seat: Seat): ReadonlySet<ColourName> {
  const own = [BATTLEFIELD, STACK].flatMap((zone) =>
    sight.zone(zoneKey(zone)).flatMap((id) => {
      const known = sight.known(id);
      return known?.controller === seat && isPermanentCard(known) ? known.colours : [];
    }),
  );
  return new Set(own);
}

const landOf = (seat: Seat, type: string): { readonly object: GameObject; readonly known: Known } => {
  const identity = { definition: null, face: 0 };
  return {
    object: { id: COUNTED, identity, owner: seat, zone: BATTLEFIELD },
    known: {
      ...NO_CHARACTERISTICS,
      name: type,
      supertypes: ['basic'],
      types: ['land'],
      subtypes: [type],
      controller: seat,
      owner: seat,
      copiable: identity,
      effects: [],
    },
  };
};

export function countedExists(sight: Sight, filter: Filter, context: Context): boolean {
  const { state } = sight;
  if (state.naming === null || state.graveyards === 1 || !mayMeanBasic(filter)) return false;
  return playersWith(sight, state).some((seat) =>
    [...coloursOf(sight, seat)].some((colour) => {
      const { object, known } = landOf(seat, OF_COLOUR[colour]);
      const seen: Sight = {
        ...sight,
        object: (id) => (id === COUNTED ? object : sight.object(id)),
        known: (id) => (id === COUNTED ? known : sight.known(id)),
        remembered: (id) => (id === COUNTED ? known : sight.remembered(id)),
      };
      return sight.read.matches(seen, filter, COUNTED, context);
    }),
  );
}

/** The players with a land that counts as basics. */
const playersWith = (sight: Sight, { seats }: GameState): readonly Seat[] =>
  seats
    .map(({ seat }) => seat)
    .filter((seat) =>
      sight.zone(zoneKey(BATTLEFIELD)).some((id) => {
        const known = sight.known(id);
        return known?.controller === seat && countsAsBasics(known);
      }),
    );
