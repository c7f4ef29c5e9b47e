// A clause nobody could read: the players carry it out at the table, and each says so.
import { occur } from '../../engine/occur.js';
import { inTurnOrder } from '../../decide/proposal.js';
import type { EffectHandlers } from '../handlers.js';

export const assistedEffects: EffectHandlers<'assisted'> = {
  assisted(run, { text }) {
    const { controller, stack, source } = run.context;
    const agreeing = inTurnOrder(run.state, controller).filter((seat) => run.asksYes(seat, 'may'));
    occur(run.proposal, [
      {
        type: 'ActionTaken',
        action: 'assisted',
        seat: controller,
        object: stack ?? source,
        word: text,
        amount: agreeing.length,
      },
    ]);
    return undefined;
  },
};
