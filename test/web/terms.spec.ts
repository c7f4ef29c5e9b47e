// The form of a new table says every term that the contract has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, coerceInputValue, isEnumType, isInputObjectType } from 'graphql';
import type { Ruleset } from '../../apps/web/src/words/kinds.js';
import * as options from '../../apps/web/src/pages/term-options.js';
import { termsOf } from '../../apps/web/src/pages/terms.js';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const TERMS = schema.getType('TermsInput');

/** A form as it is first shown, and what somebody writes into it. */
const SHOWN = {
  ...{ base: 'CR', seats: '2', access: 'OPEN', spectators: 'on', startingLife: '20', help: 'SEARCH' },
  ...{ format: 'ALL', clock: 'none', attack: 'MULTIPLE', unresolved: 'NOTHING', opens: 'AT_END' },
};
type Written = Readonly<Record<string, string | readonly string[]>>;
function said(ruleset: Ruleset, written: Written = {}): unknown {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...SHOWN, ...written }))
    for (const one of [value].flat()) form.append(name, one);
  const terms = termsOf(form, ruleset);
  // What the contract has no such member or value for is a fault.
  if (isInputObjectType(TERMS)) coerceInputValue(terms, TERMS);
  return terms;
}

const MANY = { seats: '4', teams: '1 2 1 2', deployCreatures: 'on', attack: 'LEFT', range: '1 – 2, 1' };
const FORMS: readonly (readonly [Ruleset, Written])[] = [
  ['PENTALAND', { ...MANY, format: 'UNTIL', until: '2011-09-30', legality: 'vintage', librarySize: '90' }],
  ['PENTALAND', { format: 'SETS', sets: 'LEA, MRD', leastNames: '3', evenColours: 'on' }],
  [
    'PENTALAND',
    { format: 'NAMES', names: 'Shock\nGiant Growth', libraryCards: '4 Shock\n2x Giant Growth\nFireball' },
  ],
  ['WAR_ZONE', { prebuilt: ['One', 'Two'], refusedFree: '3', refusedThenEvery: '9' }],
  ['MAGIC', { sideboardSize: '15', maximumHandSize: '7', unresolved: 'JUDGE', rulingMinutes: '20' }],
  ['MAGIC', { clock: 'chess', clockMinutes: '20', increment: '5', flag: 'PASSES' }],
  ['MAGIC', { clock: 'thinking', thinking: '40', lateFrom: '30', lateThinking: '20', flag: 'LOSES' }],
  [
    'UTOPIA',
    {
      ...{ startHours: '2', openSeconds: '60', absentMinutes: '0.5', abandonHours: '48', noMaximum: 'on' },
      ...{ takeBack: 'on', challenges: 'on', arrangeGraveyards: 'on' },
    },
  ],
];

/** The names of the members in what was said, also within it. */
const membersIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(membersIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => [name, ...membersIn(inner)])
      : [];
const membersOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
};
const valuesOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

describe('the form of a new table', () => {
  it('says every term of the contract', () => {
    const found = new Set(FORMS.flatMap(([ruleset, written]) => membersIn(said(ruleset, written))));
    const inputs = [
      'TermsInput',
      'ChosenFormatInput',
      'ChosenCardsInput',
      'LibraryInput',
      'LibraryCardInput',
    ];
    const more = [
      'NamingInput',
      'ClockInput',
      'ChessClockInput',
      'ThinkingTimeInput',
      'LateThinkingTimeInput',
    ];
    const members = [...inputs, ...more].flatMap(membersOf);
    expect(members.length).toBeGreaterThan(40);
    // With a choice of cards the format is CHOSEN, without one it is ALL.
    expect(members.filter((member) => !found.has(member))).toEqual(['format']);
  });

  it('has every value of each choice', () => {
    const { RULESETS, BASES, ACCESSES, OPENINGS, HELPS, UNRESOLVED, FLAGS, ATTACKS } = options;
    for (const [name, shown] of Object.entries({
      ...{ Ruleset: RULESETS, Base: BASES, Access: ACCESSES, Opens: OPENINGS, NamingHelp: HELPS },
      ...{ Unresolved: UNRESOLVED, Flag: FLAGS, AttackOption: ATTACKS },
    }))
      expect([name, shown.toSorted()]).toEqual([name, valuesOf(name).toSorted()]);
  });

  it('leaves to the server what nobody wrote', () => {
    expect(said('MAGIC')).toEqual({
      ...{ ruleset: 'MAGIC', base: 'CR', seats: 2, access: 'OPEN', spectators: true, startingLife: 20 },
      ...{ takeBack: 'NEVER', opens: 'AT_END' },
    });
  });

  it('reads lists as they are written', () => {
    expect(said(...FORMS[2]!)).toMatchObject({
      chosenFormat: { cards: { names: ['Shock', 'Giant Growth'] } },
      library: {
        cards: [
          { name: 'Shock', count: 4 },
          { name: 'Giant Growth', count: 2 },
          { name: 'Fireball', count: 1 },
        ],
      },
    });
    expect(said(...FORMS[0]!)).toMatchObject({ teams: [0, 1, 0, 1], rangeOfInfluence: [1, null, 2, 1] });
  });
});
