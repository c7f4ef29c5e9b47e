// Prepares a verb that no replacement effect applies to any more: a destruction becomes a move, and an Aura
// needs something to enchant.
import type { ZoneName } from '#abilities';
import { NO_OBJECT } from '../objects/attaching.js';
import { comingAttached } from '../objects/coming-attached.js';
import { isPermanent } from '../objects/moving.js';
import { known } from '../../reading/characteristics/characteristics.js';
import { graveyardOf, objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Identity } from '../../model/state/objects.js';
import type { GameState } from '../../model/state/game-state.js';
import { isComing } from '../verbs/would-be.js';
import { withoutBarredCounters } from '../verbs/barred-counters.js';
import { destroyed } from '../frames/destroyed.js';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import { landKindAfterMove } from '../../reading/language/any-card-as-land.js';
import { needsIdentity } from '../../reading/language/needs-identity.js';
import type { Run } from '../frames/run.js';
import type { CreateToken, Entering, Move, Verb } from '../verbs/verb.js';

/** The verb itself if it is ready, another verb that takes its place, or null if nothing happens. */
export function prepared(run: Run, verb: Verb): Verb | null {
  if (verb.verb === 'destroy')
    return isPermanent(run.state, verb.object) ? (destroyed(run, verb) ?? null) : null;
  if (verb.verb === 'damage' && verb.amount <= 0) return null;
  const bare = isComing(verb) ? withoutBarredCounters(run.state, verb) : verb;
  if (bare !== verb) return bare;
  if (verb.verb === 'move') return move(run, verb);
  if (verb.verb === 'token') return token(run, verb);
  return verb;
}

function move(run: Run, verb: Move): Move | null {
  const { state } = run;
  const object = state.objects[objectNumber(verb.object)];
  if (object === undefined) return null;
  nameFirst(run, verb);
  if (verb.to.kind !== 'battlefield') return verb;
  // cr 304.4, 307.4: an instant or sorcery cannot enter the battlefield. If it enters transformed, its other
  // face counts (712.14a).
  const faceDown = verb.entering?.faceDown ?? null;
  const { copy, face = 0 } = verb.entering ?? {};
  if (faceDown === null && copy === undefined && face === 0) {
    const types = known(state, verb.object)?.types ?? [];
    if (types.includes('instant') || types.includes('sorcery')) return null;
  }
  if (verb.entering === undefined) {
    const under: Seat | null = object.owner ?? run.state.turn?.active ?? null;
    return under === null ? null : { ...verb, entering: { under } };
  }
  return faceDown === null ? attached(run, verb, verb.entering, object.zone.kind) : verb;
}

/** pentaland 705.2-3: a card that needs a name in its new zone gets it before it leaves. */
function nameFirst({ state, proposal: { variant } }: Run, verb: Move): void {
  const { object, to, faceDown, entering, by } = verb;
  const card = unnamedCard(state, object);
  if (card === undefined || (faceDown ?? entering?.faceDown ?? landKindAfterMove(card.object, to)) !== null)
    return;
  const must = variant.naming?.mustHaveOne(state, card, to) ?? false;
  if (must !== false)
    needsIdentity({
      object,
      owner: card.object.owner ?? to.seat ?? by,
      occasion: must === 'may' ? 'moving-unnamed' : 'moving',
      chooser: null,
      want: null,
    });
}

/**
 * cr 303.4f-i: an Aura that cannot be attached to anything stays in its zone; an Aura spell goes to the
 * graveyard.
 */
function attached(run: Run, verb: Move, entering: Entering, from: ZoneName): Move | null {
  const as =
    entering.copy ?? turned(run, verb.object, entering.face) ?? unbestowed(run, verb.object, entering);
  const comes = comingAttached(run, verb.object, as, entering);
  run.settle();
  if (comes === entering) return verb;
  if (comes !== undefined) return { ...verb, entering: comes };
  return from === 'stack' ? (notResolved(run.state, verb) ?? null) : null;
}

/** cr 608.3e, 303.4f: a spell that does not become a permanent goes to its owner's graveyard. */
export function notResolved({ objects }: GameState, verb: Move): Move | undefined {
  const { owner = null, zone } = objects[objectNumber(verb.object)] ?? {};
  if (verb.to.kind !== 'battlefield' || zone?.kind !== 'stack' || owner === null) return undefined;
  const stays: Move = { ...verb, to: graveyardOf(owner) };
  delete stays.entering;
  return stays;
}

/** The identity with another face up, if it enters that way. */
function turned({ state }: Run, id: ObjectId, face: number | undefined): Identity | undefined {
  const object = state.objects[objectNumber(id)];
  if (object === undefined || face === undefined || face === object.identity.face) return undefined;
  return { ...(object.card ?? object.identity), face };
}

/** cr 702.103e: a bestowed spell without a legal target enters as a creature. */
function unbestowed({ state }: Run, id: ObjectId, { attachedTo }: Entering): Identity | undefined {
  const object = state.objects[objectNumber(id)];
  return attachedTo === undefined && object?.item?.alternative === 'bestow' ? object.identity : undefined;
}

/** cr 303.4g: an Aura token with nothing to enchant is not created. */
function token(run: Run, verb: CreateToken): CreateToken | null {
  const comes = comingAttached(run, NO_OBJECT, verb.entering.copy ?? verb.identity, verb.entering);
  run.settle();
  if (comes === undefined) return null;
  return comes === verb.entering ? verb : { ...verb, entering: comes };
}
