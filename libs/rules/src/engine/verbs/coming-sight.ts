// Choices made as an object enters see it as it will be on the battlefield (cr 614.12, 614.12a): as a copy,
// if it enters as one.
import { asItWouldBe, idOf, isComing } from './would-be.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Agenda } from '../../model/state/agenda.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Verb } from './verb.js';

interface Replacing {
  readonly groups?: readonly (readonly Verb[])[];
  readonly applying?: { readonly verb: number };
  readonly replacing?: { readonly context: number } | null;
}

/** Undefined if the context is not of such a choice for its own source. */
export function sightAsComing(
  state: GameState,
  { frames }: Agenda,
  index: number | undefined,
  { source }: Context,
): Sight | undefined {
  for (const { kind, locals } of frames) {
    if (kind !== 'perform') continue;
    const { groups, applying, replacing } = locals as Replacing;
    if (replacing?.context !== index || applying === undefined) continue;
    const verb = groups?.[0]?.[applying.verb];
    if (verb !== undefined && isComing(verb) && idOf(verb) === source) return asItWouldBe(state, verb)?.sight;
  }
  return undefined;
}
