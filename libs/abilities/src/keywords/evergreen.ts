// The basic keywords of creatures and permanents (cr 702.2-702.20).
import type { KeywordMacro } from './macro.js';
import {
  always,
  ARTIFACT,
  both,
  cannot,
  CREATURE,
  hole,
  IS_THIS,
  LAND,
  not,
  OPPONENTS,
  quality,
  THIS,
  YOU,
} from './parts.js';

const has = (keyword: string) => ({ kind: 'has', keyword }) as const;
const BLACK = { kind: 'colour', is: 'black' } as const;

export const EVERGREEN: readonly KeywordMacro[] = [
  { name: 'deathtouch', rule: 'cr 702.2', redundant: 'redundant', abilities: [quality('deathtouch')] },
  {
    name: 'defender',
    rule: 'cr 702.3',
    redundant: 'redundant',
    abilities: [cannot({ kind: 'attack', who: IS_THIS })],
  },
  { name: 'double strike', rule: 'cr 702.4', redundant: 'redundant', abilities: [quality('double-strike')] },
  {
    name: 'enchant',
    rule: 'cr 702.5',
    optional: ['filter', 'players'],
    abilities: [
      always({ kind: 'quality', is: 'enchant', filter: hole('filter') }, { zone: 'any' }),
      always({ kind: 'quality', is: 'enchant', players: hole('players') }, { zone: 'any' }),
    ],
  },
  { name: 'first strike', rule: 'cr 702.7', redundant: 'redundant', abilities: [quality('first-strike')] },
  {
    name: 'flash',
    rule: 'cr 702.8',
    redundant: 'redundant',
    abilities: [
      always(
        { kind: 'may', permission: { kind: 'play', who: YOU, what: IS_THIS, speed: 'instant' } },
        { zone: 'any' },
      ),
    ],
  },
  {
    name: 'flying',
    rule: 'cr 702.9',
    redundant: 'redundant',
    abilities: [
      cannot({
        kind: 'be-blocked',
        who: IS_THIS,
        by: not({ kind: 'any', of: [has('flying'), has('reach')] }),
      }),
    ],
  },
  { name: 'haste', rule: 'cr 702.10', redundant: 'redundant', abilities: [quality('haste')] },
  {
    name: 'hexproof',
    rule: 'cr 702.11b',
    redundant: 'redundant',
    abilities: [cannot({ kind: 'be-targeted', what: IS_THIS, byPlayers: OPPONENTS })],
  },
  {
    name: 'hexproof from',
    rule: 'cr 702.11d',
    takes: ['filter'],
    redundant: 'redundant',
    abilities: [cannot({ kind: 'be-targeted', what: IS_THIS, by: hole('filter'), byPlayers: OPPONENTS })],
  },
  {
    name: 'indestructible',
    rule: 'cr 702.12',
    redundant: 'redundant',
    abilities: [quality('indestructible')],
  },
  {
    name: 'intimidate',
    rule: 'cr 702.13',
    redundant: 'redundant',
    abilities: [
      cannot({
        kind: 'be-blocked',
        who: IS_THIS,
        by: not({
          kind: 'any',
          of: [both(ARTIFACT, CREATURE), { kind: 'shares', what: 'colour', with: THIS }],
        }),
      }),
    ],
  },
  {
    name: 'landwalk',
    rule: 'cr 702.14',
    takes: ['filter'],
    redundant: 'redundant',
    abilities: [
      always(
        { kind: 'cannot', action: { kind: 'be-blocked', who: IS_THIS } },
        {
          while: {
            kind: 'exists',
            filter: both(LAND, hole('filter'), {
              kind: 'controller',
              is: { kind: 'defending', of: THIS },
            }),
          },
        },
      ),
    ],
  },
  { name: 'lifelink', rule: 'cr 702.15', redundant: 'redundant', abilities: [quality('lifelink')] },
  {
    name: 'protection',
    rule: 'cr 702.16',
    optional: ['filter', 'players', 'text'],
    redundant: 'redundant',
    abilities: [],
    // `text`: what it does not remove, 'this' (the Aura that gives it) or 'Auras' (cr 702.16n).
    also: ({ filter, players, text }) => {
      const leaves = text === undefined ? {} : { text };
      return [
        ...(filter === undefined ? [] : [quality('protection', { filter, ...leaves })]),
        ...(players === undefined ? [] : [quality('protection', { players, ...leaves })]),
      ];
    },
  },
  { name: 'reach', rule: 'cr 702.17', redundant: 'redundant', abilities: [quality('reach')] },
  {
    name: 'shroud',
    rule: 'cr 702.18',
    redundant: 'redundant',
    abilities: [cannot({ kind: 'be-targeted', what: IS_THIS })],
  },
  { name: 'trample', rule: 'cr 702.19', redundant: 'redundant', abilities: [quality('trample')] },
  {
    name: 'trample over planeswalkers',
    rule: 'cr 702.19c',
    redundant: 'redundant',
    abilities: [quality('trample', { filter: { kind: 'type', is: 'planeswalker' } })],
  },
  { name: 'vigilance', rule: 'cr 702.20', redundant: 'redundant', abilities: [quality('vigilance')] },
  {
    name: 'menace',
    rule: 'cr 702.111',
    redundant: 'redundant',
    abilities: [cannot({ kind: 'be-blocked', who: IS_THIS, least: 2 })],
  },
  {
    name: 'fear',
    rule: 'cr 702.36',
    redundant: 'redundant',
    abilities: [
      cannot({
        kind: 'be-blocked',
        who: IS_THIS,
        by: not({ kind: 'any', of: [both(ARTIFACT, CREATURE), BLACK] }),
      }),
    ],
  },
  {
    name: 'skulk',
    rule: 'cr 702.118',
    redundant: 'redundant',
    abilities: [
      cannot({
        kind: 'be-blocked',
        who: IS_THIS,
        by: {
          kind: 'stat',
          stat: 'power',
          compare: 'more',
          value: { kind: 'stat', of: THIS, stat: 'power' },
        },
      }),
    ],
  },
  {
    name: 'shadow',
    rule: 'cr 702.28',
    redundant: 'redundant',
    abilities: [
      cannot({ kind: 'be-blocked', who: IS_THIS, by: not(has('shadow')) }),
      cannot({ kind: 'block', who: IS_THIS, attacker: not(has('shadow')) }),
    ],
  },
  {
    name: 'horsemanship',
    rule: 'cr 702.31',
    redundant: 'redundant',
    abilities: [cannot({ kind: 'be-blocked', who: IS_THIS, by: not(has('horsemanship')) })],
  },
  {
    name: 'changeling',
    rule: 'cr 702.73',
    redundant: 'redundant',
    abilities: [always({ kind: 'defines', changes: [{ kind: 'every-creature-type' }] }, { zone: 'any' })],
  },
  {
    name: 'devoid',
    rule: 'cr 702.114',
    redundant: 'redundant',
    abilities: [
      always({ kind: 'defines', changes: [{ kind: 'set-colours', colours: [] }] }, { zone: 'any' }),
    ],
  },
  { name: 'phasing', rule: 'cr 702.26', redundant: 'redundant', abilities: [quality('phasing')] },
  { name: 'wither', rule: 'cr 702.80', redundant: 'redundant', abilities: [quality('wither')] },
  { name: 'infect', rule: 'cr 702.90', redundant: 'redundant', abilities: [quality('infect')] },
  { name: 'banding', rule: 'cr 702.22', redundant: 'redundant', abilities: [quality('banding')] },
  {
    name: 'bands with other',
    rule: 'cr 702.22b',
    takes: ['filter'],
    redundant: 'redundant',
    abilities: [quality('bands-with-other', { filter: hole('filter') })],
  },
];
