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

describe('what is in force (cr 604, 613.11)', () => {
  it('cr 604.2, 611.3b: static effects of what is on the battlefield, as long as it is', () => {
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

  it('cr 604.3, 702.26b: not while it is phased out, and not while it lies face down (cr 708.2)', () => {
    const board = new Board();
    const rule = always({ kind: 'player', who: { kind: 'you' }, property: 'no-hand-limit' });
    const tower = board.lay(enchantment('Tower', rule));
    board.lay(creature('Hidden Tower', 1, 1, rule), { faceDown: 'morph' });
    expect(inForce(board.state, 'player').map(({ source }) => source)).toEqual([tower]);
    board.emit({ type: 'Phased', object: tower, phasedOut: 'directly' });
    expect(inForce(board.state, 'player')).toEqual([]);
  });

  it('cr 613.10: by timestamp', () => {
    const board = new Board();
    const size = (value: number) =>
      always({ kind: 'player', who: { kind: 'all' }, property: 'hand-size', value, how: 'set' });
    const first = board.lay(face('First', ['artifact'], { abilities: [host(), size(3)] }));
    const second = board.lay(enchantment('Second', size(5)));
    expect(inForce(board.state, 'player').map(({ source }) => source)).toEqual([first, second]);
    board.emit({ type: 'AttachmentChanged', object: first, to: second });
    expect(inForce(board.state, 'player').map(({ source }) => source)).toEqual([second, first]);
  });

  it('cr 604.2: only while its condition holds', () => {
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

  it('cr 113.6d: what a spell says of its own cost is read off the spell, and in force for no other', () => {
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

  it('cr 113.6g: that it cannot be countered functions on the stack', () => {
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

  it('cr 113.6b: ... one that an effect gave as well', () => {
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

  it('cr 113.6e-f: what a card says of its own casting functions where it may be cast from', () => {
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

  it('cr 611.2c: rules that resolved spells made are in force until they end', () => {
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

describe('what is forbidden, required and allowed (cr 101.2, 508.1)', () => {
  it('cr 702.3: a rule of an ability about its own object names that object', () => {
    const board = new Board();
    const wall = board.lay(creature('Wall', 0, 4, keyword('defender')));
    expect(cannots(board.state, 'attack').map(({ object }) => object)).toEqual([wall]);
  });

  it('cr 611.3a: one about whatever fits names none', () => {
    const board = new Board();
    board.lay(enchantment('Peace', always({ kind: 'cannot', action: { kind: 'attack', who: CREATURE } })));
    expect(cannots(board.state, 'attack').map(({ object }) => object)).toEqual([null]);
  });

  it('cr 303.4, 613.11: what an Aura says about its host names the host', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lay(enchantment('Chains', host({ kind: 'cannot', action: { kind: 'attack' } })), {
      attachedTo: bear,
      seat: BORIS,
    });
    const [rule] = cannots(board.state, 'attack');
    expect(rule).toMatchObject({ object: bear, context: { controller: BORIS } });
  });

  it('cr 613.1f: it stays when the object loses its abilities: it is no ability', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'must', action: { kind: 'attack' } }]);
    board.lasts([bear], [{ kind: 'lose-all-abilities' }]);
    expect(musts(board.state, 'attack').map(({ object }) => object)).toEqual([bear]);
  });

  it('cr 613.1f: a keyword that was given forbids as one that is printed; lost it does not', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'gain-ability', ability: keyword('flying') }]);
    expect(cannots(board.state, 'be-blocked').map(({ object }) => object)).toEqual([bear]);
    board.lasts([bear], [{ kind: 'lose-all-abilities' }]);
    expect(cannots(board.state, 'be-blocked')).toEqual([]);
  });

  it('cr 508.1d: a cost that lifts a prohibition goes with it', () => {
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

  it('cr 701.15b: who has goaded a creature', () => {
    const board = new Board(3);
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'goaded', by: { kind: 'you' } }], { controller: BORIS });
    expect(goadersOf(board.state, bear)).toEqual([BORIS]);
  });

  it('cr 609.4: a permission given to an object names it', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'may', permission: { kind: 'attack-as-though', what: 'no-defender' } }]);
    expect(permissions(board.state, 'attack-as-though').map(({ object }) => object)).toEqual([bear]);
  });
});

describe('qualities (cr 702)', () => {
  it('cr 702.16: of keywords, with what the keyword takes', () => {
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

  it('cr 613.1f: gained and lost with the abilities', () => {
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

  it('cr 613.11: given without being an ability', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'quality', is: 'first-strike' }, { kind: 'lose-all-abilities' }]);
    expect(hasQuality(board.state, bear, 'first-strike')).toBe(true);
  });

  it('cr 702.2f, 702.15f: deathtouch and lifelink of a spell or of what is gone', () => {
    const board = new Board();
    const spell = board.cast(
      face('Biter', ['creature'], { abilities: [keyword('deathtouch'), keyword('trample')] }),
    );
    expect(hasQuality(board.state, spell, 'deathtouch')).toBe(true);
    expect(hasQuality(board.state, spell, 'trample')).toBe(false);
  });

  it('cr 702.51: those of casting function in every zone', () => {
    const board = new Board();
    const card = board.lay(creature('Herd', 5, 5, keyword('convoke')), { zone: 'hand' });
    expect(hasQuality(board.state, card, 'convoke')).toBe(true);
  });

  it('cr 604.2: only while their condition holds', () => {
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
