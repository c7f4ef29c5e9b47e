import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../../model/decisions/answer.js';
import { BATTLEFIELD, handOf, ownLibraryOf } from '../../model/basics/ids.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { ANNA, BORIS } from '#testkit/tables/seats';
import {
  AssistedTable,
  BEAR,
  card,
  named,
  spell,
  unread,
  unreadAbility,
  YOU,
  type Meant,
  type Side,
} from '#testkit/tables/assisted-table';

const draw = (count: number) => ({ kind: 'draw', who: YOU, count });
const gain = (amount: number) => ({ kind: 'gain-life', who: YOU, amount }) as const;
const nothing = { kind: 'nothing' };
const OTHER = BORIS;

const SONG = card('Song', ['sorcery'], spell(unread('Sing a song.')));
const HYMN = card('Hymn', ['sorcery'], spell(unread('You gain 1, 2, or 3 life, as the choir likes.')));
const SINGER = card(
  'Singer',
  ['creature'],
  [{ kind: 'activated', costs: [{ kind: 'tap' }], body: { kind: 'plain', effect: unread('Sing a song.') } }],
);
const CHOIR = card('Choir', ['enchantment'], [unreadAbility('activated', 'Sing along: Everyone is moved.')]);
const ECHO = card('Echo', ['enchantment'], [unreadAbility('triggered', 'Whenever it is loud, be loud.')]);
const STILL = card(
  'Still',
  ['creature'],
  [unreadAbility('static', 'Still is taller: its power and toughness equal what nobody sees.')],
);

/** In the main phase of the first turn. */
function at(...sides: readonly Side[]): AssistedTable {
  const table = new AssistedTable(sides.length === 1 ? [...sides, {}] : sides);
  while (table.state.turn?.step !== 'precombat-main') {
    if (table.decision.kind !== 'priority') return table;
    table.pass();
  }
  return table;
}

describe('a text that nobody could read', () => {
  it('stops its resolution at a question to its controller', () => {
    const table = at({ hand: [SONG] }).cast('Song');
    expect(table.decision).toMatchObject({
      seat: 0,
      kind: 'propose',
      prompt: 'propose',
      source: table.stack[0],
      question: { text: 'Sing a song.', part: 'effect', attempt: 1, attempts: 3 },
    });
    expect(table.all('ClauseCameUp')).toMatchObject([{ seat: 0, text: 'Sing a song.', part: 'effect' }]);
  });

  it('does what a player proposes once every opponent has accepted', () => {
    const table = at({ hand: [SONG] }, {}, {})
      .cast('Song')
      .propose(gain(3));
    expect(table.decision).toMatchObject({ seat: 1, kind: 'yes-no', prompt: 'accept' });
    table.accept();
    expect(table.life(0)).toBe(20);
    expect(table.decision).toMatchObject({ seat: 2, prompt: 'accept' });
    table.accept();
    expect(table.life(0)).toBe(23);
    expect(table.all('ProposalAccepted')).toMatchObject([{ by: [1, 2] }]);
    expect(table.graveyard(0)).toEqual(['Song']);
  });

  it('does nothing after a refusal until another proposal is accepted', () => {
    const table = at({ hand: [SONG] })
      .cast('Song')
      .propose(gain(30))
      .refuse();
    expect(table.life(0)).toBe(20);
    expect(table.decision).toMatchObject({ seat: 0, question: { attempt: 2 } });
    table.propose(gain(3)).accept();
    expect(table.life(0)).toBe(23);
    expect(table.all('ProposalRefused')).toMatchObject([{ by: 1 }]);
  });

  it('has no effect if the others vote so after three refusals, and that is logged', () => {
    const table = at({ hand: [SONG] }).cast('Song');
    for (const attempt of [1, 2, 3]) table.propose(gain(attempt)).refuse();
    expect(table.decision).toMatchObject({ seat: 1, kind: 'yes-no', prompt: 'let-stand' });
    table.refuse();
    expect(table.life(0)).toBe(20);
    expect(table.all('ClauseSettled')).toMatchObject([
      { text: 'Sing a song.', outcome: 'nothing', why: 'vote', nothing: [1], stands: [] },
    ]);
    expect(table.graveyard(0)).toEqual(['Song']);
    expect(table.decision.kind).toBe('priority');
  });

  it('has the effect of the last proposal if most of the others vote for it', () => {
    const table = at({ hand: [HYMN] }, {}, {}, {}).cast('Hymn');
    for (const attempt of [1, 2, 3]) table.propose(gain(attempt)).refuse();
    table.accept().refuse().accept();
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'stands', nothing: [2], stands: [1, 3] }]);
    expect(table.life(0)).toBe(23);
  });

  it('has no effect after a tied vote', () => {
    const table = at({ hand: [HYMN] }, {}, {}).cast('Hymn');
    for (const attempt of [1, 2, 3]) table.propose(gain(attempt)).refuse();
    table.accept().refuse();
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', nothing: [2], stands: [1] }]);
    expect(table.life(0)).toBe(20);
  });

  it('cr 608.2c: is followed in the order of the card, after the instructions before it', () => {
    const mixed = card('Mixed', ['sorcery'], spell(gain(1), unread('Hum.'), gain(5)));
    const table = at({ hand: [mixed] }).cast('Mixed');
    expect(table.life(0)).toBe(21);
    table.propose({ kind: 'set-life', who: YOU, amount: 7 }).accept();
    expect(table.life(0)).toBe(12);
  });

  it('may name objects and players', () => {
    const table = at({ hand: [SONG] }, { battlefield: [BEAR] }).cast('Song');
    const bear = table.id('Bear');
    table
      .propose(
        {
          kind: 'sequence',
          steps: [
            { kind: 'tap', what: named('it') },
            { kind: 'lose-life', who: named('them'), amount: 4 },
          ],
        },
        [
          {
            name: 'it',
            objects: [table.ids('Bear').find((id) => cardsIn(table.state, BATTLEFIELD).includes(id)) ?? bear],
            players: [],
          },
          { name: 'them', objects: [], players: [OTHER] },
        ],
      )
      .accept();
    expect(table.life(1)).toBe(16);
    expect(table.all('PermanentTapped')).toHaveLength(1);
  });

  it('may change something until end of turn, make tokens, and give keywords', () => {
    const table = at({ hand: [SONG, SONG], battlefield: [STILL] });
    table.propose(nothing).accept().untilMain();
    table
      .cast('Song')
      .propose(
        {
          kind: 'continuous',
          what: named('it'),
          changes: [
            { kind: 'modify-stats', power: 3, toughness: 3 },
            { kind: 'gain-ability', ability: { kind: 'keyword', name: 'flying' } },
          ],
          until: { kind: 'end-of-turn' },
        },
        [{ name: 'it', objects: [table.id('Still')], players: [] }],
      )
      .accept();
    expect(table.power('Still')).toBe(5);
    table
      .cast('Song')
      .propose({
        kind: 'create-token',
        token: {
          kind: 'made',
          face: {
            kind: 'face',
            name: 'Note',
            types: ['creature'],
            subtypes: ['Spirit'],
            power: 1,
            toughness: 1,
          },
        },
        count: 2,
      })
      .accept();
    expect(table.ids('Note')).toHaveLength(2);
    table.untilTurn(2);
    expect(table.power('Still')).toBe(2);
  });
});

describe('an ability with a known cost and an unknown effect', () => {
  it('cr 602.2: is activated by paying, and resolves by a proposal', () => {
    const table = at({ battlefield: [SINGER] });
    table.act({ do: 'activate', object: table.id('Singer'), ability: 0 });
    expect(table.isTapped('Singer')).toBe(true);
    table.passAll().propose(draw(2)).accept();
    expect(table.hand(0)).toHaveLength(2);
  });
});

describe('a claim', () => {
  it('of an activated ability: the table agrees on the cost, and then on the effect', () => {
    const table = at({ battlefield: [CHOIR] }).claim('Choir');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'propose', question: { part: 'costs' } });
    table.propose({ kind: 'lose-life', who: YOU, amount: 2 }).accept();
    expect(table.life(0)).toBe(18);
    expect(table.stack).toHaveLength(1);
    table.passAll();
    expect(table.decision).toMatchObject({
      question: { part: 'effect', text: 'Sing along: Everyone is moved.' },
    });
    table.propose(gain(9)).accept();
    expect(table.life(0)).toBe(27);
  });

  it('cr 118.3: leaves nothing on the stack if the agreed cost is not paid', () => {
    const pay = { kind: 'pay', who: YOU, costs: [{ kind: 'life', amount: 2 }], bind: 'paid' };
    const unpaid = at({ battlefield: [CHOIR] })
      .claim('Choir')
      .propose(pay)
      .accept()
      .refuse();
    expect(unpaid.stack).toHaveLength(0);
    const paid = at({ battlefield: [CHOIR] })
      .claim('Choir')
      .propose(pay)
      .accept()
      .accept();
    expect(paid.life(0)).toBe(18);
    expect(paid.stack).toHaveLength(1);
  });

  it('of an activated ability is refused from anyone but its controller', () => {
    const table = at({}, { battlefield: [CHOIR] });
    const refusal = table.tryAnswer({
      kind: 'priority',
      action: { do: 'special', object: table.id('Choir'), what: 'claim 1' },
    });
    expect(refusal).toMatchObject({ code: 'illegal-answer', rule: 'table assisted' });
  });

  it('of a triggered ability may come from anyone, and the controller gets the ability', () => {
    const table = at({}, { battlefield: [ECHO] }).claim('Echo');
    expect(table.decision).toMatchObject({ seat: 1, prompt: 'accept' });
    table.accept();
    expect(table.stack).toHaveLength(1);
    table.passAll();
    expect(table.decision).toMatchObject({ seat: 1, kind: 'propose' });
    table.propose(gain(1)).accept();
    expect(table.life(1)).toBe(21);
  });

  it('that is refused does not trigger, and is not repeated this turn', () => {
    const table = at({}, { battlefield: [ECHO] })
      .claim('Echo')
      .refuse();
    expect(table.stack).toHaveLength(0);
    expect(table.all('ClauseSettled')).toMatchObject([
      { part: 'trigger', outcome: 'nothing', why: 'claim-refused' },
    ]);
    const again = {
      kind: 'priority',
      action: { do: 'special', object: table.id('Echo'), what: 'claim 1' },
    } as const;
    expect(table.tryAnswer(again)?.rule).toBe('table assisted');
    table.untilTurn(2);
    while (table.decision.seat !== 0) table.pass();
    expect(table.tryAnswer(again)).toBeUndefined();
  });

  it('cr 602.2a: for a card in a hand reveals it', () => {
    const table = at({ hand: [CHOIR] }).claim('Choir');
    expect(table.all('CardsRevealed')).toMatchObject([{ seat: 0, objects: [table.id('Choir')] }]);
  });
});

describe('a static text', () => {
  it('is asked about once, as its permanent enters, before anything else is checked', () => {
    const star = {
      ...STILL,
      name: 'Star',
      faces: [{ ...STILL.faces![0]!, name: 'Star', power: 0, toughness: 0 }],
    };
    const table = at({ hand: [star] }).cast('Star');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'propose', source: table.id('Star') });
    table
      .propose({
        kind: 'continuous',
        what: { kind: 'this' },
        changes: [
          { kind: 'set-stat', stat: 'power', value: { kind: 'hand-size', of: YOU } },
          { kind: 'set-stat', stat: 'toughness', value: 4 },
        ],
        until: { kind: 'while-this' },
      })
      .accept();
    expect(table.battlefield).toContain('Star');
    table.untilTurn(3);
    expect(table.battlefield).toContain('Star');
    expect(table.all('ClauseCameUp')).toHaveLength(1);
  });

  it('is asked about again when its controller claims it', () => {
    const table = at({ battlefield: [STILL] })
      .propose(nothing)
      .accept()
      .untilMain()
      .claim('Still');
    expect(table.decision).toMatchObject({ kind: 'propose', question: { part: 'effect' } });
  });
});

describe('a wrong proposal', () => {
  const asked = (): AssistedTable => at({ hand: [SONG, BEAR] }, { hand: [SONG] }).cast('Song');
  const why = (effect: unknown, names: readonly Meant[] = []): string | undefined => {
    const refusal = asked().tryPropose(effect, names);
    if (refusal !== undefined)
      expect(refusal).toMatchObject({ code: 'illegal-answer', rule: 'table assisted' });
    return refusal?.message;
  };

  it.each([
    ['no effect at all', null],
    ['a kind there is not', { kind: 'dance' }],
    ['a field that is missing', { kind: 'draw', who: YOU }],
    ['a name that means nothing', { kind: 'tap', what: named('it') }],
    ['a target', { kind: 'tap', what: { kind: 'target', slot: 0 } }],
    ['winning', { kind: 'win-game', who: YOU }],
    ['doing it for ever', { kind: 'repeat-while', condition: { kind: 'always' }, effect: draw(1) }],
    ['asking again', unread('Sing a song.')],
    [
      'an ability of its own',
      {
        kind: 'continuous',
        what: { kind: 'this' },
        changes: [
          { kind: 'gain-ability', ability: { kind: 'spell', body: { kind: 'plain', effect: draw(1) } } },
        ],
        until: { kind: 'forever' },
      },
    ],
    ['a number beyond all measure', draw(1001)],
    ['too long a text', { kind: 'sequence', steps: Array.from({ length: 200 }, () => draw(1)) }],
  ])('%s is refused and changes nothing', (_, effect) => {
    expect(why(effect)).toBeDefined();
  });

  it('that names an object its player cannot see is refused', () => {
    const table = asked();
    const it_ = (...objects: readonly string[]) => [{ name: 'it', objects, players: [] }];
    const [other] = cardsIn(table.state, handOf(OTHER));
    const [library] = cardsIn(table.state, ownLibraryOf(ANNA));
    const [own] = cardsIn(table.state, handOf(ANNA));
    const tap = { kind: 'tap', what: named('it') };
    const messages = [other, library, 'o9999'].map((id) => why(tap, it_(id!)));
    expect(new Set(messages)).toEqual(new Set(['Name only objects that you can see.']));
    expect(why(tap, it_(own!))).toBeUndefined();
  });

  it('that repeats a name, misspells one or names no player of this game is refused', () => {
    expect(
      why(nothing, [
        { name: 'it', objects: [], players: [] },
        { name: 'it', objects: [], players: [] },
      ]),
    ).toBeDefined();
    expect(why(nothing, [{ name: '~coming', objects: [], players: [] }])).toBeDefined();
    expect(why(nothing, [{ name: 'it', objects: [], players: [5] }])).toBeDefined();
  });

  it('from another player, made twice or as another kind of answer is refused', () => {
    const table = asked();
    const answer: Answer = { kind: 'propose', effect: nothing, names: [] };
    const { id } = table.decision;
    expect(table.tryAnswer(answer, 1)).toMatchObject({ code: 'not-your-decision' });
    expect(table.tryAnswer({ kind: 'yes-no', yes: true })).toMatchObject({ code: 'illegal-answer' });
    table.answer(answer);
    expect(table.attempt(0, { type: 'answer', decision: id, answer })).toMatchObject({
      code: 'stale-decision',
    });
    expect(table.tryAnswer({ kind: 'yes-no', yes: true }, 0)).toMatchObject({ code: 'not-your-decision' });
  });
});

describe('hidden cards in a proposal', () => {
  it('are shown only to the player who proposes: the others see how many there are, and where', () => {
    const table = at({ hand: [SONG, BEAR, CHOIR] }).cast('Song');
    const choir = table.id('Choir');
    table.propose({ kind: 'move', what: named('it'), to: 'battlefield', cause: 'put' }, [
      { name: 'it', objects: [choir], players: [] },
    ]);
    const [proposed] = table.all('ClauseProposed');
    expect(proposed).toMatchObject({
      named: [{ name: 'it', objects: [], players: [] }],
      hidden: [{ name: 'it', objects: [choir], players: [] }],
      covered: [{ name: 'it', zone: { kind: 'hand', seat: 0 }, count: 1 }],
    });
    table.accept();
    expect(table.battlefield).toEqual(['Choir']);
  });
});

describe('players who leave', () => {
  it('cr 800.4a: leave no question open if they were to propose', () => {
    const table = at({ hand: [SONG] }, {}, {})
      .cast('Song')
      .concede(0);
    expect(table.decision).toMatchObject({ kind: 'priority' });
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', why: 'left' }]);
  });

  it('are not asked to vote', () => {
    const table = at({ hand: [SONG] }, {}, {})
      .cast('Song')
      .propose(gain(3))
      .concede(1);
    expect(table.decision).toMatchObject({ seat: 2, prompt: 'accept' });
    table.accept();
    expect(table.life(0)).toBe(23);
    expect(table.all('ProposalAccepted')).toMatchObject([{ by: [2] }]);
  });

  it('leave no question open if their proposal is voted on', () => {
    const table = at({ hand: [SONG] }, {}, {})
      .cast('Song')
      .propose(gain(3))
      .concede(0);
    expect(table.state.assisted.open).toBeNull();
    expect(table.decision.kind).toBe('priority');
  });
});

it('a refused proposal leaves no trace in the state but the question', () => {
  const table = at({ hand: [SONG] })
    .cast('Song')
    .propose(gain(1))
    .refuse();
  expect(Object.keys(table.state.assisted.agreed)).toHaveLength(0);
});

it('texts that nobody could read are looked for only in games that have a card with one', () => {
  expect(at({ hand: [BEAR] }).state.assisted.present).toBe(false);
  expect(at({ hand: [BEAR, SONG] }).state.assisted.present).toBe(true);
});
