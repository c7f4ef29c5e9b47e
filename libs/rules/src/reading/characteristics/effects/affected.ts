// Which objects an effect affects when it begins to apply (cr 611.3a, 613.6). Equal searches of many effects
// run once, until something they read is written: on a board of 400 permanents, 94 Goblin Kings searched all
// of them 94 times, a quarter of the time for layers (`npm run bench -- board-growth`). `one-by-one.spec.ts`
// compares this with a search for each effect.
import type { Filter } from '#abilities';
import { zonesOf } from '../../language/filters.js';
import { READERS } from '../../language/readers.js';
import { cardsOfZones, zonesNamed } from '../../language/references.js';
import type { Sight } from '../../language/sight.js';
import type { Context } from '../../../model/state/context.js';
import type { GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import { aspectsOf } from './aspects.js';
import { splitByContext } from './context-read.js';
import { isThere } from '../../../model/printed/functioning.js';
import type { Written } from './written.js';

interface Fitting {
  readonly written: number;
  readonly ids: readonly ObjectId[];
}

export class Affected {
  private readonly lying = new Map<string, readonly ObjectId[]>();
  private readonly fitting = new Map<Filter, Map<Context['controller'], Fitting>>();

  constructor(
    private readonly state: GameState,
    private readonly sight: Sight,
    private readonly written: Written,
    /** False: each effect searches for itself. */
    private readonly shares: boolean,
  ) {}

  /** All objects in the zones the filter looks at. */
  meant(filter: Filter): readonly ObjectId[] {
    const kinds = zonesOf(filter);
    const key = kinds.join();
    let found = this.lying.get(key);
    if (found === undefined) {
      const zones = kinds.flatMap((kind) => zonesNamed(this.state, kind, undefined));
      found = cardsOfZones(this.sight, zones).filter((id) => {
        const object = this.state.objects[objectNumber(id)];
        return object !== undefined && isThere(object);
      });
      this.lying.set(key, found);
    }
    return found;
  }

  by(filter: Filter, context: Context): readonly ObjectId[] {
    const { shared, own } = splitByContext(filter);
    if (!this.shares || shared.length === 0)
      return this.meant(filter).filter((id) => READERS.matches(this.sight, filter, id, context));
    const ids = this.sharedBy(filter, shared, context);
    if (own.length === 0) return ids;
    return ids.filter((id) => own.every((part) => READERS.matches(this.sight, part, id, context)));
  }

  private sharedBy(filter: Filter, shared: readonly Filter[], context: Context): readonly ObjectId[] {
    const written = this.written.since(aspectsOf('filter', filter));
    const byController = this.fitting.get(filter) ?? new Map<Context['controller'], Fitting>();
    this.fitting.set(filter, byController);
    const found = byController.get(context.controller);
    if (found?.written === written) return found.ids;
    const ids = this.meant(filter).filter((id) =>
      shared.every((part) => READERS.matches(this.sight, part, id, context)),
    );
    byController.set(context.controller, { written, ids });
    return ids;
  }
}
