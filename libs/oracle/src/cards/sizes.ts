// Reads printed power, toughness and loyalty: '2', '*', '1+*' (cr 208, 209). Example: Tarmogoyf.
import type { Ability, Change } from '#abilities';
import type { PrintedFace } from '#cards';

type Stat = 'power' | 'toughness';
interface Sizes {
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
}

interface Measured {
  readonly sizes: Sizes;
  /** Printed sizes that no ability defines. */
  readonly unknown: readonly string[];
}

const NUMBER = /^[+-]?\d+$/;
/** cr 208.2: the number beside a star counts; the star is 0 until an ability defines it. */
const STARRED = /^(?:(\d+)\+)?\*$/;

export function readSizes(face: PrintedFace, abilities: readonly Ability[]): Measured {
  const unknown: string[] = [];
  const read = (stat: Stat, printed: string | undefined): Sizes => {
    if (printed === undefined) return {};
    if (NUMBER.test(printed)) return { [stat]: Number(printed) };
    const starred = STARRED.exec(printed);
    if (starred === null || !abilities.some((ability) => defines(ability, stat)))
      unknown.push(`${stat} ${printed}`);
    return { [stat]: Number(starred?.[1] ?? 0) };
  };
  const loyalty = face.loyalty;
  if (loyalty !== undefined && !NUMBER.test(loyalty)) unknown.push(`loyalty ${loyalty}`);
  return {
    sizes: {
      ...read('power', face.power),
      ...read('toughness', face.toughness),
      ...(loyalty !== undefined && NUMBER.test(loyalty) ? { loyalty: Number(loyalty) } : {}),
    },
    unknown,
  };
}

/** True for a characteristic-defining ability (cr 604.3) and for a size set as the creature enters (cr 613.2a). */
function defines(ability: Ability, stat: Stat): boolean {
  if (ability.kind === 'named') return defines(ability.ability, stat);
  return (
    ability.kind === 'static' &&
    ability.effects.some(
      (effect) =>
        (effect.kind === 'defines' && sets(effect.changes, stat)) ||
        (effect.kind === 'enters' &&
          effect.outcomes.some((outcome) => outcome.kind === 'itself' && sets(outcome.changes, stat))),
    )
  );
}

const sets = (changes: readonly Change[], stat: Stat): boolean =>
  changes.some((change) => change.kind === 'set-stat' && change.stat === stat);
