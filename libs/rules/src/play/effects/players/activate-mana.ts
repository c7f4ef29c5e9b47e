// Mana abilities that an effect has a player activate (cr 605.3a). The player chooses which of several, and
// in what order.
import { activatedOf, type Activating } from '../../casting/costs/activating.js';
import { announceAbility, type AnnouncedAbility } from '../../casting/announcing/announce-ability.js';
import { Asking } from '../../casting/choices/asking.js';
import { Fault } from '../../casting/ways/fault.js';
import { beginAbility } from '../../casting/announcing/performing.js';
import { firstWay, type Pick as Choosing } from '../../casting/choices/pick.js';
import type { Run } from '../../../engine/frames/run.js';
import { plainManaAbility } from '../../../engine/mana/abilities.js';
import { objectAt } from '../../../engine/objects/moving.js';
import { abilityText } from '../../../reading/in-force/describe.js';
import { isManaAbility } from '../../../reading/language/mana-made.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

interface Way extends Activating {
  readonly object: ObjectId;
  /** The position among the object's activated abilities. */
  readonly nth: number;
}

const attempting =
  ({ state }: Run, seat: Seat, { object, nth }: Pick<Way, 'object' | 'nth'>) =>
  (pick: Choosing): AnnouncedAbility =>
    announceAbility(state, seat, { object, ability: nth }, pick);

/** The object's mana abilities that the player could activate now. */
function waysOf(run: Run, seat: Seat, object: ObjectId): readonly Way[] {
  const found = objectAt(run.state, object);
  if (found === undefined) return [];
  return activatedOf(run.state, found)
    .map((one, nth) => ({ ...one, object, nth }))
    .filter(
      (way) =>
        isManaAbility(way.ability) &&
        !(firstWay(run.proposal.rules, {}, attempting(run, seat, way)) instanceof Fault),
    );
}

const asksForMana = ({ ability }: Way): boolean => ability.costs.some(({ kind }) => kind === 'mana');

/** The object's only mana ability, if it costs just {T}. The order of such abilities makes no difference. */
const isPlain = (way: Way, _: number, all: readonly Way[]): boolean =>
  plainManaAbility(way.ability)?.price === 'plain' &&
  !asksForMana(way) &&
  all.filter(({ object }) => object === way.object).length === 1;

/** cr 118.3c: nobody is forced to make mana in order to pay for a mana ability. */
function chosen(run: Run, seat: Seat, ways: readonly Way[]): Way | undefined {
  const least = ways.every(asksForMana) ? 0 : 1;
  const [only] = ways;
  if (ways.length === least) return only;
  const { modes } = run.ask<'choose-modes'>(seat, 'mana', {
    kind: 'choose-modes',
    options: ways.map(({ ref, object }) => ({ label: abilityText(run.state, ref, object), object })),
    least,
    most: 1,
    repeat: false,
  });
  return ways[modes[0] ?? -1];
}

/** Asks for every choice. Undefined: it cannot be activated with those choices. */
function announcing(run: Run, seat: Seat, way: Way): AnnouncedAbility | undefined {
  try {
    return attempting(run, seat, way)(new Asking(run, seat));
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

export const activatingEffects: EffectHandlers<'activate-mana'> = {
  'activate-mana'(run, { who, of }) {
    const left = (run.local('left') as readonly ObjectId[] | undefined) ?? run.objects(of);
    for (const seat of inChoosingOrder(run, who)) {
      const ways = left.flatMap((object) => waysOf(run, seat, object));
      if (ways.length === 0) continue;
      const way = ways.find(isPlain) ?? chosen(run, seat, ways);
      const done = way === undefined ? ways.map(({ object }) => object) : [way.object];
      const announced = way === undefined ? undefined : announcing(run, seat, way);
      run.keep(
        'left',
        left.filter((object) => !done.includes(object)),
      );
      if (announced !== undefined) beginAbility(run.proposal, seat, announced);
      return 'again';
    }
    return undefined;
  },
};
