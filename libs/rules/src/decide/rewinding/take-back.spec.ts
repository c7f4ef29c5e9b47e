// Taking back by consent: who may ask, what stands in the way, and how a request ends.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#abilities';
import { hashText, playerId } from '#kernel';
import { AssistedTable, card, spell, YOU, type Side } from '#testkit/tables/assisted-table';
import { TestTable } from '#testkit/tables/test-table';
import { anna } from '#testkit/tables/looking';
import { legalCommands } from '../decide.js';
import type { GameEvent } from '../../model/events/events.js';
import { handOf, ownLibraryOf, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { MOST_TAKE_BACKS } from '../../model/state/take-back.js';
import { botAt } from '../../model/basics/bots.js';
import { isPublic } from '../../model/events/audience.js';
import { barriersIn } from './barriers.js';

const RULE = 'terms takeBack';
const gain: Ability = {
  kind: 'activated',
  costs: [],
  body: { kind: 'plain', effect: { kind: 'gain-life', who: YOU, amount: 1 } },
};
const WELL = card('Well', ['artifact'], [gain]);
const sorcery = (name: string, ...effects: readonly Effect[]) => card(name, ['sorcery'], spell(...effects));

const table = (hand: Side['hand'] = [], players = 2): AssistedTable =>
  new AssistedTable(
    Array.from({ length: players }, (_, seat) => ({ hand: seat === 0 ? hand : [], battlefield: [WELL] })),
    { takeBack: 'by-consent', opens: 'judges-only' },
  ).untilMain();

const use = (at: AssistedTable): AssistedTable =>
  at.act({ do: 'activate', object: at.id('Well'), ability: 0 });
const ask = (at: AssistedTable, moment: number, seat = 0) =>
  at.attempt(seat, { type: 'ask-take-back', moment });
const reply = (at: AssistedTable, moment: number, agrees: boolean, seat = 1) =>
  at.attempt(seat, { type: 'answer-take-back', moment, agrees });

describe('a request to take back', () => {
  it('terms takeBack: returns the game as soon as every other player agrees', () => {
    const at = table([], 3);
    const { moment } = at.fold;
    use(at);
    expect(at.stack).toHaveLength(1);
    expect(ask(at, moment)).toBeUndefined();
    expect(at.state.takeBack).toMatchObject({ seat: 0, moment, asks: [1, 2], agreed: [] });
    expect(reply(at, moment, true, 2)).toBeUndefined();
    expect(at.stack).toHaveLength(1);
    expect(reply(at, moment, true, 2)).toMatchObject({ code: 'already-agreed', rule: RULE });
    expect(reply(at, moment, true, 1)).toBeUndefined();
    expect([at.stack, at.state.takeBack]).toEqual([[], null]);
    expect(at.all('Rewound')).toMatchObject([{ moment, by: { kind: 'consent', seat: 0 }, because: null }]);
    expect(at.all('LibraryShuffled')).toEqual([]);
  });

  it('terms takeBack: ends when one refuses, when the asker withdraws, or when the game goes on', () => {
    const at = table();
    const { moment } = at.fold;
    use(at);
    ask(at, moment);
    expect(reply(at, moment, false)).toBeUndefined();
    ask(at, moment);
    expect(reply(at, moment, true, 0)).toMatchObject({ code: 'no-take-back' });
    expect(reply(at, moment, false, 0)).toBeUndefined();
    ask(at, moment);
    at.pass();
    expect(at.all('TakeBackEnded').map(({ why }) => why)).toEqual(['refused', 'withdrawn', 'moved-on']);
    expect(reply(at, moment, true)).toMatchObject({ code: 'no-take-back', rule: RULE });
    expect(at.all('Rewound')).toEqual([]);
  });

  it('terms takeBack: does not wait for anybody: no question is open, and clocks run on', () => {
    const at = table();
    const { moment } = at.fold;
    use(at);
    const { decision } = at.state;
    ask(at, moment);
    expect(at.state.decision).toEqual(decision);
    expect(at.attempt(0, { type: 'set-passing', until: null, stops: null })).toBeUndefined();
    expect(at.state.takeBack).not.toBeNull();
  });

  it('terms takeBack: is refused where the terms do not allow it, to strangers, and twice at once', () => {
    const never = new AssistedTable([{ battlefield: [WELL] }, {}]).untilMain();
    use(never);
    expect(ask(never, 1)).toMatchObject({ code: 'no-take-backs', rule: RULE });
    expect(legalCommands(never.state, playerId('player 0'), never.inputs.now)).not.toContain('ask-take-back');
    const at = table();
    const { moment } = at.fold;
    use(at);
    expect(ask(at, moment, 7)).toMatchObject({ code: 'not-seated' });
    expect(reply(at, moment, true, 7)).toMatchObject({ code: 'not-seated' });
    expect(ask(at, moment)).toBeUndefined();
    expect(ask(at, moment, 1)).toMatchObject({ code: 'take-back-open', rule: RULE });
    expect(reply(at, moment + 1, true)).toMatchObject({ code: 'no-take-back' });
  });

  it('terms takeBack: is refused past the end, before the beginning and where nothing happened since', () => {
    const at = table();
    use(at);
    for (const moment of [at.fold.moment, at.fold.moment + 1, 1_000_000_000])
      expect(ask(at, moment)).toMatchObject({ code: 'no-such-moment', rule: 'table rewinding' });
    const begun = new TestTable({ terms: { takeBack: 'by-consent' } }).create(2);
    expect(begun.attempt(anna, { type: 'ask-take-back', moment: 0 })).toMatchObject({ code: 'not-started' });
    const played = new TestTable({ terms: { takeBack: 'by-consent' } }).play(2);
    for (const moment of [0, 1, 3])
      expect(played.attempt(anna, { type: 'ask-take-back', moment })).toMatchObject({
        code: 'no-such-moment',
      });
  });

  it('terms takeBack: is refused after so many by one player', () => {
    const at = table();
    const { moment } = at.fold;
    use(at);
    for (let times = 0; times < MOST_TAKE_BACKS; times += 1) {
      expect(ask(at, moment)).toBeUndefined();
      reply(at, moment, false);
    }
    expect(ask(at, moment)).toMatchObject({ code: 'too-many-take-backs', rule: RULE });
    expect(ask(at, moment, 1)).toBeUndefined();
  });

  it('terms takeBack: is refused if anybody learned anything hidden since, and says what and when', () => {
    const draw = sorcery('Draw', { kind: 'draw', who: YOU, count: 1 });
    const at = table([draw]);
    const { moment } = at.fold;
    at.cast('Draw');
    const refusal = ask(at, moment);
    expect(refusal).toMatchObject({ code: 'hidden-learned', rule: RULE });
    expect(refusal?.message).toMatch(
      /^Since then a card was shown \(moment \d+\), a card was drawn \(moment \d+\), so/,
    );
    expect(at.state.takeBack).toBeUndefined();
    // A later moment is free.
    const later = at.fold.moment;
    use(at);
    expect(ask(at, later)).toBeUndefined();
  });

  const TOP = { kind: 'top', whose: YOU, count: 1 } as const;
  const DOWN = { kind: 'each', filter: { kind: 'status', is: 'face-down' } } as const;
  const learns = (
    does: Effect,
    { before, seat = 0 }: { readonly before?: Effect; readonly seat?: number } = {},
  ) => {
    const source = (effect: Effect): Ability => ({
      kind: 'activated',
      costs: [],
      body: { kind: 'plain', effect },
    });
    const at = new AssistedTable(
      [0, 1].map((nth) => ({
        battlefield: [
          WELL,
          ...(before === undefined ? [] : [card('Before', ['artifact'], [source(before)])]),
          ...(nth === seat ? [card('Source', ['artifact'], [source(does)])] : []),
        ],
      })),
      { takeBack: 'by-consent', opens: 'judges-only' },
    ).untilMain();
    const activate = (name: string) => at.act({ do: 'activate', object: at.id(name), ability: 0 }).passAll();
    if (before !== undefined) activate('Before');
    if (seat === 1) at.pass();
    const { moment } = at.fold;
    const happens = (): void => {
      activate('Source');
      // A coin is called.
      if (at.decision.kind === 'word') at.answer({ kind: 'word', word: 'heads' }).passAll();
    };
    return { at, moment, happens };
  };

  it.each([
    ['a draw', 'a card was drawn', 'CardDrawn', learns({ kind: 'draw', who: YOU, count: 1 })],
    ['a reveal', 'a card was shown', 'CardsRevealed', learns({ kind: 'reveal', what: TOP })],
    [
      'a die',
      'chance decided',
      'DieRolled',
      learns({ kind: 'roll-dice', who: YOU, sides: 6, bind: 'rolled' }),
    ],
    ['a coin', 'chance decided', 'CoinFlipped', learns({ kind: 'flip-coins', who: YOU, bind: 'flips' })],
    [
      'a private look',
      'cards were looked at',
      'CardsLookedAt',
      learns({ kind: 'look', who: YOU, what: TOP }),
    ],
    [
      'a card put face up from a library',
      'a card was shown',
      'ObjectMoved',
      learns({ kind: 'mill', who: YOU, count: 1 }),
    ],
    [
      'a card put face down where its player may look at it',
      'cards were looked at',
      'ObjectMoved',
      learns({ kind: 'manifest', who: YOU, what: TOP }),
    ],
    [
      'a card turned face up',
      'a card was shown',
      'FaceChanged',
      learns(
        { kind: 'turn-face', face: 'up', what: DOWN },
        { before: { kind: 'manifest', who: YOU, what: TOP } },
      ),
    ],
    [
      'a face-down card that leaves',
      'a card was shown',
      'CardsRevealed',
      learns({ kind: 'destroy', what: DOWN }, { before: { kind: 'manifest', who: YOU, what: TOP } }),
    ],
    [
      'control of a face-down card',
      'cards were looked at',
      'ControllerChanged',
      learns(
        {
          kind: 'continuous',
          what: DOWN,
          changes: [{ kind: 'control', to: YOU }],
          until: { kind: 'end-of-turn' },
        },
        { before: { kind: 'manifest', who: YOU, what: TOP }, seat: 1 },
      ),
    ],
  ] as const)(
    'terms takeBack: is refused after %s, to whoever asks, and says what and when',
    (_, what, type, { at, moment, happens }) => {
      const { length } = at.events;
      happens();
      const learned = at.events.findIndex((event, nth) => nth >= length && event.type === type);
      expect(learned).toBeGreaterThan(-1);
      const when = at.events.slice(0, learned + 1).filter(isPublic).length;
      for (const seat of [0, 1]) {
        const refusal = ask(at, moment, seat);
        expect(refusal).toMatchObject({ code: 'hidden-learned', rule: RULE });
        expect(refusal?.message).toContain(`${what} (moment ${String(when)})`);
      }
      expect([at.state.takeBack, at.all('Rewound')]).toEqual([undefined, []]);
      // A later moment is free.
      const later = at.fold.moment;
      use(at);
      expect(ask(at, later)).toBeUndefined();
    },
  );

  it('terms takeBack: is refused if an effect lets somebody look at what lies face down since', () => {
    const { at, moment, happens } = learns(
      {
        kind: 'create-token',
        token: {
          kind: 'made',
          face: {
            kind: 'face',
            name: 'Lens',
            types: ['artifact'],
            abilities: [
              {
                kind: 'static',
                effects: [{ kind: 'may', permission: { kind: 'look-at', who: YOU, what: DOWN } }],
              },
            ],
          },
        },
      },
      { before: { kind: 'manifest', who: YOU, what: TOP }, seat: 1 },
    );
    happens();
    expect(at.all('CardsLookedAt')).toEqual([]);
    expect(ask(at, moment)?.message).toMatch(/^Since then somebody learned something, so/);
    expect(ask(at, moment, 1)).toMatchObject({ code: 'hidden-learned' });
  });

  it('terms takeBack: asks a player who had left at that moment and has come back by a ruling', () => {
    const at = table([], 3);
    const before = at.fold.moment;
    use(at);
    at.concede(2);
    const { moment } = at.fold;
    expect(at.state.seats[2]?.lost).not.toBeNull();
    at.rewind(before);
    expect(at.state.seats[2]?.lost).toBeNull();
    expect(ask(at, moment)).toBeUndefined();
    expect(at.state.takeBack).toMatchObject({ asks: [1, 2] });
    expect(reply(at, moment, true, 1)).toBeUndefined();
    expect(at.state.seats[2]?.lost).toBeNull();
    expect(reply(at, moment, false, 2)).toBeUndefined();
    expect(at.all('TakeBackEnded')).toMatchObject([{ seat: 2, why: 'refused' }]);
  });

  it('terms takeBack: takes back a concession, before the log lies open', () => {
    const at = table();
    const { moment } = at.fold;
    at.concede(0);
    expect(at.state.stage.kind).toBe('over');
    expect(ask(at, moment)).toBeUndefined();
    expect(reply(at, moment, true)).toBeUndefined();
    expect(at.state.stage.kind).toBe('turns');
  });
});

describe('a bot that is asked to take back', () => {
  const seated = (): TestTable => {
    const at = new TestTable({ terms: { takeBack: 'by-consent', opens: 'judges-only', seats: 2 } }).create(2);
    at.act(anna, { type: 'seat-bot', bot: 'random' });
    at.act(anna, { type: 'ready', commitment: null }).act(anna, { type: 'start' });
    return at;
  };
  const bot = botAt('random', 1 as Seat);

  it('agrees if nobody but the asker has done anything since, and refuses otherwise', () => {
    const at = seated();
    for (let times = 0; at.state.stage.kind !== 'turns' && times < 9; times += 1) {
      const { question } = at.state.decision!;
      at.answer(
        question.kind === 'choose-players'
          ? { kind: 'choose-players', players: [0 as Seat] }
          : { kind: 'yes-no', yes: false },
      );
    }
    expect(at.asked).toBe(anna);
    const { moment } = at.fold;
    at.attempt(anna, { type: 'concede' });
    // Conceding is no answer to a question: a bot that has won keeps what it has.
    expect(at.attempt(anna, { type: 'ask-take-back', moment })).toBeUndefined();
    expect(at.events.at(-1)).toMatchObject({ type: 'TakeBackEnded', seat: 1, why: 'refused' });
    expect(at.state.seats[1]?.player).toBe(bot);
  });
});

describe('what stands in the way', () => {
  const library = ownLibraryOf(0 as Seat);
  const hand = handOf(1 as Seat);
  const object = 'o1' as ObjectId;
  const of = (...events: readonly GameEvent[]): readonly string[] =>
    barriersIn(events, { moment: 10, covered: [] }, 0 as Seat).map(
      ({ what, moment }) => `${what} ${String(moment)}`,
    );

  it('is a draw, a look, a reveal, a roll or a spoken name, each told with its moment', () => {
    const seat = 1 as Seat;
    expect(
      of(
        { type: 'LifeChanged', seat, by: 1, cause: 'gain' },
        { type: 'CardDrawn', seat, from: library, object, becomes: 'o2' as ObjectId },
        { type: 'CardsLookedAt', seat, objects: [object], zone: library, count: 1 },
        { type: 'CardsRevealed', seat, objects: [object], zone: hand },
        { type: 'CoinFlipped', seat, heads: true, won: null, drawn: 5 },
        {
          type: 'CardNamed',
          ...{ seat, object, zone: hand, holder: seat, name: 'Bear' },
          ...{ definition: hashText('bear'), counts: true },
        },
      ),
    ).toEqual([
      'a card was drawn 12',
      'cards were looked at 13',
      'a card was shown 14',
      'chance decided 15',
      'a name was spoken 16',
    ]);
  });

  it('is no shuffle, no tap and no life total', () => {
    expect(
      of(
        { type: 'LibraryShuffled', zone: library, order: [object], drawn: 4 },
        { type: 'PermanentTapped', object, tapped: true, forMana: true },
        { type: 'LifeChanged', seat: 1 as Seat, by: -1, cause: 'lose' },
      ),
    ).toEqual([]);
  });

  it('is a card that comes out of a hidden zone, or that lay face down', () => {
    const at = table([card('Wolf', ['creature'])]);
    const { events } = at.cast('Wolf');
    expect(barriersIn(events, { moment: 0, covered: [] }, 0 as Seat).at(-1)?.what).toBe('a card was shown');
  });
});
