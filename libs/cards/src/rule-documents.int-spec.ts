// The costs in the rule documents' examples, looked up in the whole embedded catalogue.
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  FIT_OF_RULESET,
  knownCost,
  makeCatalogue,
  makeCostIndex,
  makeFormat,
  PENTALAND_BANS,
  PENTALAND_WATCHED,
  type Catalogue,
  type CostIndex,
} from './index.js';
import { embeddedCards, readMtgjson3 } from './importers/index.js';

let catalogue: Catalogue;
let pentaland: CostIndex;
let utopia: CostIndex;

beforeAll(() => {
  catalogue = makeCatalogue(readMtgjson3(embeddedCards()));
  pentaland = makeCostIndex(catalogue.names, FIT_OF_RULESET.pentaland);
  utopia = makeCostIndex(catalogue.names, FIT_OF_RULESET.utopia);
});

const namesOf = (index: CostIndex, cost: string) => index.namesFor(knownCost(cost)).map(({ name }) => name);
/** What a printed card can be named under pentaland, where its own name is barred. */
const namesOfCard = (index: CostIndex, name: string) =>
  index.namesForCard(catalogue.byName(name)!, 'barred').map((found) => found.name);

describe('pentaland 704.1: the examples', () => {
  it('example 1: {W} is Savannah Lions or Figure of Destiny', () => {
    expect(namesOf(pentaland, '{W}')).toEqual(
      expect.arrayContaining(['Savannah Lions', 'Figure of Destiny']),
    );
    expect(namesOf(utopia, '{W}')).not.toContain('Figure of Destiny');
  });

  it('example 2: {R/W}{R/W} is Serra Avenger, Slith Firewalker, Rise of the Hobgoblins or Vexing Shusher', () => {
    expect(namesOf(pentaland, '{R/W}{R/W}')).toEqual(
      expect.arrayContaining([
        'Serra Avenger',
        'Slith Firewalker',
        'Rise of the Hobgoblins',
        'Vexing Shusher',
      ]),
    );
    expect(namesOf(utopia, '{R/W}{R/W}')).not.toContain('Serra Avenger');
  });

  it('example 3: {6} is Flame Javelin or Mindslaver', () => {
    expect(namesOf(pentaland, '{6}')).toEqual(expect.arrayContaining(['Flame Javelin', 'Mindslaver']));
    expect(namesOf(utopia, '{6}')).not.toContain('Flame Javelin');
  });

  it('never the printed name', () => {
    expect(namesOfCard(pentaland, 'Savannah Lions')).not.toContain('Savannah Lions');
    expect(namesOfCard(pentaland, 'Elite Vanguard')).toContain('Savannah Lions');
  });
});

describe('pentaland 704.3: Fire // Ice', () => {
  it('is named as any card of {1}{R} or of {1}{U}, but neither Fire nor Ice, nor a card of both costs', () => {
    const names = namesOfCard(pentaland, 'Fire // Ice');
    const either = new Set([...namesOf(pentaland, '{1}{R}'), ...namesOf(pentaland, '{1}{U}')]);
    expect(new Set(names)).toEqual(new Set([...either].filter((name) => name !== 'Fire' && name !== 'Ice')));
    expect(names).toEqual(expect.arrayContaining(['Goblin Piker', 'Remove Soul']));
  });

  it('Fire and Ice are separate names', () => {
    expect(namesOf(pentaland, '{1}{R}')).toContain('Fire');
    expect(namesOf(pentaland, '{1}{R}')).not.toContain('Ice');
    expect(namesOf(pentaland, '{1}{U}')).toContain('Ice');
  });
});

describe('pentaland 705: the costs of the examples', () => {
  it('pentaland 705.1: Ancestral Vision is named by a card without a mana cost', () => {
    const names = pentaland.namesFor(null).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Ancestral Vision', 'Living End', 'Bayou', 'Dryad Arbor']));
    expect(names).not.toContain('Black Lotus');
  });

  /** The names of the format of the document's time that fit the cost and have morph. */
  const morphs = (cost: string) => {
    const format = makeFormat(catalogue, {
      cards: { from: 'until', date: '2011-09-30' },
      bans: PENTALAND_BANS,
      ante: 'not-agreed',
    });
    if (!format.ok) throw new Error(format.error);
    return pentaland
      .namesFor(knownCost(cost))
      .filter((name) => format.value.verdict(name).legal)
      .filter(({ card }) => /^Morph /m.test(card.faces[0].text))
      .map(({ name }) => name);
  };

  it('pentaland 705.4: with morph and {3}{U}{U} are Vesuvan Shapeshifter, Whip-Spine Drake and Mistform Shrieker alone', () => {
    expect(morphs('{3}{U}{U}')).toEqual(['Mistform Shrieker', 'Vesuvan Shapeshifter', 'Whip-Spine Drake']);
  });

  it('pentaland 705.4: with morph and {R} are Warbreak Trumpeter and Goblin Taskmaster alone, until Kolaghan Stormsinger came', () => {
    expect(morphs('{R}')).toEqual(['Goblin Taskmaster', 'Warbreak Trumpeter']);
    expect(namesOf(pentaland, '{R}')).toContain('Kolaghan Stormsinger');
  });

  it('pentaland 705.11: cards of {W} and of hybrids that can be {W} may be Savannah Lions', () => {
    const could = [...pentaland.costs.keys()].filter(
      (cost) => cost !== null && namesOf(pentaland, cost).includes('Savannah Lions'),
    );
    expect(could.sort()).toEqual(['{W/G}', '{W/B}', '{W/R}', '{W/U}', '{W}'].sort());
  });

  it('pentaland 705.11: cards of {2}{G}, {2}{U}, {2}{G/U} and of hybrids that can be those may be Snakeform', () => {
    const could = [...pentaland.costs.keys()].filter(
      (cost) => cost !== null && namesOf(pentaland, cost).includes('Snakeform'),
    );
    expect(could).toEqual(expect.arrayContaining(['{2}{G}', '{2}{U}', '{2}{U/G}', '{2}{R/G}', '{2}{W/U}']));
    expect(could).not.toContain('{2}{R}');
    expect(could).not.toContain('{3}');
  });
});

describe('what can be named', () => {
  it('utopia 904.6: cards of {W} can be the cards with exactly that cost', () => {
    expect(utopia.namesFor(knownCost('{W}')).every(({ manaCost }) => manaCost === '{W}')).toBe(true);
    expect(namesOf(utopia, '{W}')).toContain("Orim's Chant");
    expect(namesOf(utopia, '{W}')).toContain("Angel's Herald");
  });

  it('utopia 904.9: Scavenger Drake and Viscera Dragger cost {3}{B}', () => {
    expect(namesOf(utopia, '{3}{B}')).toEqual(expect.arrayContaining(['Scavenger Drake', 'Viscera Dragger']));
  });

  it('pentaland 704.1: 144 printed cards have a cost that no other name fits', () => {
    const never = catalogue.definitions.filter(
      (definition) => pentaland.namesForCard(definition, 'barred').length === 0,
    );
    expect(never).toHaveLength(144);
    expect(never.map(({ name }) => name)).toEqual(expect.arrayContaining(['Siege Rhino', 'Craw Giant']));
  });
});

describe('pentaland 706: the banned and watched cards', () => {
  it('are in the catalogue', () => {
    const names = new Set(catalogue.names.map(({ name }) => name));
    const listed = [...PENTALAND_BANS.flatMap((ban) => ban.names), ...PENTALAND_WATCHED];
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
    expect(PENTALAND_BANS.map((ban) => [ban.rule, ban.names.length])).toEqual([
      ['pentaland 706.2', 33],
      ['pentaland 706.3', 2],
      ['pentaland 706.4', 9],
    ]);
  });
});
