import { describe, expect, it } from '@jest/globals';
import {
  always,
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
  IS_THIS,
  keyword,
  LAND,
} from '#testkit/tables/board';
import { cannots, goadersOf, hasQuality, inForce, musts, permissions, qualities } from './in-force.js';

describe('rules in force (cr 604, 613.11)', () => {
  it('cr 604.2, 611.3b: static effects apply while their permanent is on the battlefield', () => {
    const board = new Board();
    const tax = board.lay(
      enchantment(
        'Tax',
        always({ kind: 'costs', what: CREATURE, for: { kind: 'all' }, amount: 1, direction: 'more' }),
      ),
    );
    expect(inForce(board.state, 'costs').map(({ source }) => source)).toEqual([tax]);
    board.move(tax, 'graveyard');
    expect(inForce(board.state, 'costs')).toEqual([]);
  });

  it('cr 604.3, 702.26b: they do not apply while it is phased out or face down (cr 708.2)', () => {
    const board = new Board();
    const rule = always({ kind: 'player', who: { kind: 'you' }, property: 'no-hand-limit' });
    const tower = board.lay(enchantment('Tower', rule));
    board.lay(creature('Hidden Tower', 1, 1, rule), { faceDown: 'morph' });
    expect(inForce(board.state, 'player').map(({ source }) => source)).toEqual([tower]);
    board.emit({ type: 'Phased', object: tower, phasedOut: 'directly' });
    expect(inForce(board.state, 'player')).toEqual([]);
  });

  it('cr 613.10: they apply by timestamp', () => {
    const board = new Board();
    const size = (value: number) =>
      always({ kind: 'player', who: { kind: 'all' }, property: 'hand-size', value, how: 'set' });
    const first = board.lay(face('First', ['artifact'], { abilities: [host(), size(3)] }));
    const second = board.lay(enchantment('Second', size(5)));
    expect(inForce(board.state, 'player').map(({ source }) => source)).toEqual([first, second]);
    board.emit({ type: 'AttachmentChanged', object: first, to: second });
    expect(inForce(board.state, 'player').map(({ source }) => source)).toEqual([second, first]);
  });

  it('cr 604.2: they apply only while their condition holds', () => {
    const board = new Board();
    board.lay(
      enchantment('Noon', {
        kind: 'static',
        while: { kind: 'turn', whose: { kind: 'you' } },
        effects: [{ kind: 'player', who: { kind: 'you' }, property: 'land-plays', value: 1, how: 'more' }],
      }),
    );
    expect(inForce(board.state, 'player')).toHaveLength(1);
    board.begin(BORIS);
    expect(inForce(board.state, 'player')).toHaveLength(0);
  });

  it('cr 113.6d: a spell’s effects on its own cost are not in force for other spells', () => {
    const board = new Board();
    const cheap = always({
      kind: 'costs',
      what: IS_THIS,
      for: { kind: 'you' },
      amount: 1,
      direction: 'less',
    });
    const tax = always({ kind: 'costs', what: CREATURE, for: { kind: 'all' }, amount: 1, direction: 'more' });
    board.cast(creature('Bear', 2, 2, cheap, tax));
    expect(inForce(board.state, 'costs')).toEqual([]);
  });

  it('cr 113.6: abilities of an instant or sorcery function on the stack', () => {
    const board = new Board();
    const spell = board.cast(
      face('Storm', ['sorcery'], {
        abilities: [always({ kind: 'cannot', action: { kind: 'prevent-damage' } })],
      }),
    );
    expect(inForce(board.state, 'cannot').map(({ source }) => source)).toEqual([spell]);
    board.move(spell, 'graveyard');
    expect(inForce(board.state, 'cannot')).toEqual([]);
  });

  it('cr 113.6g: ‘this spell cannot be countered’ functions on the stack', () => {
    const board = new Board();
    const spell = board.cast(
      creature('Bear', 2, 2, always({ kind: 'cannot', action: { kind: 'be-countered' } })),
    );
    expect(cannots(board.state, 'be-countered').map(({ object }) => object)).toEqual([spell]);
  });

  it('cr 113.6b: an ability functions in the zone it names', () => {
    const board = new Board();
    const again = always(
      { kind: 'may', permission: { kind: 'play', who: { kind: 'you' }, what: IS_THIS, from: 'graveyard' } },
      { zone: 'graveyard' },
    );
    const card = board.lay(creature('Bear', 2, 2, again), { zone: 'hand' });
    expect(permissions(board.state, 'play')).toEqual([]);
    const dead = board.move(card, 'graveyard');
    expect(permissions(board.state, 'play').map(({ object }) => object)).toEqual([dead]);
  });

  it('cr 113.6b: ... even if an effect gave it', () => {
    const board = new Board();
    const dead = board.lay(creature('Bear', 2, 2), { zone: 'graveyard' });
    const again = always(
      { kind: 'may', permission: { kind: 'play', who: { kind: 'you' }, what: IS_THIS, from: 'graveyard' } },
      { zone: 'graveyard' },
    );
    const graves = both(CREATURE, { kind: 'in', zone: 'graveyard' });
    board.lay(enchantment('Breach', anthem(graves, { kind: 'gain-ability', ability: again })));
    expect(permissions(board.state, 'play').map(({ object }) => object)).toEqual([dead]);
  });

  it('cr 113.6e-f: a card’s ability about casting it functions where it may be cast from', () => {
    const board = new Board();
    const flash = { kind: 'play', who: { kind: 'you' }, what: IS_THIS, speed: 'instant' } as const;
    const card = board.lay(creature('Quick', 2, 2, always({ kind: 'may', permission: flash })), {
      zone: 'hand',
    });
    expect(permissions(board.state, 'play').map(({ object }) => object)).toEqual([card]);
    const never = always({ kind: 'cannot', action: { kind: 'cast', who: { kind: 'all' }, what: IS_THIS } });
    const barred = board.lay(creature('Barred', 2, 2, never), { zone: 'exile' });
    expect(cannots(board.state, 'cast').map(({ object }) => object)).toEqual([barred]);
  });

  it('cr 611.2c: rules from resolved spells are in force until they end', () => {
    const board = new Board();
    const fog = board.rules([{ kind: 'cannot', action: { kind: 'attack', who: CREATURE } }], {
      controller: BORIS,
    });
    const [rule] = cannots(board.state, 'attack');
    expect(rule).toMatchObject({ object: null, action: { kind: 'attack' } });
    expect(rule?.context.controller).toBe(BORIS);
    board.ends(fog);
    expect(cannots(board.state, 'attack')).toEqual([]);
  });
});

describe('prohibitions, requirements and permissions (cr 101.2, 508.1)', () => {
  it('cr 702.3: a rule of an ability about its own object lists that object', () => {
    const board = new Board();
    const wall = board.lay(creature('Wall', 0, 4, keyword('defender')));
    expect(cannots(board.state, 'attack').map(({ object }) => object)).toEqual([wall]);
  });

  it('cr 611.3a: a rule about all objects that fit lists none', () => {
    const board = new Board();
    board.lay(enchantment('Peace', always({ kind: 'cannot', action: { kind: 'attack', who: CREATURE } })));
    expect(cannots(board.state, 'attack').map(({ object }) => object)).toEqual([null]);
  });

  it('cr 303.4, 613.11: a rule of an Aura about its host lists the host', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lay(enchantment('Chains', host({ kind: 'cannot', action: { kind: 'attack' } })), {
      attachedTo: bear,
      seat: BORIS,
    });
    const [rule] = cannots(board.state, 'attack');
    expect(rule).toMatchObject({ object: bear, context: { controller: BORIS } });
  });

  it('cr 613.1f: a rule on an object stays when the object loses its abilities, as it is no ability', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'must', action: { kind: 'attack' } }]);
    board.lasts([bear], [{ kind: 'lose-all-abilities' }]);
    expect(musts(board.state, 'attack').map(({ object }) => object)).toEqual([bear]);
  });

  it('cr 613.1f: an added keyword forbids like a printed one, and does not once it is lost', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'gain-ability', ability: keyword('flying') }]);
    expect(cannots(board.state, 'be-blocked').map(({ object }) => object)).toEqual([bear]);
    board.lasts([bear], [{ kind: 'lose-all-abilities' }]);
    expect(cannots(board.state, 'be-blocked')).toEqual([]);
  });

  it('cr 508.1d: a cost that lifts a prohibition is listed with it', () => {
    const board = new Board();
    const toll = [{ kind: 'mana', cost: '{2}' }] as const;
    board.lay(
      enchantment(
        'Toll',
        always({ kind: 'cannot', action: { kind: 'attack', who: CREATURE }, unless: toll }),
      ),
    );
    expect(cannots(board.state, 'attack')[0]?.unless).toEqual(toll);
  });

  it('cr 701.15b: a creature lists the players who goaded it', () => {
    const board = new Board(3);
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'goaded', by: { kind: 'you' } }], { controller: BORIS });
    expect(goadersOf(board.state, bear)).toEqual([BORIS]);
  });

  it('cr 609.4: a permission given to an object lists it', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'may', permission: { kind: 'attack-as-though', what: 'no-defender' } }]);
    expect(permissions(board.state, 'attack-as-though').map(({ object }) => object)).toEqual([bear]);
  });
});

describe('qualities (cr 702)', () => {
  it('cr 702.16: keywords have the quality they name', () => {
    const board = new Board();
    const knight = board.lay(
      creature('Knight', 2, 2, {
        kind: 'keyword',
        name: 'protection',
        filter: { kind: 'colour', is: 'black' },
      }),
    );
    const [quality] = qualities(board.state, knight, 'protection');
    expect(quality).toMatchObject({
      name: 'protection',
      label: 'protection',
      node: { filter: { is: 'black' } },
    });
    expect(quality?.context).toMatchObject({ source: knight, controller: ANNA });
  });

  it('cr 613.1f: they are gained and lost with the abilities', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    expect(hasQuality(board.state, bear, 'trample')).toBe(false);
    board.lay(
      enchantment('Stampede', anthem(CREATURE, { kind: 'gain-ability', ability: keyword('trample') })),
    );
    expect(hasQuality(board.state, bear, 'trample')).toBe(true);
    board.lasts([bear], [{ kind: 'lose-all-abilities' }]);
    expect(hasQuality(board.state, bear, 'trample')).toBe(false);
  });

  it('cr 613.11: they may be given without an ability', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'quality', is: 'first-strike' }, { kind: 'lose-all-abilities' }]);
    expect(hasQuality(board.state, bear, 'first-strike')).toBe(true);
  });

  it('cr 702.2f, 702.15f: a spell, or a source that is gone, has deathtouch and lifelink', () => {
    const board = new Board();
    const spell = board.cast(
      face('Biter', ['creature'], { abilities: [keyword('deathtouch'), keyword('trample')] }),
    );
    expect(hasQuality(board.state, spell, 'deathtouch')).toBe(true);
    expect(hasQuality(board.state, spell, 'trample')).toBe(false);
  });

  it('cr 702.51: those about casting function in every zone', () => {
    const board = new Board();
    const card = board.lay(creature('Herd', 5, 5, keyword('convoke')), { zone: 'hand' });
    expect(hasQuality(board.state, card, 'convoke')).toBe(true);
  });

  it('cr 604.2: they apply only while their condition holds', () => {
    const board = new Board();
    const bear = board.lay(
      creature('Bear', 2, 2, {
        kind: 'static',
        while: { kind: 'exists', filter: LAND },
        effects: [{ kind: 'quality', is: 'indestructible' }],
      }),
    );
    expect(hasQuality(board.state, bear, 'indestructible')).toBe(false);
    board.lay(face('Field', ['land']));
    expect(hasQuality(board.state, bear, 'indestructible')).toBe(true);
  });
});
