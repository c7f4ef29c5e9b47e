// An entering object's own effects that say how it enters (cr 614.12). A fast check tells whether it could
// have any: most objects have none. Switched off on 2026-11-28, self-play took 1.7 s instead of 1.4 to 1.9 s, with
// the same events and states: the saving is below the noise.
import { memoByIdentity } from '#kernel';
import { expandKeyword, walk, type Ability } from '#abilities';
import { baseOf } from '../../reading/characteristics/alone/base.js';
import { known, perBattlefield, permanents } from '../../reading/characteristics/characteristics.js';
import type { AbilityInstance } from '../../model/printed/shape.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Lasting } from '../../model/state/lasting.js';
import type { Seat } from '../../model/basics/ids.js';
import { isOfThis, leafPatterns } from '../watching/watchers.js';
import { distinctInstances, entersOf, replaceOf, type EffectSource } from '../watching/sources.js';
import { identityOf, ownStatics, type Coming, type WouldBe } from '../verbs/would-be.js';

/** Only effects of its own that speak of it alone. */
export function ownEnteringSources(wouldBe: WouldBe, controller: Seat): EffectSource[] {
  const own = ownStatics(wouldBe, controller).flatMap(({ effect, ref, context }) => {
    if (effect.kind === 'enters')
      return effect.what === undefined || isOfThis(effect.what) ? [entersOf(effect, ref, context)] : [];
    if (effect.kind !== 'replace') return [];
    return replaceOf(effect, ref, context).filter(
      (source) =>
        source.form === 'replace' &&
        leafPatterns(source.node.event).some((leaf) => 'what' in leaf && isOfThis(leaf.what)),
    );
  });
  return distinctInstances(own);
}

const saysHow = (ability: Ability): boolean => {
  if (ability.kind === 'keyword') return expandKeyword(ability).some(saysHow);
  return (
    ability.kind === 'static' && ability.effects.some(({ kind }) => kind === 'enters' || kind === 'replace')
  );
};

const bringing = memoByIdentity<readonly AbilityInstance[], boolean>();

/** True if any of its abilities could say how it enters, whatever other effects change. */
export function mayHaveOwn(state: GameState, verb: Coming): boolean {
  if ((verb.entering.faceDown ?? null) !== null) return false;
  const identity = identityOf(state, verb);
  if (identity === undefined) return false;
  const { abilities } = baseOf(state, identity);
  let brings = bringing.get(abilities);
  if (brings === undefined) {
    brings = abilities.some(({ ability }) => saysHow(ability));
    bringing.set(abilities, brings);
  }
  return brings;
}

/** True if a node grants an ability that says how something enters. */
const givesHow = (sort: 'ability' | 'change', given: unknown): boolean =>
  [...walk(sort, given)].some(
    ({ sort: of, node, path }) => of === 'ability' && path.length > 0 && saysHow(node as Ability),
  );

const giving = memoByIdentity<object, boolean>();

function remembered(key: object, work: () => boolean): boolean {
  let found = giving.get(key);
  if (found === undefined) giving.set(key, (found = work()));
  return found;
}

const isGiver = (abilities: readonly AbilityInstance[]): boolean =>
  remembered(abilities, () =>
    // The same ability may have been granted many times: it is checked once.
    abilities.some(
      ({ ability }) => ability.kind === 'static' && remembered(ability, () => givesHow('ability', ability)),
    ),
  );
const lastingGives = ({ kind, changes }: Lasting): boolean =>
  kind === 'continuous' && remembered(changes, () => changes.some((change) => givesHow('change', change)));

const somePermanentGives: (state: GameState) => boolean = perBattlefield((state) =>
  permanents(state).some((id) => isGiver(known(state, id)?.abilities ?? [])),
);

/** True if anything grants such abilities to others. */
export const mayGrantOwn = (state: GameState): boolean =>
  somePermanentGives(state) || state.lasting.some(lastingGives);
