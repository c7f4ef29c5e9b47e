// A game that somebody of this house plays on a server: what they see, may do and say, in the games' own words.
import type { Completed } from '#bots';
import type { Accepted, Client, LiveGame, Next, Play } from '#client';
import {
  questionBehind,
  type GivenAnswer,
  type GivenPlay,
  type OfferedPlay,
  type PublishedQuestion,
} from '#visibility';
import { ask, untilAnswered } from './ask.js';
import { setPassing, type Stops } from './commands.js';
import { answerInput, offeredPlay, playInput, playOf } from './contract.js';
import { promptOf } from './questions.js';

export interface Offers {
  readonly plays: readonly OfferedPlay[];
  /** What could be begun as well with plenty of mana. */
  readonly lackingMana: readonly OfferedPlay[];
}

/** An action that is complete, or what is to be chosen next for it. */
export type Chosen = Exclude<Completed, { readonly kind: 'refused' }>;

export class GameTable {
  private readonly closing = new AbortController();

  constructor(
    readonly client: Client,
    readonly live: LiveGame,
    /** Who plays here, by id. */
    readonly player: string,
  ) {}

  /** Of a client that has an account. Its game is followed from so many entries before the present, or from its beginning. */
  static async of(client: Client, game: string, last?: number): Promise<GameTable> {
    const { me } = await untilAnswered(() =>
      ask<{ me: { player: { id: string } } }>(client, '{ me { player { id } } }'),
    );
    return new GameTable(client, client.game(game, { keep: 1, last }), me.player.id);
  }

  get id(): string {
    return this.live.id;
  }

  /** Aborted when the player has left the table. */
  get signal(): AbortSignal {
    return this.closing.signal;
  }

  /** Nothing is followed or asked any more. */
  close(): void {
    this.live.close();
    this.closing.abort();
  }

  async offers(): Promise<Offers> {
    const { plays, lackingMana } = await this.answered(() => this.live.legal());
    return { plays: plays.map(offeredPlay), lackingMana: lackingMana.map(offeredPlay) };
  }

  /** What is to be chosen next for an action, once the last question of it has this answer; a refusal is thrown. */
  next(play: GivenPlay, answer?: GivenAnswer): Promise<Chosen> {
    const begun = this.live.act(inputOf(playInput(play)));
    return this.answered(async () => {
      const action = answer === undefined ? begun : await begun.answer(answerInput(answer));
      return chosen(await action.next());
    });
  }

  /** The text of the card that a play names. */
  async textOf(play: GivenPlay): Promise<string | undefined> {
    const name = 'name' in play ? play.name : undefined;
    if (name === undefined) return undefined;
    const { card } = await this.answered(() =>
      ask<{ card: { faces: { text: string }[] } | null }>(
        this.client,
        'query ($name: String!) { card(name: $name) { faces { text } } }',
        { name },
      ),
    );
    return card?.faces['face' in play ? (play.face ?? 0) : 0]?.text;
  }

  answer(decision: string, answer: GivenAnswer): Promise<Accepted> {
    const pay = 'pay' in answer && answer.pay !== undefined ? { pay: answer.pay } : {};
    return this.live.answer(decision, answerInput(answer), pay);
  }

  setPassing(to: { readonly until: 'MY_TURN' | null; readonly stops: Stops | null }): Promise<Accepted> {
    return setPassing(this.client, this.id, to);
  }

  /** Asks again for as long as no server answers and the player sits here. */
  answered<T>(question: () => Promise<T>): Promise<T> {
    return untilAnswered(question, this.signal);
  }
}

function chosen(next: Next): Chosen {
  if (next.kind === 'complete') return { kind: 'complete', play: playOf(next.play) };
  const question = questionOf(next.question);
  return {
    kind: 'choose',
    play: playOf(next.play),
    prompt: promptOf(question),
    question: questionBehind(question),
  };
}

const inputOf = (play: unknown): Play => play as Play;
const questionOf = (asked: unknown): PublishedQuestion => asked as PublishedQuestion;
