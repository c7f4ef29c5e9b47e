// What a player at the table says to the others and to a judge when something went wrong: take-backs and calls.
import { NotFound, type Client } from '#client';
import type { GameView } from '#visibility';
import { ask, untilAnswered } from '../client/ask.js';
import { inGame } from '../client/commands.js';
import {
  callJudge,
  challenge,
  readDispute,
  sayInDispute,
  type DisputeMessage,
  type DisputeRuling,
  type ReadDispute,
  type SaidInDispute,
} from '../client/disputes.js';
import { untilThen } from '../story/speaking.js';
import { ownSeat } from './numbers.js';

export const DESK_HELP = [
  'If something went wrong: `back` tells how to ask the others to take back, `back 12` asks to return to moment 12, `back yes`',
  'agrees and `back no` refuses, or withdraws your own request. `judge call WHAT IT IS ABOUT` stops the game and calls a judge;',
  '`judge challenge SEAT WHAT IT IS ABOUT` does it if you and the player in that seat (0, 1, …) disagree and the table plays with',
  'challenges: the judge says who of you loses it.',
  'Then: `judge` shows the call again, `judge withdraw` takes it back, `judge case TEXT` says how you see it (only judges read',
  'that), `judge say TEXT` writes to everyone at the table, `judge private TEXT` to the judge alone, `judge name CARD` writes',
  'down the name that the judge asked for, `judge accept` accepts the ruling, and `judge appeal WHY` asks a head judge.',
].join(' ');

const OVER = new Set(['CLOSED', 'WITHDRAWN', 'LAPSED']);

/** Words that only the desk understands: a name of a card that begins with one of them is no such line. */
const BACK = /^back(?: (\d+|yes|no))?$/;
const JUDGE = /^judge(?: (call|challenge|withdraw|case|say|private|name|accept|appeal)(?: (.*))?)?$/;

type Verb = 'withdraw' | 'case' | 'say' | 'private' | 'name' | 'accept' | 'appeal';
const VERBS: { readonly [V in Verb]: (text: string) => SaidInDispute } = {
  withdraw: () => ({ field: 'withdrawCall' }),
  accept: () => ({ field: 'acceptRuling' }),
  case: (said) => ({ field: 'stateCase', text: ['text', said] }),
  say: (said) => ({ field: 'say', text: ['text', said] }),
  private: (said) => ({ field: 'say', text: ['text', said], privately: true }),
  name: (said) => ({ field: 'writeName', text: ['name', said] }),
  appeal: (said) => ({ field: 'appealRuling', text: ['reason', said] }),
};
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['withdraw', 'accept']);

const RULED: Readonly<Record<string, string>> = {
  CARRIED_OUT: 'The ruling is carried out.',
  FAILED: 'The game could not do what was ruled. The judge rules again.',
  OVERTURNED: 'A head judge rules otherwise.',
};

interface Table {
  readonly game: string;
  readonly players: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  readonly out: (line: string) => void;
  /** Tells a refusal. */
  readonly sent: (send: () => Promise<unknown>) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
}

export class Desk {
  private view: GameView | undefined;
  private following: string | undefined;
  private told = { messages: 0, asked: false, rulings: new Map<number, string>(), appealed: '' };

  constructor(
    private readonly client: Client,
    private readonly table: Table,
  ) {}

  /** The view now; a call in it is followed from then on. */
  meet(view: GameView): void {
    this.view = view;
    const { dispute } = view;
    if (dispute === undefined || dispute.id === this.following || ownSeat(view) === undefined) return;
    this.following = dispute.id;
    this.told = { messages: 0, asked: false, rulings: new Map(), appealed: '' };
    void this.follow(dispute.id).catch((error: unknown) => this.table.failed(error));
  }

  /** Whether the line was for the desk. */
  async heard(line: string): Promise<boolean> {
    const back = BACK.exec(line);
    const judge = JUDGE.exec(line);
    if (back !== null) await this.back(back[1]);
    else if (judge !== null) await this.judge(judge[1], judge[2]?.trim() ?? '');
    return back !== null || judge !== null;
  }

  /** What everyone at the table sees of it: why the game is stopped, and what is asked to be taken back. */
  lines(): readonly string[] {
    const { dispute, takeBack } = this.view ?? {};
    return [
      ...(dispute === undefined ? [] : [this.stopped(dispute)]),
      ...(takeBack === undefined
        ? []
        : [
            `${this.who(takeBack.seat)} ${this.isOwn(takeBack.seat) ? 'ask' : 'asks'} to return to moment ${takeBack.moment}. ${
              this.isOwn(takeBack.seat)
                ? '`back no` withdraws that.'
                : '`back yes` agrees, `back no` refuses; playing on refuses too.'
            }`,
          ]),
    ];
  }

  private stopped({ seat, taken, until }: NonNullable<GameView['dispute']>): string {
    const why =
      seat === undefined
        ? 'A judge stopped it'
        : `${this.who(seat)} ${this.isOwn(seat) ? 'have' : 'has'} called a judge`;
    const next = taken
      ? 'A judge looks into it.'
      : until === undefined
        ? 'It waits for a judge.'
        : `It waits for a judge, ${untilThen(until)}; then it goes on.`;
    return `The game is stopped: ${why}. ${next} No clock runs. Say \`judge\` for more.`;
  }

  private isOwn(seat: number): boolean {
    return this.view !== undefined && ownSeat(this.view) === seat;
  }

  private who(seat: number): string {
    if (this.isOwn(seat)) return 'You';
    const player = Object.values(this.view?.seats ?? {}).find((one) => one.seat === seat)?.player;
    return (
      (player === undefined ? undefined : this.table.players.get(player)) ?? `The player in seat ${seat}`
    );
  }

  private async back(said: string | undefined): Promise<void> {
    const { game, out } = this.table;
    if (said === undefined) {
      const { game: found } = await untilAnswered(
        () =>
          ask<{ game: { view: { moment: number } } | null }>(
            this.client,
            'query ($id: ID!) { game(id: $id) { view { moment } } }',
            { id: game },
          ),
        this.table.signal,
      );
      out(
        `This is moment ${found?.view.moment ?? 0}. \`back\` with a smaller number asks to return to that moment;`,
      );
      out(`\`pentaland replay ${game}\` shows what happened at which moment.`);
      return;
    }
    if (said !== 'yes' && said !== 'no') return this.takeBack('askTakeBack', Number(said));
    const { takeBack } = this.view ?? {};
    if (takeBack === undefined) out('Nobody asks to take anything back.');
    else await this.takeBack('answerTakeBack', takeBack.moment, said === 'yes');
  }

  private async takeBack(
    field: 'askTakeBack' | 'answerTakeBack',
    moment: number,
    agrees?: boolean,
  ): Promise<void> {
    const { game, sent } = this.table;
    const given = agrees === undefined ? {} : { agrees: ['Boolean!', agrees] as const };
    await sent(() => inGame(this.client, field, game, { moment: ['Int!', moment], ...given }));
  }

  private async judge(verb: string | undefined, text: string): Promise<void> {
    const { game, out, sent } = this.table;
    if (verb === undefined) return this.show();
    if (verb === 'challenge') return this.challenge(text);
    if (text === '' && !WITHOUT_TEXT.has(verb)) {
      out(`Say what: \`judge ${verb} TEXT\`.`);
      return;
    }
    if (verb === 'call') {
      await sent(() => callJudge(this.client, game, text));
      return;
    }
    const dispute = this.view?.dispute?.id ?? this.following;
    if (dispute === undefined) out('No judge was called. `judge call TEXT` calls one.');
    else await sent(() => sayInDispute(this.client, dispute, VERBS[verb as Verb](text)));
  }

  private async challenge(text: string): Promise<void> {
    const { game, out, sent } = this.table;
    const [said, seat, sentence = ''] = /^(\d)\s+(.+)$/.exec(text) ?? [];
    if (said === undefined) {
      const others = Object.values(this.view?.seats ?? {}).filter((one) => !this.isOwn(one.seat));
      const seats = others.map((one) => `${one.seat} (${this.who(one.seat)})`);
      out(`Say whom and what: \`judge challenge SEAT TEXT\`. The others have seat ${seats.join(', ')}.`);
    } else await sent(() => challenge(this.client, game, Number(seat), sentence));
  }

  private async show(): Promise<void> {
    const { out } = this.table;
    this.lines().forEach((line) => out(line));
    const { following } = this;
    const read =
      following === undefined
        ? null
        : await untilAnswered(() => readDispute(this.client, following), this.table.signal);
    if (read === null) {
      out('No judge was called. `judge call TEXT` calls one.');
      return;
    }
    const texts = [read.sentence, ...read.statements].flatMap((one) => (one === null ? [] : [one]));
    for (const { seat, text } of texts)
      out(`  ${seat === null ? 'The judge' : this.who(seat)}: ${text ?? '(deleted)'}`);
    read.messages.forEach((message) => out(this.message(message)));
    read.rulings.forEach((ruling) => out(this.ruling(ruling)));
  }

  private async follow(id: string): Promise<void> {
    const dispute = this.client.dispute(id, { signal: this.table.signal });
    try {
      for await (const read of dispute) {
        this.tell(read);
        if (OVER.has(read.stage)) break;
      }
    } catch (error) {
      // It is not for this player any more.
      if (!(error instanceof NotFound)) throw error;
    } finally {
      dispute.close();
    }
  }

  /** What is new since the last time. */
  private tell({ messages, namesAsked, rulings, appeal }: ReadDispute): void {
    const { told, table } = this;
    messages.slice(told.messages).forEach((message) => table.out(this.message(message)));
    told.messages = messages.length;
    const isAsked = namesAsked.some((seat) => this.isOwn(seat));
    if (isAsked && !told.asked)
      table.out('The judge asks you to write down the name of a card: `judge name CARD`.');
    told.asked = isAsked;
    const appealed = appeal === null ? '' : (appeal.outcome ?? 'waits');
    const decided = appeal?.words ?? null;
    if (appealed !== told.appealed)
      table.out(
        appealed === 'waits'
          ? 'The ruling is appealed. The game waits for a head judge.'
          : `The head judge has decided${decided === null ? '.' : `: “${decided}”`}`,
      );
    told.appealed = appealed;
    for (const ruling of rulings) {
      const before = told.rulings.get(ruling.number);
      told.rulings.set(ruling.number, ruling.state);
      if (before === undefined) table.out(this.ruling(ruling));
      else if (before !== ruling.state) table.out(RULED[ruling.state] ?? '');
    }
  }

  private message({ seat, to, text }: DisputeMessage): string {
    const by = seat === null ? 'The judge' : this.who(seat);
    return `  ${by}${to === null ? '' : ' (in private)'}: ${text ?? '(deleted)'}`;
  }

  private ruling({ words, rules, state, until, acceptedBy }: DisputeRuling): string {
    const cited = rules.length === 0 ? '' : ` (${rules.join(', ')})`;
    const isOpen = state === 'OPEN' && until !== null && !acceptedBy.some((seat) => this.isOwn(seat));
    const next = isOpen
      ? ` \`judge accept\` accepts it, \`judge appeal WHY\` asks a head judge, ${untilThen(Date.parse(until))}.`
      : '';
    return `A judge rules: “${words}”${cited}.${next}`;
  }
}
