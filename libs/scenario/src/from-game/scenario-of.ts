// Writes the scenario of a position through somebody's eyes. What they do not know stays unknown; what the format has no
// word for is refused, or noted in the file.
import { err, ok, type JsonObject, type Result } from '#kernel';
import { COMMON_LIBRARY, STEPS, type Seat, type Step } from '#rules';
import type { SeatView, VisibleId } from '#visibility';
import { BLANK } from '../format/position.js';
import { gathered } from './card.js';
import { notesOn } from './notes.js';
import { permanentWritten, type PermanentWritten } from './permanent.js';
import type { Seen } from './seen.js';
import { uncarried, type Uncarried } from './uncarried.js';
import { isOfUtopia, libraryWritten, zonesWritten } from './zones.js';

export interface Origin {
  readonly game: string;
  readonly moment: number;
  readonly eyes: string;
}

export function scenarioOf(seen: Seen, origin: Origin): Result<JsonObject, Uncarried> {
  const { state, view } = seen;
  const why = uncarried(state, view);
  const { turn, decision } = view;
  if (why !== undefined || turn?.step === undefined || decision === undefined)
    return err(why ?? 'not-in-turns');
  const { sides, notes } = sidesOf(seen);
  const active = seen.nameOf(turn.active);
  const { ruleset, base, deploy, graveyards } = view.terms;
  const now = {
    turn: turn.number,
    step: turn.step,
    player: active,
    ...(decision.seat === turn.active ? {} : { priority: seen.nameOf(decision.seat) }),
    ...(state.turn === null || state.turn.landsPlayed === 0 ? {} : { landsPlayed: state.turn.landsPlayed }),
  };
  const all = [...new Set([...notesOn(seen), ...notes])].slice(0, MOST_NOTES);
  return ok({
    scenario: `${origin.game} at moment ${String(origin.moment)}`,
    ruleset,
    base,
    ...(all.length === 0 ? {} : { notes: all }),
    origin: { ...origin },
    ...(deploy === undefined ? {} : { deploy: true }),
    ...(graveyards === undefined ? {} : { arrange: true }),
    now,
    ...(view.monarch === undefined ? {} : { monarch: seen.nameOf(view.monarch) }),
    ...(view.initiative === undefined ? {} : { initiative: seen.nameOf(view.initiative) }),
    ...namesGiven(seen),
    ...commonLibrary(seen),
    players: sides,
    script: [{ turn: turn.number, step: turn.step, player: seen.nameOf(decision.seat), check: checks(seen) }],
    stop: nextStep(turn.number, turn.step),
  } as JsonObject);
}

export const MOST_NOTES = 100;

/** The step after the present one; nobody has priority in a cleanup step. */
function nextStep(turn: number, step: Step): { readonly turn: number; readonly step: Step } {
  const next = STEPS[STEPS.indexOf(step) + 1];
  return next === undefined || next === 'cleanup' ? { turn: turn + 1, step: 'untap' } : { turn, step: next };
}

/** Names that were given and are on no card in sight; which they are, only those know who see everything. */
function namesGiven(seen: Seen): object {
  const { state, view } = seen;
  if (state.naming === null || !seen.seesAll) return {};
  const onCards = new Map<string, number>();
  for (const { name, printed } of Object.values(view.objects))
    if (name !== '' && printed === undefined) onCards.set(name, (onCards.get(name) ?? 0) + 1);
  const rest = state.naming.names.filter(({ name }) => {
    const left = onCards.get(name) ?? 0;
    onCards.set(name, left - 1);
    return left <= 0;
  });
  return rest.length === 0 ? {} : { names: rest.map(({ name, by }) => ({ name, by: seen.nameOf(by) })) };
}

function commonLibrary(seen: Seen): object {
  const { library, terms } = seen.view;
  if (library === undefined || terms.ruleset !== 'pentaland') return {};
  const top = libraryWritten(seen, library, COMMON_LIBRARY);
  return { ...(top.length === 0 ? {} : { library: top }), librarySize: library.size };
}

interface Sides {
  readonly sides: Readonly<Record<string, JsonObject>>;
  readonly notes: readonly string[];
}

function sidesOf(seen: Seen): Sides {
  const notes: string[] = [];
  const controlled = new Map<Seat, { readonly id: VisibleId; readonly entry: PermanentWritten }[]>();
  const hostOf = refersTo(seen);
  for (const id of seen.view.battlefield ?? []) {
    const one = seen.one(id);
    if (one === undefined) continue;
    const controller = one.controller ?? one.owner ?? (0 as Seat);
    const written = permanentWritten(seen, one, controller, hostOf);
    notes.push(...written.notes);
    const entries = controlled.get(controller) ?? [];
    controlled.set(controller, entries);
    entries.push({ id, entry: written.entry });
  }
  const sides = Object.values(seen.view.seats).map((seat) => {
    const battlefield = gathered((controlled.get(seat.seat) ?? []).map(({ entry }) => entry));
    const side = {
      ...standingOf(seen, seat),
      ...(battlefield.length === 0 ? {} : { battlefield }),
      ...(seat.lost === undefined ? zonesWritten(seen, seat) : {}),
    };
    return [seen.nameOf(seat.seat), side as JsonObject] as const;
  });
  return { sides: Object.fromEntries(sides), notes };
}

/** `NAME#2@B`: which of that player's permanents of that name, as the position lists them. */
function refersTo(seen: Seen): (host: VisibleId | Seat) => string | undefined {
  const refs = new Map<VisibleId, string>();
  const counts = new Map<string, number>();
  for (const id of seen.view.battlefield ?? []) {
    const one = seen.one(id);
    const controller = one?.controller ?? one?.owner;
    if (one === undefined || controller === undefined) continue;
    const { name } = referent(seen, id);
    if (name === undefined) continue;
    const key = `${name}@${seen.nameOf(controller)}`;
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    refs.set(id, `${name}#${String(nth)}@${seen.nameOf(controller)}`);
  }
  return (host) => (typeof host === 'number' ? seen.nameOf(host) : refs.get(host));
}

/** The name that the layout looks for: what the card has been named, else what is printed on it. */
function referent(seen: Seen, id: VisibleId): { readonly name: string | undefined } {
  const one = seen.one(id);
  if (one === undefined) return { name: undefined };
  const { entry } = permanentWritten(seen, one, 0 as Seat, () => undefined);
  const { as, card } = entry as { readonly as?: string; readonly card?: string };
  return { name: as ?? card ?? BLANK };
}

function standingOf(
  seen: Seen,
  { seat, life, counters = {}, mana, designations, lost, team }: SeatView,
): object {
  const { teams, range } = seen.view.terms;
  const reach = range === undefined ? null : ((range.length === 1 ? range[0] : range[seat]) ?? null);
  return {
    ...(life === undefined ? {} : { life }),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
    ...(mana === undefined || mana === '' ? {} : { mana }),
    ...(designations === undefined || designations.length === 0 ? {} : { designations }),
    ...(lost === undefined ? {} : { lost: true }),
    ...(teams === undefined ? {} : { team }),
    ...(reach === null ? {} : { range: reach }),
  };
}

/** What is true of the position at once, so that the scenario says if it was laid as it was. */
export function checks(seen: Seen): readonly object[] {
  return Object.values(seen.view.seats)
    .filter(({ lost }) => lost === undefined)
    .flatMap(({ seat, life, handSize, librarySize: all, libraries, graveyard = [] }) => {
      const player = seen.nameOf(seat);
      const librarySize = libraries?.[0]?.size ?? all;
      return [
        ...(life === undefined ? [] : [{ player, life }]),
        { player, handSize },
        ...(librarySize === undefined ? [] : [{ player, librarySize }]),
        { player, graveyardSize: graveyard.filter((id) => !isOfUtopia(seen, id)).length },
      ];
    });
}
