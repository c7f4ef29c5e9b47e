// Objects exiled by an effect that brings them back itself (war-zone Out of Play). They are set aside and
// keep their names.
import { isNode, walk, type Ability, type Effect } from '#abilities';
import { known } from '../../reading/characteristics/characteristics.js';
import { faceAt } from '../../model/printed/node-ref.js';
import type { Run } from '../frames/run.js';
import type { GameState } from '../../model/state/game-state.js';
import type { NodeRef, ObjectId } from '../../model/basics/ids.js';

type MoveEffect = Extract<Effect, { kind: 'move' }>;

const FACE = /^[0-9a-f]+#\/\d+/;

/** True if another part of the card moves what that step exiles out of exile again. */
export function isSetAside({ state, at }: Run, { to, bind, link, until }: MoveEffect): boolean {
  if (until !== undefined) return to === 'exile';
  const [face] = FACE.exec(at) ?? [];
  if (to !== 'exile' || face === undefined) return false;
  return [...walk('face', faceAt(state, face as NodeRef))].some(({ sort, node }) => {
    if (sort !== 'effect' || !isNode(node) || node.kind !== 'move') return false;
    const back = node as MoveEffect;
    return back.to !== 'exile' && speaksOf(back, bind, link);
  });
}

const speaksOf = ({ what }: MoveEffect, bind: string | undefined, link: string | undefined): boolean =>
  [...walk('reference', what)].some(({ node }) => {
    if (!isNode(node)) return false;
    const name = node['name'];
    return (
      (node.kind === 'bound' && bind !== undefined && name === bind) ||
      (node.kind === 'linked' && link !== undefined && name === link)
    );
  });

/** True if the keyword whose replacement exiles the object lets it be cast from exile (cr 702.35, 702.88). */
export function isSetAsideByItself(state: GameState, object: ObjectId, replacement: NodeRef): boolean {
  const own = known(state, object)?.abilities ?? [];
  const keyword = own.find(({ ref }) => replacement.startsWith(`${ref}/`))?.keyword ?? null;
  return keyword !== null && own.some((one) => one.keyword === keyword && castsItself(one.ability));
}

const castsItself = (ability: Ability): boolean =>
  [...walk('ability', ability)].some(
    ({ sort, node }) => sort === 'effect' && isNode(node) && node.kind === 'cast-now',
  );
