// Every card with soulbond (cr 702.95), played: it is paired as it enters, both have what it gives, its partner leaves, and
// the partner is paired anew as it comes back.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import { parseScenario, runScenario } from '#scenario';
import { knownCards } from '../../apps/cli/src/installation/known-cards.js';

/** Nothing was imported there: the embedded catalogue it is. */
const cards = knownCards({ PENTALAND_DATA_DIR: join(tmpdir(), 'no-cards-of-its-own') })('cr');
const BEAR = { name: 'Grizzly Bears', size: 2 };

type Entry = Readonly<Record<string, unknown>>;
interface Gift {
  /** Beyond the power and toughness that each of the two has by itself. */
  readonly more?: number;
  /** A keyword, or how the text of an ability begins. */
  readonly has?: string;
  /** How the partner uses it, and what comes of it. */
  readonly use?: Entry;
  readonly then?: Entry;
}
const keyword = (has: string): Gift => ({ has });
const activated = (text: string, then: Entry, more: Entry = {}): Gift => ({
  has: text,
  use: { activate: text, of: BEAR.name, ...more },
  then,
});
const GIFTS: Readonly<Record<string, Gift>> = {
  // It goes and comes back, by an ability of its own.
  'Deadeye Navigator': activated('{1}{U}', { permanent: BEAR.name, has: '{1}{U}' }),
  'Diregraf Escort': keyword('protection'),
  "Druid's Familiar": { more: 2 },
  'Elgaud Shieldmate': keyword('hexproof'),
  'Galvanic Alchemist': activated('{2}{U}', { permanent: BEAR.name, tapped: false }),
  'Geist Trappers': keyword('reach'),
  'Hanweir Lancer': keyword('first strike'),
  'Lightning Mauler': keyword('haste'),
  'Nearheath Pilgrim': keyword('lifelink'),
  'Nightshade Peddler': keyword('deathtouch'),
  'Pathbreaker Wurm': keyword('trample'),
  'Silverblade Paladin': keyword('double strike'),
  'Spectral Gateguards': keyword('vigilance'),
  'Stern Mentor': activated('{T}', { player: 'B', graveyardSize: 2 }, { targets: ['B'] }),
  Stonewright: activated('{R}', { permanent: BEAR.name, power: 3, toughness: 2 }),
  'Tandem Lookout': { has: 'Whenever this creature deals', then: { player: 'A', handSize: 3 } },
  'Trusted Forcemage': { more: 1 },
  Wingcrafter: keyword('flying'),
  'Wolfir Silverheart': { more: 4 },
};

const sizeOf = (name: string) => {
  const card = cards.find(name);
  const front = card !== undefined && 'faces' in card ? card.faces?.[0] : undefined;
  if (front?.kind !== 'face') throw new Error(`${name} has no face`);
  return { power: Number(front.power), toughness: Number(front.toughness) };
};

function played(name: string, { more = 0, has, use, then }: Gift): unknown {
  const own = sizeOf(name);
  const both = (paired: boolean) =>
    [
      { permanent: name, ...own },
      { permanent: BEAR.name, power: BEAR.size, toughness: BEAR.size },
    ].map(({ permanent, power, toughness }) => ({
      permanent,
      power: power + (paired ? more : 0),
      toughness: toughness + (paired ? more : 0),
      ...(has === undefined ? {} : { [paired ? 'has' : 'hasNot']: has }),
    }));
  const at = (step: string, entry: Entry) => ({ turn: 1, step, player: 'A', ...entry });
  return {
    scenario: `cr 702.95a-e: ${name} is paired, left alone and paired anew`,
    players: {
      A: {
        hand: [name, 'Unsummon', 'Sol Ring'],
        battlefield: [
          BEAR.name,
          ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((card) => ({ card, count: 12 })),
        ],
      },
      B: { library: [{ card: 'Swamp', count: 8 }] },
    },
    script: [
      at('precombat-main', { cast: name }),
      at('begin-combat', { check: both(true) }),
      ...(name === 'Stern Mentor'
        ? []
        : [at('declare-attackers', { attack: [{ attacker: BEAR.name, defender: 'B' }] })]),
      ...(use === undefined ? [] : [at('end-combat', { ...use })]),
      at('postcombat-main', {
        whenStack: 'empty',
        check: [
          { player: 'B', life: 20 - (name === 'Stern Mentor' ? 0 : hit(name, more)) },
          ...(then ? [then] : []),
        ],
      }),
      at('postcombat-main', { cast: 'Unsummon', targets: [BEAR.name] }),
      at('postcombat-main', { whenStack: 'empty', check: [both(false)[0]] }),
      at('postcombat-main', { cast: BEAR.name }),
    ],
    answers: { A: Array.from({ length: 5 }, () => ({ yes: true })) },
    stop: { turn: 1, step: 'end' },
    expect: both(true),
  };
}
/** What the partner deals as it attacks alone. */
const hit = (name: string, more: number): number =>
  (BEAR.size + more) * (name === 'Silverblade Paladin' ? 2 : 1);

describe('soulbond', () => {
  it('is on the cards of this table, and on no other of the catalogue', () => {
    const bonded = readMtgjson3(embeddedCards()).cards.filter(({ faces }) =>
      faces.some(({ text }) => /^soulbond\b/im.test(text)),
    );
    expect(bonded.map(({ name }) => name).toSorted()).toEqual(Object.keys(GIFTS).toSorted());
    expect(bonded).toHaveLength(19);
  });

  it.each(Object.entries(GIFTS))('cr 702.95e: %s is paired, left alone, and paired anew', (name, gift) => {
    const scenario = parseScenario(played(name, gift));
    if (!scenario.ok) throw new Error(scenario.error);
    const outcome = runScenario(scenario.value, cards);
    expect(outcome.result === 'pass' ? outcome.result : outcome).toBe('pass');
  });
});
