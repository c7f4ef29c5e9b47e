// Turns a destruction that nothing replaces into a move to the owner's graveyard (cr 701.8b).
import { graveyardOf, objectNumber } from '../../model/basics/ids.js';
import type { Run } from './run.js';
import type { Destroy, Move } from '../verbs/verb.js';

export function destroyed(run: Run, { object, by }: Destroy): Move | undefined {
  const owner = run.state.objects[objectNumber(object)]?.owner;
  if (owner === undefined || owner === null) return undefined;
  const actor = by === null ? null : (run.sight.remembered(by)?.controller ?? null);
  return { verb: 'move', object, to: graveyardOf(owner), position: null, cause: 'destroy', by: actor };
}
