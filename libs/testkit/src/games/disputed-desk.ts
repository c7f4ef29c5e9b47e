// The disputes of a generated game: who stops it, and the id of each dispute.
import { oneOf } from '#bots';
import type { DisputeCommand, DisputeId, RulingId, Seat } from '#rules';
import { after, JUDITH, uuid, WITHIN } from './disputed-officials.js';
import type { DisputedTable } from './disputed-table.js';
import { OneDispute } from './one-dispute.js';

export class DisputedDesk {
  private nth = 0;
  /** By seat, one for each challenge that was lost. */
  private readonly lost: Seat[] = [];
  constructor(private readonly table: DisputedTable) {}

  /** True if the game was stopped; it goes on again, or is over. */
  dispute(): boolean {
    const { table } = this;
    const { random, playing } = table;
    const id = uuid((this.nth += 1)) as DisputeId;
    const caller = playing.length === 0 || random.below(4) === 0 ? null : oneOf(playing, random);
    const command: DisputeCommand =
      caller === null
        ? { type: 'stop-for-judge', dispute: id }
        : { type: 'call-judge', dispute: id, within: WITHIN };
    if (table.propose({ actor: caller ?? JUDITH.player, command }, after(table)) !== undefined) return false;
    table.tally.add(caller === null ? 'stopped by a judge' : 'called');
    const newRuling = () => uuid((this.nth += 1)) as RulingId;
    new OneDispute(table, { id, caller }, this.lost, newRuling).play();
    return true;
  }
}
