// An effect looks for a card in a hand. The hand's owner may say that one of the cards that could be it is
// that card (pentaland 705.11).
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import type { NameNeed, Sought } from '../../reading/language/needs-identity.js';
import type { Seat } from '../../model/basics/ids.js';
import { nameCard } from '../naming/give-name.js';
import type { Run } from './run.js';
import { namingFrame } from '../naming/seen-hidden.js';
import { firstPossibleName } from '../naming/sought.js';

/** If several cards could be it, their owner names one of them as it, or lets each be whatever it can be. */
export function settleSought(run: Run, need: NameNeed, { names, among }: Sought, seat: Seat): void {
  const { proposal, state } = run;
  const { objects } = run.ask<'choose-objects'>(seat, 'choose', {
    kind: 'choose-objects',
    candidates: [...among],
    count: 1,
    least: 0,
  });
  const [chosen] = objects;
  const card = chosen === undefined ? undefined : unnamedCard(state, chosen);
  const definition = card === undefined ? undefined : firstPossibleName(proposal, card, names);
  if (card !== undefined && definition !== undefined)
    nameCard(proposal, card, definition, seat, need.occasion);
  else
    for (const object of among)
      run.begin(
        namingFrame({ object, owner: need.owner, occasion: need.occasion, chooser: null, want: null }),
      );
}
