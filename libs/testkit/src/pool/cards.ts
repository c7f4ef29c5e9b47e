// The cards that games of bots are played with in tests: printed ones of the embedded catalogue, as the build compiled
// them, and the stand-ins of scenarios. A printed card that the compiler no longer reads whole is an error here.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameKey, readCardUnder, type CardDefinition } from '#cards';
import { compileCard } from '#oracle';
import { compiledAlready, openCatalogueIn } from '../../../../apps/server/src/cards/open-cards.js';
import { STAND_INS } from '../../../scenario/src/cards/index.js';
import { NAMES } from './names.js';

/** Nothing was imported there: the embedded catalogue it is. */
const NOWHERE = join(tmpdir(), 'no-cards-of-its-own');

/** Code that is ahead of the build compiles the cards itself. */
function printed(): CardDefinition[] {
  const catalogue = openCatalogueIn(NOWHERE);
  const compiled = compiledAlready(NOWHERE, catalogue);
  return NAMES.map((name) => {
    const card = catalogue.card(name);
    if (card === undefined) throw new Error(`no card is called ${name}`);
    const status = compiled?.statusOf(name, 'today');
    const definition = compiled?.definitionOf(name, 'today');
    if (status === 'complete' && definition !== undefined) return { ...definition };
    const now = compileCard(readCardUnder(card, 'cr', catalogue.oracle));
    if (now.status !== 'complete') throw new Error(`the compiler does not read ${name}`);
    return now.definition;
  });
}

export const POOL: readonly CardDefinition[] = [...printed(), ...STAND_INS];

const BY_NAME: ReadonlyMap<string, CardDefinition> = new Map(POOL.map((card) => [nameKey(card.name), card]));

/** The card of that name, whatever its case, accents and punctuation. */
export const findInPool = (name: string): CardDefinition | undefined => BY_NAME.get(nameKey(name));

/** The card of that name, which is there. */
export function poolCard(name: string): CardDefinition {
  const found = findInPool(name);
  if (found === undefined) throw new Error(`the pool has no ${name}`);
  return found;
}
