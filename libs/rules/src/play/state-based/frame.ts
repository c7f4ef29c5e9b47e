// State-based actions with a choice: the legend rule (cr 704.5j). All actions still happen at once.
import type { Ran } from '../../engine/frames/handlers.js';
import type { Run } from '../../engine/frames/run.js';
import type { Verb } from '../../engine/verbs/verb.js';
import type { Clash } from './due.js';
import { intoGraveyard } from './into-graveyard.js';

export function stateBasedFrame(run: Run): Ran {
  const clashes = run.local('clashes') as readonly Clash[];
  const verbs = run.local('verbs') as readonly Verb[];
  const going = clashes.flatMap(({ objects, chooser }) => {
    if (chooser === null) return objects.map((object) => intoGraveyard(run.state, object));
    const [kept] = run.ask<'choose-objects'>(chooser, 'legend-rule', {
      kind: 'choose-objects',
      candidates: objects,
      count: 1,
    }).objects;
    return objects.filter((object) => object !== kept).map((object) => intoGraveyard(run.state, object));
  });
  run.perform([[...verbs, ...going]]);
  return undefined;
}
