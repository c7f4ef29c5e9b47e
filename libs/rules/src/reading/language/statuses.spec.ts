// Statuses in filters, and where they look (cr 110.5, 302.6, 113.7a).
import { describe, expect, it } from '@jest/globals';
import type { Filter, Status } from '#abilities';
import {
  ANNA,
  anthem,
  Board,
  BORIS,
  both,
  creature,
  CREATURE,
  enchantment,
  face,
  host,
  keyword,
  plus,
  YOU,
} from '#testkit/tables/board';
import { fits, TRAMPLING_BEAR } from '../../fixtures/fitting.fixture.js';
import { makeLastKnown } from '../characteristics/last-known.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import { matches, zonesOf } from './filters.js';
import { fittingObjects } from './references.js';

describe('statuses (cr 110.5, 302.6, 700)', () => {
  const is = (board: Board, status: Status, id: ObjectId): boolean =>
    fits(board, { kind: 'status', is: status }, id);

  it('cr 110.5: tapped, flipped, face down, phased out', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR, { tapped: true });
    const hidden = board.lay(TRAMPLING_BEAR, { faceDown: 'morph' });
    expect([is(board, 'tapped', bear), is(board, 'untapped', bear), is(board, 'tapped', hidden)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      is(board, 'face-down', hidden),
      is(board, 'face-up', hidden),
      is(board, 'face-up', bear),
    ]).toEqual([true, false, true]);
    expect([is(board, 'flipped', bear), is(board, 'phased-out', bear)]).toEqual([false, false]);
  });

  it('pentaland 703.6: a card played as a Pentaland is no face-down permanent', () => {
    const board = new Board();
    const land = board.lay(TRAMPLING_BEAR, { faceDown: 'pentaland' });
    expect([is(board, 'face-down', land), is(board, 'face-up', land)]).toEqual([false, true]);
    expect(board.known(land)).toMatchObject({
      name: 'Pentaland',
      types: ['land'],
      supertypes: ['basic'],
      power: null,
    });
    expect(fits(board, { kind: 'could-produce', colour: 'red' }, land)).toBe(true);
  });

  it('cr 110.1, 111.1: tokens and cards', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const token = board.next;
    const { identity } = board.state.objects[objectNumber(bear)]!;
    board.emit({
      type: 'TokenCreated',
      object: token,
      identity,
      owner: ANNA,
      controller: ANNA,
      tapped: false,
      counters: {},
    });
    expect([
      is(board, 'token', token),
      is(board, 'card', token),
      is(board, 'token', bear),
      is(board, 'card', bear),
    ]).toEqual([true, false, false, true]);
  });

  it('cr 303.4, 301.5: enchanted, equipped, attached, modified (cr 700.9)', () => {
    const board = new Board();
    const [plain, dressed, armed, theirs] = [0, 0, 0, 0].map(() => board.lay(TRAMPLING_BEAR)) as [
      ObjectId,
      ObjectId,
      ObjectId,
      ObjectId,
    ];
    const aura = board.lay(face('Aura', ['enchantment'], { subtypes: ['Aura'] }), { attachedTo: dressed });
    board.lay(face('Sword', ['artifact'], { subtypes: ['Equipment'] }), { attachedTo: armed });
    board.lay(face('Bane', ['enchantment'], { subtypes: ['Aura'] }), { attachedTo: theirs, seat: BORIS });
    expect([plain, dressed, armed].map((id) => is(board, 'enchanted', id))).toEqual([false, true, false]);
    expect([plain, dressed, armed].map((id) => is(board, 'equipped', id))).toEqual([false, false, true]);
    expect([plain, aura].map((id) => is(board, 'attached', id))).toEqual([false, true]);
    expect([plain, dressed, armed, theirs].map((id) => is(board, 'modified', id))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('cr 700.6: historic', () => {
    const board = new Board();
    const stone = board.lay(face('Stone', ['artifact']));
    const saga = board.lay(face('Saga', ['enchantment'], { subtypes: ['Saga'] }));
    const king = board.lay(face('King', ['creature'], { supertypes: ['legendary'] }));
    expect([stone, saga, king, board.lay(TRAMPLING_BEAR)].map((id) => is(board, 'historic', id))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('cr 506.4: attacking, blocked and not', () => {
    const board = new Board();
    const [one, two] = [board.lay(TRAMPLING_BEAR), board.lay(TRAMPLING_BEAR)];
    const wall = board.lay(TRAMPLING_BEAR, { seat: BORIS });
    board.emit({ type: 'CombatBegan', seat: ANNA });
    const attack = { defender: BORIS, defending: BORIS, blocked: false, band: null };
    board.emit({
      type: 'AttackersDeclared',
      attacks: [
        { attacker: one, ...attack },
        { attacker: two, ...attack },
      ],
    });
    expect(is(board, 'unblocked', one)).toBe(false);
    board.emit({ type: 'BlockersDeclared', seat: BORIS, blocks: [{ blocker: wall, attackers: [one] }] });
    expect([is(board, 'attacking', one), is(board, 'attacking', wall), is(board, 'blocking', wall)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([is(board, 'blocked', one), is(board, 'blocked', two), is(board, 'unblocked', two)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([is(board, 'attacked-this-turn', one), is(board, 'blocked-this-turn', wall)]).toEqual([
      true,
      true,
    ]);
    board.emit({ type: 'CombatEnded', seat: ANNA });
    expect(is(board, 'attacking', one)).toBe(false);
    expect(is(board, 'attacked-this-turn', one)).toBe(true);
    board.begin(BORIS);
    expect(is(board, 'attacked-this-turn', one)).toBe(false);
  });

  it.each(['monstrous', 'renowned', 'suspected', 'paired', 'commander', 'ring-bearer'] as const)(
    'marks: %s',
    (mark) => {
      const board = new Board();
      const bear = board.lay(TRAMPLING_BEAR);
      expect(is(board, mark, bear)).toBe(false);
      board.emit({ type: 'Marked', object: bear, mark, on: true });
      expect(is(board, mark, bear)).toBe(true);
    },
  );

  it('cr 701.15b: goaded, by an effect', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    board.lasts([bear], [{ kind: 'goaded', by: YOU }], { controller: BORIS });
    expect(is(board, 'goaded', bear)).toBe(true);
  });

  it('cr 702.33: kicked, and cast at all', () => {
    const board = new Board();
    const spell = board.cast(TRAMPLING_BEAR, {}, { paid: { kicker: 1 } });
    const castAs = { by: ANNA, from: 'hand', x: null, paid: { kicker: 1 }, alternative: null, mana: [] };
    expect([is(board, 'kicked', spell), is(board, 'cast', spell), is(board, 'copy', spell)]).toEqual([
      true,
      true,
      false,
    ]);
    const permanent = board.move(spell, 'battlefield', { castAs, controller: ANNA });
    expect([is(board, 'kicked', permanent), is(board, 'cast', permanent)]).toEqual([true, true]);
    const put = board.lay(TRAMPLING_BEAR);
    expect([is(board, 'kicked', put), is(board, 'cast', put)]).toEqual([false, false]);
  });

  it('cr 700.11: the events of this turn that happened to it', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const other = board.move(board.lay(TRAMPLING_BEAR, { zone: 'hand' }), 'battlefield');
    board.emit({
      type: 'DamageDealt',
      source: other,
      to: bear,
      amount: 1,
      combat: false,
      marked: 1,
      deathtouch: false,
    });
    expect([is(board, 'damaged-this-turn', bear), is(board, 'damaged-this-turn', other)]).toEqual([
      true,
      false,
    ]);
    expect([is(board, 'entered-this-turn', bear), is(board, 'entered-this-turn', other)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('summoning sickness (cr 302.6)', () => {
  const sick = (board: Board, id: ObjectId): boolean =>
    fits(board, { kind: 'status', is: 'summoning-sick' }, id);

  it('cr 302.6: until its controller begins a turn with it', () => {
    const board = new Board();
    const bear = board.move(board.lay(TRAMPLING_BEAR, { zone: 'hand' }), 'battlefield');
    expect(sick(board, bear)).toBe(true);
    board.begin(BORIS);
    expect(sick(board, bear)).toBe(true);
    board.begin(ANNA);
    expect(sick(board, bear)).toBe(false);
    board.begin(BORIS);
    expect(sick(board, bear)).toBe(false);
  });

  it('cr 302.6: one that came in an opponent’s turn is ready in the next turn of its controller', () => {
    const board = new Board();
    board.begin(BORIS);
    const bear = board.move(board.lay(TRAMPLING_BEAR, { zone: 'hand' }), 'battlefield');
    expect(sick(board, bear)).toBe(true);
    board.begin(ANNA);
    expect(sick(board, bear)).toBe(false);
  });

  it('cr 302.6, 500.7: an extra turn begins like any other', () => {
    const board = new Board();
    const bear = board.move(board.lay(TRAMPLING_BEAR, { zone: 'hand' }), 'battlefield');
    board.begin(ANNA, 'precombat-main', true);
    expect(sick(board, bear)).toBe(false);
    const theirs = board.move(board.lay(TRAMPLING_BEAR, { zone: 'hand', seat: BORIS }), 'battlefield');
    board.begin(ANNA, 'precombat-main', true);
    expect(sick(board, theirs)).toBe(true);
  });

  it('cr 302.6: a change of control begins it anew, from the moment of the change', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR, { seat: BORIS });
    board.begin(ANNA);
    expect(sick(board, bear)).toBe(true);
    board.begin(BORIS);
    expect(sick(board, bear)).toBe(false);
    board.begin(ANNA);
    board.lasts([bear], [{ kind: 'control', to: YOU }]);
    expect(sick(board, bear)).toBe(true);
    board.emit({ type: 'ControllerChanged', object: bear, controller: ANNA });
    expect(sick(board, bear)).toBe(true);
    board.begin(BORIS);
    board.begin(ANNA);
    expect(sick(board, bear)).toBe(false);
  });

  it('cr 702.10: a creature with haste has none', () => {
    const board = new Board();
    const bear = board.move(
      board.lay(creature('Quick', 1, 1, keyword('haste')), { zone: 'hand' }),
      'battlefield',
    );
    expect(sick(board, bear)).toBe(false);
    const slow = board.move(board.lay(TRAMPLING_BEAR, { zone: 'hand' }), 'battlefield');
    board.lasts([slow], [{ kind: 'quality', is: 'haste' }]);
    expect(sick(board, slow)).toBe(false);
  });
});

describe('last known information (cr 113.7a, 608.2h)', () => {
  it('cr 608.2h: an object that is gone fits as it last was, with the effects that were on it', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR, { counters: { '+1/+1': 1 }, tapped: true });
    board.lay(
      enchantment('Glory', anthem(CREATURE, plus(1), { kind: 'gain-ability', ability: keyword('flying') })),
    );
    board.lay(enchantment('Paint', host({ kind: 'set-colours', colours: ['blue'] })), { attachedTo: bear });
    board.lasts([bear], [{ kind: 'control', to: { kind: 'opponents' } }]);
    const was = makeLastKnown(board.state, bear);
    const after = board.move(bear, 'graveyard', { was });
    const fitted = (filter: Filter): boolean => matches(board.sight, filter, bear, board.context(after));
    expect(fitted({ kind: 'stat', stat: 'power', compare: 'equal', value: 4 })).toBe(true);
    expect(fitted({ kind: 'colour', is: 'blue' })).toBe(true);
    expect(fitted({ kind: 'has', keyword: 'flying' })).toBe(true);
    expect(fitted({ kind: 'has', keyword: 'trample' })).toBe(true);
    expect(fitted({ kind: 'controller', is: { kind: 'opponents' } })).toBe(true);
    expect(fitted({ kind: 'status', is: 'tapped' })).toBe(true);
    expect(fitted({ kind: 'counter', counter: '+1/+1', compare: 'equal', value: 1 })).toBe(true);
    expect(fitted({ kind: 'in', zone: 'battlefield' })).toBe(false);
    expect(board.known(after)).toMatchObject({ power: 2, colours: ['green'] });
  });

  it('cr 608.2h: last known information does not change, whatever the card does later', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    const was = makeLastKnown(board.state, bear);
    board.emit({ type: 'CountersChanged', object: bear, counter: '+1/+1', by: 3 });
    expect(was.permanent?.counters).toEqual({});
    expect(was.abilities).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(was))).toEqual(was);
  });

  it('cr 400.7j: a card that left a hidden zone has none, and is read in its new zone', () => {
    const board = new Board();
    const card = board.lay(TRAMPLING_BEAR, { zone: 'hand' });
    board.move(card, 'battlefield', { counters: { '+1/+1': 1 } });
    expect(board.sight.known(card)).toBeUndefined();
    expect(board.sight.remembered(card)?.power).toBe(3);
  });
});

describe('the zones a filter looks at (cr 109.2)', () => {
  it('cr 109.2: the battlefield unless it names another zone', () => {
    expect(zonesOf(CREATURE)).toEqual(['battlefield']);
    expect(zonesOf(both(CREATURE, { kind: 'in', zone: 'graveyard' }))).toEqual(['graveyard']);
    expect(
      zonesOf({
        kind: 'any',
        of: [
          { kind: 'in', zone: 'hand' },
          { kind: 'in', zone: 'graveyard' },
        ],
      }),
    ).toEqual(['hand', 'graveyard']);
    expect(zonesOf({ kind: 'spell' })).toEqual(['stack']);
  });

  it('cr 702.26b: none for a permanent that is phased out', () => {
    const board = new Board();
    const bear = board.lay(TRAMPLING_BEAR);
    expect(fittingObjects(board.sight, CREATURE, board.context(bear))).toEqual([bear]);
    board.emit({ type: 'Phased', object: bear, phasedOut: 'with-host' });
    expect(fittingObjects(board.sight, CREATURE, board.context(bear))).toEqual([]);
  });
});
