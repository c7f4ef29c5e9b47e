// Stand-ins: cards of scenarios that the compiler cannot read whole yet, and cards nobody prints. Each is data of the
// language of abilities. Using one is reported in the outcome of a scenario. A test fails once the compiler reads one.
import { nameKey, type CardDefinition } from '#cards';
import { OWN } from './own.js';
import { UNREAD_CREATURES } from './unread-creatures.js';
import { UNREAD_EXAMPLES } from './unread-examples.js';
import { UNREAD } from './unread.js';

export const STAND_INS: readonly CardDefinition[] = [
  ...UNREAD,
  ...UNREAD_CREATURES,
  ...UNREAD_EXAMPLES,
  ...OWN,
];

const BY_NAME: ReadonlyMap<string, CardDefinition> = new Map(
  STAND_INS.map((card) => [nameKey(card.name), card]),
);

/** The stand-in of that name, whatever its case, accents and punctuation. */
export const findStandIn = (name: string): CardDefinition | undefined => BY_NAME.get(nameKey(name));
