// Names over the whole embedded catalogue.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeCatalogue, makeNameFinder, type Catalogue, type NameFinder } from './index.js';
import { embeddedCards, readMtgjson3 } from './importers/index.js';

let catalogue: Catalogue;
let finder: NameFinder;

beforeAll(() => {
  catalogue = makeCatalogue(readMtgjson3(embeddedCards()));
  finder = makeNameFinder(catalogue);
});

const find = (text: string, language?: string): string => {
  const { found, how } = finder.find(text, language);
  if (found === null) return how;
  return `${how} ${found.kind === 'name' ? found.name.name : `${found.kind} ${found.card}`}`;
};

describe('names over the whole catalogue', () => {
  it('every name means its card, also without case, accents and punctuation', () => {
    const means = (name: string, spelling: string): boolean => find(spelling) === `exact ${name}`;
    const others = catalogue.names.filter(
      ({ name }) => !means(name, name) || !means(name, name.toUpperCase().replaceAll(/[ ',-]/g, '')),
    );
    expect(others).toEqual([]);
  });

  it('every French name of the rule documents means its card', () => {
    for (const [name, french] of Object.entries(catalogue.namesIn('fr')))
      expect(find(french, 'fr')).toBe(`exact ${name}`);
  });

  it.each([
    ['Lightnig Bolt', 'slip Lightning Bolt'],
    ['Nevinyrals Disk', "slip Nevinyrral's Disk"],
    ['Swords to Plowshare', 'slip Swords to Plowshares'],
    ['Juzam Jinn', 'slip Juzám Djinn'],
    ['Aether Vail', 'slip Aether Vial'],
    ['Æther Vial', 'exact Aether Vial'],
    ['Toupie de divination du Sensei', "exact Sensei's Divining Top"],
    ['Feu', 'exact Fire'],
    ['Fire // Ice', 'exact both-halves Fire // Ice'],
    ['Ravager of the Fells', 'exact other-face Huntmaster of the Fells'],
    ['Brisela, Voice of Nightmares', 'exact other-face Bruna, the Fading Light'],
    // One letter from Forest and from Foresee.
    ['Forese', 'unclear'],
    ['Circle of Protection', 'unclear'],
    ['B.F.M. (Big Furry Monster)', 'unknown'],
    ['Goblin', 'unknown'],
  ])('%s: %s', (text, expected) => expect(find(text)).toBe(expected));
});
