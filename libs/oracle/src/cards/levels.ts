// Reads the level bands of levelers (cr 711). Example: Kargan Dragonlord.
import type { Ability, Face } from '#abilities';

/** The printed lines of one level band. */
export interface Band {
  readonly from: number;
  /** Absent if the band has no upper end. */
  readonly to?: number;
  readonly power: number;
  readonly toughness: number;
  /** The lines between the size and the next band. */
  readonly texts: readonly string[];
}

const LEVELS = /^LEVEL (\d+)(?:-(\d+)|\+)$/;
const SIZE = /^(\d+)\/(\d+)$/;

/** The lines before the first band, and the bands; undefined if some line between bands belongs to neither. */
export function bandsIn(
  lines: readonly string[],
): { readonly own: readonly string[]; readonly bands: readonly Band[] } | undefined {
  const first = lines.findIndex((line) => LEVELS.test(line));
  if (first === -1) return { own: lines, bands: [] };
  const bands: Band[] = [];
  for (let at = first; at < lines.length;) {
    const levels = LEVELS.exec(lines[at] ?? '');
    const size = SIZE.exec(lines[at + 1] ?? '');
    if (levels === null || size === null) return undefined;
    const next = lines.findIndex((line, index) => index > at && LEVELS.test(line));
    const end = next === -1 ? lines.length : next;
    bands.push({
      from: Number(levels[1]),
      ...(levels[2] === undefined ? {} : { to: Number(levels[2]) }),
      power: Number(size[1]),
      toughness: Number(size[2]),
      texts: lines.slice(at + 2, end),
    });
    at = end;
  }
  return { own: lines.slice(0, first), bands };
}

/** What the creature is at those levels (cr 711.2). */
export const bandFace = ({ from, to, power, toughness }: Band, abilities: readonly Ability[]): Face => ({
  kind: 'face',
  name: to === undefined ? `Level ${from}+` : `Level ${from}-${to}`,
  types: ['creature'],
  power,
  toughness,
  from,
  ...(to === undefined ? {} : { to }),
  ...(abilities.length === 0 ? {} : { abilities }),
});

/** cr 702.87a: adds the bands to the level up ability. */
export function withLevels(
  abilities: readonly Ability[],
  levels: readonly Face[],
): readonly Ability[] | undefined {
  const at = abilities.findIndex((ability) => ability.kind === 'keyword' && ability.name === 'level up');
  if (at === -1) return undefined;
  return abilities.map((ability, index) =>
    index === at && ability.kind === 'keyword' ? { ...ability, levels } : ability,
  );
}
