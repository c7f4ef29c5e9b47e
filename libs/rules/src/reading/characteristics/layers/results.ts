// The last results of the layers for one state of the battlefield, and the effects each came from. A result is used
// again while the same effects are there, and carried on when effects have begun since. Some are kept, because
// a decision that is taken back leads back to an earlier one.
import { perBattlefieldShape, perGame } from '../../../fold/journal/epoch.js';
import type { Lasting } from '../../../model/state/lasting.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { areTheSame } from './as-before.js';
import { carriedOn } from './carried-on.js';
import { changingByThemselves } from '../alone/elsewhere.js';
import { layered, isStillValid, type Layered } from './layers.js';
import { recalled } from '../alone/recalled.js';
import { Wide } from '../effects/wide.js';

const NOTHING: Layered = {
  objects: new Map(),
  wide: new Wide(),
  momentary: false,
  asked: [],
  inPlay: true,
  wanted: new Set(),
  collected: [],
  latest: -1,
};

interface Result {
  readonly layers: Layered;
  readonly sources: readonly GameObject[];
  readonly lasting: readonly Lasting[];
  /** Of each lasting effect, the objects it affected: they may change (cr 400.7a). */
  readonly affects: readonly Lasting['affects'][];
}

const MOST_RESULTS = 8;
const resultsOf = perBattlefieldShape((): Result[] => []);

const lastTime = perGame((): { objects: Layered['objects']; wide: Wide } => ({
  objects: NOTHING.objects,
  wide: NOTHING.wide,
}));

const changesObjects = ({ kind }: Lasting): boolean => kind === 'continuous' || kind === 'rule';

/** All effects applied, now. */
export function layersNow(state: GameState): Layered {
  const sources = changingByThemselves(state);
  const lasting = state.lasting.filter(changesObjects);
  if (sources.length === 0 && lasting.length === 0) return NOTHING;
  const results = resultsOf(state);
  const before = results.findLast(
    (one) => isPrefix(one, lasting) && isSameList(one.sources, sources) && isStillValid(state, one.layers),
  );
  if (before?.lasting.length === lasting.length) return before.layers;
  const carried = before && carriedOn(state, before.layers, lasting.slice(before.lasting.length));
  const layers = asLastTime(
    state,
    carried ?? layered(state, sources, (id) => recalled(state, id), lastTime(state).objects),
  );
  if (!layers.momentary && layers.inPlay)
    results.push({ layers, sources, lasting, affects: lasting.map(({ affects }) => affects) });
  if (results.length > MOST_RESULTS) results.shift();
  return layers;
}

/** Whether all effects that led to the result are there and came first. */
function isPrefix(result: Result, lasting: readonly Lasting[]): boolean {
  if (result.lasting.length > lasting.length) return false;
  for (let nth = result.lasting.length - 1; nth >= 0; nth -= 1) {
    const one = lasting[nth];
    if (one !== result.lasting[nth] || one?.affects !== result.affects[nth]) return false;
  }
  return true;
}

const isSameList = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((one, nth) => one === others[nth]);

/** Where everything is unchanged, memos that depend on it stay valid. */
function asLastTime(state: GameState, now: Layered): Layered {
  const last = lastTime(state);
  const isSame = last.wide.isSame(now.wide);
  last.objects = isSame && areTheSame(now.objects, last.objects) ? last.objects : now.objects;
  last.wide = isSame ? last.wide : now.wide;
  return { ...now, objects: last.objects, wide: last.wide };
}
