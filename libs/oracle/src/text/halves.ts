// Splits a line that says two independent things into two lines (cr 113.2c).
interface Halved {
  readonly line: RegExp;
  readonly halves: readonly [string, string];
}
const HALVED: readonly Halved[] = [
  // If the condition does not hold, the second half applies by itself.
  {
    line: /^(Enchanted creature) (gets [^ ]+|has [^."]+?) as long as it's ([^.]+)\. Otherwise, it ([^.]+)\.$/,
    halves: ["$1 $2 as long as it's $3.", "$1 $4 as long as it isn't $3."],
  },
  {
    line: /^(This \w+) enters tapped and (doesn't untap during your untap step)\.$/,
    halves: ['$1 enters tapped.', '$1 $2.'],
  },
  // Only creatures attack or block, so the condition can be dropped.
  {
    line: /^(Enchanted permanent's activated abilities can't be activated unless they're mana abilities)\. If enchanted permanent is a creature, it (can't attack or block)\.$/,
    halves: ['$1.', 'Enchanted permanent $2.'],
  },
  {
    line: /^(Enchanted permanent) (doesn't untap during its controller's untap step) and its (activated abilities can't be activated)\.$/,
    halves: ['$1 $2.', "$1's $3."],
  },
  // cr 702.75b: hideaway as it was printed first.
  { line: /^Hideaway$/, halves: ['This land enters tapped.', 'Hideaway 4'] },
];

export function halvesOf(line: string): readonly string[] {
  const found = HALVED.find((one) => one.line.test(line));
  return found === undefined ? [line] : found.halves.map((half) => line.replace(found.line, half));
}
