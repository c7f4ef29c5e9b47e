// Where the batches of a game's log end: how many events there were, and the moment that everyone can name. A
// game can be returned to no other place. Two numbers a batch, kept while the game is live.
export interface BatchEnd {
  readonly events: number;
  /** How many of the events everyone noticed. */
  readonly moment: number;
}

const EACH = 2;
const ROOM_FOR_FIRST = 16 * EACH;

export class BatchEnds {
  private numbers: Uint32Array;
  private used: number;

  constructor(kept: Uint32Array = new Uint32Array(0)) {
    this.numbers = kept;
    this.used = kept.length;
  }

  note({ events, moment }: BatchEnd): void {
    if (this.used === this.numbers.length) {
      const larger = new Uint32Array(
        Math.max(ROOM_FOR_FIRST, this.used + EACH * Math.ceil(this.used / EACH / 2)),
      );
      larger.set(this.numbers.subarray(0, this.used));
      this.numbers = larger;
    }
    this.numbers.set([events, moment], this.used);
    this.used += EACH;
  }

  /** The last end at or before the moment; undefined if there is none, or if the moment has not come yet. */
  upTo(moment: number): BatchEnd | undefined {
    const last = this.at(this.used - EACH);
    if (last === undefined || last.moment < moment) return undefined;
    let [low, high] = [0, this.used / EACH];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.numbers[middle * EACH + 1] ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    return this.at((low - 1) * EACH);
  }

  kept(): Uint32Array {
    return this.numbers.slice(0, this.used);
  }

  private at(place: number): BatchEnd | undefined {
    const [events, moment] = [this.numbers[place], this.numbers[place + 1]];
    return place < 0 || events === undefined || moment === undefined ? undefined : { events, moment };
  }
}
