// Checks the names that pentaland bans and watches against the whole embedded catalogue.
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  makeCatalogue,
  namesWithin,
  PENTALAND_BANS,
  PENTALAND_WATCHED,
  type CardDefinition,
  type Catalogue,
} from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import type { GameState, UnnamedCard } from '#rules';
import { NAMING } from './naming.js';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = makeCatalogue(readMtgjson3(embeddedCards()));
});

const FRESH = { naming: null } as GameState;

/**
 * The rule that refuses the name for every card; asked with a card of its cost, so that nothing else is
 * wrong.
 */
function whyNot(name: string): string | undefined {
  const meant = catalogue.definitions.flatMap(namesWithin).find((one) => one.name === name);
  if (meant === undefined) throw new Error(`no card is called ${name}`);
  const printed: CardDefinition = { ...meant, name: 'Another of its cost' };
  return NAMING.refuses(FRESH, { printed } as UnnamedCard, meant)?.rule;
}

const bannedBy = (rule: string): readonly string[] =>
  PENTALAND_BANS.flatMap((ban) => (ban.rule === rule ? ban.names : []));

describe('banned and watched names', () => {
  it.each([
    ['pentaland 706.2: what would empty or unroll the library', 'pentaland 706.2', 33],
    ['pentaland 706.3: what brings too much chaos', 'pentaland 706.3', 2],
    ['pentaland 706.4: what abuses that cards are named', 'pentaland 706.4', 9],
  ])('%s', (_, rule, count) => {
    const names = bannedBy(rule);
    expect(names).toHaveLength(count);
    for (const name of names) expect([name, whyNot(name)]).toEqual([name, rule]);
  });

  it('pentaland 706.4a: watched names are allowed', () => {
    expect(PENTALAND_WATCHED).toHaveLength(9);
    for (const name of PENTALAND_WATCHED) expect([name, whyNot(name)]).toEqual([name, undefined]);
    expect(NAMING.watched).toEqual(PENTALAND_WATCHED);
  });
});
