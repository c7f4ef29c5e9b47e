// A static ability makes its controller reveal a card as they draw it (cr 603.11), for the abilities linked
// to it (cr 607.2h).
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { inForce } from '../../reading/in-force/in-force.js';
import type { Proposal } from '../proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import { playersOf } from '../../reading/language/players.js';
import { valueOf } from '../../reading/language/values.js';
import { handOf, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { linkOf } from '../../model/state/links.js';
import { occur } from '../triggers/occur.js';

/** Which draw of the turn this card was for that player: 1 for the first. */
const countOf = ({ state }: Proposal, seat: Seat, card: ObjectId): number =>
  state.history.turn
    .filter(({ kind, player }) => kind === 'draws' && player === seat)
    .findIndex(({ agent }) => agent === card) + 1;

export function revealDrawn(proposal: Proposal, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.type !== 'CardDrawn') continue;
    const { state } = proposal;
    const { seat, becomes } = event;
    const sight = sightOf(state);
    const revealed = inForce(state, 'reveals-drawn').flatMap(({ effect, context }): GameEvent[] => {
      const { controller, source } = context;
      const isThen =
        effect.turn === undefined ||
        (state.turn !== null && playersOf(sight, effect.turn, context).includes(state.turn.active));
      if (controller !== seat || !isThen) return [];
      if (countOf(proposal, seat, becomes) !== valueOf(sight, effect.nth, context)) return [];
      const by = { source, link: linkOf(effect.as, context) };
      return [{ type: 'CardsRevealed', seat, objects: [becomes], zone: handOf(seat), by }];
    });
    if (revealed.length > 0) occur(proposal, revealed);
  }
}
