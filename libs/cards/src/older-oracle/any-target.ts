// 'Target creature or player' becomes 'any target'; damage to a creature or player becomes damage to a permanent or
// player.

const READINGS: readonly (readonly [RegExp, string])[] = [
  [/\btarget creatures and\/or players\b/g, 'targets'],
  [/\b(another|third) target creature or player\b/g, '$1 target'],
  [/\btarget creature or player\b/g, 'any target'],
  [/\bTarget creature or player\b/g, 'Any target'],
  // 'Target Sliver creature or player'.
  [/\btarget (\w+) creature or player\b/g, 'target player, planeswalker, or $1 creature'],
  [/\bthose creatures and\/or players\b/g, 'those permanents and/or players'],
  [/\b(a|another|that|the) creature or player\b/g, '$1 permanent or player'],
  [/\bthat creature's controller or that player\b/g, "that permanent's controller or that player"],
];

export const anyTarget = (paragraph: string): string =>
  READINGS.reduce((text, [older, current]) => text.replace(older, current), paragraph);
