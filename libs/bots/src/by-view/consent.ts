// How a bot votes on a proposed meaning of a text. It accepts a proposal that, by its view, does not affect
// its own side. It rejects any proposal for a text that has no words to limit what may be proposed.
import { saysAnything, spokenOf, type Effect } from '#abilities';
import type { Seat } from '#rules';
import type { GameView } from '#visibility';

export function consents(view: GameView, seat: Seat): boolean {
  const { proposal, objects, seats } = view;
  if (proposal === undefined) return true;
  const { anybody, source, names, libraries } = spokenOf(proposal.does as Effect);
  if (anybody || libraries || !saysAnything(proposal.text)) return false;
  const isOurs = (one: Seat | undefined): boolean =>
    one !== undefined && seats[one]?.team === seats[seat]?.team && one !== proposal.seat;
  const touches = (id: string): boolean => isOurs(objects[id]?.controller) || isOurs(objects[id]?.owner);
  if (source && (proposal.object === undefined || touches(proposal.object))) return false;
  return proposal.names
    .filter(({ name }) => names.has(name))
    .every(
      (one) =>
        !one.players.some(isOurs) &&
        !one.objects.some(touches) &&
        !(one.hidden ?? []).some((hidden) => isOurs(hidden.seat)),
    );
}
