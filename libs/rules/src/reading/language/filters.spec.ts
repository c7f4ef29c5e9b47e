import { describe, expect, it } from '@jest/globals';
import type { Filter } from '#abilities';
import {
  ANNA,
  basic,
  Board,
  BORIS,
  both,
  creature,
  CREATURE,
  face,
  IS_THIS,
  LAND,
  not,
  plus,
  THIS,
  YOU,
  YOURS,
} from '#testkit/tables/board';
import { fits, TRAMPLING_BEAR } from '../../fixtures/fitting.fixture.js';
import { contextOf } from '../../model/state/context.js';
import { type ObjectId } from '../../model/basics/ids.js';
import { matches } from './filters.js';

describe('filters (cr 109.2, 115)', () => {
  it('all, any, not, anything', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    expect(fits(board, { kind: 'anything' }, bear)).toBe(true);
    expect(fits(board, both(CREATURE, YOURS), bear)).toBe(true);
    expect(fits(board, both(CREATURE, LAND), bear)).toBe(false);
    expect(fits(board, { kind: 'any', of: [CREATURE, LAND] }, bear)).toBe(true);
    expect(fits(board, { kind: 'any', of: [] }, bear)).toBe(false);
    expect(fits(board, not(LAND), bear)).toBe(true);
  });

  it('cr 205: types, supertypes, subtypes', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    const bear = board.lay(TRAMPLING_BEAR);
    expect(fits(board, { kind: 'supertype', is: 'basic' }, forest)).toBe(true);
    expect(fits(board, { kind: 'supertype', is: 'basic' }, bear)).toBe(false);
    expect(fits(board, { kind: 'subtype', is: 'Bear' }, bear)).toBe(true);
    expect(fits(board, { kind: 'subtype', is: 'Forest' }, bear)).toBe(false);
    const chosen = { bindings: { type: { word: 'Bear' } } };
    expect(fits(board, { kind: 'subtype', is: { kind: 'chosen', name: 'type' } }, bear, bear, chosen)).toBe(
      true,
    );
    expect(fits(board, { kind: 'subtype', is: { kind: 'types-of', of: THIS } }, bear)).toBe(true);
  });

  it('cr 110.4b: a permanent card is one of a permanent type, wherever it is', () => {
    const board = new Board();
    const card = board.lay(TRAMPLING_BEAR, { zone: 'graveyard' });
    const spell = board.lay(face('Bolt', ['instant']), { zone: 'graveyard' });
    expect(fits(board, { kind: 'permanent' }, card)).toBe(true);
    expect(fits(board, { kind: 'permanent' }, spell)).toBe(false);
  });

  it('cr 112.1, 113.1: spells and abilities', () => {
    const board = new Board();
    const spell = board.cast(TRAMPLING_BEAR);
    const walker = board.lay(
      face('Walker', ['planeswalker'], {
        abilities: [
          {
            kind: 'activated',
            loyalty: 'loyalty',
            costs: [{ kind: 'loyalty', change: 1, sign: 'plus' }],
            body: { kind: 'plain', effect: { kind: 'nothing' } },
          },
        ],
      }),
    );
    const ability = board.next;
    const [instance] = board.known(walker).abilities;
    board.emit({
      type: 'AbilityStacked',
      object: ability,
      item: board.itemOf(walker, ANNA, { kind: 'activated', ability: instance!.ref }),
    });
    const is = (filter: Filter, id: ObjectId): boolean => fits(board, filter, id, walker);
    expect([
      is({ kind: 'spell' }, spell),
      is({ kind: 'spell' }, ability),
      is({ kind: 'spell' }, walker),
    ]).toEqual([true, false, false]);
    expect(is({ kind: 'ability' }, ability)).toBe(true);
    expect(is({ kind: 'ability' }, spell)).toBe(false);
    expect(is({ kind: 'ability', of: 'activated' }, ability)).toBe(true);
    expect(is({ kind: 'ability', of: 'triggered' }, ability)).toBe(false);
    expect(is({ kind: 'ability', of: 'loyalty' }, ability)).toBe(true);
    expect(is({ kind: 'ability', of: 'mana' }, ability)).toBe(false);
    expect(is({ kind: 'source', filter: { kind: 'type', is: 'planeswalker' } }, ability)).toBe(true);
    expect(is({ kind: 'source', filter: CREATURE }, spell)).toBe(true);
  });

  it('cr 105: colours', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const gold = board.lay(face('Gold', ['creature'], { cost: '{W}{U}' }));
    const stone = board.lay(face('Stone', ['artifact'], { cost: '{2}' }));
    const colours = (how: 'colourless' | 'multicoloured' | 'monocoloured' | 'all', id: ObjectId): boolean =>
      fits(board, { kind: 'colours', how }, id);
    expect(fits(board, { kind: 'colour', is: 'green' }, bear)).toBe(true);
    expect(fits(board, { kind: 'colour', is: 'white' }, bear)).toBe(false);
    expect([
      colours('monocoloured', bear),
      colours('monocoloured', gold),
      colours('monocoloured', stone),
    ]).toEqual([true, false, false]);
    expect([colours('multicoloured', gold), colours('multicoloured', bear)]).toEqual([true, false]);
    expect([colours('colourless', stone), colours('all', gold)]).toEqual([true, false]);
    const chosen = { bindings: { colour: { word: 'green' } } };
    const is = { kind: 'chosen', name: 'colour' } as const;
    expect(fits(board, { kind: 'colour', is }, bear, bear, chosen)).toBe(true);
    expect(fits(board, { kind: 'colour', is }, bear)).toBe(false);
    expect(fits(board, { kind: 'colour', is: { kind: 'of-reference', of: THIS } }, bear, bear)).toBe(true);
  });

  it('cr 201.2: names; an object without a name has no name that is asked for', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const hidden = board.lay(TRAMPLING_BEAR, { faceDown: 'morph' });
    expect(fits(board, { kind: 'name', is: 'Bear' }, bear)).toBe(true);
    expect(fits(board, { kind: 'name', is: 'Bear' }, hidden)).toBe(false);
    expect(fits(board, { kind: 'name', is: { kind: 'name-of', of: THIS } }, hidden)).toBe(false);
    board.emit({ type: 'LinkSet', object: bear, link: 'named', bound: { word: 'Bear' } });
    expect(fits(board, { kind: 'name', is: { kind: 'linked', name: 'named' } }, bear)).toBe(true);
  });

  it('cr 702.1, 702.11d, 702.29e: keywords, variants included', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const guarded = board.lay(
      creature('Guarded', 1, 1, {
        kind: 'keyword',
        name: 'hexproof from',
        filter: { kind: 'colour', is: 'red' },
      }),
    );
    expect(fits(board, { kind: 'has', keyword: 'trample' }, bear)).toBe(true);
    expect(fits(board, { kind: 'has', keyword: 'flying' }, bear)).toBe(false);
    expect(fits(board, { kind: 'has', keyword: 'hexproof' }, guarded)).toBe(true);
  });

  it('cr 113.3, 605.1a: abilities by kind', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    const bear = board.lay(TRAMPLING_BEAR);
    const plain = board.lay(creature('Plain', 1, 1));
    const has = (of: 'activated' | 'triggered' | 'static' | 'mana' | 'any', id: ObjectId): boolean =>
      fits(board, { kind: 'has-ability', of }, id);
    expect([has('mana', forest), has('mana', bear)]).toEqual([true, false]);
    expect([has('activated', forest), has('static', bear), has('triggered', bear)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([has('any', bear), has('any', plain)]).toEqual([true, false]);
  });

  it('cr 106.7: the mana an object could make', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    const copycat = board.lay(
      face('Copycat', ['land'], {
        abilities: [
          {
            kind: 'activated',
            costs: [{ kind: 'tap' }],
            body: {
              kind: 'plain',
              effect: { kind: 'add-mana', mana: { kind: 'could-produce', filter: LAND, of: 'colour' } },
            },
          },
        ],
      }),
    );
    const could = (id: ObjectId, colour: 'green' | 'red'): boolean =>
      fits(board, { kind: 'could-produce', colour }, id);
    expect([could(forest, 'green'), could(forest, 'red')]).toEqual([true, false]);
    expect([could(copycat, 'green'), could(copycat, 'red')]).toEqual([true, false]);
    expect(fits(board, { kind: 'could-produce' }, board.lay(TRAMPLING_BEAR))).toBe(false);
  });

  it('cr 208, 202.3: numbers, with every effect on them', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR, { counters: { '+1/+1': 2 } });
    board.lasts([bear], [plus(1, 0)]);
    const stat = (stat_: 'power' | 'toughness' | 'mana-value', value: number): boolean =>
      fits(board, { kind: 'stat', stat: stat_, compare: 'equal', value }, bear);
    expect([stat('power', 5), stat('toughness', 4), stat('mana-value', 2)]).toEqual([true, true, true]);
    const powerful = { kind: 'stat', stat: 'power', compare: 'at-least', value: 4 } as const;
    expect([fits(board, powerful, bear), fits(board, powerful, board.lay(TRAMPLING_BEAR))]).toEqual([
      true,
      false,
    ]);
  });

  it('cr 306.5c: loyalty is the number of counters on the battlefield, and printed elsewhere', () => {
    const board = new Board();
    const WALKER = face('Walker', ['planeswalker'], { loyalty: 4 });
    const walker = board.lay(WALKER, { counters: { loyalty: 2 } });
    const card = board.lay(WALKER, { zone: 'hand' });
    const is = (id: ObjectId, value: number): boolean =>
      fits(board, { kind: 'stat', stat: 'loyalty', compare: 'equal', value }, id);
    expect([is(walker, 2), is(card, 4)]).toEqual([true, true]);
  });

  it('cr 122.1: counters, of one kind or of all', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR, { counters: { charge: 2, '+1/+1': 1 } });
    const count = (counter: string | undefined, value: number): boolean =>
      fits(
        board,
        { kind: 'counter', ...(counter === undefined ? {} : { counter }), compare: 'equal', value },
        bear,
      );
    expect([count('charge', 2), count('time', 0), count(undefined, 3)]).toEqual([true, true, true]);
  });

  it('cr 108.3-4, 109.4: controller and owner; a card elsewhere is meant by its owner', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const theirs = board.lay(TRAMPLING_BEAR, { seat: BORIS });
    board.lasts([bear], [{ kind: 'control', to: { kind: 'opponents' } }]);
    const card = board.lay(TRAMPLING_BEAR, { zone: 'graveyard' });
    expect(fits(board, YOURS, bear, theirs)).toBe(true);
    expect(fits(board, { kind: 'owner', is: YOU }, bear, theirs)).toBe(false);
    expect(fits(board, { kind: 'controller', is: { kind: 'opponents' } }, card, theirs)).toBe(true);
  });

  it('cr 400.1: zones, of anybody or of some', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const dead = board.lay(TRAMPLING_BEAR, { zone: 'graveyard' });
    const away = board.lay(TRAMPLING_BEAR, { zone: 'exile' });
    const inside = (zone: 'graveyard' | 'battlefield' | 'exile', id: ObjectId, of = bear): boolean =>
      fits(board, { kind: 'in', zone, whose: YOU }, id, of);
    const theirs = board.lay(TRAMPLING_BEAR, { seat: BORIS });
    expect([
      inside('graveyard', dead),
      inside('graveyard', dead, theirs),
      inside('battlefield', dead),
    ]).toEqual([true, false, false]);
    expect([inside('exile', away), inside('exile', away, theirs)]).toEqual([true, false]);
    expect(fits(board, { kind: 'in', zone: 'battlefield' }, bear)).toBe(true);
  });

  it('is, and sharing (cr 201.2a, 205.3)', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const cub = board.lay(
      face('Cub', ['creature'], { subtypes: ['Bear'], cost: '{G}', power: 1, toughness: 2 }),
    );
    expect([fits(board, IS_THIS, bear), fits(board, IS_THIS, cub, bear)]).toEqual([true, false]);
    type Shared = Extract<Filter, { kind: 'shares' }>['what'];
    const shares = (what: Shared): boolean => fits(board, { kind: 'shares', what, with: THIS }, cub, bear);
    const all: readonly Shared[] = [
      'name',
      'colour',
      'type',
      'creature-type',
      'land-type',
      'subtype',
      'controller',
      'owner',
      'mana-value',
      'power',
      'toughness',
      'counter',
    ];
    expect(all.filter(shares)).toEqual([
      'colour',
      'type',
      'creature-type',
      'subtype',
      'controller',
      'owner',
      'toughness',
    ]);
  });

  it('cr 301.5, 303.4: attached to an object that fits, or to players; having something attached', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const aura = board.lay(face('Aura', ['enchantment'], { subtypes: ['Aura'] }), { attachedTo: bear });
    const curse = board.lay(face('Curse', ['enchantment'], { subtypes: ['Aura', 'Curse'] }), {
      attachedTo: ANNA,
    });
    expect(fits(board, { kind: 'attached-to', filter: CREATURE }, aura)).toBe(true);
    expect(fits(board, { kind: 'attached-to', filter: LAND }, aura)).toBe(false);
    expect(fits(board, { kind: 'attached-to', players: YOU }, curse)).toBe(true);
    expect(fits(board, { kind: 'attached-to', players: YOU }, aura)).toBe(false);
    expect(fits(board, { kind: 'has-attached', filter: { kind: 'subtype', is: 'Aura' } }, bear)).toBe(true);
    expect(fits(board, { kind: 'has-attached', filter: { kind: 'subtype', is: 'Aura' } }, curse)).toBe(false);
  });

  it('cr 115.9b-c: the targets of a spell, alone or among others', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const forest = board.lay(basic('Forest'));
    const spell = (objects: readonly ObjectId[], players: readonly (typeof ANNA)[] = []): ObjectId =>
      board.cast(
        face('Bolt', ['instant']),
        {},
        { targets: [[{ objects: [...objects], players: [...players] }]] },
      );
    const one = spell([bear]);
    const two = spell([bear, forest]);
    const player = spell([], [ANNA]);
    const at = (filter: Partial<Extract<Filter, { kind: 'targets' }>>, id: ObjectId): boolean =>
      fits(board, { kind: 'targets', ...filter }, id, bear);
    expect([
      at({ filter: CREATURE }, one),
      at({ filter: CREATURE }, two),
      at({ filter: CREATURE }, player),
    ]).toEqual([true, true, false]);
    expect([
      at({ filter: CREATURE, only: 'only' }, one),
      at({ filter: CREATURE, only: 'only' }, two),
    ]).toEqual([true, false]);
    expect([at({ filter: LAND, only: 'single' }, two), at({ players: YOU }, player)]).toEqual([false, true]);
    expect([one, player, two].map((each) => at({ only: 'single' }, each))).toEqual([true, true, false]);
  });

  it('cr 608.2b: a source that is gone still counts as blocking, or blocked by, the same creatures', () => {
    const block = (): { board: Board; attacker: ObjectId; blocker: ObjectId } => {
      const board = new Board();
      const attacker = board.lay(TRAMPLING_BEAR);
      const blocker = board.lay(TRAMPLING_BEAR, { seat: BORIS });
      board.emit({ type: 'CombatBegan', seat: ANNA });
      board.emit({
        type: 'AttackersDeclared',
        attacks: [{ attacker, defender: BORIS, defending: BORIS, blocked: false, band: null }],
      });
      board.emit({ type: 'BlockersDeclared', seat: BORIS, blocks: [{ blocker, attackers: [attacker] }] });
      return { board, attacker, blocker };
    };
    const blocking: Filter = { kind: 'combat', relation: 'blocking', filter: IS_THIS };
    const blocked: Filter = { kind: 'combat', relation: 'blocked-by', filter: IS_THIS };
    const aims = (board: Board, filter: Filter, id: ObjectId, source: ObjectId): boolean =>
      matches(board.sight, filter, id, contextOf(source, ANNA));
    const one = block();
    one.board.move(one.attacker, 'graveyard');
    expect(aims(one.board, blocking, one.blocker, one.attacker)).toBe(true);
    one.board.emit({ type: 'RemovedFromCombat', object: one.blocker, part: 'fights' });
    expect(aims(one.board, blocking, one.blocker, one.attacker)).toBe(false);
    const other = block();
    other.board.move(other.blocker, 'graveyard');
    expect(aims(other.board, blocked, other.attacker, other.blocker)).toBe(true);
    // For an object other than the source, only the present combat counts.
    const creature: Filter = { kind: 'combat', relation: 'blocked-by', filter: CREATURE };
    const bystander = other.board.lay(TRAMPLING_BEAR);
    expect(aims(other.board, creature, other.attacker, bystander)).toBe(false);
    other.board.emit({ type: 'RemovedFromCombat', object: other.attacker, part: 'fights' });
    expect(aims(other.board, blocked, other.attacker, other.blocker)).toBe(false);
  });

  it('cr 608.2b: a creature removed from combat is no longer blocked by a source that stays', () => {
    const board = new Board();
    const attacker = board.lay(TRAMPLING_BEAR);
    const blocker = board.lay(TRAMPLING_BEAR, { seat: BORIS });
    board.emit({ type: 'CombatBegan', seat: ANNA });
    board.emit({
      type: 'AttackersDeclared',
      attacks: [{ attacker, defender: BORIS, defending: BORIS, blocked: false, band: null }],
    });
    board.emit({ type: 'BlockersDeclared', seat: BORIS, blocks: [{ blocker, attackers: [attacker] }] });
    board.emit({ type: 'RemovedFromCombat', object: blocker, part: 'fights' });
    expect(fits(board, { kind: 'combat', relation: 'blocking', filter: IS_THIS }, blocker, attacker)).toBe(
      false,
    );
  });

  it('cr 506-509: attacking, blocking, blocked by, dealt damage', () => {
    const board = new Board();
    const attacker = board.lay(TRAMPLING_BEAR);
    const blocker = board.lay(creature('Wall', 0, 4), { seat: BORIS });
    board.emit({ type: 'CombatBegan', seat: ANNA });
    board.emit({
      type: 'AttackersDeclared',
      attacks: [{ attacker, defender: BORIS, defending: BORIS, blocked: false, band: null }],
    });
    const combat = (
      relation: Extract<Filter, { kind: 'combat' }>['relation'],
      more: object,
      id: ObjectId,
    ): boolean => fits(board, { kind: 'combat', relation, ...more }, id, attacker);
    expect(combat('attacking', { players: { kind: 'opponents' } }, attacker)).toBe(true);
    expect(combat('attacking', { players: YOU }, attacker)).toBe(false);
    board.emit({ type: 'BlockersDeclared', seat: BORIS, blocks: [{ blocker, attackers: [attacker] }] });
    expect(combat('blocking', { filter: IS_THIS }, blocker)).toBe(true);
    expect(combat('blocked-by', { filter: CREATURE }, attacker)).toBe(true);
    expect(combat('blocked-by', { filter: LAND }, attacker)).toBe(false);
    board.emit({
      type: 'DamageDealt',
      source: attacker,
      to: blocker,
      amount: 2,
      combat: true,
      marked: 2,
      deathtouch: false,
    });
    board.emit({
      type: 'DamageDealt',
      source: attacker,
      to: BORIS,
      amount: 2,
      combat: true,
      marked: 0,
      deathtouch: false,
    });
    expect(combat('dealt-damage-by', { filter: IS_THIS }, blocker)).toBe(true);
    expect(combat('dealt-damage-by', { filter: IS_THIS }, attacker)).toBe(false);
    expect(combat('dealt-damage-to', { players: { kind: 'opponents' } }, attacker)).toBe(true);
    expect(combat('dealt-damage-to', { filter: CREATURE }, attacker)).toBe(true);
    expect(combat('dealt-damage-to', { players: YOU }, attacker)).toBe(false);
  });

  it('cr 608.2i: the subject of an event', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const cub = board.lay(TRAMPLING_BEAR);
    board.emit({ type: 'CountersChanged', object: bear, counter: 'charge', by: 1 });
    const grew = { kind: 'happened', pattern: { kind: 'adds-counters' }, since: 'turn' } as const;
    expect([fits(board, grew, bear), fits(board, grew, cub)]).toEqual([true, false]);
  });

  it('any condition about the object', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const same: Filter = {
      kind: 'where',
      bind: 'it',
      condition: {
        kind: 'compare',
        left: { kind: 'stat', of: { kind: 'bound', name: 'it' }, stat: 'power' },
        compare: 'equal',
        right: { kind: 'stat', of: { kind: 'bound', name: 'it' }, stat: 'toughness' },
      },
    };
    expect([fits(board, same, bear), fits(board, same, board.lay(creature('Tall', 1, 4)))]).toEqual([
      true,
      false,
    ]);
  });
});
