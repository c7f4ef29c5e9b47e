// The cards scenarios are played with until all of them can be read: names, costs, types, and what they do as data.
import { nameKey, type CardDefinition } from '#cards';
import { ATTACHMENTS } from './attachments.js';
import { CREATURES } from './creatures.js';
import { INSTANTS } from './instants.js';
import { LANDS } from './lands.js';
import { LINKED } from './linked.js';
import { MECHANICS } from './mechanics.js';
import { OWN } from './own.js';
import { PENTALAND_EXAMPLES } from './pentaland-examples.js';
import { PERMANENTS } from './permanents.js';
import { PLAIN_CREATURES } from './plain-creatures.js';
import { RARE_DEEDS } from './rare-deeds.js';
import { SORCERIES } from './sorceries.js';
import { TRIGGERING_CREATURES } from './triggering-creatures.js';
import { UTOPIA_EXAMPLES } from './utopia-examples.js';
import { WAR_ZONE_EXAMPLES } from './war-zone-examples.js';

export const CARDS: readonly CardDefinition[] = [
  ...LANDS,
  ...PLAIN_CREATURES,
  ...CREATURES,
  ...INSTANTS,
  ...SORCERIES,
  ...TRIGGERING_CREATURES,
  ...PERMANENTS,
  ...ATTACHMENTS,
  ...MECHANICS,
  ...LINKED,
  ...RARE_DEEDS,
  ...OWN,
];

/** With those by which the examples of the rulesets are shown: any of them is a name. */
export const EVERY_CARD: readonly CardDefinition[] = [
  ...CARDS,
  ...PENTALAND_EXAMPLES,
  ...UTOPIA_EXAMPLES,
  ...WAR_ZONE_EXAMPLES,
];

const BY_NAME: ReadonlyMap<string, CardDefinition> = new Map(
  EVERY_CARD.map((card) => [nameKey(card.name), card]),
);

/** The card of that name, spelled as one likes (case, accents and punctuation aside). */
export const findCard = (name: string): CardDefinition | undefined => BY_NAME.get(nameKey(name));
