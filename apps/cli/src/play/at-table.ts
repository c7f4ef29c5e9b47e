// A person at a seat, in a terminal: what they type goes to the table, to the desk, to the others, or answers a question.
import { PentalandError, Refused } from '#client';
import { inGame, seatBot } from '../client/commands.js';
import type { GameTable } from '../client/game-table.js';
import { wordsOf, wrapped } from '../command/wrapped.js';
import { Asking } from './asking.js';
import { Desk, DESK_HELP } from './desk.js';
import { Talk, TALK_HELP } from './talk.js';
import { Watching } from './watching.js';

const topicLines = (topic: string): readonly string[] => wrapped(wordsOf(topic), { hanging: 2 });

const HELP = [
  'Before the game: `bot greedy` or `bot random` fills the next seat, `start` starts the game, `leave` leaves the table.',
  'In the game: answer the questions; objects have the numbers in [brackets], and keep them. With priority: `land 3`, `cast 3`, `use 3`; for a card without a name `cast 3 NAME`, `use 3 NAME`, `special 3 NAME` (suspend and the like), `down 3` (face down). `mode 2` after it chooses the second mode (`cast 3 NAME mode 2`); without it you are asked.',
  'Mana is paid for you. `pay 5 6` after any of these (`cast 3 NAME pay 5 6`, `attack 1 pay 5`) chooses which of your objects produce it: `5:2` uses its second ability, `5=R` produces red where it can produce several colours.',
  '`pass` passes once, `skip` passes until your turn. `ask everywhere` asks you in every step, `ask little` in few.',
  TALK_HELP,
  '`help judge` says how to take something back and how to call a judge.',
  'At any time: `view` shows the table again, `concede` concedes, `quit` leaves the terminal. The game continues, and you can come back to it. Where a card is to be named, `name` before it says that it is a name and nothing else.',
].flatMap(topicLines);
const JUDGE_HELP = topicLines(DESK_HELP);

/** After these the desk says what can be done about them. */
const DESK_STORIES: ReadonlySet<string> = new Set(['GameStopped', 'TakeBackAsked']);

/** Only whole lines: names of cards begin with such words. */
const DEEDS = { concede: 'concede', start: 'start', leave: 'leave' } as const;
const DEED = /^(?:(concede|start|leave)|(bot)(?: (greedy|random))?|(ask)(?: (\w+))?)$/;

export class AtTable {
  private readonly watching: Watching;
  private readonly asking: Asking;
  private readonly desk: Desk;
  private readonly talk: Talk;
  private running = Promise.resolve();
  private fault: Error | undefined;

  constructor(
    private readonly table: GameTable,
    private readonly out: (line: string) => void,
  ) {
    const { client, id: game, player } = table;
    const failed = (error: unknown): void => this.failed(error);
    const sent = (send: () => Promise<unknown>): Promise<void> => this.sent(send);
    const { signal } = table;
    this.watching = new Watching(table, {
      out,
      changed: () => this.asking.changed(),
      met: (view, { story }, isNew) => {
        this.desk.meet(view);
        return isNew && DESK_STORIES.has(story.type) ? this.desk.lines() : [];
      },
    });
    const { players } = this.watching;
    this.asking = new Asking(table, this.watching, { out, failed, below: () => this.desk.lines() });
    this.desk = new Desk(client, { game, out, players, signal, sent, failed });
    this.talk = new Talk({ client, game, player, out, signal, sent });
  }

  /** Until the game is over, the lines end, or the player leaves. */
  async sit(lines: AsyncIterator<string>): Promise<'over' | 'left'> {
    const failed = (error: unknown): void => this.failed(error);
    this.running = this.watching.run().catch(failed);
    const talking = this.talk.listen().catch(failed);
    try {
      return await this.listen(lines);
    } finally {
      this.table.close();
      await Promise.all([this.running, talking]);
    }
  }

  private async listen(lines: AsyncIterator<string>): Promise<'over' | 'left'> {
    let next = lines.next();
    const over = this.over();
    for (;;) {
      const line = await Promise.race([next, over]);
      if (line === 'over') return this.end();
      if (line.done === true) return 'left';
      const said = line.value.trim();
      if (said === 'quit') return 'left';
      if (said !== '' && !(await this.heard(said)) && (await this.whenAsked())) await this.asking.hear(said);
      if (this.isOver) return this.end();
      next = lines.next();
    }
  }

  /** What can be said whoever is asked; whether it was. */
  private async heard(said: string): Promise<boolean> {
    if (said === 'help') HELP.forEach((one) => this.out(one));
    else if (said === 'help judge') JUDGE_HELP.forEach((one) => this.out(one));
    else if (said === 'view') this.asking.show();
    else if (
      !(await this.desk.heard(said)) &&
      !(await this.deed(said)) &&
      // A name that begins like talk must never be said aloud.
      (this.asking.isName || !(await this.talk.heard(said)))
    ) {
      const { view } = this.watching;
      if (view?.status === 'gathering')
        this.out('The game has not begun: say `bot greedy`, `start`, `leave`, or `help`.');
      else if (view?.dispute === undefined) return false;
      this.desk.lines().forEach((one) => this.out(one));
    }
    return true;
  }

  private async deed(said: string): Promise<boolean> {
    const [matched, deed, bot, kind, ask, where = ''] = DEED.exec(said) ?? [];
    if (matched === undefined) return false;
    const { client, id: game } = this.table;
    if (ask !== undefined) await this.asking.setStops(where);
    else if (bot !== undefined)
      await this.sent(() => seatBot(client, game, kind === 'random' ? 'random' : 'greedy'));
    else await this.sent(() => inGame(client, DEEDS[deed as keyof typeof DEEDS], game));
    return true;
  }

  private get isOver(): boolean {
    if (this.fault !== undefined) throw this.fault;
    return this.watching.isOver;
  }

  private async over(): Promise<'over'> {
    while (!this.isOver) await this.watching.change();
    return 'over';
  }

  private async end(): Promise<'over' | 'left'> {
    if (this.watching.isRemoved) return 'left';
    this.table.live.close();
    await this.running;
    try {
      await this.watching.tellTheRest();
    } catch (error) {
      // It is over: nobody waits for a server to hear the last of it.
      if (!(error instanceof PentalandError)) throw error;
    }
    return 'over';
  }

  private async whenAsked(): Promise<boolean> {
    while (!this.asking.isShown && !this.isOver) await this.watching.change();
    return this.asking.isShown;
  }

  private async sent(send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.out(`Refused: ${error.message} (${error.rule})`);
    }
    this.watching.wake();
  }

  private failed(error: unknown): void {
    // What was still asked when the person left is called off.
    if (this.table.signal.aborted) return;
    this.fault = error instanceof Error ? error : new Error(String(error));
    this.watching.wake();
  }
}
