// The views of past moments. Who watches a replay asks for one moment after another, so the fold stays where it
// came to, and the views of the moments before it are kept: a step forward or back folds next to nothing.
import type { GameId } from '#kernel';
import { forgetReadings } from '#rules';
import { isPublic, viewerKey, type GameView } from '#visibility';
import { inSlices, LONG_WORK } from '../../event-loop/long-work.js';
import { assertGranted, type GrantedEyes } from '../eyes/granted-eyes.js';
import type { Folded, History } from './history.js';

/** So many moments before the one asked for are kept at once: who jumps may step back. */
const BEFORE_A_JUMP = 6;
/** Who has stepped back beyond those goes on back. */
const BEFORE_A_STEP = 40;
/** A moment that is at most so far ahead is reached by folding on; for others a snapshot is nearer. */
const AHEAD = 60;
const MOST_SIGHTS = 64;
const MOST_WALKS = 16;

export interface PastSight {
  readonly moment: number;
  /** How many entries the viewer had. */
  readonly seq: number;
  readonly view: GameView;
}

/** One viewer on the way through one game. */
class Walk {
  /** Of moments in a row. The last one may not be over yet. */
  private readonly sights: PastSight[] = [];

  constructor(
    private readonly history: History,
    private readonly folded: Folded,
    private readonly eyes: GrantedEyes,
  ) {}

  private get first(): number {
    return this.sights[0]?.moment ?? Infinity;
  }

  private get last(): number {
    return this.sights.at(-1)?.moment ?? 0;
  }

  /** True if it is not too far on, nor too far back. */
  isNear(moment: number): boolean {
    return moment >= this.first && moment <= this.last + AHEAD;
  }

  /** How many moments before that one are worth keeping for this reader. */
  before(moment: number): number {
    return moment < this.first && moment >= this.first - BEFORE_A_JUMP ? BEFORE_A_STEP : BEFORE_A_JUMP;
  }

  /** The last moment, if the game has no such one yet. */
  async to(moment: number): Promise<PastSight> {
    const { folded, eyes } = this;
    const { gallery } = folded;
    if (moment >= this.last)
      await this.history.goOn(
        folded,
        {
          goesOn: ({ event }) => gallery.moment < moment || !isPublic(event),
          seen: () => this.note(),
        },
        LONG_WORK.job(),
      );
    const found = this.sights.find((sight) => sight.moment === moment) ?? this.sights.at(-1);
    if (found === undefined) throw new Error(`a game without a moment is seen as ${viewerKey(eyes)}`);
    return found;
  }

  /** Nobody goes on from here. */
  end(): void {
    forgetReadings(this.folded.gallery.state);
  }

  /** What the viewer sees now, at the moment that the fold has come to. */
  note(): void {
    const { gallery } = this.folded;
    const { moment } = gallery;
    const { seq, shown } = gallery.projector(this.eyes);
    if (shown === undefined || moment === 0) return;
    if (this.last === moment) this.sights.pop();
    this.sights.push({ moment, seq, view: shown });
    if (this.sights.length > MOST_SIGHTS) this.sights.shift();
  }
}

export class PastViews {
  /** The most recently used last. A walk is taken out while it goes on, because it belongs to one reader. */
  private readonly walks = new Map<string, Walk>();

  constructor(private readonly history: History) {}

  /** The view at a moment: after everything before the next moment began. */
  async at(game: GameId, eyes: GrantedEyes, moment: number): Promise<PastSight> {
    assertGranted(eyes, game);
    const key = `${viewerKey(eyes)}.${game}`;
    const before = this.walks.get(key);
    this.walks.delete(key);
    const isNear = before?.isNear(moment) === true;
    if (!isNear) before?.end();
    const walk = isNear
      ? before
      : await this.begun(game, eyes, moment - (before?.before(moment) ?? BEFORE_A_JUMP));
    const sight = await walk.to(moment);
    this.walks.delete(key);
    this.walks.set(key, walk);
    for (const [oldest, walk] of this.walks) {
      if (this.walks.size <= MOST_WALKS) break;
      walk.end();
      this.walks.delete(oldest);
    }
    return sight;
  }

  private async begun(game: GameId, eyes: GrantedEyes, from: number): Promise<Walk> {
    const folded = await this.history.standing(game, eyes, (snapshot) => snapshot.moment <= from);
    const { gallery } = folded;
    const job = LONG_WORK.job();
    await this.history.goOn(folded, { goesOn: () => gallery.moment < from }, job);
    await inSlices(gallery.projector(eyes).waking(gallery.state), job);
    const walk = new Walk(this.history, folded, eyes);
    walk.note();
    return walk;
  }
}
