// Old wordings and today's for the same. In this order.
export type Wording = readonly [old: RegExp, now: string];

const OF_ZONES: readonly Wording[] = [
  [/\benters the battlefield\b/g, 'enters'],
  [/\benter the battlefield\b/g, 'enter'],
  [/\bentering the battlefield\b/g, 'entering'],
  [/\bentered the battlefield\b/g, 'entered'],
  [/\bconverted mana cost\b/g, 'mana value'],
  [/\bconverted mana costs\b/g, 'mana values'],
];

const OF_PLAYERS: readonly Wording[] = [
  [/\bhis or her\b/g, 'their'],
  [/\bhis or hers\b/g, 'theirs'],
  [/\bhe or she\b/g, 'they'],
  [/\bhim or her\b/g, 'them'],
  [/\b(they|They) (doesn't)\b/g, "$1 don't"],
];

const OF_TARGETS: readonly Wording[] = [
  [/\btarget creature or player\b/g, 'any target'],
  [/\btarget creature, player, or planeswalker\b/g, 'any target'],
  [/\btarget creature, planeswalker, or player\b/g, 'any target'],
];

const OF_ABILITIES: readonly Wording[] = [
  [/\bActivate this ability only any time you could cast a sorcery\b/g, 'Activate only as a sorcery'],
  [/\bActivate this ability only\b/g, 'Activate only'],
];

const OF_MANA: readonly Wording[] = [
  [
    /\b([Aa])dd ((?:\{[^}]+\})+(?:, (?:\{[^}]+\})+)*,? or (?:\{[^}]+\})+|(?:\{[^}]+\})+) to your mana pool\b/g,
    '$1dd $2',
  ],
  [/ to your mana pool\b/g, ''],
];

export const MODERN: readonly Wording[] = [
  [/−/g, '-'],
  [/[’‘]/g, "'"],
  ...OF_ZONES,
  ...OF_PLAYERS,
  ...OF_TARGETS,
  ...OF_ABILITIES,
  ...OF_MANA,
];
