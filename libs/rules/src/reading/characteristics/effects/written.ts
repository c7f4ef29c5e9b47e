// Tracks which aspects a pass through the layers has written. A result that reads none of them is still
// valid.
import type { Aspect } from './aspects.js';
import { aspectOfLayer } from './bearing.js';

/** From this layer on, a layer writes only its own aspect (cr 613.1f-613.4). */
const FIRST_OF_ONE_ASPECT = 60;

export class Written {
  private all = 0;
  private readonly by = new Map<Aspect, number>();

  /** Anything may have changed. */
  everything(): void {
    this.all += 1;
  }

  /** An effect was applied in a layer. */
  inLayer(layer: number): void {
    const aspect = layer >= FIRST_OF_ONE_ASPECT ? aspectOfLayer(layer) : undefined;
    if (aspect === undefined) this.everything();
    else this.aspect(aspect);
  }

  aspect(aspect: Aspect): void {
    this.by.set(aspect, (this.by.get(aspect) ?? 0) + 1);
  }

  /** A number that changes whenever one of the aspects may have been written. */
  since(aspects: Iterable<Aspect>): number {
    let sum = this.all;
    for (const aspect of aspects) sum += this.by.get(aspect) ?? 0;
    return sum;
  }
}
