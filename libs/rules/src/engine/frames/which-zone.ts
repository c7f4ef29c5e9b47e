// Asks the controller of an effect, once, which of several libraries or graveyards it is about (war-zone).
import type { Proposal } from '../proposal/proposal.js';
import type { Ran } from './handlers.js';
import { zoneBinding, type Twofold } from '../../model/state/chosen-zones.js';
import type { NeedsZone } from '../../reading/language/needs-identity.js';
import type { Seat } from '../../model/basics/ids.js';
import { newFrame } from '../proposal/frames.js';
import type { Run } from './run.js';

/** Puts the question on the agenda. The suspended frame runs again once it is answered. */
export function askForZone({ agenda }: Proposal, { kind, seat }: NeedsZone): void {
  const { context } = agenda.frames.at(-1) ?? {};
  if (context === undefined) throw new Error('nothing is going on that could be about a library');
  agenda.frames.push(newFrame('which-zone', { context, seat, locals: { zone: kind } }));
}

export function whichZone(run: Run): Ran {
  const kind = run.local('zone') as Twofold;
  const { seat } = run.frame;
  if (seat === undefined) throw new Error('nobody’s libraries are to be chosen from');
  run.bind(zoneBinding(kind, seat), { amount: whichOf(run, run.context.controller, kind) });
  return undefined;
}

/** The index that the player chooses. */
export function whichOf(run: Run, chooser: Seat, kind: Twofold): number {
  const from = [...run.proposal.variant.libraries.called];
  const { word } = run.ask<'word'>(chooser, 'word', { kind: 'word', of: kind, from });
  return Math.max(0, from.indexOf(word));
}
