// What is given as AnswerInput or RepairInput is shown with the same members, and no others.
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import type { GivenRepair } from '#visibility';
import type { AnswerInput, PlaceInput, PlayInput, RepairInput } from '../generated/schema.js';
import { contract } from '../options/project-files.js';
import { shownAction, shownAnswer } from './answered.js';
import { givenAnswer, givenPlay } from './given.js';
import { shownRepair } from './repaired.js';
import { givenRepair } from './ruling.js';

/** Without what is null, as deep as it goes. */
const filled = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(filled)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, member]) =>
            member === null ? [] : [[name, filled(member)]],
          ),
        )
      : value;

const CAST: PlayInput = {
  kind: 'CAST',
  object: 'c1',
  name: 'Opt',
  names: [{ object: 'c2', name: 'Duress' }],
  face: 1,
  modes: [0, 2],
  targets: [[{ object: 'c3' }, { seat: 1 }], []],
  divided: [[2, 1]],
  x: 0,
  optional: [{ label: 'kicker', times: 2 }],
  alternative: 'flashback',
  costs: [['c4'], []],
  either: [1],
  pay: [
    { object: 'p1', ability: 0 },
    { object: 'p2', ability: 1, mana: 'R' },
  ],
  life: 0,
  splice: ['c5'],
  mana: 'G',
  convoke: ['p3'],
  improvise: ['p4'],
  delve: ['g1'],
};
const PLAYS: readonly PlayInput[] = [
  CAST,
  { kind: 'CAST', object: 'c1' },
  { kind: 'ACTIVATE', object: 'p1', ability: 0 },
  { kind: 'PLAY', object: 'c1', as: 'ANY_LAND', name: 'Forest', face: 0 },
  { kind: 'SPECIAL', object: 'c1', what: 'suspend' },
];

describe('an action as it is shown', () => {
  it.each(PLAYS)('has what was given: %j', (play) => {
    expect(filled(shownAction(givenPlay(play)))).toEqual(play);
  });
});

const ANSWERS: { readonly [M in keyof Required<AnswerInput>]: AnswerInput[M] } = {
  players: [1, 0],
  yes: false,
  objects: [],
  action: 'PASS_TURN',
  act: CAST,
  modes: [2],
  targets: [{ seat: 0 }, { object: 'c1' }],
  number: 0,
  word: '',
  order: [1, 0],
  divide: [3, 0],
  attacks: [
    { attacker: 'p1', defender: { seat: 1 }, band: 2 },
    { attacker: 'p2', defender: { object: 'p9' } },
  ],
  blocks: [{ blocker: 'p1', attackers: ['p2', 'p3'] }],
  propose: { effect: { kind: 'nothing' }, names: [{ name: 'it', objects: ['c1'], seats: [1] }] },
};

describe('an answer as it is shown', () => {
  it.each(Object.entries(ANSWERS))('has what was given as %s', (member, value) => {
    const input = { [member]: value } as AnswerInput;
    expect(filled(shownAnswer(givenAnswer(input)))).toEqual(input);
  });

  it('of passing says which', () => {
    expect(filled(shownAnswer(givenAnswer({ action: 'PASS' })))).toEqual({ action: 'PASS' });
  });
});

const PLACES: readonly PlaceInput[] = [{ top: true }, { bottom: true }, { random: true }];
const REPAIRS: readonly RepairInput[] = [
  ...PLACES.map((place): RepairInput => ({
    move: { object: 'c1', zone: 'LIBRARY', seat: 0, index: 1, place, triggers: true },
  })),
  { move: { object: 'c1', zone: 'LIBRARY', index: 0, place: { nth: 3 }, triggers: false } },
  { move: { object: 'c1', zone: 'BATTLEFIELD', index: 0, under: 1, triggers: false } },
  { life: { seat: 1, total: 0 } },
  { counters: { object: 'p1', counter: '+1/+1', count: 0 } },
  { counters: { seat: 0, counter: 'poison', count: 2 } },
  { tapped: { object: 'p1', tapped: false } },
  { control: { object: 'p1', seat: 1 } },
  { reveal: { objects: ['c1', 'c2'], to: 0 } },
  { reveal: { objects: ['c1'] } },
  { mark: { name: 'Opt', seat: 0, object: 'c1' } },
  { free: { name: 'Opt' } },
  { word: { object: 'p1', of: 'CHOICE', word: 'Elf', frees: false } },
];

describe('a repair as it is shown', () => {
  it.each(REPAIRS)('has what was given: %j', (repair) => {
    expect(filled(shownRepair(givenRepair(repair) as GivenRepair))).toEqual(repair);
  });
});

describe('the contract', () => {
  const schema = buildSchema(contract());
  const membersOf = (name: string): string[] => {
    const type = schema.getType(name);
    return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()).toSorted() : [];
  };

  it.each([
    ['Action', 'PlayInput'],
    ['ActionTarget', 'TargetInput'],
    ['GivenCardName', 'CardNameInput'],
    ['OptionalCost', 'OptionalCostInput'],
    ['ManaAbility', 'ManaAbilityInput'],
    ['GivenAnswer', 'AnswerInput'],
    ['GivenAttack', 'AttackInput'],
    ['GivenBlock', 'BlockInput'],
    ['GivenProposal', 'ProposalInput'],
    ['GivenName', 'ProposedNameInput'],
    ['Repair', 'RepairInput'],
    ['RepairMove', 'MoveInput'],
    ['RepairPlace', 'PlaceInput'],
    ['RepairCounters', 'CountersInput'],
    ['RepairReveal', 'RevealInput'],
    ['RepairMark', 'MarkInput'],
    ['RepairWord', 'WordInput'],
  ])('shows in %s the members of %s', (shown, given) => {
    expect(membersOf(shown)).not.toEqual([]);
    expect(membersOf(shown)).toEqual(membersOf(given));
  });
});
