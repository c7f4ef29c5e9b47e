import { describe, expect, it } from '@jest/globals';
import type { GraphQLEnumType, GraphQLObjectType } from 'graphql';
import { buildSchema } from 'graphql';
import { gameId, hashText, instant, playerId, seconds } from '#kernel';
import { DISPUTE_REFUSALS } from '#disputes';
import { DEFAULT_TERMS, REFUSAL_CODES, type DecisionId, type DisputeId, type Seat } from '#rules';
import { OFFER, QUOTA_REFUSAL_CODES, type MatchRefusalCode, type Terms } from '#matches';
import { cardsOf, type GameView, type VisibleId } from '#visibility';
import type { ClockInput } from '../generated/schema.js';
import type { ApiError } from '../errors/api-error.js';
import { contract } from '../options/project-files.js';
import { accountRefused } from './account.js';
import { actionResult } from './action.js';
import { givenAnswer, givenWithPayment } from './given.js';
import { feedClosed, feedMessage } from './feed.js';
import { legalCommands, ownQuestion } from './legal.js';
import { seen } from './sighted.js';
import { AT_ONCE } from './some-at-a-time.js';
import { requestedTerms, shownTerms } from './terms.js';
import type { Answer } from './types.js';
import { gameView } from './view.js';

const schema = buildSchema(contract());
const valuesOf = (name: string): string[] =>
  (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);

const VIEW: GameView = {
  game: gameId('g'),
  viewer: 'seat-1',
  status: 'mulligans',
  terms: { ...DEFAULT_TERMS, clock: undefined },
  host: playerId('anna'),
  createdAt: instant(1),
  commitment: hashText('seed'),
  invited: [],
  seats: {
    '1': {
      seat: 1 as Seat,
      team: 1,
      player: playerId('boris'),
      ready: true,
      mulligans: 0,
      keptHand: false,
      handSize: 2,
      hand: ['c1', 'c2'] as VisibleId[],
      life: 20,
    },
    '0': { seat: 0 as Seat, team: 0, ready: false, mulligans: 0, keptHand: false, handSize: 2 },
  },
  objects: { c1: { id: 'c1' as VisibleId, name: 'Opt', cost: '{U}', typeLine: 'Instant' } },
  decision: {
    id: 'd1' as DecisionId,
    seat: 1 as Seat,
    kind: 'choose-objects',
    prompt: 'put-on-the-bottom',
    since: instant(2),
    absentFrom: instant(3),
    question: { kind: 'choose-objects', candidates: ['c1', 'c2'] as VisibleId[], count: 1 },
  },
};

describe('a view', () => {
  it('shows seats in order, absent members as null, and the objects that are seen', () => {
    const shown = gameView({ view: VIEW, moment: 5 });
    const opt = { objectId: 'c1', name: 'Opt', cost: '{U}', typeLine: 'Instant' };
    expect(shown.seats.map(({ seat, hand, life }) => ({ seat, hand, life }))).toMatchObject([
      { seat: 0, hand: null, life: null },
      { seat: 1, hand: [opt], life: 20 },
    ]);
    expect(shown).toMatchObject({ turn: null, library: null, result: null, startingSeat: null, moment: 5 });
    expect(shown.decision?.question).toMatchObject({
      __typename: 'ChooseObjects',
      cards: [opt],
      count: 1,
      least: 1,
    });
  });

  it('gives a long list in parts, that of a question too', () => {
    const ids = Array.from({ length: 2 * AT_ONCE }, (_, nth) => `c${nth}` as VisibleId);
    const objects = Object.fromEntries(ids.map((id) => [id, { id, name: 'Opt', typeLine: 'Instant' }]));
    const question = { kind: 'choose-objects' as const, candidates: ids, count: 1 };
    const decision = { ...VIEW.decision!, question };
    const shown = gameView({ view: { ...VIEW, objects, battlefield: ids, decision }, moment: 5 });
    const asked = shown.decision!.question as Extract<Answer<'Question'>, { __typename: 'ChooseObjects' }>;
    for (const cards of [shown.battlefield!, asked.cards]) {
      expect(cards).toHaveLength(ids.length);
      expect(cards.filter((card) => (card as unknown) instanceof Promise)).toHaveLength(AT_ONCE);
    }
  });

  it('says where the known cards of a library are, from the top', () => {
    const fog = { id: 'c2' as VisibleId, name: 'Fog', cost: '{G}', typeLine: 'Instant' };
    const library = { size: 9, known: { c1: 9, c2: 1 } };
    const seats = { '0': { ...VIEW.seats['0']!, libraries: [library, { size: 4 }] } };
    const view = { ...VIEW, library, seats, objects: { ...VIEW.objects, c2: fog } };
    const shown = gameView({ view, moment: 5 });
    const known = [
      { fromTop: 1, card: { name: 'Fog' } },
      { fromTop: 9, card: { name: 'Opt' } },
    ];
    expect(shown.library).toMatchObject({ size: 9, cards: null, known });
    expect(shown.seats[0]?.libraries).toMatchObject([
      { size: 9, known },
      { size: 4, known: [] },
    ]);
  });

  it('gives all values of an object, where a view has only the changed ones', () => {
    const bear = {
      id: 'c1' as VisibleId,
      name: 'Bear',
      typeLine: 'Creature',
      power: 2,
      toughness: 2,
      text: ['Flying'],
    };
    const printed = (more: object) =>
      cardsOf({ objects: { c1: { ...bear, ...more } } })(['c1' as VisibleId])[0]?.asPrinted;
    const sizes = { power: '2', toughness: '2', loyalty: null, defense: null };
    expect(printed({})).toEqual({ typeLine: 'Creature', colours: [], text: ['Flying'], ...sizes });
    const asPrinted = { typeLine: 'Land', colours: ['red'], power: '*' };
    expect(printed({ asPrinted, colours: ['blue'] })).toEqual({
      ...asPrinted,
      text: ['Flying'],
      toughness: null,
      loyalty: null,
      defense: null,
    });
    for (const nothing of [
      { name: '' },
      { faceDown: 'morph' },
      { item: { kind: 'triggered', modes: [], targets: [], paid: {} } },
    ])
      expect(printed(nothing)).toBeNull();
  });

  it('has every field that the contract has of a view', () => {
    const fields = Object.keys((schema.getType('GameView') as GraphQLObjectType).getFields());
    expect(Object.keys(gameView({ view: VIEW, moment: 5 })).sort()).toEqual(fields.sort());
  });

  it('gives the open question only to the player who answers it', () => {
    const sight = {
      game: VIEW.game,
      view: VIEW,
      moment: 5,
      seq: 5,
      cursor: 'x',
      legal: ['answer', 'create'] as const,
    };
    const seat = { kind: 'seat', seat: 1 as Seat } as const;
    expect(legalCommands({ ...sight, viewer: seat })).toEqual(['ANSWER']);
    expect(ownQuestion({ ...sight, viewer: seat })).toMatchObject({
      kind: 'CHOOSE_OBJECTS',
      prompt: 'PUT_ON_THE_BOTTOM',
    });
    expect(ownQuestion({ ...sight, viewer: { kind: 'seat', seat: 0 as Seat } })).toBeNull();
    expect(ownQuestion({ ...sight, viewer: { kind: 'judge' } })).toBeNull();
    const since = instant(3);
    const dispute = { id: 'a-dispute' as DisputeId, since, taken: false };
    for (const stop of [{ dispute }, { quarantine: { why: 'by-operator', since } }] as const)
      expect(ownQuestion({ ...sight, view: { ...VIEW, ...stop }, viewer: seat })).toBeNull();
  });
});

const CLOCKS: readonly (readonly [ClockInput, Terms['clock']])[] = [
  [{ chess: { initial: 600 } }, { kind: 'chess', initial: 600, increment: 0, flag: 'loses' }],
  [
    { chess: { initial: 60, increment: 5, flag: 'PASSES' } },
    { kind: 'chess', initial: 60, increment: 5, flag: 'passes' },
  ],
  [{ thinking: { each: 45 } }, { kind: 'thinking', each: 45, late: null, flag: 'loses' }],
  [
    { thinking: { each: 45, late: { from: 2100, each: 15 }, flag: 'PASSES' } },
    { kind: 'thinking', each: 45, late: { from: 2100, each: 15 }, flag: 'passes' },
  ],
];

/** A shown clock, requested again. */
const backAgain = ({ __typename, ...clock }: Answer<'ClockTerms'>): ClockInput =>
  (__typename === 'ChessClock' ? { chess: clock } : { thinking: clock }) as ClockInput;

describe('terms', () => {
  it('come back as they were given', () => {
    const { clock: none, ...rest } = shownTerms(OFFER.defaults);
    expect(none).toBeNull();
    expect(requestedTerms(rest)).toEqual({ ...OFFER.defaults, clock: undefined });
    for (const [given, kept] of CLOCKS) {
      const { clock } = requestedTerms({ clock: given });
      expect(clock).toEqual(kept);
      expect(
        requestedTerms({ clock: backAgain(shownTerms({ ...OFFER.defaults, clock }).clock!) }).clock,
      ).toEqual(kept);
    }
    expect(requestedTerms({ maximumHandSize: 7 }).maximumHandSize).toBe(7);
    expect(requestedTerms({ spectators: false }).spectators).toBe('refused');
  });

  it('that are left out or null are those of the offer, except a hand’s size: null is no maximum', () => {
    expect(Object.values(requestedTerms(null)).every((value) => value === undefined)).toBe(true);
    expect(requestedTerms({ seats: null, ruleset: null, maximumHandSize: null })).toMatchObject({
      seats: undefined,
      ruleset: undefined,
      maximumHandSize: 'none',
    });
  });
});

describe('a refusal', () => {
  it('has a code of the contract for every code of the games', () => {
    const own: readonly MatchRefusalCode[] = [
      ...REFUSAL_CODES,
      'too-many-names',
      ...QUOTA_REFUSAL_CODES,
      ...(Object.keys(DISPUTE_REFUSALS) as (keyof typeof DISPUTE_REFUSALS)[]),
      'unreadable-outcome',
      'engine-fault',
      'unknown-player',
      'not-a-judge',
      'unknown-annotation',
      'too-many-annotations',
      'unknown-entry',
      'unknown-object',
      'unknown-seat',
      'what-if-gone',
      'what-if-quota',
      'invalid-command',
      'store-unavailable',
      'outcome-unknown',
    ];
    const shown = own.map((code) => {
      const refusal = { code, rule: 'cr 1', message: 'no', retriable: true };
      const result = actionResult({ kind: 'refused', refusal });
      return result.__typename === 'Refused' ? result.code : undefined;
    });
    // The rules and the disputes use some of the same codes.
    expect([...new Set(shown)].sort()).toEqual(valuesOf('RefusalCode').sort());
  });

  it('says in whole seconds how long to wait, if that is known', () => {
    const refusal = { code: 'log-quota', rule: 'server quotas', message: 'no', retriable: true } as const;
    expect(actionResult({ kind: 'refused', refusal })).toMatchObject({ retryAfter: null });
    const limited = { ...refusal, retryAfter: seconds(1.2) };
    expect(actionResult({ kind: 'refused', refusal: limited })).toMatchObject({ retryAfter: 2 });
  });

  it('has the rules of the keywords it comes from, if there are any', () => {
    const refusal = { code: 'illegal-answer', rule: 'cr 509.1b', message: 'no', retriable: false } as const;
    expect(actionResult({ kind: 'refused', refusal })).toMatchObject({ also: [] });
    const flies = { ...refusal, also: ['cr 702.9b'] };
    expect(actionResult({ kind: 'refused', refusal: flies })).toMatchObject({ also: ['cr 702.9b'] });
  });

  it('of an account says how many whole seconds to wait', () => {
    expect(accountRefused({ code: 'busy', reason: 'x' }).retryAfter).toBeNull();
    const limited = { code: 'too-many-attempts', reason: 'x', retryAfter: seconds(1.2) } as const;
    expect(accountRefused(limited)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: 2 });
  });
});

it('an answer is of the kind whose member is given', () => {
  expect(givenAnswer({ players: [1] })).toEqual({ kind: 'choose-players', players: [1] });
  expect(givenAnswer({ yes: false })).toEqual({ kind: 'yes-no', yes: false });
  expect(givenAnswer({ objects: [] })).toEqual({ kind: 'choose-objects', objects: [] });
  expect(givenAnswer({ action: 'PASS_TURN' })).toEqual({ kind: 'priority', action: 'pass-turn' });
});

it('cr 508.1i, 509.1e: a declaration says how it is paid, and no other answer does', () => {
  const pay = [{ object: 'c7', ability: 0, mana: 'R' }];
  const attacks = [{ attacker: 'c1', defender: { seat: 1 } }];
  const declared = { kind: 'attackers', attacks: [{ attacker: 'c1', defender: 1 }] };
  expect(givenWithPayment({ attacks }, pay)).toEqual({ ...declared, pay });
  expect(givenWithPayment({ blocks: [] }, pay)).toEqual({ kind: 'blockers', blocks: [], pay });
  for (const none of [undefined, null, []]) expect(givenWithPayment({ attacks }, none)).toEqual(declared);
  expect(givenWithPayment({ yes: true }, [])).toEqual({ kind: 'yes-no', yes: true });
  expect(() => givenWithPayment({ yes: true }, pay)).toThrow(
    'Payment goes only with attackers and blockers. Leave `pay` out.',
  );
});

it('messages of a feed say what they are', () => {
  expect(feedMessage({ kind: 'caught-up', cursor: 'x' })).toEqual({
    __typename: 'FeedCaughtUp',
    cursor: 'x',
  });
  const reasons = (
    ['token-ended', 'server-stops', 'too-slow', 'store-unavailable', 'viewer-changed'] as const
  ).map((reason) => {
    const message = feedClosed(reason, null);
    return message.__typename === 'FeedClosed' ? message.reason : undefined;
  });
  expect(reasons.sort()).toEqual(valuesOf('CloseReason').sort());
});

it('a game that cannot be shown is an error with a code for each reason', () => {
  expect(seen({ kind: 'found', value: 5 })).toBe(5);
  const codes = (
    [
      { kind: 'unknown-game' },
      { kind: 'bad-eyes' },
      { kind: 'bad-cursor', fault: 'outdated' },
      { kind: 'no-such-moment' },
      { kind: 'unavailable' },
    ] as const
  ).map((sighted) => {
    try {
      return seen<string>(sighted);
    } catch (error) {
      return (error as ApiError).code;
    }
  });
  expect(codes).toEqual(['UNKNOWN_GAME', 'BAD_EYES', 'BAD_CURSOR', 'NO_SUCH_MOMENT', 'UNAVAILABLE']);
});
