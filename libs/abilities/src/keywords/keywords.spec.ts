// Every keyword the language promises, expanded.
import fc from 'fast-check';
import type { Ability } from '../nodes/sorts.js';
import { validate } from '../validation/validate.js';
import { isNode, walk } from '../nodes/walk.js';
import { KEYWORDS, expandKeyword, type KeywordNode } from './index.js';
import type { KeywordParameter } from './macro.js';
import { QUALITIES } from '../language/qualities.js';

const PROMISED =
  `flying, reach, first strike, double strike, deathtouch, defender, flash, haste, hexproof, shroud,
  indestructible, lifelink, menace, trample, vigilance, protection, landwalk, fear, intimidate, skulk, shadow,
  horsemanship, prowess, equip, fortify, enchant, bestow, flanking, bushido, banding, rampage, provoke, exalted,
  battle cry, melee, myriad, frenzy, dethrone, renown, annihilator, changeling, devoid, cycling, typecycling, kicker,
  multikicker, buyback, entwine, escalate, overload, conspire, replicate, splice, flashback, retrace, madness, miracle,
  suspend, forecast, storm, gravestorm, cascade, ripple, affinity, convoke, delve, improvise, undaunted, offering,
  emerge, prowl, surge, evoke, awaken, cipher, split second, epic, hideaway, partner, morph, megamorph, echo, phasing,
  fading, vanishing, cumulative upkeep, dredge, recover, persist, undying, wither, infect, poisonous, unearth, scavenge,
  transmute, transfigure, aura swap, haunt, soulshift, champion, amplify, bloodthirst, graft, modular, sunburst, evolve,
  outlast, reinforce, tribute, fabricate, devour, exploit, extort, ingest, dash, crew, ninjutsu, totem armor, rebound,
  soulbond, living weapon, unleash, absorb, level up`
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '));

const SAMPLE: Required<Pick<KeywordNode, KeywordParameter>> = {
  costs: [{ kind: 'mana', cost: '{2}{W}' }],
  value: 3,
  filter: { kind: 'type', is: 'artifact' },
  players: { kind: 'opponents' },
  ability: {
    kind: 'activated',
    costs: [{ kind: 'mana', cost: '{W}' }],
    body: { kind: 'plain', effect: { kind: 'draw', who: { kind: 'you' }, count: 1 } },
  },
  body: { kind: 'plain', effect: { kind: 'nothing' } },
  text: 'Ebba of the Lantern',
  colour: 'red',
  levels: [
    {
      kind: 'face',
      name: 'level',
      types: [],
      power: 3,
      toughness: 3,
      from: 1,
      to: 3,
      abilities: [{ kind: 'keyword', name: 'flying' }],
    },
    { kind: 'face', name: 'level', types: [], power: 5, toughness: 5, from: 4 },
  ],
};

const written = (name: string, parameters: readonly KeywordParameter[]): KeywordNode => ({
  kind: 'keyword',
  name,
  ...Object.fromEntries(parameters.map((parameter) => [parameter, SAMPLE[parameter]])),
});
const holes = (ability: Ability) =>
  [...walk('ability', ability)].filter(({ node }) => isNode(node) && node.kind === 'parameter');

describe('cr 702.1: keywords are macros over the rest of the language', () => {
  it.each(PROMISED)('%s is among them', (name) => {
    expect(KEYWORDS.has(name)).toBe(true);
  });

  it.each([...KEYWORDS.values()].map((macro) => [`${macro.rule}: ${macro.name}`, macro] as const))(
    '%s becomes valid abilities without holes when its parameters are given',
    (_, { name, takes = [], optional = [] }) => {
      const abilities = expandKeyword(written(name, [...takes, ...optional]));
      expect(abilities.length).toBeGreaterThan(0);
      for (const ability of abilities) {
        expect(validate('ability', ability)).toEqual({ ok: true, value: ability });
        expect(holes(ability)).toEqual([]);
      }
    },
  );

  it.each(
    [...KEYWORDS.values()].filter(({ optional }) => optional !== undefined).map((macro) => [macro] as const),
  )('$rule: $name can do without what is optional', ({ name, takes = [], optional = [] }) => {
    // enchant and protection have one of two; the rest need none.
    const given = ['enchant', 'protection'].includes(name) ? optional.slice(0, 1) : [];
    const abilities = expandKeyword(written(name, [...takes, ...given]));
    expect(abilities.length).toBeGreaterThan(0);
    for (const ability of abilities) {
      expect(validate('ability', ability).ok).toBe(true);
      expect(holes(ability)).toEqual([]);
    }
  });

  it('cr 702.63b: vanishing without a number has no counters to enter with', () => {
    expect(expandKeyword({ kind: 'keyword', name: 'vanishing', value: 2 })).toHaveLength(3);
    expect(expandKeyword({ kind: 'keyword', name: 'vanishing' })).toHaveLength(2);
  });

  it('cr 702.6c: equip may restrict what is chosen', () => {
    const [equip] = expandKeyword({
      kind: 'keyword',
      name: 'equip',
      costs: [{ kind: 'mana', cost: '{1}' }],
      filter: { kind: 'subtype', is: 'Knight' },
    });
    expect(JSON.stringify(equip)).toContain('"is":"Knight"');
  });

  it('cr 711.2: each level band is a static ability under its number of level counters', () => {
    const bands = expandKeyword(written('level up', ['costs', 'levels'])).slice(1);
    expect(bands.map((band) => band.kind === 'static' && band.while?.kind)).toEqual(['all', 'compare']);
  });

  it('an expansion is made once per node', () => {
    const keyword = written('flying', []);
    expect(expandKeyword(keyword)).toBe(expandKeyword(keyword));
  });

  it('the parameters of a macro are exactly its holes', () => {
    for (const { name, abilities, takes = [], optional = [], also } of KEYWORDS.values()) {
      const asked = new Set(abilities.flatMap(holes).map(({ node }) => (node as { name: string }).name));
      for (const hole of asked)
        expect([name, [...takes, ...optional]]).toEqual([name, expect.arrayContaining([hole])]);
      if (also === undefined)
        expect([name, asked.size]).toEqual([name, new Set([...takes, ...optional]).size]);
    }
  });

  it('every quality is documented with its rule and used by a keyword', () => {
    const used = new Set<string>();
    for (const { name, takes = [], optional = [] } of KEYWORDS.values())
      for (const ability of expandKeyword(written(name, [...takes, ...optional])))
        for (const { sort, node } of walk('ability', ability))
          if (sort === 'static' && isNode(node) && node.kind === 'quality') used.add(String(node['is']));
    const other = Object.entries(QUALITIES).filter(([name]) => !used.has(name));
    expect(other.map(([name]) => name).sort()).toEqual(['assist', 'toxic']);
    for (const meaning of Object.values(QUALITIES)) expect(meaning).toMatch(/^cr 702\.\d+/);
  });

  it('an unknown name has no meaning', () => {
    fc.assert(
      fc.property(
        fc.string().filter((name) => !KEYWORDS.has(name)),
        (name) => expandKeyword({ kind: 'keyword', name }).length === 0,
      ),
    );
  });
});
