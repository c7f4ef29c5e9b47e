// For how long caches may keep the answer to a GET request. Each field at the first level says so for its part; without
// its word, or if anything in the answer may change, nothing is kept.

export interface Keeping {
  /** 'private': the browser alone, because the answer is for its viewer. */
  readonly scope: 'public' | 'private';
  readonly seconds: number;
}

/** What a finished game that has opened shows. A new version of the server may show it otherwise. */
export const FOR_A_DAY: Keeping = { scope: 'private', seconds: 24 * 3600 };
/** What the catalogue and the rules say, until an operator imports others. */
export const FOR_AN_HOUR: Keeping = { scope: 'public', seconds: 3600 };

export class Freshness {
  private readonly kept: Keeping[] = [];
  private mayChange = false;

  keep(keeping: Keeping): void {
    this.kept.push(keeping);
  }

  changes(): void {
    this.mayChange = true;
  }

  /** The value of `cache-control`, for an answer of so many fields at the first level. */
  header(rootFields: number): string {
    if (this.mayChange || rootFields === 0 || this.kept.length < rootFields) return 'no-store';
    const scope = this.kept.some((one) => one.scope === 'private') ? 'private' : 'public';
    return `${scope}, max-age=${Math.min(...this.kept.map(({ seconds }) => seconds))}`;
  }
}
