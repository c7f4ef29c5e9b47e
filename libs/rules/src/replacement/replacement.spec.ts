// Replacement and prevention (cr 614-616), with every example the rules give.
import type { Ability, Effect, Filter, Outcome, Pattern } from '#abilities';
import type { CardDefinition } from '#cards';
import { sightOf } from '../characteristics/characteristics.js';
import { cards, no, order, word, yes } from '../fixtures/effect.fixture.js';
import {
  ALL,
  AMOUNT,
  both,
  card,
  creature,
  CREATURE,
  DIES,
  entering,
  ENTERS,
  gain,
  instead,
  IS_THIS,
  mayInstead,
  OPPONENTS,
  RulesTable,
  steps,
  SUBJECT,
  THIS,
  whenever,
  YOU,
  YOURS,
} from '../fixtures/rules.fixture.js';
import type { Seat } from '../state/ids.js';
import { comingStep } from './skipping.js';

const IT = { kind: 'bound', name: 'it' } as const;
const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const destroyAll: Effect = { kind: 'destroy', what: EACH_CREATURE };
const destroy: Effect = { kind: 'destroy', what: IT };
const bring: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };
const END_OF_TURN = { kind: 'end-of-turn' } as const;
const it_ = (table: RulesTable, ...names: readonly string[]) => ({
  bindings: { it: { objects: names.map((name) => table.id(name)) } },
});
const damage = (amount: number, rest: Partial<Extract<Effect, { kind: 'damage' }>> = {}): Effect => ({
  kind: 'damage',
  to: IT,
  amount,
  ...rest,
});
const burn = (amount: number, rest: Partial<Extract<Effect, { kind: 'damage' }>> = {}): Effect => ({
  kind: 'damage',
  players: OPPONENTS,
  amount,
  ...rest,
});
const DRAWS: Pattern = { kind: 'draws', who: YOU };
const DOUBLED: Outcome = { kind: 'amount', value: { kind: 'product', of: AMOUNT, by: 2 } };
const GRAVEYARD: Pattern = { kind: 'moves', what: { kind: 'anything' }, to: ['graveyard'] };
const restInPeace = card('Rest', [instead(GRAVEYARD, { kind: 'to-zone', zone: 'exile' })]);

describe('cr 614.4-614.7: what may be replaced', () => {
  const regenerate: Effect = { kind: 'regenerate', what: IT };

  it('cr 614.4: it is too late once it has happened', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table.do(destroy, it_(table, 'Bear')).settle();
    expect(table.graveyard(0)).toEqual(['Bear']);
    table.do(regenerate, it_(table, 'Bear'));
    expect(table.graveyard(0)).toEqual(['Bear']);
    expect(table.state.lasting).toEqual([]);
  });

  it('cr 614.5: two effects that double damage make 8 of 2', () => {
    const doubler = (name: string) =>
      card(name, [instead({ kind: 'damage', from: both(CREATURE, YOURS) }, DOUBLED)]);
    const table = new RulesTable(
      [{ battlefield: ['One', 'Two', 'Bear'] }, {}],
      [doubler('One'), doubler('Two')],
    );
    table.do(burn(2, { from: IT }), { ...it_(table, 'Bear'), answers: [order(0, 1)] });
    expect(table.life(1)).toBe(12);
  });

  it('cr 614.6: the event that was replaced triggers nothing', () => {
    const table = new RulesTable(
      [{ battlefield: ['Rest', 'Dying'] }, {}],
      [restInPeace, creature('Dying', 1, 1, [whenever(DIES, gain(5))])],
    );
    table.do(destroyAll).settle();
    expect(table.exile()).toEqual(['Dying']);
    expect(table.life(0)).toBe(20);
  });

  it('cr 614.7a: no damage is not made more', () => {
    const more = card('More', [
      instead({ kind: 'damage' }, { kind: 'amount', value: { kind: 'sum', of: [AMOUNT, 2] } }),
    ]);
    const table = new RulesTable([{ battlefield: ['More'] }, {}], [more]);
    table.do(burn(0));
    expect(table.life(1)).toBe(20);
    table.do(burn(1));
    expect(table.life(1)).toBe(17);
  });
});

describe('cr 614.8, 701.19: regeneration', () => {
  const regenerate: Effect = { kind: 'regenerate', what: IT };

  it('cr 701.19a: the next time it would be destroyed: damage removed, tapped', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table
      .do(regenerate, it_(table, 'Bear'))
      .do(damage(1), it_(table, 'Bear'))
      .do(destroy, it_(table, 'Bear'))
      .settle();
    expect(table.battlefield()).toEqual(['Bear']);
    expect(table.permanent('Bear')).toMatchObject({ damage: 0, tapped: true });
    table.do(destroy, it_(table, 'Bear')).settle();
    expect(table.graveyard(0)).toEqual(['Bear']);
  });

  it('cr 701.19a: each shield is used up by itself', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table.do(regenerate, it_(table, 'Bear')).do(regenerate, it_(table, 'Bear'));
    table.do(destroy, { ...it_(table, 'Bear'), answers: [order(0, 1)] }).settle();
    expect(table.state.lasting).toHaveLength(1);
    expect(table.battlefield()).toEqual(['Bear']);
  });

  it('cr 614.8: lethal damage regenerates it too, and what triggers on the damage triggers', () => {
    const table = new RulesTable(
      [{ battlefield: ['Tough'] }, {}],
      [creature('Tough', 2, 2, [whenever({ kind: 'damage', to: IS_THIS }, gain(1))])],
    );
    table.do(regenerate, it_(table, 'Tough')).do(damage(5), it_(table, 'Tough')).settle();
    expect(table.battlefield()).toEqual(['Tough']);
    expect(table.permanent('Tough')).toMatchObject({ damage: 0, tapped: true });
    expect(table.life(0)).toBe(21);
  });

  it('cr 701.19c: what cannot be regenerated is not, and keeps its shield', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    table
      .do(regenerate, it_(table, 'Bear'))
      .do({ kind: 'destroy', what: IT, regeneration: 'cannot' }, it_(table, 'Bear'))
      .settle();
    expect(table.battlefield()).toEqual(['Other']);
  });

  it('cr 701.19b: a static ability regenerates each time', () => {
    const ability = instead(
      { kind: 'moves', what: IS_THIS, from: ['battlefield'], cause: ['destroy'] },
      { kind: 'regenerate' },
    );
    const table = new RulesTable([{ battlefield: ['Troll'] }, {}], [creature('Troll', 2, 2, [ability])]);
    for (let times = 0; times < 2; times += 1) {
      table.do(destroy, it_(table, 'Troll')).settle();
      expect(table.permanent('Troll').tapped).toBe(true);
      table.do({ kind: 'untap', what: IT }, it_(table, 'Troll'));
    }
  });

  it('cr 701.19a: it triggers what looks for a regeneration', () => {
    const table = new RulesTable(
      [{ battlefield: ['Bear', 'Onlooker'] }, {}],
      [card('Onlooker', [whenever({ kind: 'regenerates', what: CREATURE }, gain(2))])],
    );
    table.do(regenerate, it_(table, 'Bear')).do(destroyAll).settle();
    expect(table.life(0)).toBe(22);
  });
});

describe('cr 614.9: redirection', () => {
  const shield: Effect = {
    kind: 'create-replacement',
    replacement: {
      kind: 'replace',
      event: { kind: 'damage', players: YOU },
      outcomes: [{ kind: 'redirect', to: IT }],
    },
    until: END_OF_TURN,
    uses: 1,
  };

  it('cr 614.9: the same damage, to something else', () => {
    const table = new RulesTable([{ battlefield: ['Big'] }, {}], [creature('Big', 5, 5)]);
    table.do(shield, it_(table, 'Big')).do(burn(3), { controller: 1 });
    expect(table.life(0)).toBe(20);
    expect(table.permanent('Big').damage).toBe(3);
    table.do(burn(3), { controller: 1 });
    expect(table.life(0)).toBe(17);
  });

  it.each<{ done: Effect; why: string }>([
    { done: { kind: 'move', what: IT, to: 'exile', cause: 'exile' }, why: 'is not there any more' },
    {
      done: {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'set-types', types: ['artifact'] }],
        until: END_OF_TURN,
      },
      why: 'is no creature any more',
    },
  ])('cr 614.9: nothing is redirected to what $why', ({ done }) => {
    const table = new RulesTable([{ battlefield: ['Big'] }, {}], [creature('Big', 5, 5)]);
    const big = it_(table, 'Big');
    table.do(shield, big).do(done, big).do(burn(3), { controller: 1 });
    expect(table.life(0)).toBe(17);
  });
});

describe('cr 614.10: skipping', () => {
  const ahead = (table: RulesTable) => {
    const step = comingStep(table.proposal, 0 as Seat, table.state.turn!.ahead, () => true);
    if (step !== undefined) table.happen({ type: 'StepBegan', step });
    return step;
  };
  const skip = (what: Extract<Effect, { kind: 'skip' }>['what']): Effect => ({
    kind: 'skip',
    who: YOU,
    what,
  });

  it('cr 614.10a: two effects skip two', () => {
    const table = new RulesTable([{}, {}]);
    table.do(skip('end')).do(skip('end'));
    const nextEnd = () => comingStep(table.proposal, 0 as Seat, ['end', 'cleanup'], () => true);
    expect([nextEnd(), nextEnd(), nextEnd()]).toEqual(['cleanup', 'cleanup', 'end']);
  });

  it('cr 614.10: a skipped combat phase is skipped whole', () => {
    const table = new RulesTable([{}, {}]);
    table.do(skip('combat'));
    expect(ahead(table)).toBe('postcombat-main');
    expect(table.state.turn?.ahead).toEqual(['end', 'cleanup']);
  });

  it('cr 614.10: what has begun is not skipped any more', () => {
    const table = new RulesTable([{}, {}]);
    table.do(skip('precombat-main'));
    expect(ahead(table)).toBe('begin-combat');
    expect(table.state.future.skips).toHaveLength(1);
  });

  it('cr 614.1b: a static ability skips each, for whom it says', () => {
    const necro = card('Bargain', [instead({ kind: 'step', is: 'draw', whose: YOU })]);
    const table = new RulesTable([{ battlefield: ['Bargain'] }, {}], [necro]);
    const coming = (seat: number) =>
      comingStep(table.proposal, seat as Seat, ['draw', 'precombat-main'], () => true);
    expect([coming(0), coming(0), coming(1)]).toEqual(['precombat-main', 'precombat-main', 'draw']);
  });

  it('cr 614.10: another player’s turn is not theirs to skip', () => {
    const table = new RulesTable([{}, {}]);
    table.do({ kind: 'skip', who: OPPONENTS, what: 'end' });
    expect(comingStep(table.proposal, 0 as Seat, ['end'], () => true)).toBe('end');
    expect(table.state.future.skips).toHaveLength(1);
  });
});

describe('cr 614.11: draws', () => {
  const lifeInstead = card('Well', [instead(DRAWS, { kind: 'instead', effect: gain(1) })]);

  it('cr 614.11: also from an empty library', () => {
    const table = new RulesTable([{ battlefield: ['Well'] }, {}], [lifeInstead]);
    table.do({ kind: 'draw', who: YOU, count: 1 }).settle();
    expect(table.life(0)).toBe(21);
    expect(table.state.stage.kind).toBe('turns');
  });

  it('cr 614.11a: all that a replacement asks for is done before the next draw', () => {
    const mill = card('Mill', [mayInstead(DRAWS, { kind: 'mill', who: YOU, count: 1 })]);
    const table = new RulesTable(
      [{ battlefield: ['Mill'], library: ['Third', 'Second', 'First'] }, {}],
      [mill],
    );
    table.do({ kind: 'draw', who: YOU, count: 2 }, { answers: [yes, no] });
    expect(table.graveyard(0)).toEqual(['First']);
    expect(table.hand(0)).toEqual(['Second']);
  });

  it('cr 121.6a: a draw that no card is there for is replaced all the same, and no one loses', () => {
    const table = new RulesTable([{ battlefield: ['Well'], library: [] }, {}], [lifeInstead]);
    table.do({ kind: 'draw', who: YOU, count: 2 }).settle();
    expect([table.life(0), table.state.stage.kind]).toEqual([22, 'turns']);
  });

  it('cr 121.6b: what is drawn instead is drawn before the sequence goes on', () => {
    const twice = card('Twice', [
      instead(
        { kind: 'draws', who: YOU, nth: 1 },
        { kind: 'instead', effect: steps(gain(3), { kind: 'mill', who: YOU, count: 1 }) },
      ),
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Twice'], library: ['Third', 'Second', 'First'] }, {}],
      [twice],
    );
    table.do({ kind: 'draw', who: YOU, count: 1 });
    expect([table.life(0), table.graveyard(0), table.hand(0)]).toEqual([23, ['First'], []]);
  });

  it('cr 121.6c, 614.11b: what is done with a card that is drawn is not done with one drawn instead', () => {
    const swap = card('Swap', [mayInstead(DRAWS, { kind: 'draw', who: YOU, count: 1 })]);
    const drawAndDiscard = steps(
      { kind: 'draw', who: YOU, count: 1, bind: 'drawn' },
      { kind: 'move', what: { kind: 'bound', name: 'drawn' }, to: 'graveyard', cause: 'discard' },
    );
    const sides = [{ battlefield: ['Swap'], library: ['Second', 'First'] }, {}];
    const table = new RulesTable(sides, [swap]);
    table.do(drawAndDiscard, { answers: [yes, no] });
    expect([table.hand(0), table.graveyard(0)]).toEqual([['First'], []]);
    table.do(drawAndDiscard, { answers: [no] });
    expect([table.hand(0), table.graveyard(0)]).toEqual([['First'], ['Second']]);
  });

  it('cr 702.52a: dredge only with enough cards', () => {
    const dredger = creature('Dredger', 1, 1, [{ kind: 'keyword', name: 'dredge', value: 2 }]);
    const table = new RulesTable(
      [{ graveyard: ['Dredger'], library: ['Forest', 'Bear', 'Other'] }, {}],
      [dredger],
    );
    table.do({ kind: 'draw', who: YOU, count: 1 }, { answers: [yes] });
    expect(table.hand(0)).toEqual(['Dredger']);
    expect(table.library(0)).toEqual(['Forest']);
    table.do({ kind: 'draw', who: YOU, count: 1 });
    expect(table.hand(0)).toEqual(['Dredger', 'Forest']);
  });
});

describe('cr 614.12: coming onto the battlefield', () => {
  const voice = creature('Voice', 2, 2, [
    entering({ kind: 'choosing', effect: { kind: 'choose-colour', who: YOU, bind: 'colour' }, as: 'colour' }),
    {
      kind: 'static',
      effects: [
        {
          kind: 'quality',
          is: 'protection',
          filter: { kind: 'colour', is: { kind: 'linked', name: 'colour' } },
        },
      ],
    },
  ]);
  const linksOf = (table: RulesTable, name: string) =>
    table.all(name).map((id) => table.state.objects[Number(id.slice(1))]?.links?.['colour']);

  it.each([
    ['is paid', yes, 18, false],
    ['is not', no, 20, true],
  ] as const)('cr 614.12a: it enters tapped only if what was asked before %s', (_, answer, life, tapped) => {
    const shock = creature('Shock', 1, 1, [
      entering(
        {
          kind: 'choosing',
          effect: { kind: 'pay', who: YOU, costs: [{ kind: 'life', amount: 2 }], bind: 'paid' },
        },
        { kind: 'tapped', if: { kind: 'not', of: { kind: 'did', name: 'paid' } } },
      ),
    ]);
    const table = new RulesTable([{ hand: ['Shock'] }, {}], [shock]);
    table.do(bring, { ...it_(table, 'Shock'), answers: [answer] });
    expect(table.life(0)).toBe(life);
    const id = table.all('Shock')[0]!;
    expect(table.state.objects[Number(id.slice(1))]?.permanent?.tapped).toBe(tapped);
  });

  it.each([
    [3, [yes, yes], 1, 1],
    [4, [yes, yes], 0, 2],
    [4, [no, yes], 2, 1],
  ] as const)(
    'cr 614.12b: of %j life no more is paid than there is for what comes at once',
    (life, answers, left, paid) => {
      const toll = card('Toll', [
        entering({
          kind: 'choosing',
          effect: { kind: 'pay', who: YOU, costs: [{ kind: 'life', amount: 2 }], bind: 'toll' },
          as: 'toll',
        }),
      ]);
      const table = new RulesTable(
        [{ life, hand: ['Toll', 'Other Toll'] }, {}],
        [toll, { ...toll, name: 'Other Toll', faces: [{ ...toll.faces![0]!, name: 'Other Toll' }] }],
      );
      table.do(bring, { ...it_(table, 'Toll', 'Other Toll'), answers });
      expect(table.life(0)).toBe(life - 2 * paid);
      expect(table.life(0)).toBe(left);
      expect(table.battlefield()).toEqual(['Toll', 'Other Toll']);
    },
  );

  it('cr 614.12a: the choice is made before it is there', () => {
    const table = new RulesTable([{ hand: ['Voice'] }, {}], [voice]);
    table.do(bring, {
      ...it_(table, 'Voice'),
      answers: [
        () => {
          expect(table.battlefield()).toEqual([]);
          return word('red');
        },
      ],
    });
    expect(table.battlefield()).toEqual(['Voice']);
    expect(linksOf(table, 'Voice')).toMatchObject([{ word: 'red' }]);
  });

  it('cr 614.12: for a token that is a copy, its controller chooses as it is created', () => {
    const table = new RulesTable([{ battlefield: ['Voice'] }, {}], [voice]);
    const copy: Effect = { kind: 'create-token', token: { kind: 'copy', of: IT } };
    table.do(copy, { ...it_(table, 'Voice'), answers: [word('blue')] });
    expect(table.battlefield()).toEqual(['Voice', 'Voice']);
    expect(linksOf(table, 'Voice')[1]).toMatchObject({ word: 'blue' });
  });

  it('cr 614.12: lost in the graveyard, not on the battlefield: it enters tapped', () => {
    const jailer = creature('Jailer', 2, 1, [
      {
        kind: 'static',
        effects: [
          {
            kind: 'modify',
            what: { kind: 'in', zone: 'graveyard' },
            changes: [{ kind: 'lose-all-abilities' }],
          },
        ],
      },
    ]);
    const treefolk = creature('Treefolk', 3, 3, [entering({ kind: 'tapped' })]);
    const table = new RulesTable(
      [{ battlefield: ['Jailer'], graveyard: ['Treefolk'] }, {}],
      [jailer, treefolk],
    );
    table.do(bring, it_(table, 'Treefolk'));
    expect(table.permanent('Treefolk').tapped).toBe(true);
  });

  it('cr 614.12: lost on the battlefield: it enters untapped', () => {
    const silence = card('Silence', [
      {
        kind: 'static',
        effects: [{ kind: 'modify', what: CREATURE, changes: [{ kind: 'lose-all-abilities' }] }],
      },
    ]);
    const treefolk = creature('Treefolk', 3, 3, [entering({ kind: 'tapped' })]);
    const table = new RulesTable([{ battlefield: ['Silence'], hand: ['Treefolk'] }, {}], [silence, treefolk]);
    table.do(bring, it_(table, 'Treefolk'));
    expect(table.permanent('Treefolk').tapped).toBe(false);
  });

  const permanentsTapped: Ability = {
    kind: 'static',
    effects: [{ kind: 'enters', what: { kind: 'permanent' }, outcomes: [{ kind: 'tapped' }] }],
  };

  it('cr 614.12: what speaks of permanents at large does not affect itself', () => {
    const orb = card('Orb', [permanentsTapped], { types: ['artifact'] });
    const table = new RulesTable([{ hand: ['Orb', 'Bear'] }, {}], [orb]);
    table.do(bring, it_(table, 'Orb'));
    expect(table.permanent('Orb').tapped).toBe(false);
    table.do(bring, it_(table, 'Bear'));
    expect(table.permanent('Bear').tapped).toBe(true);
  });

  it('cr 614.12: by what it would be: a creature only on the battlefield', () => {
    const animator = card('Animator', [
      {
        kind: 'static',
        effects: [
          {
            kind: 'modify',
            what: { kind: 'type', is: 'land' },
            changes: [
              { kind: 'add-types', types: ['creature'] },
              { kind: 'set-stat', stat: 'toughness', value: 3 },
            ],
          },
        ],
      },
    ]);
    const slow = card('Slow', [
      { kind: 'static', effects: [{ kind: 'enters', what: CREATURE, outcomes: [{ kind: 'tapped' }] }] },
    ]);
    const table = new RulesTable(
      [{ hand: ['Forest'], battlefield: ['Animator', 'Slow'] }, {}],
      [animator, slow],
    );
    table.do(bring, it_(table, 'Forest'));
    expect(table.permanent('Forest').tapped).toBe(true);
  });

  it('cr 614.1c: with counters, as many as are counted before it is there', () => {
    const swarm = creature('Swarm', 0, 1, [
      entering({
        kind: 'with-counters',
        counter: '+1/+1',
        count: { kind: 'count', of: both(CREATURE, YOURS) },
      }),
    ]);
    const table = new RulesTable([{ hand: ['Swarm'], battlefield: ['Bear', 'Other'] }, {}], [swarm]);
    table.do(bring, it_(table, 'Swarm'));
    expect(table.permanent('Swarm').counters).toEqual({ '+1/+1': 2 });
  });

  it.each([
    { answer: yes, counters: { '+1/+1': 1 } },
    { answer: no, counters: {} },
  ])('cr 702.98a: one may choose that it does', ({ answer, counters }) => {
    const table = new RulesTable(
      [{ hand: ['Brawler'] }, {}],
      [creature('Brawler', 1, 1, [{ kind: 'keyword', name: 'unleash' }])],
    );
    table.do(bring, { ...it_(table, 'Brawler'), answers: [answer] });
    expect(table.permanent('Brawler').counters).toEqual(counters);
  });

  it('cr 614.13a: what comes at the same time cannot be chosen', () => {
    const ghoul = creature('Ghoul', 1, 1, [
      entering({
        kind: 'choosing',
        effect: steps(
          {
            kind: 'choose-objects',
            who: YOU,
            from: { kind: 'each', filter: { kind: 'in', zone: 'graveyard', whose: YOU } },
            least: 0,
            unbounded: 'unbounded',
            bind: 'food',
          },
          { kind: 'move', what: { kind: 'bound', name: 'food' }, to: 'exile', cause: 'exile' },
        ),
      }),
    ]);
    const table = new RulesTable([{ graveyard: ['Ghoul', 'Bear', 'Other'] }, {}], [ghoul]);
    table.do(bring, {
      ...it_(table, 'Ghoul', 'Bear'),
      answers: [
        (decision) => {
          expect(decision.question).toMatchObject({ candidates: [table.id('Other')] });
          return { kind: 'choose-objects', objects: [table.id('Other')] };
        },
      ],
    });
    expect(table.exile()).toEqual(['Other']);
    expect([...table.battlefield()].sort()).toEqual(['Bear', 'Ghoul']);
  });

  it('cr 614.1e: as it is turned face up', () => {
    const shaper = creature('Shaper', 1, 1, [
      instead(
        { kind: 'turned-face-up', what: IS_THIS },
        { kind: 'with-counters', counter: '+1/+1', count: 2 },
      ),
    ]);
    const table = new RulesTable([{ battlefield: ['Shaper'] }, {}], [shaper]);
    const shaped = it_(table, 'Shaper');
    table.do({ kind: 'turn-face', what: IT, face: 'down' }, shaped);
    table.do({ kind: 'turn-face', what: IT, face: 'up' }, shaped);
    expect(table.permanent('Shaper').counters).toEqual({ '+1/+1': 2 });
  });

  it('cr 614.13b: what is devoured once cannot be devoured again', () => {
    const elder = creature('Elder', 1, 1, [
      { kind: 'keyword', name: 'devour', value: 3 },
      { kind: 'keyword', name: 'devour', value: 5 },
    ]);
    const table = new RulesTable([{ hand: ['Elder'], battlefield: ['Bear'] }, {}], [elder]);
    table.do(bring, { ...it_(table, 'Elder'), answers: [order(1, 0), cards('Bear')] });
    expect(table.permanent('Elder').counters).toEqual({ '+1/+1': 5 });
    expect(table.graveyard(0)).toEqual(['Bear']);
  });

  it('cr 614.12: what is done besides speaks of the permanent', () => {
    const dasher = creature('Dasher', 1, 1, [
      entering({
        kind: 'also',
        effect: {
          kind: 'delayed',
          when: { kind: 'step', is: 'end' },
          body: { kind: 'plain', effect: { kind: 'move', what: THIS, to: 'hand', cause: 'return' } },
        },
      }),
    ]);
    const table = new RulesTable([{ hand: ['Dasher'] }, {}], [dasher]);
    table.do(bring, it_(table, 'Dasher'));
    expect(table.battlefield()).toEqual(['Dasher']);
    table.happen({ type: 'StepBegan', step: 'end' }).settle();
    expect(table.hand(0)).toEqual(['Dasher']);
  });

  it('cr 707.9: as a copy of something chosen as it enters, or as itself', () => {
    const clone = creature('Clone', 0, 1, [entering({ kind: 'as-copy', filter: CREATURE, may: 'may' })]);
    const table = new RulesTable([{ hand: ['Clone'], battlefield: ['Bear'] }, {}], [clone]);
    const cloned = it_(table, 'Clone');
    table.do(bring, { ...cloned, answers: [cards('Bear')] });
    expect(table.battlefield()).toEqual(['Bear', 'Bear']);
    const again = new RulesTable([{ hand: ['Clone'], battlefield: ['Bear'] }, {}], [clone]);
    again.do(bring, { ...it_(again, 'Clone'), answers: [cards()] });
    expect(again.battlefield()).toEqual(['Bear', 'Clone']);
  });
});

describe('cr 614.15-614.17', () => {
  it('cr 614.15, 616.1a: a self-replacement effect applies before others', () => {
    const self: Ability = {
      kind: 'static',
      effects: [
        {
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: { kind: 'gains-life', who: YOU },
            outcomes: [{ kind: 'amount', value: { kind: 'sum', of: [AMOUNT, 1] } }],
            self: 'self',
          },
        },
      ],
    };
    const doubler = card('Doubler', [instead({ kind: 'gains-life', who: YOU }, DOUBLED)]);
    const table = new RulesTable([{ battlefield: ['Doubler', 'Self'] }, {}], [doubler, card('Self', [self])]);
    table.do(gain(3));
    expect(table.life(0)).toBe(28);
  });

  const season = card('Season', [
    instead({ kind: 'adds-counters', on: YOURS }, DOUBLED),
    instead({ kind: 'creates', who: YOU }, { kind: 'more-tokens' }),
  ]);

  it('cr 614.16: also to what another replacement effect puts', () => {
    const comer = creature('Comer', 1, 1, [entering({ kind: 'with-counters', counter: '+1/+1', count: 2 })]);
    const table = new RulesTable([{ hand: ['Comer'], battlefield: ['Season'] }, {}], [season, comer]);
    table.do(bring, it_(table, 'Comer'));
    expect(table.permanent('Comer').counters).toEqual({ '+1/+1': 4 });
  });

  it('cr 306.5b: and to the loyalty a planeswalker comes with', () => {
    const walker = card('Walker', [], { types: ['planeswalker'], loyalty: 3 });
    const table = new RulesTable([{ hand: ['Walker'], battlefield: ['Season'] }, {}], [season, walker]);
    table.do(bring, it_(table, 'Walker'));
    expect(table.permanent('Walker').counters).toEqual({ loyalty: 6 });
  });

  it('cr 614.17c: what cannot happen is not replaced either', () => {
    const no_ = card('No', [
      { kind: 'static', effects: [{ kind: 'cannot', action: { kind: 'gain-life', who: ALL } }] },
    ]);
    const draw = card('Draw', [
      instead(
        { kind: 'gains-life', who: YOU },
        { kind: 'instead', effect: { kind: 'draw', who: YOU, count: 1 } },
      ),
    ]);
    const table = new RulesTable([{ battlefield: ['No', 'Draw'], library: ['Forest'] }, {}], [no_, draw]);
    table.do(gain(3));
    expect(table.hand(0)).toEqual([]);
    expect(table.life(0)).toBe(20);
  });
});

describe('cr 614.17d: what cannot enter', () => {
  const noCreatures = card('Gate', [
    { kind: 'static', effects: [{ kind: 'cannot', action: { kind: 'enter', what: CREATURE } }] },
  ]);
  const animator = card('Animator', [
    {
      kind: 'static',
      effects: [
        {
          kind: 'modify',
          what: { kind: 'type', is: 'land' },
          changes: [
            { kind: 'add-types', types: ['creature'] },
            { kind: 'set-stat', stat: 'toughness', value: 3 },
          ],
        },
      ],
    },
  ]);

  it('cr 614.17d: a creature stays where it is', () => {
    const table = new RulesTable([{ battlefield: ['Gate'], hand: ['Bear', 'Forest'] }, {}], [noCreatures]);
    table.do(bring, it_(table, 'Bear', 'Forest'));
    expect(table.battlefield()).toEqual(['Gate', 'Forest']);
    expect(table.hand(0)).toEqual(['Bear']);
  });

  it('cr 614.17d: so does what would be one there', () => {
    const table = new RulesTable(
      [{ battlefield: ['Gate', 'Animator'], hand: ['Forest'] }, {}],
      [noCreatures, animator],
    );
    table.do(bring, it_(table, 'Forest'));
    expect(table.hand(0)).toEqual(['Forest']);
  });

  it('cr 701.40f: what is manifested comes as a creature, whatever card it is', () => {
    const manifest: Effect = { kind: 'manifest', who: YOU, what: { kind: 'bound', name: 'it' } };
    const noLands = card('Gate', [
      {
        kind: 'static',
        effects: [{ kind: 'cannot', action: { kind: 'enter', what: { kind: 'type', is: 'land' } } }],
      },
    ]);
    const down = (gate: CardDefinition) => {
      const table = new RulesTable([{ battlefield: ['Gate'], hand: ['Forest'] }, {}], [gate]);
      table.do(manifest, it_(table, 'Forest'));
      return table;
    };
    expect(down(noLands).hand(0)).toEqual([]);
    expect(down(noCreatures).hand(0)).toEqual(['Forest']);
  });
});

describe('cr 615: prevention', () => {
  const prevent = (rest: Partial<Extract<Effect, { kind: 'prevent-damage' }>> = {}): Effect => ({
    kind: 'prevent-damage',
    until: END_OF_TURN,
    ...rest,
  });

  it('cr 615.4: it is too late once the damage has been dealt', () => {
    const table = new RulesTable([{}, {}]);
    table.do(burn(3)).do(prevent({ toPlayers: OPPONENTS }));
    expect(table.life(1)).toBe(17);
  });

  it('cr 615.5: what else it does comes right after, and knows how much was prevented', () => {
    const table = new RulesTable([{}, {}]);
    table.do(
      prevent({ toPlayers: OPPONENTS, amount: 5, then: { kind: 'gain-life', who: YOU, amount: AMOUNT } }),
    );
    table.do(burn(3));
    expect([table.life(0), table.life(1)]).toEqual([23, 20]);
  });

  it('cr 615.7: a shield of 3 prevents the next 3 damage, whatever deals it', () => {
    const table = new RulesTable([{}, {}]);
    table
      .do(prevent({ toPlayers: OPPONENTS, amount: 3 }))
      .do(burn(2))
      .do(burn(2))
      .do(burn(2));
    expect(table.life(1)).toBe(17);
    expect(table.state.lasting).toEqual([]);
  });

  it('cr 615.7: of several sources at once the player chooses which damage is prevented', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    table.do(prevent({ toPlayers: OPPONENTS, amount: 3 }));
    const hit = (name: string) => ({
      verb: 'damage' as const,
      source: table.id(name),
      to: 1 as Seat,
      amount: 2,
      combat: true,
    });
    table.verbs(
      [hit('Bear'), hit('Other')],
      (decision) => {
        expect(decision).toMatchObject({ seat: 1, question: { kind: 'divide', total: 3 } });
        return { kind: 'divide', amounts: [0, 3] };
      },
      { kind: 'divide', amounts: [1, 2] },
    );
    expect(table.life(1)).toBe(19);
    expect(table.events('DamageDealt').map(({ source, amount }) => [source, amount])).toEqual([
      [table.id('Bear'), 1],
    ]);
  });

  it('cr 615.7, 616.1: it is divided when the damage comes to it, as that is by then', () => {
    const doubling = card('Doubling', [instead({ kind: 'damage' }, DOUBLED)]);
    const hit = (table: RulesTable, name: string) => ({
      verb: 'damage' as const,
      source: table.id(name),
      to: 1 as Seat,
      amount: 2,
      combat: true,
    });
    const divided = (amounts: number[], first: number) => {
      const table = new RulesTable([{ battlefield: ['Bear', 'Other', 'Doubling'] }, {}], [doubling]);
      table.do(prevent({ toPlayers: OPPONENTS, amount: 3 }));
      // Boris says for each of them which comes first: that it is doubled, or the shield.
      const order = { kind: 'order' as const, order: [first, 1 - first] };
      table.verbs([hit(table, 'Bear'), hit(table, 'Other')], order, order, (decision) => {
        expect(decision).toMatchObject({ seat: 1, question: { kind: 'divide', total: 3 } });
        return { kind: 'divide', amounts };
      });
      return [
        table.life(1),
        ...table.events('DamageDealt').map(({ source, amount }) => [source === table.id('Bear'), amount]),
      ];
    };
    const asked: number[] = [0, 1];
    const results = asked.map((first) => divided(first === 0 ? [3, 0] : [2, 1], first));
    // Doubled first, three of eight are prevented; the shield first, one of four is left, and doubled.
    expect(results).toContainEqual([15, [true, 1], [false, 4]]);
    expect(results).toContainEqual([18, [false, 2]]);
  });

  it('cr 615.8: the next time that source would deal damage, however much', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    const next: Effect = {
      kind: 'create-replacement',
      replacement: {
        kind: 'replace',
        event: { kind: 'damage', from: { kind: 'is', of: IT } },
        outcomes: [{ kind: 'prevent' }],
      },
      until: END_OF_TURN,
      uses: 1,
    };
    table.do(next, it_(table, 'Bear'));
    table.do(burn(2, { from: IT }), it_(table, 'Other'));
    table.do(burn(6, { from: IT }), it_(table, 'Bear'));
    table.do(burn(1, { from: IT }), it_(table, 'Bear'));
    expect(table.life(1)).toBe(17);
  });

  it('cr 615.9: the source is looked at again when it would deal the damage', () => {
    const red: Filter = { kind: 'colour', is: 'red' };
    const table = new RulesTable(
      [{ battlefield: ['Imp'] }, {}],
      [creature('Imp', 1, 1, [], { colours: ['red'] })],
    );
    table.do(prevent({ toPlayers: OPPONENTS, fromAny: red, amount: 5 }));
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'set-colours', colours: ['blue'] }],
        until: END_OF_TURN,
      },
      it_(table, 'Imp'),
    );
    table.do(burn(2, { from: IT }), it_(table, 'Imp'));
    expect(table.life(1)).toBe(18);
    expect(table.state.lasting.find(({ kind }) => kind === 'prevention')?.left).toBe(5);
  });

  it('cr 615.10: so much of each damage', () => {
    const defender = creature('Defender', 3, 3, [
      instead(
        { kind: 'damage', to: both(YOURS, { kind: 'subtype', is: 'Cleric' }) },
        { kind: 'prevent', amount: 1 },
      ),
    ]);
    const cleric = creature('Cleric', 1, 4, [], { subtypes: ['Cleric'] });
    const table = new RulesTable(
      [{ battlefield: ['Defender', 'Cleric'] }, { battlefield: ['Second Cleric'] }],
      [defender, cleric, creature('Second Cleric', 1, 4, [], { subtypes: ['Cleric'] })],
    );
    table.do({ kind: 'damage', to: EACH_CREATURE, amount: 2 });
    expect(['Defender', 'Cleric', 'Second Cleric'].map((name) => table.permanent(name).damage)).toEqual([
      2, 1, 2,
    ]);
  });

  it('cr 615.11: a shield for each, fixed when the effect begins', () => {
    const table = new RulesTable(
      [{ battlefield: ['Bear', 'Other'], hand: ['Late'] }, {}],
      [creature('Late', 2, 2)],
    );
    table.do(prevent({ to: EACH_CREATURE, amount: 1 })).do(bring, it_(table, 'Late'));
    table.do({ kind: 'damage', to: EACH_CREATURE, amount: 1 });
    expect(['Bear', 'Other', 'Late'].map((name) => table.permanent(name).damage)).toEqual([0, 0, 1]);
  });

  it('cr 611.2c: all damage to creatures, whichever come later too', () => {
    const table = new RulesTable([{ battlefield: ['Bear'], hand: ['Late'] }, {}], [creature('Late', 2, 2)]);
    table.do(prevent({ to: EACH_CREATURE })).do(bring, it_(table, 'Late'));
    table.do({ kind: 'damage', to: EACH_CREATURE, amount: 1 });
    expect(table.permanent('Late').damage).toBe(0);
  });

  it('cr 615.12: of what cannot be prevented nothing is, the rest of the effect takes place, the shield stays', () => {
    const table = new RulesTable([{}, {}]);
    table.do(
      prevent({
        toPlayers: OPPONENTS,
        amount: 3,
        then: { kind: 'draw', who: YOU, count: 1 },
      }),
    );
    const withCards = table;
    withCards.do(burn(2, { unpreventable: 'unpreventable' }));
    expect(table.life(1)).toBe(18);
    expect(table.state.lasting[0]?.left).toBe(3);
    expect(table.events('DrewFromEmptyLibrary')).toHaveLength(1);
  });

  it('cr 615.12a: applied just once to damage that cannot be prevented', () => {
    const table = new RulesTable([{}, {}]);
    table.do(prevent({ toPlayers: OPPONENTS, then: gain(1) }));
    table.do(burn(2, { unpreventable: 'unpreventable' }));
    expect(table.life(0)).toBe(21);
  });

  it('cr 615.12: an effect says that damage cannot be prevented', () => {
    const fury = card('Fury', [
      { kind: 'static', effects: [{ kind: 'cannot', action: { kind: 'prevent-damage' } }] },
    ]);
    const table = new RulesTable([{ battlefield: ['Fury'] }, {}], [fury]);
    table.do(prevent({ toPlayers: OPPONENTS })).do(burn(2));
    expect(table.life(1)).toBe(18);
  });

  it('only combat damage, where it says so', () => {
    const table = new RulesTable([{}, {}]);
    table.do(prevent({ combat: 'combat' })).do(burn(2));
    expect(table.life(1)).toBe(18);
  });

  it('cr 514.2: it ends with the turn', () => {
    const table = new RulesTable([{}, {}]);
    table.do(prevent({ toPlayers: OPPONENTS }));
    expect(table.state.lasting).toHaveLength(1);
    table.endTurn();
    expect(table.state.lasting).toEqual([]);
  });
});

describe('cr 616.1: several at once', () => {
  const shuffler = creature('Shuffler', 2, 2, [
    instead(DIES, { kind: 'to-zone', zone: 'library', position: 'shuffled-in' }),
  ]);

  it.each([
    { first: 0, exile: ['Shuffler'], library: ['Forest'] },
    { first: 1, exile: [], library: ['Forest', 'Shuffler'] },
  ])(
    'cr 616.1f: its controller chooses which applies; the other has nothing to do',
    ({ first, exile, library }) => {
      const table = new RulesTable(
        [{ battlefield: ['Rest'] }, { battlefield: ['Shuffler'], library: ['Forest'] }],
        [restInPeace, shuffler],
      );
      table.do(destroyAll, {
        answers: [
          (decision) => {
            expect(decision).toMatchObject({ seat: 1, prompt: 'order-replacements' });
            return order(first, 1 - first);
          },
        ],
      });
      expect(table.exile()).toEqual(exile);
      expect([...table.library(1)].sort()).toEqual(library);
    },
  );

  it('cr 616.1c, 616.1f: a copy effect first; then its own entering tapped is gone', () => {
    const essence = creature('Essence', 6, 6, [
      {
        kind: 'static',
        effects: [
          {
            kind: 'enters',
            what: both(CREATURE, YOURS),
            outcomes: [{ kind: 'as-copy', filter: IS_THIS }],
          },
        ],
      },
    ]);
    const sentinel = creature('Sentinel', 3, 3, [entering({ kind: 'tapped' })]);
    const table = new RulesTable([{ battlefield: ['Essence'], hand: ['Sentinel'] }, {}], [essence, sentinel]);
    table.do(bring, it_(table, 'Sentinel'));
    expect(table.battlefield()).toEqual(['Essence', 'Essence']);
    const copy = table.all('Essence')[1]!;
    expect(table.state.objects[Number(copy.slice(1))]?.permanent?.tapped).toBe(false);
  });

  it('cr 616.1g: tokens are doubled before each of them enters', () => {
    const voice = creature('Voice', 2, 2, [
      entering({
        kind: 'choosing',
        effect: { kind: 'choose-colour', who: YOU, bind: 'colour' },
        as: 'colour',
      }),
    ]);
    const season = card('Season', [instead({ kind: 'creates', who: YOU }, { kind: 'more-tokens' })]);
    const table = new RulesTable([{ battlefield: ['Season', 'Voice'] }, {}], [season, voice]);
    table.do(
      { kind: 'create-token', token: { kind: 'copy', of: IT } },
      { ...it_(table, 'Voice'), answers: [word('white'), word('black')] },
    );
    const colours = table
      .all('Voice')
      .map(
        (id) => table.state.objects[Number(id.slice(1))]?.links?.['colour'] as { word?: string } | undefined,
      );
    expect(colours.map((one) => one?.word)).toEqual([undefined, 'white', 'black']);
  });

  it('cr 616.2: one can make another applicable', () => {
    const draws = card('Draws', [
      instead(
        { kind: 'gains-life', who: YOU },
        { kind: 'instead', effect: { kind: 'draw', who: YOU, count: AMOUNT } },
      ),
    ]);
    const returns = card('Returns', [
      instead(
        { kind: 'draws', who: YOU },
        {
          kind: 'instead',
          effect: steps(
            {
              kind: 'choose-objects',
              who: YOU,
              from: { kind: 'zone', zone: 'graveyard', whose: YOU },
              bind: 'card',
            },
            { kind: 'move', what: { kind: 'bound', name: 'card' }, to: 'hand', cause: 'return' },
          ),
        },
      ),
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Draws', 'Returns'], graveyard: ['Bear'], library: ['Forest'] }, {}],
      [draws, returns],
    );
    table.do(gain(1));
    expect(table.life(0)).toBe(20);
    expect(table.hand(0)).toEqual(['Bear']);
    expect(table.library(0)).toEqual(['Forest']);
  });
});

describe('other outcomes', () => {
  it('tokens of another kind besides', () => {
    const table = new RulesTable(
      [{ battlefield: ['Familiar'] }, {}],
      [
        card('Familiar', [
          instead(
            { kind: 'creates', who: YOU },
            {
              kind: 'more-tokens',
              token: {
                kind: 'made',
                face: { kind: 'face', name: 'Cat', types: ['creature'], power: 1, toughness: 1 },
              },
            },
          ),
        ]),
      ],
    );
    table.do({
      kind: 'create-token',
      token: {
        kind: 'made',
        face: { kind: 'face', name: 'Dog', types: ['creature'], power: 1, toughness: 1 },
      },
      count: 2,
    });
    expect([...table.battlefield()].sort()).toEqual(['Cat', 'Dog', 'Dog', 'Familiar']);
  });

  it('exiled and kept by the link of what exiled it (cr 607.2a, 614.14)', () => {
    const kept = card('Keeper', [
      instead(
        { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] },
        { kind: 'exile-linked', as: 'kept' },
      ),
      whenever(
        { kind: 'gains-life', who: YOU },
        {
          kind: 'move',
          what: { kind: 'linked', name: 'kept' },
          to: 'hand',
          cause: 'return',
        },
      ),
    ]);
    const table = new RulesTable([{ battlefield: ['Keeper', 'Bear'] }, {}], [kept]);
    table.do(destroyAll);
    expect(table.exile()).toEqual(['Bear']);
    table.do(gain(1)).settle();
    expect(table.hand(0)).toEqual(['Bear']);
  });

  it('damage as counters', () => {
    const table = new RulesTable(
      [{ battlefield: ['Fungus', 'Big'] }, {}],
      [
        card('Fungus', [
          instead({ kind: 'damage', to: CREATURE }, { kind: 'as-counters', counter: '-1/-1' }),
        ]),
        creature('Big', 5, 5),
      ],
    );
    table.do(damage(2), it_(table, 'Big')).settle();
    expect(table.permanent('Big')).toMatchObject({ damage: 0, counters: { '-1/-1': 2 } });
    expect(sightOf(table.state).known(table.id('Big'))?.toughness).toBe(3);
  });

  it('mana doubled', () => {
    const table = new RulesTable(
      [{ battlefield: ['Reflection'] }, {}],
      [card('Reflection', [instead({ kind: 'adds-mana', who: YOU }, DOUBLED)])],
    );
    table.do({ kind: 'add-mana', mana: { kind: 'exactly', symbols: '{R}{G}' } });
    expect(table.state.seats[0]!.mana.map(({ type }) => type).sort()).toEqual(['G', 'G', 'R', 'R']);
  });

  it('cr 616.1b: under whose control it comes goes before everything else, unasked', () => {
    const gather = card('Gather', [
      {
        kind: 'static',
        effects: [{ kind: 'enters', what: CREATURE, outcomes: [{ kind: 'under-control', who: YOU }] }],
      },
    ]);
    // Of the two that are left the new controller's permanents decide: only theirs come with a counter.
    const mine = card('Mine', [
      {
        kind: 'static',
        effects: [
          {
            kind: 'enters',
            what: both(CREATURE, YOURS),
            outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: 1 }],
          },
        ],
      },
    ]);
    const theirs = card('Theirs', [
      {
        kind: 'static',
        effects: [{ kind: 'enters', what: both(CREATURE, YOURS), outcomes: [{ kind: 'tapped' }] }],
      },
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Gather', 'Mine'] }, { hand: ['Bear'], battlefield: ['Theirs'] }],
      [gather, mine, theirs],
    );
    table.do(bring, { ...it_(table, 'Bear'), controller: 1 });
    expect(table.asked).toEqual([]);
    expect(table.permanent('Bear')).toMatchObject({ controller: 0, tapped: false, counters: { '+1/+1': 1 } });
  });

  it('under another player’s control (cr 616.1b)', () => {
    const gather = card('Gather', [
      {
        kind: 'static',
        effects: [
          {
            kind: 'enters',
            what: both(CREATURE, { kind: 'controller', is: OPPONENTS }),
            outcomes: [{ kind: 'under-control', who: YOU }],
          },
        ],
      },
    ]);
    const table = new RulesTable([{ battlefield: ['Gather'] }, { hand: ['Bear'] }], [gather]);
    table.do(bring, { ...it_(table, 'Bear'), controller: 1 });
    expect(table.permanent('Bear').controller).toBe(0);
  });

  it('totem armor: the Aura is destroyed instead (cr 702.89a)', () => {
    const aura = card('Armor', [{ kind: 'keyword', name: 'totem armor' }], {
      types: ['artifact'],
      subtypes: ['Equipment'],
    });
    const table = new RulesTable([{ battlefield: ['Bear', 'Armor'] }, {}], [aura]);
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'aura' }, to: IT },
      { bindings: { aura: { objects: [table.id('Armor')] }, it: { objects: [table.id('Bear')] } } },
    );
    table.do(destroy, it_(table, 'Bear')).settle();
    expect(table.battlefield()).toEqual(['Bear']);
    expect(table.graveyard(0)).toEqual(['Armor']);
  });

  it('what entered is told by what triggers on it, as it came', () => {
    const comer = creature('Comer', 1, 1, [
      entering({ kind: 'with-counters', counter: '+1/+1', count: 3 }),
      whenever(ENTERS, { kind: 'gain-life', who: YOU, amount: { kind: 'stat', of: SUBJECT, stat: 'power' } }),
    ]);
    const table = new RulesTable([{ hand: ['Comer'] }, {}], [comer]);
    table.do(bring, it_(table, 'Comer')).settle();
    expect(table.life(0)).toBe(24);
  });
});
