// Timestamps, dependency and the examples of the rules (cr 613.7, 613.8).
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
  itself,
  keyword,
  LAND,
  not,
  plus,
  YOURS,
} from '#testkit/tables/board';

const BEAR = creature('Bear', 2, 2);

describe('timestamps (cr 613.7)', () => {
  const white = anthem(CREATURE, { kind: 'set-colours', colours: ['white'] });
  const red = anthem(CREATURE, { kind: 'set-colours', colours: ['red'] });

  it('cr 613.7, 613.7d: the object that entered later wins', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(enchantment('Red', red));
    board.lay(enchantment('White', white));
    expect(board.known(bear).colours).toEqual(['white']);
  });

  it('cr 613.7e: an Aura or Equipment gets a new one each time it is attached', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const paint = (name: string, colour: 'red' | 'white') =>
      board.lay(enchantment(name, host({ kind: 'set-colours', colours: [colour] })), { attachedTo: bear });
    const first = paint('Red Paint', 'red');
    paint('White Paint', 'white');
    expect(board.known(bear).colours).toEqual(['white']);
    board.emit({ type: 'AttachmentChanged', object: first, to: bear });
    expect(board.known(bear).colours).toEqual(['red']);
  });

  it('cr 613.7f-g: a permanent gets a new one as it turns or transforms', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const both_ = board.lay([enchantment('Red', red), enchantment('Redder', red)], { layout: 'transform' });
    board.lay(enchantment('White', white));
    const { definition } = board.state.objects[Number(both_.slice(1))]!.identity;
    board.emit({
      type: 'FaceChanged',
      object: both_,
      how: 'transform',
      identity: { definition, face: 1 },
      faceDown: null,
    });
    expect(board.known(bear).colours).toEqual(['red']);
  });

  it('cr 613.7a: an added ability’s effect has the timestamp of its addition', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(enchantment('White', white));
    board.lasts(
      [bear],
      [{ kind: 'gain-ability', ability: anthem(CREATURE, { kind: 'modify-stats', power: 1, toughness: 1 }) }],
    );
    const before = board.lasts([bear], [{ kind: 'gain-ability', ability: itself(becomes('power', 6)) }]);
    expect(board.stats(bear)).toBe('7/3');
    board.lasts([bear], [becomes('power', 4)]);
    expect(board.stats(bear)).toBe('5/3');
    board.ends(before);
    expect(board.stats(bear)).toBe('5/3');
  });
});

describe('dependency (cr 613.8)', () => {
  const nonbasic = both(LAND, not({ kind: 'supertype', is: 'basic' }));
  const MOON = enchantment('Moon', anthem(nonbasic, { kind: 'set-types', subtypes: ['Mountain'] }));
  const TOMB = face('Tomb', ['land'], {
    abilities: [anthem(LAND, { kind: 'add-types', subtypes: ['Swamp'] })],
  });

  it.each(['Tomb first', 'Moon first'])(
    'cr 613.8a: an effect waits for another that would end it (%s)',
    (order) => {
      const board = new Board();
      const forest = board.lay(basic('Forest'));
      const laid = order === 'Tomb first' ? [TOMB, MOON] : [MOON, TOMB];
      const ids = laid.map((one) => board.lay(one));
      const tomb = ids[laid.indexOf(TOMB)]!;
      expect(board.known(tomb).subtypes).toEqual(['Mountain']);
      expect(board.known(forest).subtypes).toEqual(['Forest']);
    },
  );

  it('cr 613.8a: of two equal effects one can lose its ability, and the other does not wait', () => {
    const board = new Board();
    const swamps = anthem(LAND, { kind: 'set-types', subtypes: ['Swamp'] });
    const bog = board.lay(face('Bog', ['land'], { abilities: [swamps] }));
    board.lay(enchantment('Flood', swamps));
    const unlikeBasic = both(LAND, not({ kind: 'supertype', is: 'basic' }));
    board.lay(enchantment('Moon', anthem(unlikeBasic, { kind: 'set-types', subtypes: ['Mountain'] })));
    expect(board.known(bog).subtypes).toEqual(['Mountain']);
  });

  it('cr 613.8a: an effect waits for another that changes what it applies to', () => {
    const board = new Board();
    const art = { kind: 'type', is: 'artifact' } as const;
    const stone = board.lay(face('Stone', ['artifact'], { cost: '{3}' }));
    const bear = board.lay(BEAR);
    board.lay(enchantment('Waking', anthem(art, { kind: 'add-types', types: ['creature'] })));
    board.lay(enchantment('Steel', anthem(CREATURE, { kind: 'add-types', types: ['artifact'] })));
    board.lay(
      enchantment('Tribe', anthem(both(CREATURE, art), { kind: 'add-types', subtypes: ['Golem'] })),
      {},
    );
    expect(board.known(stone)).toMatchObject({ types: ['artifact', 'creature'], subtypes: ['Golem'] });
    expect(board.known(bear)).toMatchObject({ types: ['creature', 'artifact'], subtypes: ['Golem'] });
  });

  it('cr 613.8a: an older effect waits for a younger one that gives it more to apply to', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    board.lay(enchantment('Old Tribe', anthem(CREATURE, { kind: 'add-types', subtypes: ['Elf'] })));
    board.lay(enchantment('Young Life', anthem(LAND, { kind: 'add-types', types: ['creature'] })));
    expect(board.known(forest).subtypes).toEqual(['Forest', 'Elf']);
  });

  it('cr 613.8a: an effect waits for another that changes what it does', () => {
    const board = new Board();
    const bear = board.lay(creature('Small', 1, 1));
    const giant = board.lay(creature('Giant', 4, 4));
    const strongest = {
      kind: 'stat',
      of: { kind: 'each', filter: CREATURE },
      stat: 'power',
      take: 'greatest',
    } as const;
    board.lay(
      enchantment(
        'Equal',
        anthem({ kind: 'is', of: { kind: 'this' } }, plus(0)),
        host(becomes('power', strongest)),
      ),
      {
        attachedTo: bear,
      },
    );
    board.lasts([giant], [becomes('power', 9)]);
    expect(board.stats(bear)).toBe('9/1');
  });

  it('cr 613.8a: an effect waits for another that removes its ability', () => {
    const board = new Board();
    const lord = board.lay(
      creature('Lord', 2, 2, anthem(CREATURE, { kind: 'gain-ability', ability: keyword('flying') })),
    );
    const bear = board.lay(BEAR);
    board.lasts([lord], [{ kind: 'lose-all-abilities' }]);
    expect(board.known(bear).keywords.has('flying')).toBe(false);
  });

  it('cr 611.2c, 613.8a: an effect with a fixed set waits for nothing, and a hundred such apply by timestamp', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    for (let time = 0; time < 50; time += 1) {
      board.lasts([bear], [{ kind: 'set-types', types: ['artifact'] }]);
      board.lasts([bear], [{ kind: 'set-types', types: ['creature'], subtypes: ['Ox'] }]);
    }
    expect(board.known(bear)).toMatchObject({ types: ['creature'], subtypes: ['Ox'], power: 2 });
    board.lasts([bear], [{ kind: 'set-types', types: ['enchantment'] }]);
    expect(board.known(bear).types).toEqual(['enchantment']);
  });

  it('cr 613.8b: effects that wait for one another apply by timestamp', () => {
    const board = new Board();
    const swap = (from: string, to: string) =>
      anthem(both(LAND, { kind: 'subtype', is: from }), { kind: 'set-types', subtypes: [to] });
    const forest = board.lay(basic('Forest'));
    const island = board.lay(basic('Island'));
    board.lay(enchantment('First', swap('Forest', 'Island')));
    board.lay(enchantment('Second', swap('Island', 'Forest')));
    expect([board.known(forest).subtypes, board.known(island).subtypes]).toEqual([['Forest'], ['Forest']]);
  });

  it('cr 613.3, 613.8a: no dependency between a characteristic-defining ability and another effect', () => {
    const board = new Board();
    const shifter = board.lay(creature('Shifter', 1, 1, keyword('changeling')));
    board.lasts([shifter], [{ kind: 'set-types', types: ['creature'], subtypes: ['Frog'] }], {
      timestamp: 0,
    });
    expect(board.known(shifter).subtypes).toEqual(['Frog']);
  });

  it('cr 613.6: an effect that began in one layer goes on in the next, even if its ability is gone', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    const waker = board.lay(
      creature(
        'Waker',
        2,
        2,
        anthem(
          LAND,
          { kind: 'add-types', types: ['creature'] },
          becomes('power', 3),
          becomes('toughness', 3),
        ),
      ),
    );
    board.lasts([waker], [{ kind: 'lose-all-abilities' }]);
    expect(board.known(forest).types).toContain('creature');
    expect(board.stats(forest)).toBe('3/3');
  });

  it('cr 613.6: ... and applies to the same objects, even if they no longer fit', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(
      enchantment(
        'Ash',
        anthem(
          both(CREATURE, { kind: 'colour', is: 'green' }),
          { kind: 'set-colours', colours: ['black'] },
          { kind: 'gain-ability', ability: keyword('fear') },
          plus(1),
        ),
      ),
    );
    expect(board.known(bear).colours).toEqual(['black']);
    expect(board.known(bear).keywords.has('fear')).toBe(true);
    expect(board.stats(bear)).toBe('3/3');
  });

  it('cr 613.9: one effect can overrule another without either ending', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const wings = board.lasts([bear], [{ kind: 'gain-ability', ability: keyword('flying') }]);
    const clipped = board.lasts([bear], [{ kind: 'lose-ability', keyword: 'flying' }]);
    expect(board.known(bear).keywords.has('flying')).toBe(false);
    board.ends(clipped);
    expect(board.known(bear).keywords.has('flying')).toBe(true);
    board.ends(wings);
    expect(board.known(bear).keywords.has('flying')).toBe(false);
  });

  it('cr 613.5: a static ability applies all of its effects', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(
      enchantment('Twofold', {
        kind: 'static',
        effects: [
          { kind: 'modify', what: CREATURE, changes: [plus(1)] },
          {
            kind: 'modify',
            what: CREATURE,
            changes: [{ kind: 'gain-ability', ability: keyword('trample') }],
          },
        ],
      }),
      {},
    );
    expect(board.stats(bear)).toBe('3/3');
    expect(board.known(bear).keywords.has('trample')).toBe(true);
  });
});

describe('the examples of the rules (cr 613)', () => {
  const white = { kind: 'colour', is: 'white' } as const;
  const artifact = { kind: 'type', is: 'artifact' } as const;
  const grave = { kind: 'count', of: both(CREATURE, { kind: 'in', zone: 'graveyard' }) } as const;

  it('cr 613.4d: additions go on applying below a switch', () => {
    const board = new Board();
    const one = board.lay(creature('One', 1, 3));
    const growth = board.lasts([one], [plus(0, 1)]);
    board.lasts([one], [{ kind: 'switch-stats' }]);
    expect(board.stats(one)).toBe('4/1');
    const more = board.lasts([one], [plus(5, 0)]);
    expect(board.stats(one)).toBe('4/6');
    board.ends(more, growth);
    expect(board.stats(one)).toBe('3/1');
  });

  it('cr 613.5: an anthem for white applies to a creature painted white, and not to one painted red', () => {
    const board = new Board();
    board.lay(enchantment('Honour', anthem(both(white, CREATURE, YOURS), plus(1))));
    const black = board.lay(face('Black', ['creature'], { colours: ['black'], power: 2, toughness: 2 }));
    expect(board.stats(black)).toBe('2/2');
    board.lasts([black], [{ kind: 'set-colours', colours: ['white'] }]);
    expect(board.stats(black)).toBe('3/3');
    board.lasts([black], [{ kind: 'set-colours', colours: ['red'] }]);
    expect(board.stats(black)).toBe('2/2');
  });

  it('cr 613.5: a counter, a spell and an enchantment apply above a set base', () => {
    const board = new Board();
    const ogre = board.lay(creature('Ogre', 2, 2));
    board.emit({ type: 'CountersChanged', object: ogre, counter: '+1/+1', by: 1 });
    expect(board.stats(ogre)).toBe('3/3');
    board.lasts([ogre], [plus(4)]);
    expect(board.stats(ogre)).toBe('7/7');
    board.lay(enchantment('Shell', anthem(both(CREATURE, YOURS), plus(0, 2))));
    expect(board.stats(ogre)).toBe('7/9');
    board.lasts([ogre], [becomes('power', 0), becomes('toughness', 1)]);
    expect(board.stats(ogre)).toBe('5/8');
  });

  it('cr 613.6: one effect changes control and gives an ability', () => {
    const board = new Board();
    const theirs = board.lay(BEAR, { seat: BORIS });
    board.lasts(
      [theirs],
      [
        { kind: 'control', to: { kind: 'you' } },
        { kind: 'gain-ability', ability: keyword('haste') },
      ],
    );
    expect(board.known(theirs).controller).toBe(ANNA);
    expect(board.known(theirs).keywords.has('haste')).toBe(true);
  });

  it('cr 613.6: noncreature artifacts become 2/2 creatures, even if they are creatures when their size is set', () => {
    const board = new Board();
    const stone = board.lay(face('Stone', ['artifact']));
    const golem = board.lay(face('Golem', ['artifact', 'creature'], { power: 4, toughness: 4 }));
    board.rules([
      {
        kind: 'modify',
        what: both(artifact, not(CREATURE)),
        changes: [{ kind: 'add-types', types: ['creature'] }, becomes('power', 2), becomes('toughness', 2)],
      },
    ]);
    expect([board.stats(stone), board.stats(golem)]).toEqual(['2/2', '4/4']);
  });

  it('cr 613.6, 604.3a: an added ability does not define: it sets, in the order of timestamps', () => {
    const board = new Board();
    const tomb = board.lay(face('Tomb', ['land']));
    const dead = [1, 2, 3].map(() => board.lay(BEAR, { zone: 'graveyard' }));
    const awaken = () =>
      board.lasts(
        [tomb],
        [{ kind: 'add-types', types: ['creature'] }, becomes('power', 3), becomes('toughness', 3)],
      );
    awaken();
    board.lasts([tomb], [plus(1)]);
    expect(board.stats(tomb)).toBe('4/4');
    board.lasts(
      [tomb],
      [
        { kind: 'add-types', types: ['creature'], subtypes: ['Plant', 'Zombie'] },
        { kind: 'gain-ability', ability: defining(becomes('power', grave), becomes('toughness', grave)) },
      ],
    );
    board.lay(BEAR, { zone: 'graveyard' });
    expect(board.stats(tomb)).toBe('5/5');
    board.move(dead[0]!, 'exile');
    expect(board.stats(tomb)).toBe('4/4');
    awaken();
    board.lay(BEAR, { zone: 'graveyard' });
    expect(board.stats(tomb)).toBe('4/4');
  });

  it('cr 613.7a: a creature whose hammer removes flying has it if the hammer also gives it from a younger source', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const hammer = board.lay(
      face('Hammer', ['artifact'], {
        subtypes: ['Equipment'],
        abilities: [host(plus(10), { kind: 'lose-ability', keyword: 'flying' })],
      }),
    );
    board.lay(
      enchantment(
        'Rune',
        host({ kind: 'gain-ability', ability: host({ kind: 'gain-ability', ability: keyword('flying') }) }),
      ),
      { attachedTo: hammer },
    );
    board.emit({ type: 'AttachmentChanged', object: hammer, to: bear });
    expect(board.stats(bear)).toBe('12/12');
    expect(board.known(bear).keywords.has('flying')).toBe(true);
  });

  it('cr 613.9: the younger of two Auras wins, one that gives and one that removes', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(enchantment('Wings', host({ kind: 'gain-ability', ability: keyword('flying') })), {
      attachedTo: bear,
    });
    board.lay(enchantment('Clip', host({ kind: 'lose-ability', keyword: 'flying' })), { attachedTo: bear });
    expect(board.known(bear).keywords.has('flying')).toBe(false);
  });

  it('cr 613.9: one enchantment makes white, and another rewards it', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(enchantment('Reward', anthem(both(white, CREATURE), plus(1))));
    board.lay(enchantment('Whiten', host({ kind: 'set-colours', colours: ['white'] })), { attachedTo: bear });
    expect(board.stats(bear)).toBe('3/3');
  });
});
