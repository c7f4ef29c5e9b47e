// Boards of up to a thousand tokens, played as a session plays them: what is decided is taken back, folded, and shown to
// both players. How long a command takes with all that, and how long the patches are.
import { instant } from '#kernel';
import { decide, type GameEvent, type ObjectId, type Seat } from '#rules';
import { Gallery, viewerAt, type FeedEntry } from '#visibility';
import type { Cards } from '#scenario';
import { doing, of, UNDYING } from './cases.js';
import { BoardTable, type Game } from './table.js';

const TOKENS = 1000;
const NOW = instant(0);

export interface Shown {
  /** Of each command, in milliseconds of the processor. */
  readonly times: readonly number[];
  /** The whole view of one player, in characters. */
  readonly view: number;
  /** Of each patch that says something, its characters. */
  readonly patches: readonly number[];
  /** The list of what lies on the battlefield, which is sent whole where something comes or goes. */
  readonly list: number;
}

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

class Watched implements Game {
  readonly entries: FeedEntry[] = [];
  /** The longest batch, in characters. */
  longest = 0;
  private readonly gallery = new Gallery(([0, 1] as Seat[]).map(viewerAt));
  readonly state = this.gallery.state;

  /** From now on entries are made. */
  wake(): void {
    for (const projector of this.gallery.viewers) projector.wake(this.state);
  }

  take(event: GameEvent): void {
    for (const { entry } of this.gallery.apply(event, NOW)) this.entries.push(entry);
  }

  decide(...[proposed, inputs]: Parameters<Game['decide']>): ReturnType<Game['decide']> {
    const decided = decide(this.state, proposed, inputs);
    if (decided.ok) {
      this.longest = Math.max(this.longest, lengthOf(decided.value));
      for (const event of decided.value) this.take(event);
    }
    return decided;
  }

  /** Of both players; those who are told nothing new have none. */
  get patches(): FeedEntry['patch'][] {
    return this.entries.map(({ patch }) => patch);
  }

  get view(): number {
    return Math.max(...this.gallery.viewers.map((projector) => lengthOf(projector.viewOf(this.state))));
  }
}

const POSITION = {
  A: {
    battlefield: ['Glorious Anthem', of('Coat of Arms', 4), of('Soul Warden', 20), 'Grizzly Bears'],
    hand: [of('Memnite', 5)],
  },
  B: UNDYING,
};

const SWEPT = {
  A: { battlefield: [of('Plains', 4), 'Grizzly Bears'], hand: ['Day of Judgment'] },
  B: UNDYING,
};

/** Makes so many tokens, copies of the bear, for both players in turn. */
function makeTokens(game: Watched, count: number): void {
  const bear = Object.values(game.state.objects).find(
    ({ identity }) => game.state.definitions[identity.definition ?? '']?.name === 'Grizzly Bears',
  );
  if (bear === undefined) throw new Error('nothing is there to be copied');
  for (let nth = 0; nth < count; nth += 1)
    game.take({
      type: 'TokenCreated',
      object: `o${String(game.state.objectsMade + 1)}` as ObjectId,
      identity: bear.identity,
      owner: (nth % 2) as Seat,
      controller: (nth % 2) as Seat,
      tapped: false,
      counters: {},
    });
  game.wake();
}

export function playThousandTokens(cards: Cards): Shown {
  const game = new Watched();
  const table = new BoardTable(POSITION, cards, game);
  makeTokens(game, TOKENS);
  const view = game.view;
  const { times } = table.playEach(doing('Memnite', 5));
  const said = game.patches.filter((patch) => patch.length > 0);
  return {
    times,
    view,
    patches: said.map(lengthOf),
    list: Math.max(
      ...said.map((patch) => lengthOf(patch.filter(({ path }) => path.startsWith('/battlefield/')))),
    ),
  };
}

export interface Swept {
  readonly tokens: number;
  /** Of the slowest command, the sweep, in milliseconds of the processor. */
  readonly slowest: number;
  /** Of its batch, and of what both players are told of the game meanwhile. */
  readonly batch: number;
  readonly feeds: number;
}

/** All of them are destroyed, and cease to exist. */
export function sweepTokens(cards: Cards, tokens: number): Swept {
  const game = new Watched();
  const table = new BoardTable(SWEPT, cards, game);
  makeTokens(game, tokens);
  game.entries.length = 0;
  const { times } = table.playEach(doing('Day of Judgment', 1));
  const feeds = game.entries.reduce((sum, entry) => sum + lengthOf(entry), 0);
  return { tokens, slowest: Math.max(...times), batch: game.longest, feeds };
}
