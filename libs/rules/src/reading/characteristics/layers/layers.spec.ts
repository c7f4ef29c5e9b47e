import { describe, expect, it } from '@jest/globals';
import {
  anthem,
  ANNA,
  basic,
  becomes,
  Board,
  BORIS,
  both,
  creature,
  CREATURE,
  defining,
  enchantment,
  face,
  host,
  keyword,
  LAND,
  plus,
  YOURS,
} from '#testkit/tables/board';

const BEAR = creature('Bear', 2, 2);
const lands = { kind: 'count', of: both(LAND, YOURS) } as const;

describe('continuous effects in layers (cr 613)', () => {
  it('cr 613.1: an unaffected object is what its card says', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2, keyword('flying')));
    expect(board.known(bear)).toMatchObject({
      name: 'Bear',
      types: ['creature'],
      cost: '{1}{G}',
      manaValue: 2,
      colours: ['green'],
      power: 2,
      toughness: 2,
      controller: ANNA,
      owner: ANNA,
    });
    expect([...board.known(bear).keywords]).toEqual(['flying']);
  });

  it('cr 613.1d-f: types come before colours and abilities, whatever the timestamps say', () => {
    const board = new Board();
    board.lay(
      enchantment('Reach for All', anthem(CREATURE, { kind: 'gain-ability', ability: keyword('reach') })),
    );
    board.lay(enchantment('Green Walls', anthem(CREATURE, { kind: 'set-colours', colours: ['white'] })));
    const land = board.lay(basic('Forest'));
    board.lay(enchantment('Moving Lands', anthem(LAND, { kind: 'add-types', types: ['creature'] })));
    expect(board.known(land)).toMatchObject({ types: ['land', 'creature'], colours: ['white'] });
    expect(board.known(land).keywords.has('reach')).toBe(true);
  });

  it('cr 613.4b-c: setting power and toughness comes before adding, even if it is younger', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lasts([bear], [plus(1)]);
    board.lasts([bear], [becomes('power', 0), becomes('toughness', 1)]);
    expect(board.stats(bear)).toBe('1/2');
  });

  it('cr 613.4b: the younger of two setting effects wins', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lasts([bear], [becomes('power', 5)]);
    board.lasts([bear], [becomes('power', 1)]);
    expect(board.stats(bear)).toBe('1/2');
  });

  it('cr 613.4a: a characteristic-defining ability comes before setting effects, which win', () => {
    const board = new Board();
    const counting = face('Counting', ['creature'], {
      power: lands,
      toughness: lands,
      abilities: [defining(becomes('power', lands), becomes('toughness', lands))],
    });
    const one = board.lay(counting);
    board.lay(basic('Forest'));
    board.lay(basic('Forest'));
    expect(board.stats(one)).toBe('2/2');
    const set = board.lasts([one], [becomes('power', 7)], { timestamp: 0 });
    expect(board.stats(one)).toBe('7/2');
    board.ends(set);
    expect(board.stats(one)).toBe('2/2');
  });

  it('cr 613.4c: counters and effects add up', () => {
    const board = new Board();
    const bear = board.lay(BEAR, { counters: { '+1/+1': 3, '-1/-1': 1, '+2/+0': 1, charge: 4 } });
    expect(board.stats(bear)).toBe('6/4');
    board.lay(enchantment('Glory', anthem(CREATURE, plus(1))));
    expect(board.stats(bear)).toBe('7/5');
  });

  it('cr 613.4c: counters count after setting effects', () => {
    const board = new Board();
    const bear = board.lay(BEAR, { counters: { '+1/+1': 1 } });
    board.lasts([bear], [becomes('power', 0), becomes('toughness', 0)]);
    expect(board.stats(bear)).toBe('1/1');
  });

  it('cr 613.4d: switching comes last, after later additions too', () => {
    const board = new Board();
    const bear = board.lay(creature('Long', 1, 3));
    board.lasts([bear], [{ kind: 'switch-stats' }]);
    expect(board.stats(bear)).toBe('3/1');
    board.lasts([bear], [plus(0, 1)]);
    expect(board.stats(bear)).toBe('4/1');
    board.lasts([bear], [{ kind: 'switch-stats' }]);
    expect(board.stats(bear)).toBe('1/4');
  });

  it('cr 613.1b: control comes before effects that depend on control', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(enchantment('Banner', anthem(both(CREATURE, YOURS), plus(1))), { seat: BORIS });
    board.lay(enchantment('Charm', host({ kind: 'control', to: { kind: 'you' } })), {
      seat: BORIS,
      attachedTo: bear,
    });
    expect(board.known(bear).controller).toBe(BORIS);
    expect(board.known(bear).owner).toBe(ANNA);
    expect(board.stats(bear)).toBe('3/3');
  });

  it('cr 613.1b: an effect uses its controller of when it applies, such as the new controller of an Aura', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const charm = board.lay(enchantment('Charm', host({ kind: 'control', to: { kind: 'you' } })), {
      seat: BORIS,
      attachedTo: bear,
    });
    board.lasts([charm], [{ kind: 'control', to: { kind: 'you' } }], { controller: ANNA });
    expect(board.known(bear).controller).toBe(ANNA);
  });

  it('cr 613.1f, 122.1b: a keyword counter gives its keyword before younger effects of that layer', () => {
    const board = new Board();
    board.lay(enchantment('Reach', anthem(CREATURE, { kind: 'gain-ability', ability: keyword('reach') })));
    const bear = board.lay(BEAR, { counters: { flying: 1 } });
    expect([...board.known(bear).keywords].sort()).toEqual(['flying', 'reach']);
    board.lay(enchantment('Plain', anthem(CREATURE, { kind: 'lose-all-abilities' })));
    expect([...board.known(bear).keywords]).toEqual([]);
  });

  it('cr 613.1f, 122.1b: a keyword counter gives its keyword', () => {
    const board = new Board();
    const bear = board.lay(BEAR, { counters: { flying: 1 } });
    expect(board.known(bear).keywords.has('flying')).toBe(true);
    expect(board.known(bear).abilities).toHaveLength(1);
  });

  it('cr 613.1f: abilities are gained and lost in the order of timestamps', () => {
    const board = new Board();
    const bear = board.lay(creature('Flier', 2, 2, keyword('flying')));
    board.lasts([bear], [{ kind: 'lose-all-abilities' }]);
    expect(board.known(bear).abilities).toEqual([]);
    board.lasts([bear], [{ kind: 'gain-ability', ability: keyword('reach') }]);
    expect([...board.known(bear).keywords]).toEqual(['reach']);
    board.lasts([bear], [{ kind: 'lose-ability', keyword: 'reach' }]);
    expect([...board.known(bear).keywords]).toEqual([]);
  });

  it('cr 113.11, 613.1f, 101.2: an object that cannot have an ability does not gain it later either', () => {
    const board = new Board();
    const bear = board.lay(creature('Flier', 2, 2, keyword('flying')));
    board.lasts([bear], [{ kind: 'cannot-have', keyword: 'flying' }]);
    board.lasts([bear], [{ kind: 'gain-ability', ability: keyword('flying') }]);
    expect(board.known(bear).keywords.has('flying')).toBe(false);
  });

  it('cr 613.1f: activated abilities of others are gained as they are', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    const bear = board.lay(BEAR);
    board.lay(
      enchantment(
        'Lend',
        anthem(CREATURE, {
          kind: 'gain-abilities-of',
          of: { kind: 'each', filter: LAND },
          filter: 'activated',
        }),
      ),
    );
    expect(board.known(bear).abilities.map(({ ref }) => ref)).toEqual(
      board.known(forest).abilities.map(({ ref }) => ref),
    );
  });
});

describe('effects and the objects they affect (cr 611)', () => {
  it('cr 611.3a: a static ability affects the objects that fit at each moment', () => {
    const board = new Board();
    board.lay(enchantment('Glory', anthem(CREATURE, plus(1))));
    const bear = board.lay(BEAR);
    expect(board.stats(bear)).toBe('3/3');
  });

  it('cr 611.3b: it applies as long as its object is there, and not phased out (cr 702.26b)', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const glory = board.lay(enchantment('Glory', anthem(CREATURE, plus(1))));
    board.emit({ type: 'Phased', object: glory, phasedOut: 'directly' });
    expect(board.stats(bear)).toBe('2/2');
    board.emit({ type: 'Phased', object: glory, phasedOut: 'no' });
    expect(board.stats(bear)).toBe('3/3');
    board.move(glory, 'graveyard');
    expect(board.stats(bear)).toBe('2/2');
  });

  it('cr 611.2c: a resolved spell’s effect affects the objects of the moment it begins', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lasts([bear], [plus(3)]);
    const late = board.lay(BEAR);
    expect([board.stats(bear), board.stats(late)]).toEqual(['5/5', '2/2']);
  });

  it('cr 611.2c: a resolved spell’s rule affects later objects too', () => {
    const board = new Board();
    const effect = board.rules([{ kind: 'modify', what: CREATURE, changes: [plus(0, 1)] }]);
    const late = board.lay(BEAR);
    expect(board.stats(late)).toBe('2/3');
    board.ends(effect);
    expect(board.stats(late)).toBe('2/2');
  });

  it('cr 611.3a: `while` is checked at each moment', () => {
    const board = new Board();
    const proud = board.lay(
      creature('Proud', 1, 1, {
        kind: 'static',
        while: { kind: 'turn', whose: { kind: 'you' } },
        effects: [{ kind: 'modify-this', changes: [plus(2)] }],
      }),
    );
    expect(board.stats(proud)).toBe('3/3');
    board.begin(BORIS);
    expect(board.stats(proud)).toBe('1/1');
  });

  it('cr 301.5, 303.4: an attached object affects its host, and nothing without one', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const sword = board.lay(
      face('Sword', ['artifact'], { subtypes: ['Equipment'], abilities: [host(plus(2, 0))] }),
    );
    expect(board.stats(bear)).toBe('2/2');
    board.emit({ type: 'AttachmentChanged', object: sword, to: bear });
    expect(board.stats(bear)).toBe('4/2');
    board.emit({ type: 'AttachmentChanged', object: sword, to: null });
    expect(board.stats(bear)).toBe('2/2');
  });

  it('cr 113.6b, 113.6p: abilities of emblems work, and of cards in the zones their ability names', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const emblem = board.record([face('', [], { abilities: [anthem(CREATURE, plus(1, 0))] })]);
    board.emit({ type: 'EmblemMade', object: board.next, seat: ANNA, made: `${emblem}#/0` });
    expect(board.stats(bear)).toBe('3/2');
    const wonder = creature('Wonder', 2, 2, {
      kind: 'static',
      zone: 'graveyard',
      effects: [{ kind: 'modify', what: both(CREATURE, YOURS), changes: [plus(0, 1)] }],
    });
    const card = board.lay(wonder, { zone: 'hand' });
    expect(board.stats(bear)).toBe('3/2');
    board.move(card, 'graveyard');
    expect(board.stats(bear)).toBe('3/3');
  });

  it('cr 903.8, 113.6: a card that is played from the command zone does nothing there', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(creature('Lord', 1, 1, anthem(CREATURE, plus(1))), { zone: 'command' });
    expect(board.stats(bear)).toBe('2/2');
  });

  it('cr 113.6: effects on the battlefield reach cards in other zones if their filter says so', () => {
    const board = new Board();
    const dead = board.lay(BEAR, { zone: 'graveyard' });
    const alive = board.lay(BEAR);
    board.lay(
      enchantment(
        'Pale',
        anthem(both(CREATURE, { kind: 'in', zone: 'graveyard' }), {
          kind: 'set-colours',
          colours: ['black'],
        }),
      ),
    );
    expect(board.known(dead).colours).toEqual(['black']);
    expect(board.known(alive).colours).toEqual(['green']);
  });
});
