// The invariants of a game after every command, whatever the command was. Each fault is a sentence.
import {
  objectNumber,
  referredIn,
  zoneKey,
  type GameEvent,
  type GameState,
  type ObjectId,
  type Seat,
} from '#rules';
import { Ledger } from './ledger.js';
import { Lockstep } from './lockstep.js';

/** One game followed from its first command on. */
export class Invariants {
  private readonly ledger = new Ledger();
  private readonly second = new Lockstep('command');

  /** All faults of the state after these events. */
  after(state: GameState, events: readonly GameEvent[]): string[] {
    return [
      ...this.ledger.follow(state, events),
      ...zoneFaults(state),
      ...referenceFaults(state, this.ledger.gone),
      ...questionFaults(state),
      ...plainFaults(state),
      ...this.second.follow(state, events),
    ];
  }
}

/** cr 400.1: every object is in exactly one zone, the one it names. */
export function zoneFaults(state: GameState): string[] {
  const faults: string[] = [];
  const placed = new Map<ObjectId, string>();
  for (const [key, ids] of Object.entries(state.zones))
    for (const id of ids) {
      const before = placed.get(id);
      if (before !== undefined) faults.push(`${id} lies in ${before} and in ${key}`);
      placed.set(id, key);
      const object = state.objects[objectNumber(id)];
      if (object === undefined) faults.push(`${id} lies in ${key} and is no object`);
      else if (zoneKey(object.zone) !== key)
        faults.push(`${id} lies in ${key} and names ${zoneKey(object.zone)}`);
    }
  for (const [number, { id, zone, permanent, item }] of Object.entries(state.objects)) {
    if (String(objectNumber(id)) !== number) faults.push(`${id} is kept under ${number}`);
    if (!placed.has(id)) faults.push(`${id} lies nowhere`);
    if ((permanent !== undefined) !== (zone.kind === 'battlefield'))
      faults.push(`${id} is ${permanent === undefined ? 'no' : 'a'} permanent in ${zoneKey(zone)}`);
    if (item !== undefined && zone.kind !== 'stack')
      faults.push(`${id} is a spell or ability in ${zoneKey(zone)}`);
    if (objectNumber(id) > state.objectsMade) faults.push(`${id} is beyond the objects that were made`);
  }
  return faults;
}

const idsIn = (value: object | string | null | undefined): ObjectId[] =>
  value === null || value === undefined
    ? []
    : [...new Set(JSON.stringify(value).match(/"o\d+"/g))].map((quoted) => quoted.slice(1, -1) as ObjectId);

/**
 * `gone`: objects that once existed, according to the events. Every reference must be to an object that
 * exists, is remembered, or is known to be gone.
 */
export function referenceFaults(state: GameState, gone: ReadonlySet<ObjectId>): string[] {
  const faults: string[] = [];
  const isThere = (id: ObjectId): boolean => state.objects[objectNumber(id)] !== undefined;
  const isPermanent = (id: ObjectId): boolean => state.objects[objectNumber(id)]?.permanent !== undefined;
  const isKnown = (id: ObjectId): boolean =>
    isThere(id) || state.gone[String(objectNumber(id))] !== undefined || gone.has(id);
  const resolve = (what: string, value: Parameters<typeof idsIn>[0]): void => {
    for (const id of idsIn(value)) if (!isKnown(id)) faults.push(`${what} names ${id}, which never was`);
  };
  resolve('the agenda', state.agenda);
  for (const effect of state.lasting) resolve(`the effect ${effect.id}`, effect);
  for (const { id, item, links, permanent } of Object.values(state.objects)) {
    resolve(`the item ${id}`, item);
    resolve(`what ${id} keeps`, links);
    const host = permanent?.attachedTo ?? null;
    if (typeof host === 'string') resolve(`the attachment ${id}`, host);
    else if (host !== null && state.seats[host] === undefined)
      faults.push(`${id} is attached to seat ${String(host)}, which is not there`);
  }
  for (const { context } of state.agenda.frames)
    if (context !== undefined && state.agenda.contexts[String(context)] === undefined)
      faults.push(`a frame of the agenda runs in context ${String(context)}, which is not there`);
  for (const { attacker, defender } of state.combat?.attacks ?? []) {
    if (!isPermanent(attacker)) faults.push(`${attacker} attacks and is no permanent`);
    if (typeof defender === 'string' && !isPermanent(defender))
      faults.push(`${defender} is attacked and is no permanent`);
  }
  for (const { blocker, attackers } of state.combat?.blocks ?? []) {
    if (!isPermanent(blocker)) faults.push(`${blocker} blocks and is no permanent`);
    for (const attacker of attackers)
      if (!isKnown(attacker)) faults.push(`${blocker} blocks ${attacker}, which never was`);
  }
  resolve('the open question', state.decision);
  return faults;
}

/**
 * During the game exactly one question is open, for a player who is still in the game; before and after, and
 * while a judge is waited for, none is.
 */
export function questionFaults(state: GameState): string[] {
  const { decision, stage, seats, priority, result } = state;
  const isSilent = stage.kind === 'gathering' || stage.kind === 'opening' || stage.kind === 'over';
  const faults: string[] = [];
  const isPlaying = (seat: Seat): boolean =>
    seats.some((one) => one.seat === seat && one.player !== null && one.lost === null);
  if ((result !== null) !== (stage.kind === 'over')) faults.push('the game is over without a result');
  const referred = referredIn(state);
  if (referred !== null && isSilent) faults.push(`a judge is waited for in ${stage.kind}`);
  if (referred !== null && !isPlaying(referred.seat))
    faults.push(`a judge is waited for, and seat ${String(referred.seat)}, who proposed, does not play`);
  if (decision === null)
    return isSilent || referred !== null ? faults : [...faults, `nobody is asked anything in ${stage.kind}`];
  if (isSilent) faults.push(`a question is open in ${stage.kind}`);
  if (referred !== null) faults.push('a question is open while a judge is waited for');
  if (!isPlaying(decision.seat)) faults.push(`seat ${String(decision.seat)} is asked and does not play`);
  if (decision.question.kind !== decision.kind) faults.push('the question is of another kind than it says');
  if (
    decision.kind === 'priority' &&
    stage.kind === 'turns' &&
    priority.next !== (decision.of ?? decision.seat)
  )
    faults.push('another seat is asked than has priority');
  return faults;
}

/** The state survives a round trip through JSON. The definitions never change and are left out. */
export function plainFaults(state: GameState): string[] {
  const place = firstLost({ ...state, definitions: {} }, 'state');
  return place === undefined
    ? []
    : [`the state is not the same when written as JSON and read again, at ${place}`];
}

/** The path to the first value that JSON does not keep. */
function firstLost(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== 'object') return path;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && Object.getPrototypeOf(prototype) !== null) return path;
  for (const [key, member] of Object.entries(value)) {
    const place = firstLost(member, key);
    if (place !== undefined) return `${path}.${place}`;
  }
  return undefined;
}
