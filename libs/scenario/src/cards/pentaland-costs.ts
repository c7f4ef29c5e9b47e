// Cards of the examples of pentaland 704: what costs fit one another.
import type { CardDefinition } from '#cards';
import {
  activated,
  always,
  ANY_TARGET,
  asLongAs,
  becomes,
  both,
  card,
  colour,
  CREATURE,
  damage,
  each,
  either,
  END_OF_TURN,
  enters,
  EVERYONE,
  gains,
  IS_THIS,
  keyword,
  mana,
  set,
  SPELL,
  spell,
  subtype,
  T0,
  target,
  THIS,
  tokenOf,
  whenever,
  YOU,
  YOURS,
} from './words.js';

const printed = (name: string, cost: string, typeLine: string): CardDefinition => ({ name, cost, typeLine });

const UNCOUNTERED = always({ kind: 'cannot', action: { kind: 'be-countered', what: IS_THIS } });

export const COSTS: readonly CardDefinition[] = [
  card(
    'Figure of Destiny',
    '{R/W}',
    'Creature — Kithkin',
    { pt: '1/1' },
    activated(
      [mana('{R/W}')],
      becomes(THIS, [{ kind: 'set-types', subtypes: ['Kithkin', 'Spirit'] }, ...set(2, 2)], {
        kind: 'forever',
      }),
    ),
    ...(
      [
        ['{R/W}{R/W}{R/W}', 'Spirit', ['Kithkin', 'Spirit', 'Warrior'], 4, []],
        [
          '{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}',
          'Warrior',
          ['Kithkin', 'Spirit', 'Warrior', 'Avatar'],
          8,
          ['flying', 'first strike'],
        ],
      ] as const
    ).map(([cost, is, subtypes, size, keywords]) =>
      activated([mana(cost)], {
        kind: 'if',
        condition: { kind: 'matches', what: THIS, filter: subtype(is) },
        then: becomes(
          THIS,
          [
            { kind: 'set-types', subtypes: [...subtypes] },
            ...set(size, size),
            ...keywords.map((one) => gains(keyword(one))),
          ],
          { kind: 'forever' },
        ),
      }),
    ),
  ),
  card(
    'Serra Avenger',
    '{W}{W}',
    'Creature — Angel',
    { pt: '3/3' },
    asLongAs(
      {
        kind: 'all',
        of: [
          { kind: 'turn', whose: YOU },
          { kind: 'compare', left: { kind: 'turn-number', of: YOU }, compare: 'at-most', right: 3 },
        ],
      },
      { kind: 'cannot', action: { kind: 'cast', who: EVERYONE, what: IS_THIS } },
    ),
    keyword('flying'),
    keyword('vigilance'),
  ),
  card('Slith Firewalker', '{R}{R}', 'Creature — Slith', { pt: '1/1' }, keyword('haste')),
  card(
    'Rise of the Hobgoblins',
    '{R/W}{R/W}',
    'Enchantment',
    {},
    whenever(enters(IS_THIS), {
      kind: 'pay',
      who: YOU,
      costs: [mana('{X}')],
      paid: {
        kind: 'create-token',
        token: tokenOf('Goblin Soldier', 1, 1, ['red', 'white']),
        count: { kind: 'x' },
      },
    }),
    activated(
      [mana('{R/W}')],
      becomes(
        each(both(CREATURE, YOURS, either(colour('red'), colour('white')))),
        [gains(keyword('first strike'))],
        END_OF_TURN,
      ),
    ),
  ),
  card(
    'Vexing Shusher',
    '{R/G}{R/G}',
    'Creature — Goblin Shaman',
    { pt: '2/2' },
    UNCOUNTERED,
    activated([mana('{R/G}')], becomes(T0, [gains(UNCOUNTERED)], END_OF_TURN), [target(SPELL)]),
  ),
  card('Flame Javelin', '{2/R}{2/R}{2/R}', 'Instant', {}, spell(damage(4), ANY_TARGET)),
  printed('Mindslaver', '{6}', 'Legendary Artifact'),
  printed('Attended Knight', '{2}{W}', 'Creature — Human Knight'),
  printed('Centaur Courser', '{2}{G}', 'Creature — Centaur Warrior'),
  printed('Trained Armodon', '{1}{G}{G}', 'Creature — Elephant'),
  printed('Bituminous Blast', '{3}{B}{R}', 'Instant'),
];
