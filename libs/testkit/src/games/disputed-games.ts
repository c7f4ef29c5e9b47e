// Plays one generated game with disputes to its end, or until it has had its steps.
import { oneOf } from '#bots';
import { DisputedDesk } from './disputed-desk.js';
import { DisputedTable, type DisputedGame } from './disputed-table.js';

/** One step in so many is a dispute, a request to take back, a player who concedes. */
const DISPUTING = 7;
const TAKING_BACK = 6;
const CONCEDING = 50;

export function playDisputed(game: DisputedGame): DisputedTable {
  const table = new DisputedTable(game);
  const desk = new DisputedDesk(table);
  const { random, tally } = table;
  for (let step = 0; step < game.steps; step += 1) {
    if (table.state.stage.kind === 'over') {
      // A judge can still come, and have the game return to before its end.
      if (random.below(4) === 0) return table;
      if (desk.dispute()) tally.add('a dispute about a game that is over');
      continue;
    }
    if (random.below(DISPUTING) === 0 && desk.dispute()) continue;
    if (random.below(TAKING_BACK) === 0) takeBack(table);
    else if (random.below(CONCEDING) === 0)
      table.propose({ actor: oneOf(table.playing, random), command: { type: 'concede' } });
    else if (!table.answer()) return table;
  }
  return table;
}

/** A player asks to return to a moment a little earlier; the others agree or not. */
function takeBack(table: DisputedTable): void {
  const { random, tally, fold, playing } = table;
  const asker = oneOf(playing, random);
  const moment = Math.max(0, fold.moment - random.below(12));
  const refusal = table.propose({ actor: asker, command: { type: 'ask-take-back', moment } });
  tally.add(refusal === undefined ? 'asked to take back' : `take-back refused: ${refusal.code}`);
  if (refusal !== undefined || random.below(6) === 0) return;
  const says = random.below(6) === 0 ? [asker] : playing.filter((actor) => actor !== asker);
  for (const actor of says) {
    // One no is enough; and the game has returned already if everyone else had left.
    const asked = table.state.takeBack?.moment === moment;
    const agrees = actor !== asker && random.below(4) > 0;
    if (asked) table.must({ actor, command: { type: 'answer-take-back', moment, agrees } });
  }
}
