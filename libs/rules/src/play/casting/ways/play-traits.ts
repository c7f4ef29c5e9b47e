// What a card's own abilities change about casting it, computed once: whether anything but its mana cost
// matters.
import { memoByIdentity } from '#kernel';
import type { Known } from '../../../model/printed/shape.js';
import type { AbilityInstance } from '../../../model/printed/shape.js';
import type { Permission, Static } from '#abilities';

export interface PlayTraits {
  /** It does not change its own cost, or from where or when it is cast. */
  readonly isPlain: boolean;
  /** It may cost less mana than printed, or objects may help to pay. */
  readonly isReduced: boolean;
  /** It may be castable as an instant. */
  readonly instant: boolean;
  readonly suspends: boolean;
  readonly hasMiracle: boolean;
  readonly discards: boolean;
  /** The zones its own abilities allow it to be cast from. */
  readonly from: ReadonlySet<string>;
  /** The zones where it has activated abilities. */
  readonly activates: ReadonlySet<string>;
}

const HELPS: readonly string[] = ['convoke', 'improvise', 'delve', 'offering'];

const read = memoByIdentity<readonly AbilityInstance[], PlayTraits>();
const NONE: PlayTraits = {
  isPlain: true,
  isReduced: false,
  instant: false,
  suspends: false,
  hasMiracle: false,
  discards: false,
  from: new Set(),
  activates: new Set(),
};

export function playTraits(card: Pick<Known, 'abilities'> | undefined): PlayTraits {
  if (card === undefined) return NONE;
  const { abilities } = card;
  let traits = read.get(abilities);
  if (traits === undefined) read.set(abilities, (traits = workedOut(abilities)));
  return traits;
}

function workedOut(abilities: readonly AbilityInstance[]): PlayTraits {
  const statics = abilities.flatMap(({ ability }): readonly Static[] =>
    ability.kind === 'static' ? ability.effects : [],
  );
  const from = new Set<string>();
  let instant = false;
  for (const effect of statics) {
    if (effect.kind === 'alternative-cost') {
      if (effect.from !== undefined) from.add(effect.from);
      instant ||= effect.speed !== undefined;
    }
    if (effect.kind === 'may' && effect.permission.kind === 'play') {
      if (effect.permission.from !== undefined) from.add(effect.permission.from);
      instant ||= effect.permission.speed !== undefined;
    }
  }
  const isQuality = (names: readonly string[]): boolean =>
    statics.some((effect) => effect.kind === 'quality' && names.includes(effect.is));
  const isReduced = statics.some((effect) => effect.kind === 'costs') || isQuality(HELPS);
  const activates = abilities.flatMap(({ ability }) =>
    ability.kind === 'activated' ? [ability.zone ?? 'battlefield'] : [],
  );
  return {
    isPlain:
      !isReduced && !statics.some((effect) => effect.kind === 'alternative-cost' || isPermission(effect)),
    isReduced,
    instant: instant || isQuality(['offering']),
    suspends: isQuality(['suspend']),
    hasMiracle: isQuality(['miracle']),
    discards: statics.some(
      (effect) => effect.kind === 'may' && effect.permission.kind === 'discard-any-time',
    ),
    from,
    activates: new Set(activates),
  };
}

/** True if it may be cast at any time (flash), without a change of zone or cost. */
export const saysWhenAlone = ({
  speed,
  from,
  cards,
  costs,
  free,
  additional,
  anyMana,
  then,
}: Extract<Permission, { kind: 'play' }>): boolean =>
  speed !== undefined && [from, cards, costs, free, additional, anyMana, then].every(isUnsaid);

const isUnsaid = (part: unknown): boolean => part === undefined;

const isPermission = (effect: Static): boolean =>
  effect.kind === 'may' && effect.permission.kind === 'play' && !saysWhenAlone(effect.permission);
