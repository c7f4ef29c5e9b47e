// A person who watches a game again in a terminal: shows the view at a moment, and goes where the keys lead.
import { viewIn } from '../client/table-view.js';
import { Storyteller } from '../story/storyteller.js';
import type { Direction, StepBy } from '#client';
import type { Watchable } from '../client/replays.js';
import { viewLines } from './shown.js';

type Out = (line: string) => void;

const KEYS: Readonly<Record<string, readonly [StepBy, Direction]>> = {
  right: ['ENTRY', 'FORWARD'],
  space: ['ENTRY', 'FORWARD'],
  left: ['ENTRY', 'BACK'],
  p: ['PRIORITY', 'FORWARD'],
  P: ['PRIORITY', 'BACK'],
  f: ['PHASE', 'FORWARD'],
  F: ['PHASE', 'BACK'],
  t: ['TURN', 'FORWARD'],
  T: ['TURN', 'BACK'],
};
const HELP = [
  'right, left: the next entry, the one before. p, f, t: the next priority, phase, turn; P, F, T: the one before.',
  'A number and return: that moment. o: the outline. v: the view again. q: quit.',
];
/** What happened on a longer way is not told. */
const MOST_TOLD = 40;

interface Watched {
  readonly replays: Pick<Watchable, 'view' | 'between' | 'step'>;
  readonly moments: number;
  readonly outline: readonly string[];
  /** The names of players by their ids. */
  readonly players: ReadonlyMap<string, string>;
}

export class Replaying {
  private at = 0;
  private teller: Storyteller;
  private digits = '';

  constructor(
    private readonly watched: Watched,
    private readonly out: Out,
  ) {
    this.teller = new Storyteller(watched.players);
  }

  /** From a moment on, until the keys end or say so. */
  async watch(from: number, keys: AsyncIterable<string>): Promise<void> {
    await this.goTo(from);
    HELP.forEach((line) => this.out(line));
    for await (const key of keys) if ((await this.press(key)) === 'quit') return;
  }

  private async press(key: string): Promise<'quit' | undefined> {
    if (key === 'q') return 'quit';
    if (/^\d+$/.test(key)) {
      this.digits += key;
      return undefined;
    }
    const { digits } = this;
    this.digits = '';
    const step = KEYS[key];
    if (step !== undefined) await this.step(...step);
    else if (key === 'return' && digits !== '') await this.goTo(Number(digits));
    else if (key === 'o') this.watched.outline.forEach((line) => this.out(line));
    else if (key === 'v') await this.show();
    else if (key !== 'return') HELP.forEach((line) => this.out(line));
    return undefined;
  }

  private async step(by: StepBy, direction: Direction): Promise<void> {
    const to = await this.watched.replays.step(this.at, by, direction);
    if (to === null)
      this.out(direction === 'FORWARD' ? 'This is the last moment.' : 'This is the first moment.');
    else await this.goTo(to);
  }

  private async goTo(moment: number): Promise<void> {
    const { replays, moments, players } = this.watched;
    if (moment < 1 || moment > moments) {
      this.out(`The game has the moments 1 to ${moments}.`);
      return;
    }
    const way = moment - this.at;
    if (this.at > 0 && way > 0 && way <= MOST_TOLD)
      for await (const told of replays.between(this.at, moment))
        this.teller.tell(told).forEach((sentence) => this.out(sentence));
    else this.teller = new Storyteller(players, (await replays.view(moment)).view);
    this.at = moment;
    await this.show();
  }

  private async show(): Promise<void> {
    const { replays, moments, players } = this.watched;
    this.out(`Moment ${this.at} of ${moments}`);
    const { view, seat } = await replays.view(this.at);
    viewLines(viewIn(view, seat), { players }).forEach((line) => this.out(line));
  }
}
