// An object by itself, before anything changes it; for a copy, what it copies (cr 707.2).
import { printedOf } from '../characteristics/alone/base.js';
import type { Characteristics, Known } from '../../model/printed/shape.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { abilityTexts, typeLineOf } from './describe.js';

/** As printed: '2', '*', '1+*'. */
type Size = string | null;

export interface AsPrinted {
  readonly typeLine: string;
  readonly colours: readonly string[];
  readonly text: readonly string[];
  readonly power: Size;
  readonly toughness: Size;
  readonly loyalty: number | null;
  readonly defense: number | null;
}

/** `now`: the object as it is. For a face-down object this is only what everyone sees. */
export function asPrinted(state: GameState, object: GameObject, now: Known): AsPrinted {
  const base = printedOf(state, { ...object, identity: now.copiable });
  const { colours, loyalty, defense } = base;
  return {
    typeLine: typeLineOf(base),
    colours,
    text: abilityTexts(state, base),
    power: sizeOf(base, 'power'),
    toughness: sizeOf(base, 'toughness'),
    loyalty,
    defense,
  };
}

/** cr 208.2: a value that its own ability defines is printed as a star, with any number beside it. */
function sizeOf(base: Characteristics, stat: 'power' | 'toughness'): Size {
  const size = base[stat];
  if (size === null || !isDefined(base, stat)) return size === null ? null : String(size);
  return size === 0 ? '*' : `${size}+*`;
}

const isDefined = ({ abilities }: Characteristics, stat: 'power' | 'toughness'): boolean =>
  abilities.some(
    ({ ability }) =>
      ability.kind === 'static' &&
      ability.effects.some(
        (effect) =>
          effect.kind === 'defines' &&
          effect.changes.some((change) => change.kind === 'set-stat' && change.stat === stat),
      ),
  );
