// Base cr2011 (306.7 there): the controller of a source of noncombat damage to an opponent may redirect it to
// that opponent's planeswalker. It is an ordinary redirection effect (cr 614.9), also for ordering.
import { known, permanents, sightOf } from '../../reading/characteristics/characteristics.js';
import type { Run } from '../frames/run.js';
import type { Damage, Verb } from '../verbs/verb.js';
import { playersOf } from '../../reading/language/players.js';
import { contextOf } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

export const REDIRECTION = { form: 'redirection' } as const;

const planeswalkersOf = (state: GameState, seat: Seat): readonly ObjectId[] =>
  permanents(state).filter((id) => {
    const now = known(state, id);
    return now?.controller === seat && now.types.includes('planeswalker');
  });

function isOpponent(state: GameState, seat: Seat, of: Seat, source: ObjectId): boolean {
  return playersOf(sightOf(state), { kind: 'opponents' }, contextOf(source, of)).includes(seat);
}

/** The player who may redirect it; undefined if there is no choice. */
export function redirecting(state: GameState, { source, to, combat }: Damage): Seat | undefined {
  if (state.terms?.base !== 'cr2011' || combat || typeof to !== 'number') return undefined;
  const from = sightOf(state).remembered(source);
  const seat = from?.controller ?? from?.owner ?? null;
  if (seat === null || !isOpponent(state, to, seat, source)) return undefined;
  return planeswalkersOf(state, to).length > 0 ? seat : undefined;
}

/** The planeswalker is chosen as the effect is applied. */
export function redirected(run: Run, seat: Seat, verb: Verb): Verb[] {
  if (verb.verb !== 'damage' || typeof verb.to !== 'number' || !run.asksYes(seat, 'may')) return [verb];
  const [to] = run.choose(seat, 'choose', planeswalkersOf(run.state, verb.to), { least: 1, most: 1 });
  return [to === undefined ? verb : { ...verb, to }];
}
