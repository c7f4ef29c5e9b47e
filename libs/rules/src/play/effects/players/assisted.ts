// An unread clause does what the table agrees on, as if the text said so.
import { agree, bindNames } from '../../assisted/agree.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

export const assistedEffects: EffectHandlers<'assisted'> = {
  assisted(run, { text }) {
    const { controller, stack, source } = run.context;
    const settled = agree(run, { seat: controller, object: stack ?? source, text, part: 'effect' });
    if (settled === 'again') return 'again';
    if (settled.outcome === 'nothing') return undefined;
    bindNames(run, settled);
    run.enter(settled.effect);
    return undefined;
  },
};
