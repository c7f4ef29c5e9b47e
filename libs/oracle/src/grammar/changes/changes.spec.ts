import { describe, expect, it } from '@jest/globals';
import { aura, creature, spell } from '../fixtures/printed.fixture.js';
import { compiledLine, compiledLines } from '../../index.js';

const abilityOf = (text: string, printed = creature): unknown => {
  const line = compiledLine(text, printed);
  return 'abilities' in line ? line.abilities[0] : line;
};
const effectOf = (text: string): unknown => {
  const ability = abilityOf(text, spell) as { readonly body?: { readonly effect?: unknown } };
  return ability.body?.effect ?? ability;
};
const today = (text: string) => compiledLines({ ...spell, text }).map((line) => line.text);

const YOU = { kind: 'you' };
const T0 = { kind: 'target', slot: 0 };
const THIS = { kind: 'is', of: { kind: 'this' } };
const WOLF = { kind: 'subtype', is: 'Wolf' };
const sized = (power: number, toughness: number) => [
  { kind: 'set-stat', stat: 'power', value: power },
  { kind: 'set-stat', stat: 'toughness', value: toughness },
];

describe('conditions on the present state', () => {
  it.each([
    ['you control three or more Wolves', { kind: 'compare', compare: 'at-least', right: 3 }],
    ['an opponent controls a Wolf', { kind: 'exists' }],
    ['your opponents control no Wolves', { kind: 'not' }],
    ['you have 10 or less life', { kind: 'compare', left: { kind: 'life', of: YOU }, right: 10 }],
    ['you have two or more cards in hand', { left: { kind: 'hand-size', of: YOU }, right: 2 }],
    ["it's attacking", { kind: 'matches', what: { kind: 'this' } }],
    ['it has a +1/+1 counter on it', { filter: { kind: 'counter', counter: '+1/+1', compare: 'at-least' } }],
  ])('cr 611.3a: as long as %s', (so, condition) => {
    expect(abilityOf(`This creature has flying as long as ${so}.`)).toMatchObject({ while: condition });
  });

  it('cr 611.3: a change of several objects is computed for each of them', () => {
    const value = { kind: 'stat', of: { kind: 'bound', name: 'it' }, stat: 'mana-value' };
    expect(
      abilityOf(
        'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
        { ...creature, types: ['enchantment'] },
      ),
    ).toMatchObject({
      effects: [
        { kind: 'modify', bind: 'it', changes: [{}, { stat: 'power', value }, { stat: 'toughness', value }] },
      ],
    });
  });

  it('cr 207.2c: an older word order means the same', () => {
    expect(today('Target creature gets +1/+1 if seven or more cards are in your graveyard.')).toEqual([
      'Target creature gets +1/+1 if there are seven or more cards in your graveyard.',
    ]);
  });
});

describe('restrictions and requirements', () => {
  it.each([
    ["can't be blocked except by Wolves", { kind: 'be-blocked', who: THIS, by: { kind: 'not', of: WOLF } }],
    ['can block only Wolves', { kind: 'block', who: THIS, attacker: { kind: 'not', of: WOLF } }],
    ["can't be blocked by more than one creature", { kind: 'be-blocked', who: THIS, most: 1 }],
    ["can't be enchanted", { kind: 'be-attached', what: THIS, by: { kind: 'subtype', is: 'Aura' } }],
    ["doesn't untap during your untap step", { kind: 'untap', what: THIS, step: 'untap-step' }],
  ])('cr 101.2: this creature %s', (said, action) => {
    expect(abilityOf(`This creature ${said}.`)).toMatchObject({ effects: [{ kind: 'cannot', action }] });
  });

  it('cr 613.11: beside a change, a restriction is a static effect of its own', () => {
    expect(abilityOf("Enchanted creature gets +1/+1, has flying, and can't block.", aura)).toMatchObject({
      effects: [
        { kind: 'modify-host', changes: [{ kind: 'modify-stats' }, { kind: 'gain-ability' }] },
        { kind: 'cannot', action: { kind: 'block', who: { kind: 'is', of: { kind: 'host' } } } },
      ],
    });
  });

  it('cr 611.2c: a restriction on matching objects is a rule, and on a target an effect', () => {
    expect(effectOf("Wolves can't block this turn.")).toMatchObject({ kind: 'rule' });
    expect(effectOf("Target Wolf can't block this turn.")).toMatchObject({ kind: 'continuous', what: T0 });
    expect(effectOf("Wolves gain haste and can't block this turn.")).toHaveProperty('failed');
  });

  it.each([
    ['attacks', { kind: 'attack' }],
    ['attacks you', { kind: 'attack', players: { kind: 'you' } }],
    ['blocks', { kind: 'block' }],
    ['must be blocked', { kind: 'be-blocked' }],
  ])('cr 508.1d, 509.1c: a creature that %s this turn if able does so in each combat', (said, action) => {
    expect(effectOf(`Target Wolf ${said} this turn if able.`)).toMatchObject({
      kind: 'continuous',
      what: T0,
      changes: [{ kind: 'must', action }],
      until: { kind: 'end-of-turn' },
    });
  });

  it("cr 611.2c: 'must' for matching objects is a rule, too", () => {
    expect(effectOf('Each Wolf attacks this turn if able.')).toMatchObject({
      kind: 'rule',
      effects: [{ kind: 'must', action: { kind: 'attack', who: WOLF } }],
    });
  });

  it('cr 502.3: a restriction may last for the next untap step only', () => {
    expect(effectOf("Target Wolf doesn't untap during its controller's next untap step.")).toMatchObject({
      until: { kind: 'next-untap-step' },
    });
  });
});

describe('what objects become', () => {
  it('cr 205.1b: a land that is still a land, and an artifact creature, keep their types', () => {
    expect(
      effectOf("Target land becomes a 3/3 green Wolf creature until end of turn. It's still a land."),
    ).toMatchObject({
      changes: [
        { kind: 'add-types', types: ['creature'], subtypes: ['Wolf'] },
        { kind: 'set-colours', colours: ['green'] },
        ...sized(3, 3),
      ],
      until: { kind: 'end-of-turn' },
    });
    expect(effectOf('Target artifact becomes a 3/3 Wolf artifact creature until end of turn.')).toMatchObject(
      {
        changes: [{ kind: 'add-types' }, ...sized(3, 3)],
      },
    );
  });

  it('cr 205.1a: otherwise the new types replace the old', () => {
    expect(effectOf('Target land becomes an Island until end of turn.')).toMatchObject({
      changes: [{ kind: 'set-types', subtypes: ['Island'] }],
    });
    expect(effectOf('Target creature becomes a Wolf in addition to its other types.')).toMatchObject({
      changes: [{ kind: 'add-types', subtypes: ['Wolf'] }],
      until: { kind: 'forever' },
    });
  });
});

describe('amounts and durations', () => {
  it('cr 608.2h: the value of X, and what is counted', () => {
    const wolves = { kind: 'count', of: WOLF };
    expect(
      effectOf('Target creature gets +X/+0 until end of turn, where X is the number of Wolves.'),
    ).toMatchObject({ changes: [{ kind: 'modify-stats', power: wolves, toughness: 0 }] });
    expect(effectOf('Target creature gets -1/-1 until end of turn for each Wolf.')).toMatchObject({
      changes: [{ power: { kind: 'product', of: -1, by: wolves } }],
    });
  });

  it("'other' means other than the object that gets the bonus", () => {
    expect(abilityOf('This creature gets +1/+1 for each other Wolf.')).not.toHaveProperty('failed');
    expect(abilityOf('Enchanted creature gets +1/+1 for each other Wolf.', aura)).toHaveProperty('failed');
    expect(effectOf('Destroy each other Wolf.')).toHaveProperty('failed');
  });

  it("'until end of turn' before the change", () => {
    expect(effectOf('Until end of turn, target Wolf gets +1/+1 and Wolves gain haste.')).toMatchObject({
      steps: [
        { kind: 'continuous', what: T0, until: { kind: 'end-of-turn' } },
        { kind: 'continuous', what: { kind: 'each' }, until: { kind: 'end-of-turn' } },
      ],
    });
  });
});

describe('an ability in quotation marks', () => {
  it('cr 201.5a: refers to the object that has it, and by name to the card that gives it', () => {
    expect(
      abilityOf('Enchanted creature has "{T}, Sacrifice this permanent: Draw a card."', aura),
    ).toMatchObject({
      effects: [{ changes: [{ ability: { costs: [{ kind: 'tap' }, { kind: 'move-this' }] } }] }],
    });
    expect(abilityOf('Enchanted creature has "{T}: Destroy this Aura."', aura)).toMatchObject({
      effects: [{ changes: [{ ability: { body: { effect: { what: { kind: 'granter' } } } } }] }],
    });
  });
});

describe('damage that is prevented', () => {
  it('cr 615.7: a shield of a number', () => {
    expect(effectOf('Prevent the next 3 damage that would be dealt to any target this turn.')).toMatchObject({
      kind: 'prevent-damage',
      to: T0,
      toPlayers: T0,
      amount: 3,
    });
  });

  it('cr 615.1a: a shield against all damage, for a turn or while its source exists', () => {
    expect(effectOf('Prevent all combat damage that would be dealt by Wolves this turn.')).toMatchObject({
      fromAny: WOLF,
      combat: 'combat',
    });
    expect(abilityOf('Prevent all damage that would be dealt to this creature by Wolves.')).toMatchObject({
      effects: [{ replacement: { event: { kind: 'damage', from: WOLF, to: THIS } } }],
    });
  });

  it('cr 609.7: a source of your choice is chosen as the effect is created', () => {
    expect(
      effectOf(
        'The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
      ),
    ).toMatchObject({
      steps: [
        {
          kind: 'choose-objects',
          from: { kind: 'only', of: { kind: 'damage-sources' }, filter: { kind: 'colour', is: 'red' } },
          bind: 'source',
        },
        {
          kind: 'create-replacement',
          uses: 1,
          replacement: {
            event: {
              from: { kind: 'all', of: [{ kind: 'is' }, { kind: 'colour', is: 'red' }] },
              players: YOU,
            },
          },
        },
      ],
    });
    expect(
      effectOf(
        'The next time a source of your choice would deal damage to you this turn, prevent that damage.',
      ),
    ).toMatchObject({
      steps: [{ from: { kind: 'damage-sources' } }, { replacement: { event: { from: { kind: 'is' } } } }],
    });
  });

  it('older word orders mean the same', () => {
    expect(today('Prevent all combat damage target creature would deal this turn.')).toEqual([
      'Prevent all combat damage that would be dealt by target creature this turn.',
    ]);
    expect(today('Prevent the next 2 damage that would be dealt this turn to you.')).toEqual([
      'Prevent the next 2 damage that would be dealt to you this turn.',
    ]);
  });
});

describe("cr 603.12: 'when you do'", () => {
  it('chooses targets as it is put on the stack, after the optional cost', () => {
    expect(
      abilityOf(
        'At the beginning of your upkeep, you may sacrifice a creature. When you do, this creature deals 2 damage to target opponent.',
      ),
    ).toMatchObject({
      body: {
        effect: {
          kind: 'pay',
          who: YOU,
          costs: [{ kind: 'move', cause: 'sacrifice' }],
          paid: {
            kind: 'reflexive',
            body: { effect: { kind: 'damage' }, targets: [{ players: { kind: 'opponents' } }] },
          },
        },
      },
    });
  });
  it('is only read at the end of a text', () => {
    expect(
      abilityOf(
        'At the beginning of your upkeep, you may pay {1}. When you do, draw a card. You gain 1 life.',
      ),
    ).toHaveProperty('failed');
  });
});

describe('the change of life totals this turn', () => {
  it.each([
    ['you gained life', { kind: 'gains-life', who: YOU }],
    ['an opponent lost life', { kind: 'loses-life', who: { kind: 'opponents' } }],
  ])('if %s', (what, pattern) => {
    expect(abilityOf(`When this creature enters, if ${what} this turn, draw a card.`)).toMatchObject({
      if: { kind: 'happened', pattern, since: 'turn' },
    });
  });
});
