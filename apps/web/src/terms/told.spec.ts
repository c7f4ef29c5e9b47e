// What a table agreed on is told whole: each kind of clock and of cards, and what was left open.
import { describe, expect, it } from '@jest/globals';
import { terms } from './words/en.js';
import type { TableTermsFragment } from '../state/generated/operations.js';
import { termsTold } from './told.js';

const PLAIN: TableTermsFragment = {
  ...{ ruleset: 'MAGIC', base: 'CR', format: 'ALL', chosenFormat: null, seats: 2, access: 'OPEN' },
  ...{ spectators: true, opens: 'AT_END', librarySize: 60, library: null, prebuilt: null },
  ...{ sideboardSize: null, startingLife: 20, teams: null, deployCreatures: false },
  ...{ arrangeGraveyards: false, attack: 'MULTIPLE', rangeOfInfluence: null, maximumHandSize: 7 },
  ...{ naming: null, startWithin: 3600, openWithin: 60, absentAfter: 90, abandonAfter: 86_400 },
  ...{ takeBack: 'NEVER', unresolved: 'NOTHING', rulingWithin: null, challenges: false, clock: null },
};

const ENGLISH = {
  ...{ language: 'en', terms, yes: 'Yes', no: 'No' },
  bases: { CR: 'Today’s', CR2011: 'Of 2011', NINTH: 'Ninth Edition' },
};

const toldOf = (agreed: Partial<TableTermsFragment>): ReadonlyMap<string, string> =>
  new Map(
    termsTold({ ...PLAIN, ...agreed }, ENGLISH).flatMap((group) =>
      group.terms.map((one) => [one.label, one.agreed] as const),
    ),
  );

describe('the terms of a table', () => {
  it('say nothing of what cannot come up: of names, teams and rulings', () => {
    const told = toldOf({});
    for (const label of ['Help with naming', 'Team of each seat', 'Minutes until it does nothing'])
      expect(told.has(label)).toBe(false);
    expect(told.get('Clock')).toBe('Nobody’s time is measured');
    expect(told.get('Largest hand')).toBe('7');
    expect(told.get('Which cards there are')).toBe('All that the server knows');
    expect(told.get('Minutes until an absent player can be conceded for')).toBe('1.5');
  });

  it('say which cards there are, of each kind of choice', () => {
    const none = { until: null, sets: null, names: null, legality: null };
    const chosen = (cards: object) => toldOf({ format: 'CHOSEN', chosenFormat: { ...none, ...cards } });
    expect(chosen({ until: '2011-09-30' }).get('Printed until')).toBe('2011-09-30');
    expect(chosen({ sets: ['LEA', 'MRD'] }).get('Codes of the sets')).toBe('LEA MRD');
    expect(chosen({ names: ['Shock'] }).get('Names of the cards')).toBe('Shock');
    const legal = chosen({ legality: 'vintage' });
    expect([legal.get('Which cards there are'), legal.get('Legal in the format')]).toEqual([
      'All that the server knows',
      'vintage',
    ]);
  });

  it('say each kind of library', () => {
    const none = { cards: null, leastNames: null, colours: null };
    const cards = [
      { name: 'Shock', count: 30 },
      { name: 'Giant Growth', count: 40 },
    ];
    const listed = toldOf({ library: { ...none, cards } });
    expect(listed.get('The cards of the library')).toBe('30 Shock, 40 Giant Growth');
    const drawn = toldOf({ library: { ...none, leastNames: 3, colours: 'EVEN' } });
    expect([drawn.get('Names that a cost must allow'), drawn.get('As many of each colour')]).toEqual([
      '3',
      'Yes',
    ]);
    expect(toldOf({ maximumHandSize: null }).get('No largest hand')).toBe('Yes');
  });

  it('say each kind of clock, and what happens at its end', () => {
    const chess = toldOf({
      clock: { __typename: 'ChessClock', initial: 1800, increment: 5, flag: 'LOSES' },
    });
    expect([chess.get('Minutes each'), chess.get('Who has no time left')]).toEqual(['30', 'loses the game']);
    const late = { from: 600, each: 20 };
    const thinking = toldOf({ clock: { __typename: 'ThinkingTime', each: 45, late, flag: 'PASSES' } });
    expect([
      thinking.get('Seconds for each question'),
      thinking.get('Shorter after so many minutes'),
      thinking.get('Seconds for each question then'),
    ]).toEqual(['45', '10', '20']);
  });

  it('say who plays with whom where there are more than two', () => {
    const told = toldOf({ seats: 4, teams: [0, 1, 0, 1], rangeOfInfluence: [1, null, 2, 1] });
    expect([told.get('Team of each seat'), told.get('Seats that one’s influence reaches')]).toEqual([
      '1 2 1 2',
      '1 – 2 1',
    ]);
  });
});
