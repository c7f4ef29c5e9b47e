import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, TargetSpec } from '#abilities';
import type { CardDefinition } from '#cards';
import { act } from '../../casting/announcing/act.js';
import { no, yes } from '#testkit/tables/effect-table';
import { gain } from '#testkit/tables/rules-table';
import { aura, card, IT, ObjectTable, creature } from '#testkit/tables/object-table';
import { handOf, type Seat } from '../../../model/basics/ids.js';
import { cardsIn } from '../../../fold/evolve/cards.js';

const keyword = (name: string, rest: object = {}): Ability => ({ kind: 'keyword', name, ...rest });
const FREE = [{ kind: 'mana', cost: '{0}' }] as const;
const spell = (
  name: string,
  effect: Effect,
  abilities: readonly Ability[],
  targets: readonly TargetSpec[] = [],
  cost = '{0}',
): CardDefinition =>
  card(name, {
    cost,
    types: ['sorcery'],
    abilities: [...abilities, { kind: 'spell', body: { kind: 'plain', targets: [...targets], effect } }],
  });
const die: Effect = { kind: 'destroy', what: IT };
const put: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };

describe('keywords that move cards', () => {
  it('cr 702.93: undying returns a creature once', () => {
    const ghoul = creature('Ghoul', 2, 2, [keyword('undying')]);
    const table = new ObjectTable([{ battlefield: ['Ghoul'] }, {}], { more: [ghoul] })
      .of(['Ghoul'], die)
      .settle();
    expect(table.permanent('Ghoul').counters).toEqual({ '+1/+1': 1 });
    table.of(['Ghoul'], die).settle();
    expect(table.graveyard(0)).toEqual(['Ghoul']);
  });

  it('cr 702.100b-c: evolve triggers for a creature with greater power, and compares creatures alone', () => {
    const beast = creature('Beast', 3, 2, [keyword('evolve')]);
    const seen: Ability = {
      kind: 'triggered',
      when: { kind: 'keyword-action', action: 'evolve', what: { kind: 'type', is: 'creature' } },
      body: { kind: 'plain', effect: gain(5) },
    };
    const witness = card('Witness', { types: ['enchantment'], abilities: [seen] });
    const grown = (power: number) =>
      new ObjectTable([{ battlefield: ['Beast', 'Witness'], hand: ['Newcomer'] }, {}], {
        more: [beast, witness, creature('Newcomer', power, 1)],
      })
        .of(['Newcomer'], put)
        .settle();
    expect([grown(3).life(0), grown(4).life(0)]).toEqual([20, 25]);
  });

  it('cr 702.115: ingest exiles the top card of the player’s library', () => {
    const eater = creature('Eater', 2, 2, [keyword('ingest')]);
    const table = new ObjectTable([{ battlefield: ['Eater'] }, { library: ['Deep', 'Top'] }], {
      more: [eater],
    });
    table
      .verbs([{ verb: 'damage', source: table.id('Eater'), to: 1 as Seat, amount: 2, combat: true }])
      .settle();
    expect(table.exile()).toEqual(['Top']);
  });

  it('cr 702.86: annihilator makes the defending player sacrifice that many permanents', () => {
    const titan = creature('Titan', 9, 9, [keyword('annihilator', { value: 2 })]);
    const table = new ObjectTable([{ battlefield: ['Titan'] }, { battlefield: ['One', 'Two', 'Three'] }], {
      more: [titan],
    });
    table.happen({ type: 'CombatBegan', seat: 0 as Seat });
    table.happen({
      type: 'AttackersDeclared',
      attacks: [
        {
          attacker: table.id('Titan'),
          defender: 1 as Seat,
          defending: 1 as Seat,
          blocked: false,
          band: null,
        },
      ],
    });
    table.settle({ kind: 'choose-objects', objects: [table.id('One'), table.id('Three')] });
    expect(table.battlefield()).toEqual(['Titan', 'Two']);
    expect(table.asked.map(({ seat }) => seat)).toEqual([1]);
  });

  it('cr 702.65: aura swap exchanges the Aura with one in hand', () => {
    const veil = aura('Veil', { kind: 'type', is: 'creature' }, [keyword('aura swap', { costs: FREE })]);
    const table = new ObjectTable([{ battlefield: ['Bear', 'Veil'], hand: ['Shroud'] }, {}], {
      more: [veil, aura('Shroud')],
    });
    table.attach('Veil', 'Bear');
    expect(
      act(table.proposal, 0 as Seat, { do: 'activate', object: table.id('Veil'), ability: 0 }),
    ).toBeUndefined();
    table.settle(yes, { kind: 'choose-objects', objects: [table.id('Shroud')] });
    expect(table.hand(0)).toEqual(['Veil']);
    expect(table.permanent('Shroud').attachedTo).toBe(table.id('Bear'));
  });

  it('cr 702.55a-b: haunt exiles the card, which remembers the creature it haunts', () => {
    const spirit = creature('Spirit', 2, 2, [keyword('haunt')]);
    const table = new ObjectTable([{ battlefield: ['Spirit', 'Bear'] }, {}], { more: [spirit] });
    table.of(['Spirit'], die).settle();
    expect(table.exile()).toEqual(['Spirit']);
    expect(table.object('Spirit').links?.['haunts']).toMatchObject(table.bindIds('Bear'));
  });
});

describe('keywords that copy spells', () => {
  it('cr 702.56: replicate copies the spell for each time it was paid', () => {
    const bolt = spell('Bolt', gain(2), [keyword('replicate', { costs: [{ kind: 'life', amount: 1 }] })]);
    const table = new ObjectTable([{ hand: ['Bolt'] }, {}], { more: [bolt] });
    const refusal = act(table.proposal, 0 as Seat, {
      do: 'cast',
      object: table.id('Bolt'),
      optional: { replicate: 3 },
    });
    expect(refusal).toBeUndefined();
    table.settle();
    expect(table.life(0)).toBe(20 - 3 + 4 * 2);
  });

  it('cr 702.40: storm copies the spell for each spell cast before it this turn', () => {
    const bolt = spell('Bolt', gain(2), [keyword('storm')]);
    const table = new ObjectTable([{ hand: ['Bolt', 'First', 'Second'] }, {}], {
      more: [bolt, spell('First', gain(1), []), spell('Second', gain(1), [])],
    });
    table.castAt('First').settle().castAt('Second').settle().castAt('Bolt').settle();
    expect(table.life(0)).toBe(20 + 2 + 3 * 2);
    expect(table.graveyard(0)).toEqual(['First', 'Second', 'Bolt']);
  });

  it('cr 702.50: epic forbids more spells, and copies the spell at each upkeep', () => {
    const song = spell('Song', gain(5), [keyword('epic')]);
    const table = new ObjectTable([{ hand: ['Song', 'Other'] }, {}], {
      more: [song, spell('Other', gain(1), [])],
    });
    table.castAt('Song').settle();
    expect(act(table.proposal, 0 as Seat, { do: 'cast', object: table.id('Other') })?.rule).toBe('cr 601.3');
    table.happen({ type: 'StepBegan', step: 'upkeep' }).settle();
    expect(table.life(0)).toBe(30);
  });

  it('cr 702.99: cipher encodes the card on a creature, and casts a copy when it damages a player', () => {
    const plan = spell('Plan', gain(4), [keyword('cipher')]);
    const table = new ObjectTable([{ hand: ['Plan'], battlefield: ['Bear'] }, {}], { more: [plan] });
    table.castAt('Plan').settle(yes);
    expect(table.exile()).toEqual(['Plan']);
    table
      .verbs([{ verb: 'damage', source: table.id('Bear'), to: 1 as Seat, amount: 2, combat: true }])
      .settle(yes);
    expect(table.life(0)).toBe(28);
    expect(table.exile()).toEqual(['Plan']);
  });
});

describe('keywords that cast cards', () => {
  it('cr 702.85: cascade casts the first cheaper nonland card and puts the rest on the bottom', () => {
    const table = new ObjectTable([{ hand: ['Costly'], library: ['Cheap', 'Forest', 'Dear'] }, {}], {
      more: [
        spell('Costly', gain(1), [keyword('cascade')], [], '{3}'),
        spell('Cheap', gain(10), [], [], '{2}'),
        spell('Dear', gain(100), [], [], '{5}'),
      ],
    });
    table.of(['Costly'], { kind: 'cast-now', who: { kind: 'you' }, what: IT, free: 'free' });
    table.settle(yes);
    expect(table.life(0)).toBe(31);
    expect([...table.library(0)].sort()).toEqual(['Dear', 'Forest']);
    expect(table.exile()).toEqual([]);
  });

  it('cr 702.60: ripple casts the revealed cards of the same name', () => {
    const wave = spell('Wave', gain(2), [keyword('ripple', { value: 4 })]);
    const table = new ObjectTable([{ hand: ['Wave'], library: ['One', 'Wave', 'Two'] }, {}], {
      more: [wave],
    });
    const [inHand] = cardsIn(table.state, handOf(0 as Seat));
    const refusal = act(table.proposal, 0 as Seat, { do: 'cast', object: inHand! });
    expect(refusal).toBeUndefined();
    table.settle(yes, yes, { kind: 'order', order: [0, 1] }, yes, { kind: 'order', order: [0, 1] });
    expect(table.life(0)).toBe(24);
    expect(table.library(0)).toEqual(['One', 'Two']);
  });

  it('cr 702.88: rebound casts a spell that was cast from hand again at the next upkeep', () => {
    const song = spell('Song', gain(5), [keyword('rebound')]);
    const table = new ObjectTable([{ hand: ['Song'] }, {}], { more: [song] }).castAt('Song').settle();
    expect(table.exile()).toEqual(['Song']);
    table.happen({ type: 'StepBegan', step: 'upkeep' }).settle(yes);
    expect(table.life(0)).toBe(30);
    expect(table.graveyard(0)).toEqual(['Song']);
  });

  it('cr 702.88a: rebound may leave the card in exile', () => {
    const song = spell('Song', gain(5), [keyword('rebound')]);
    const table = new ObjectTable([{ hand: ['Song'] }, {}], { more: [song] }).castAt('Song').settle();
    table.happen({ type: 'StepBegan', step: 'upkeep' }).settle(no);
    expect(table.exile()).toEqual(['Song']);
  });

  it('cr 702.35: madness lets a card discarded into exile be cast for its cost', () => {
    const rage = spell('Rage', gain(3), [keyword('madness', { costs: FREE })], [], '{4}');
    const table = new ObjectTable([{ hand: ['Rage'] }, {}], { more: [rage] });
    table.do({ kind: 'discard', who: { kind: 'you' }, how: 'hand' });
    expect(table.exile()).toEqual(['Rage']);
    table.settle(yes);
    expect(table.life(0)).toBe(23);
    expect(table.graveyard(0)).toEqual(['Rage']);
  });

  it('cr 702.35a: madness puts a card that is not cast into the graveyard', () => {
    const rage = spell('Rage', gain(3), [keyword('madness', { costs: FREE })], [], '{4}');
    const table = new ObjectTable([{ hand: ['Rage'] }, {}], { more: [rage] });
    table.do({ kind: 'discard', who: { kind: 'you' }, how: 'hand' }).settle(no);
    expect(table.graveyard(0)).toEqual(['Rage']);
    expect(table.life(0)).toBe(20);
  });
});

describe('keywords that change what attacks', () => {
  it('cr 702.116: myriad attacks each other opponent with a copy, exiled at end of combat', () => {
    const hydra = creature('Hydra', 2, 2, [keyword('myriad')]);
    const table = new ObjectTable([{ battlefield: ['Hydra'] }, {}, {}], { more: [hydra] });
    table.happen({ type: 'CombatBegan', seat: 0 as Seat });
    table.happen({
      type: 'AttackersDeclared',
      attacks: [
        {
          attacker: table.id('Hydra'),
          defender: 1 as Seat,
          defending: 1 as Seat,
          blocked: false,
          band: null,
        },
      ],
    });
    table.settle(yes);
    expect(table.state.combat?.attacks.map(({ defender }) => defender)).toEqual([1, 2]);
    table.happen({ type: 'StepBegan', step: 'end-combat' }).settle();
    expect(table.battlefield()).toEqual(['Hydra']);
  });

  it('cr 702.113: awaken makes a land a creature with counters', () => {
    const call = spell('Call', gain(1), [keyword('awaken', { value: 3, costs: FREE })], [], '{4}');
    const table = new ObjectTable([{ hand: ['Call'], battlefield: ['Forest'] }, {}], { more: [call] });
    const refusal = act(table.proposal, 0 as Seat, {
      do: 'cast',
      object: table.id('Call'),
      alternative: 'awaken',
      targets: [[{ object: table.id('Forest') }]],
    });
    expect(refusal).toBeUndefined();
    table.settle();
    expect(table.known('Forest')).toMatchObject({ power: 3, toughness: 3 });
    expect(table.life(0)).toBe(21);
  });
});

describe('an Aura that returns', () => {
  it('cr 303.4f: its player chooses each time what it enchants', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'], graveyard: ['Veil'] }, {}], {
      more: [aura('Veil')],
    });
    const choose = (name: string) => ({
      answers: [{ kind: 'choose-targets' as const, targets: [{ object: table.id(name) }] }],
    });
    table.of(['Veil'], put, choose('Two'));
    table.of(['Two'], die).settle();
    expect(table.graveyard(0)).toEqual(['Two', 'Veil']);
    table.of(['Veil'], put);
    expect(table.permanent('Veil').attachedTo).toBe(table.id('One'));
  });

  it('cr 601.2c, 608.2b: an Aura spell whose target is gone does not enter', () => {
    const veil = { ...aura('Veil'), cost: '{0}' };
    const face = veil.faces?.[0];
    const table = new ObjectTable([{ battlefield: ['One'], hand: ['Veil'] }, {}], {
      more: [{ ...veil, faces: face === undefined ? [] : [{ ...face, cost: '{0}' }] }],
    });
    table.castAt('Veil', [['One']]);
    table.of(['One'], die).settle();
    expect([...table.graveyard(0)].sort()).toEqual(['One', 'Veil']);
  });
});
