// The last look at a verb nothing replaces any more: destroying is a move, an Aura needs something to enchant.
import { canAttach, enchantable } from '../objects/attaching.js';
import { hasType, known } from '../characteristics/characteristics.js';
import { graveyardOf, objectNumber, type Seat } from '../state/ids.js';
import type { Run } from './run.js';
import type { Destroy, Move, Verb } from './verb.js';

/** The verb itself when it is ready; another one that takes its place; null for nothing. */
export function prepared(run: Run, verb: Verb): Verb | null {
  if (verb.verb === 'destroy') return destroyed(run, verb);
  if (verb.verb === 'damage' && verb.amount <= 0) return null;
  if (verb.verb === 'move') return move(run, verb);
  return verb;
}

/** cr 701.8b: put into its owner's graveyard. */
function destroyed(run: Run, { object, by }: Destroy): Move | null {
  const found = run.state.objects[objectNumber(object)];
  if (found?.permanent === undefined || found.owner === null) return null;
  const actor = by === null ? null : (run.sight.remembered(by)?.controller ?? null);
  return {
    verb: 'move',
    object,
    to: graveyardOf(found.owner),
    position: null,
    cause: 'destroy',
    by: actor,
  };
}

function move(run: Run, verb: Move): Move | null {
  const { state } = run;
  const object = state.objects[objectNumber(verb.object)];
  if (object === undefined) return null;
  if (verb.to.kind !== 'battlefield') return verb;
  // cr 304.4, 307.4: instants and sorceries cannot come onto the battlefield.
  const faceDown = verb.entering?.faceDown ?? null;
  if (faceDown === null && verb.entering?.copy === undefined) {
    const types = known(state, verb.object)?.types ?? [];
    if (types.includes('instant') || types.includes('sorcery')) return null;
  }
  if (verb.entering === undefined) {
    const under: Seat | null = object.owner ?? run.state.turn?.active ?? null;
    return under === null ? null : { ...verb, entering: { under } };
  }
  return faceDown === null ? attached(run, verb, verb.entering) : verb;
}

/** cr 303.4f-g: an Aura that comes other than by resolving: its controller-to-be chooses what it will enchant. */
function attached(run: Run, verb: Move, entering: NonNullable<Move['entering']>): Move | null {
  if (entering.attachedTo !== undefined) {
    const fits = canAttach(run.state, verb.object, entering.attachedTo);
    if (fits) return verb;
  } else if (!isAura(run, verb, entering)) return verb;
  if (!isAura(run, verb, entering)) return verb;
  const { objects, players } = enchantable(run.state, verb.object, entering.under);
  if (objects.length + players.length === 0) return null;
  if (objects.length + players.length === 1) {
    const only = objects[0] ?? players[0];
    return only === undefined ? null : { ...verb, entering: { ...entering, attachedTo: only } };
  }
  const { targets } = run.ask<'choose-targets'>(entering.under, 'choose', {
    kind: 'choose-targets',
    objects: [...objects],
    players: [...players],
    least: 1,
    most: 1,
  });
  const [chosen] = targets;
  if (chosen === undefined) return null;
  run.settle();
  return { ...verb, entering: { ...entering, attachedTo: 'object' in chosen ? chosen.object : chosen.seat } };
}

const isAura = ({ state }: Run, { object }: Move, { copy }: NonNullable<Move['entering']>): boolean =>
  copy === undefined && hasType(state, object, 'enchantment') && (known(state, object)?.subtypes.includes('Aura') ?? false);
