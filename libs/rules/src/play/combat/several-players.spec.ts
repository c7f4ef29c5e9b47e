import { attackFault, blockFault } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { ANNA, Battle, BORIS, cannot, CHLOE, damages, DARIO, divide, must } from '#testkit/tables/battle';
import { attackersStep } from './attackers-step.js';
import { blockersStep, declaringSeats } from './blockers-step.js';
import { damageStep } from './damage.js';
import { attackQuestion } from './declare-attackers.js';
import { attackable, defendingSeats } from '../../reading/in-force/defenders.js';
import { CREATURE, YOU } from '#testkit/language/words';

describe('cr 802: attacking several players', () => {
  it('cr 802.2: all opponents are defending players, except those who have left', () => {
    const battle = new Battle({ seats: 4, active: CHLOE });
    expect(defendingSeats(battle.state)).toEqual([DARIO, ANNA, BORIS]);
    battle.happen({ type: 'PlayerLost', seat: ANNA, reason: 'conceded' });
    expect(defendingSeats(battle.state)).toEqual([DARIO, BORIS]);
  });

  it('cr 802.2, 808.3a: a team’s opponents are defending players, its own members are not', () => {
    const battle = new Battle({ seats: 4, teams: [0, 1, 0, 1] });
    const walker = battle.planeswalker(CHLOE, 3);
    expect(attackable(battle.state)).toEqual([BORIS, DARIO]);
    expect(attackable(battle.state)).not.toContain(walker);
  });

  it.each([
    ['left', BORIS],
    ['right', DARIO],
  ] as const)(
    'cr 803.1a-b: only the player to the %s is attacked, and nobody if that chair is empty',
    (attack, beside) => {
      const battle = new Battle({ seats: 4, attack });
      expect(defendingSeats(battle.state)).toEqual([beside]);
      battle.happen({ type: 'PlayerLost', seat: beside, reason: 'conceded' });
      expect(defendingSeats(battle.state)).toEqual([]);
    },
  );

  it('cr 802.3a: the whole group of attackers must be legal', () => {
    const battle = new Battle({ seats: 3 });
    const [one, two] = [1, 2].map(() => battle.creature(ANNA, 1, 1));
    battle.place(
      CHLOE,
      {},
      { types: ['enchantment'], abilities: [cannot({ kind: 'attack', who: CREATURE, most: 1 })] },
    );
    const attacks = [
      { attacker: one!, defender: BORIS },
      { attacker: two!, defender: CHLOE },
    ];
    expect(attackFault(battle.state, ANNA, attacks, PLAIN_RULEBOOK)?.rule).toBe('cr 508.1c');
  });

  it('cr 802.4a-b: a player blocks only their own attackers; other attackers and blockers do not matter', () => {
    const battle = new Battle({ seats: 3 });
    const [one, two] = [battle.creature(ANNA, 1, 1), battle.creature(ANNA, 1, 1, { abilities: ['menace'] })];
    const ofBoris = battle.creature(BORIS, 1, 1);
    const ofChloe = battle.creature(CHLOE, 1, 1);
    battle.place(
      ANNA,
      {},
      {
        types: ['enchantment'],
        abilities: [
          must({ kind: 'be-blocked', who: CREATURE }),
          cannot({ kind: 'block', who: CREATURE, most: 1 }),
        ],
      },
    );
    battle.attack([
      [one, BORIS],
      [two, CHLOE],
    ]);
    const block = (blocker: typeof one, attacker: typeof one) => [{ blocker, attackers: [attacker] }];
    expect(blockFault(battle.state, BORIS, block(ofBoris, two), PLAIN_RULEBOOK)?.rule).toBe('cr 509.1a');
    expect(blockFault(battle.state, BORIS, block(ofChloe, one), PLAIN_RULEBOOK)?.rule).toBe('cr 509.1a');
    expect(blockFault(battle.state, BORIS, [], PLAIN_RULEBOOK)?.rule).toBe('cr 509.1c');
    expect(blockFault(battle.state, BORIS, block(ofBoris, one), PLAIN_RULEBOOK)).toBeUndefined();
    battle.block(BORIS, [[ofBoris, one]]);
    expect(blockFault(battle.state, CHLOE, block(ofChloe, two), PLAIN_RULEBOOK)?.rule).toBe('cr 509.1b');
    expect(blockFault(battle.state, CHLOE, [], PLAIN_RULEBOOK)).toBeUndefined();
  });

  it('cr 802.4: a player who is not attacked declares no blockers', () => {
    const battle = new Battle({ seats: 4, active: BORIS });
    const [one, two] = [battle.creature(BORIS, 1, 1), battle.creature(BORIS, 1, 1)];
    battle.attack([
      [one, ANNA],
      [two, DARIO],
    ]);
    expect(declaringSeats(battle.state)).toEqual([DARIO, ANNA]);
  });

  it('cr 508.1d, 802.3a: a creature that must attack attacks another player if one forbids it', () => {
    const battle = new Battle({ seats: 3 });
    const eager = battle.creature(ANNA, 1, 1, { abilities: [must({ kind: 'attack', who: CREATURE })] });
    battle.place(
      BORIS,
      {},
      {
        types: ['enchantment'],
        abilities: [cannot({ kind: 'attack', who: CREATURE, players: YOU })],
      },
    );
    expect(attackFault(battle.state, ANNA, [], PLAIN_RULEBOOK)?.rule).toBe('cr 508.1d');
    expect(
      attackFault(battle.state, ANNA, [{ attacker: eager, defender: CHLOE }], PLAIN_RULEBOOK),
    ).toBeUndefined();
  });
});

describe('cr 805.10: shared team turns', () => {
  const teams = () => new Battle({ seats: 4, teams: [0, 0, 1, 1], sharedLife: true });

  it('cr 805.10a-b: a team’s creatures attack as one group, any player of the other team', () => {
    const battle = teams();
    const mine = battle.creature(ANNA, 1, 1);
    const mates = battle.creature(BORIS, 1, 1);
    expect(attackQuestion(battle.state, ANNA).candidates).toEqual([
      { attacker: mine, defenders: [CHLOE, DARIO] },
      { attacker: mates, defenders: [CHLOE, DARIO] },
    ]);
    battle.run(attackersStep, {
      kind: 'attackers',
      attacks: [
        { attacker: mine, defender: CHLOE },
        { attacker: mates, defender: DARIO },
      ],
    });
    expect(battle.asked).toHaveLength(1);
    expect(battle.state.combat?.attacks).toMatchObject([{ defending: CHLOE }, { defending: DARIO }]);
  });

  it('cr 805.10d: the defending team blocks as one, for each other too', () => {
    const battle = teams();
    const attacker = battle.creature(ANNA, 1, 1, { abilities: ['menace'] });
    const ofChloe = battle.creature(CHLOE, 1, 1);
    const ofDario = battle.creature(DARIO, 1, 1);
    battle.attack([[attacker, CHLOE]]);
    battle.run(blockersStep, {
      kind: 'blockers',
      blocks: [
        { blocker: ofChloe, attackers: [attacker] },
        { blocker: ofDario, attackers: [attacker] },
      ],
    });
    expect(battle.asked).toHaveLength(1);
    expect(battle.state.combat?.blocks).toHaveLength(2);
  });

  it('cr 509.3g, 805.10d: an attacker is unblocked if nobody of the team blocks it, whomever it attacks', () => {
    const battle = teams();
    const [one, two] = [battle.creature(ANNA, 1, 1), battle.creature(BORIS, 1, 1)];
    battle.attack([
      [one, CHLOE],
      [two, DARIO],
    ]);
    battle.run(blockersStep);
    const unblocked = battle.state.history.turn.filter(({ kind }) => kind === 'unblocked');
    expect(unblocked.map(({ subject }) => subject)).toEqual([one, two]);
  });

  it('cr 805.10f: each member assigns the damage of their own creatures', () => {
    const battle = teams();
    const mine = battle.creature(ANNA, 2, 2);
    const mates = battle.creature(BORIS, 2, 2);
    const blockers = [1, 2, 3, 4].map(() => battle.creature(CHLOE, 0, 1));
    battle.attack([
      [mine, CHLOE],
      [mates, DARIO],
    ]);
    battle.block(
      CHLOE,
      blockers.map((id, index) => [id, index < 2 ? mine : mates] as const),
    );
    const verbs = battle.run((run) => damageStep(run, 'combat-damage'), divide(1, 1), divide(2, 0));
    expect(battle.asked.map(({ seat }) => seat)).toEqual([ANNA, BORIS]);
    expect(damages(verbs)).toHaveLength(3);
  });
});
