import type { Ability, Effect, Pattern } from '#abilities';
import { ANNA, Battle, BORIS, IS_THIS, keyword, must } from '#testkit/tables/battle';
import { known } from '../../reading/characteristics/characteristics.js';
import type { Answer } from '../../model/decisions/answer.js';
import type { Decision } from '../../model/decisions/decision.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';

const GAIN: Effect = { kind: 'gain-life', who: { kind: 'you' }, amount: 1 };
const whenever = (when: Pattern): Ability => ({
  kind: 'triggered',
  when,
  body: { kind: 'plain', effect: GAIN },
});

interface Says {
  readonly attack?: readonly (readonly [ObjectId, Defender])[];
  readonly block?: readonly (readonly [ObjectId, ...ObjectId[]])[];
  readonly damage?: readonly Answer[];
}
function saying({ attack = [], block = [], damage = [] }: Says): (decision: Decision) => Answer | undefined {
  const left = [...damage];
  return ({ prompt }) => {
    if (prompt === 'attackers')
      return { kind: 'attackers', attacks: attack.map(([attacker, defender]) => ({ attacker, defender })) };
    if (prompt === 'blockers')
      return { kind: 'blockers', blocks: block.map(([blocker, ...attackers]) => ({ blocker, attackers })) };
    return prompt === 'damage' ? left.shift() : undefined;
  };
}
const lives = ({ state }: Battle) => state.seats.map(({ life }) => life);
const isThere = ({ state }: Battle, id: ObjectId) => state.objects[Number(id.slice(1))] !== undefined;
const stepsOf = ({ events }: Battle) =>
  events.flatMap((event) => (event.type === 'StepBegan' ? [event.step] : []));

describe('cr 506.1: a combat phase from its beginning to its end', () => {
  it('cr 510.2, 704.5g: damage is dealt, and a creature with lethal damage dies', () => {
    const battle = new Battle();
    const [free, stopped] = [battle.creature(ANNA, 3, 3), battle.creature(ANNA, 2, 2)];
    const blocker = battle.creature(BORIS, 2, 2);
    battle.play(
      'postcombat-main',
      saying({
        attack: [
          [free, BORIS],
          [stopped, BORIS],
        ],
        block: [[blocker, stopped]],
      }),
    );
    expect(lives(battle)).toEqual([20, 17]);
    expect([free, stopped, blocker].map((id) => isThere(battle, id))).toEqual([true, false, false]);
    expect(battle.state.combat).toBeNull();
  });

  it('cr 508.8: there are no blockers and no damage without attackers', () => {
    const battle = new Battle();
    battle.creature(ANNA, 2, 2);
    battle.play('postcombat-main');
    expect(stepsOf(battle)).toEqual([
      'precombat-main',
      'begin-combat',
      'declare-attackers',
      'end-combat',
      'postcombat-main',
    ]);
  });

  it('cr 510.4, 702.7b: a creature killed by first strike deals no damage', () => {
    const battle = new Battle();
    const knight = battle.creature(ANNA, 2, 2, { abilities: ['first strike'] });
    const bear = battle.creature(BORIS, 2, 2);
    battle.play('postcombat-main', saying({ attack: [[knight, BORIS]], block: [[bear, knight]] }));
    expect(isThere(battle, knight)).toBe(true);
    expect(isThere(battle, bear)).toBe(false);
    expect(stepsOf(battle)).toContain('first-strike-damage');
    expect(stepsOf(battle)).toContain('combat-damage');
  });

  it('cr 702.2b, 702.15b, 702.19b: one creature has deathtouch, lifelink and trample', () => {
    const battle = new Battle();
    const terror = battle.creature(ANNA, 5, 5, { abilities: ['deathtouch', 'lifelink', 'trample'] });
    const giant = battle.creature(BORIS, 1, 9);
    const damage: Answer[] = [{ kind: 'divide', amounts: [1, 4] }];
    battle.play('postcombat-main', saying({ attack: [[terror, BORIS]], block: [[giant, terror]], damage }));
    expect(lives(battle)).toEqual([25, 16]);
    expect(isThere(battle, giant)).toBe(false);
  });

  it('cr 702.80a, 702.90b-c: wither and infect put counters', () => {
    const battle = new Battle();
    const [infecting, withering] = [
      battle.creature(ANNA, 3, 3, { abilities: ['infect'] }),
      battle.creature(ANNA, 1, 1, { abilities: ['wither'] }),
    ];
    const blocker = battle.creature(BORIS, 0, 4);
    battle.play(
      'postcombat-main',
      saying({
        attack: [
          [infecting, BORIS],
          [withering, BORIS],
        ],
        block: [[blocker, withering]],
      }),
    );
    expect(battle.state.seats[BORIS]).toMatchObject({ life: 20, counters: { poison: 3 } });
    expect(battle.state.objects[Number(blocker.slice(1))]?.permanent).toMatchObject({
      damage: 0,
      counters: { '-1/-1': 1 },
    });
  });

  it('cr 510.1b, 120.3c: damage to a planeswalker removes loyalty counters', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 3, 3);
    const walker = battle.planeswalker(BORIS, 5);
    battle.play('postcombat-main', saying({ attack: [[attacker, walker]] }));
    expect(battle.state.objects[Number(walker.slice(1))]?.permanent?.counters).toEqual({ loyalty: 2 });
    expect(lives(battle)).toEqual([20, 20]);
  });
});

describe('cr 508.1, 509.1: an illegal declaration is refused', () => {
  it('cr 508.1d: with its rule, and the game is unchanged', () => {
    const battle = new Battle();
    const eager = battle.creature(ANNA, 2, 2, { abilities: [must({ kind: 'attack', who: IS_THIS })] });
    let told: string | undefined;
    battle.play('postcombat-main', (decision) => {
      if (decision.prompt !== 'attackers') return undefined;
      const before = JSON.stringify(battle.state);
      told = battle.answer({ kind: 'attackers', attacks: [] })?.rule;
      expect(JSON.stringify(battle.state)).toBe(before);
      return { kind: 'attackers', attacks: [{ attacker: eager, defender: BORIS }] };
    });
    expect(told).toBe('cr 508.1d');
    expect(lives(battle)).toEqual([20, 18]);
  });

  it('cr 702.111b: if one creature alone blocks menace', () => {
    const battle = new Battle();
    const menacing = battle.creature(ANNA, 2, 2, { abilities: ['menace'] });
    const [blocker] = [battle.creature(BORIS, 2, 2), battle.creature(BORIS, 2, 2)];
    const blocks = [{ blocker: blocker, attackers: [menacing] }];
    const told: (string | undefined)[] = [];
    battle.play('postcombat-main', (decision) => {
      if (decision.prompt === 'blockers') told.push(battle.answer({ kind: 'blockers', blocks })?.rule);
      return saying({ attack: [[menacing, BORIS]] })(decision);
    });
    expect(told).toEqual(['cr 509.1b']);
  });
});

describe('cr 508.3, 509.3: abilities that trigger on declarations', () => {
  it('cr 508.3a, 509.3a, 509.3c, 509.3g: trigger on attacking, blocking, becoming blocked and not being blocked', () => {
    const battle = new Battle();
    const attacking = battle.creature(ANNA, 0, 9, {
      abilities: [whenever({ kind: 'attacks', what: IS_THIS })],
    });
    const free = battle.creature(ANNA, 0, 9, { abilities: [whenever({ kind: 'unblocked', what: IS_THIS })] });
    const stopped = battle.creature(ANNA, 0, 9, {
      abilities: [
        whenever({ kind: 'becomes-blocked', what: IS_THIS }),
        whenever({ kind: 'unblocked', what: IS_THIS }),
      ],
    });
    const blocks: Ability = whenever({ kind: 'blocks', what: IS_THIS });
    const [one, two] = [battle.creature(BORIS, 0, 9, { abilities: [blocks] }), battle.creature(BORIS, 0, 9)];
    const attack = [attacking, free, stopped].map((id) => [id, BORIS] as const);
    battle.play(
      'postcombat-main',
      saying({
        attack,
        block: [
          [one, stopped],
          [two, stopped],
        ],
      }),
    );
    expect(lives(battle)).toEqual([23, 21]);
  });

  it('cr 508.2a, 509.3f, examples: do not trigger for a creature that gets the colour later', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 0, 5, {
      colours: ['blue'],
      abilities: [
        whenever({
          kind: 'becomes-blocked',
          what: IS_THIS,
          by: { kind: 'colour', is: 'white' },
          each: 'each',
        }),
      ],
    });
    const blocker = battle.creature(BORIS, 0, 5, { colours: ['black'] });
    battle.place(
      ANNA,
      {},
      {
        types: ['enchantment'],
        abilities: [whenever({ kind: 'attacks', what: { kind: 'colour', is: 'green' } })],
      },
    );
    const later = saying({ attack: [[attacker, BORIS]], block: [[blocker, attacker]] });
    const turned = new Set<string>();
    battle.play('postcombat-main', (decision) => {
      const step = battle.state.turn?.step ?? '';
      if (decision.prompt === 'priority' && !turned.has(step)) {
        turned.add(step);
        if (step === 'declare-attackers')
          battle.effect([attacker], [{ kind: 'set-colours', colours: ['green'] }], attacker, ANNA);
        if (step === 'declare-blockers')
          battle.effect([blocker], [{ kind: 'set-colours', colours: ['white'] }], attacker, ANNA);
      }
      return later(decision);
    });
    expect(turned).toContain('declare-blockers');
    expect(lives(battle)).toEqual([20, 20]);
  });

  it('cr 702.39a: provoke untaps a creature, and it must block if able', () => {
    const battle = new Battle();
    const provoking = battle.creature(ANNA, 2, 2, { abilities: ['provoke'] });
    const idle = battle.creature(BORIS, 1, 1, { tapped: true });
    const told: (string | undefined)[] = [];
    battle.play('postcombat-main', (decision) => {
      if (decision.prompt === 'target') return { kind: 'choose-targets', targets: [{ object: idle }] };
      if (decision.prompt === 'may') return { kind: 'yes-no', yes: true };
      if (decision.prompt === 'blockers') told.push(battle.answer({ kind: 'blockers', blocks: [] })?.rule);
      return saying({ attack: [[provoking, BORIS]], block: [[idle, provoking]] })(decision);
    });
    expect(told).toEqual(['cr 509.1c']);
    expect(isThere(battle, idle)).toBe(false);
  });

  it('cr 702.83a, 506.5: exalted triggers for a creature that attacks alone', () => {
    for (const count of [1, 2]) {
      const battle = new Battle();
      const attackers = [
        battle.creature(ANNA, 1, 1, { abilities: ['exalted'] }),
        battle.creature(ANNA, 0, 1),
      ];
      battle.play(
        'postcombat-main',
        saying({ attack: attackers.slice(0, count).map((id) => [id, BORIS] as const) }),
      );
      expect(lives(battle)[BORIS]).toBe(count === 1 ? 18 : 19);
    }
  });

  it('cr 702.25a, 702.45a: flanking and bushido change which creature survives', () => {
    const battle = new Battle();
    const flanking = battle.creature(ANNA, 1, 1, { abilities: ['flanking'] });
    const weak = battle.creature(BORIS, 1, 1);
    battle.play('postcombat-main', saying({ attack: [[flanking, BORIS]], block: [[weak, flanking]] }));
    expect([isThere(battle, flanking), isThere(battle, weak)]).toEqual([true, false]);
    const second = new Battle();
    const samurai = second.creature(ANNA, 1, 1, { abilities: [keyword('bushido', { value: 2 })] });
    const bear = second.creature(BORIS, 2, 2);
    second.play('postcombat-main', saying({ attack: [[samurai, BORIS]], block: [[bear, samurai]] }));
    expect([isThere(second, samurai), isThere(second, bear)]).toEqual([true, false]);
  });
});

describe('effects during combat', () => {
  const TOKEN = { kind: 'face', name: 'Ally', types: ['creature'], power: 2, toughness: 2 } as const;

  it('cr 508.4, 508.3a: a token put onto the battlefield attacking deals damage but never attacked', () => {
    const battle = new Battle();
    const leader = battle.creature(ANNA, 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { kind: 'attacks', what: IS_THIS },
          body: {
            kind: 'plain',
            effect: {
              kind: 'create-token',
              token: { kind: 'made', face: TOKEN },
              enters: [{ kind: 'tapped' }, { kind: 'attacking' }],
            },
          },
        },
        whenever({ kind: 'attacks', what: { kind: 'type', is: 'creature' } }),
      ],
    });
    battle.play('postcombat-main', saying({ attack: [[leader, BORIS]] }));
    expect(lives(battle)).toEqual([21, 17]);
  });

  it('cr 506.4c, 510.4: a creature whose planeswalker dies in the first step deals nothing in the second', () => {
    const battle = new Battle();
    const quick = battle.creature(ANNA, 3, 3, { abilities: ['first strike'] });
    const slow = battle.creature(ANNA, 4, 4);
    const walker = battle.planeswalker(BORIS, 3);
    battle.play(
      'postcombat-main',
      saying({
        attack: [
          [quick, walker],
          [slow, walker],
        ],
      }),
    );
    expect(isThere(battle, walker)).toBe(false);
    expect(lives(battle)).toEqual([20, 20]);
  });

  it('cr 511.2: an effect that lasts until end of combat ends after it', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { kind: 'attacks', what: IS_THIS },
          body: {
            kind: 'plain',
            effect: {
              kind: 'continuous',
              what: { kind: 'this' },
              changes: [{ kind: 'modify-stats', power: 3, toughness: 0 }],
              until: { kind: 'end-of-combat' },
            },
          },
        },
      ],
    });
    battle.play('postcombat-main', saying({ attack: [[attacker, BORIS]] }));
    expect(lives(battle)).toEqual([20, 16]);
    expect(known(battle.state, attacker)?.power).toBe(1);
  });

  it('cr 510.3a: an ability that triggers on damage is put on the stack in that step', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2, {
      abilities: [whenever({ kind: 'damage', from: IS_THIS, players: { kind: 'all' }, combat: 'combat' })],
    });
    battle.play('end-combat', saying({ attack: [[attacker, BORIS]] }));
    expect(lives(battle)).toEqual([21, 18]);
  });

  it('cr 506.4: a creature that another player takes over leaves combat', () => {
    const battle = new Battle();
    const thief: Effect = {
      kind: 'continuous',
      what: { kind: 'subject' },
      changes: [{ kind: 'control', to: { kind: 'you' } }],
      until: { kind: 'forever' },
    };
    const attacker = battle.creature(ANNA, 2, 2);
    battle.place(
      BORIS,
      {},
      {
        types: ['enchantment'],
        abilities: [
          {
            kind: 'triggered',
            when: { kind: 'attacks', what: { kind: 'type', is: 'creature' } },
            body: { kind: 'plain', effect: thief },
          },
        ],
      },
    );
    battle.play('postcombat-main', saying({ attack: [[attacker, BORIS]] }));
    expect(lives(battle)).toEqual([20, 20]);
  });

  it('cr 506.4, 701.19: a blocker that regenerates leaves combat; the creature it blocked stays blocked', () => {
    const battle = new Battle();
    const knight = battle.creature(ANNA, 3, 3, { abilities: ['first strike', 'double strike'] });
    const regenerating: Ability = {
      kind: 'triggered',
      when: { kind: 'blocks', what: IS_THIS },
      body: { kind: 'plain', effect: { kind: 'regenerate', what: { kind: 'this' } } },
    };
    const troll = battle.creature(BORIS, 3, 3, { abilities: [regenerating] });
    const inSecond: unknown[] = [];
    const says = saying({ attack: [[knight, BORIS]], block: [[troll, knight]] });
    battle.play('postcombat-main', (decision) => {
      if (battle.state.turn?.step === 'combat-damage') inSecond.push(battle.state.combat?.blocks);
      return says(decision);
    });
    expect(inSecond[0]).toEqual([]);
    expect([knight, troll].map((id) => isThere(battle, id))).toEqual([true, true]);
    expect(battle.state.objects[Number(troll.slice(1))]?.permanent?.tapped).toBe(true);
    expect(lives(battle)).toEqual([20, 20]);
  });

  it('cr 506.3a, 508.4: a creature that an effect makes attack deals its damage', () => {
    const battle = new Battle();
    const joining = battle.creature(ANNA, 4, 4);
    const leader = battle.creature(ANNA, 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { kind: 'attacks', what: IS_THIS },
          body: {
            kind: 'plain',
            effect: {
              kind: 'becomes-attacker',
              what: { kind: 'each', filter: { kind: 'not', of: { kind: 'status', is: 'attacking' } } },
            },
          },
        },
      ],
    });
    battle.play('postcombat-main', saying({ attack: [[leader, BORIS]] }));
    expect(lives(battle)).toEqual([20, 15]);
    expect(battle.state.objects[Number(joining.slice(1))]?.permanent?.tapped).toBe(false);
  });
});

describe('base ninth', () => {
  it('ninth: everyone has priority between announcing and dealing damage', () => {
    const battle = new Battle({ base: 'ninth' });
    const attacker = battle.creature(ANNA, 3, 3);
    const waiting: (number | undefined)[] = [];
    battle.play('postcombat-main', (decision) => {
      if (decision.prompt === 'priority' && battle.state.turn?.step === 'combat-damage')
        waiting.push(battle.state.combat?.assigned?.[0]?.amount);
      return saying({ attack: [[attacker, BORIS]] })(decision);
    });
    expect(waiting).toEqual([3, 3, undefined, undefined]);
    expect(lives(battle)).toEqual([20, 17]);
  });
});
