// What was asked while a scenario was played, what was answered, and where the answer came from: for whoever looks for why
// it fails. It only watches; the run is the same without it.
import type { Answer, Decision, GameEvent, Prompt, Question, Refusal } from '#rules';
import type { AnswerBook } from '../answers/book.js';
import { answerInWords, called, type Speaker } from './in-words.js';

/** Who says it: an entry of the script, an answer, or nobody: then the first legal choice is made. */
export type Source =
  | { readonly script: number }
  | 'answers'
  /** Nobody says yes, but an answer says what it is to be done with. */
  | 'implied'
  | 'default';

/** A choice made while an action was announced. */
export interface Choice {
  readonly prompt: Prompt;
  readonly question: Question;
  readonly answer: Answer;
  readonly from: 'script' | 'answers' | 'default';
}

export interface ToldDecision {
  /** After so many events of the game. */
  readonly at: number;
  /** The player who is asked, and what. */
  readonly question: string;
  readonly answer: string;
  readonly from: string;
  /** Those asked while the action was announced. */
  readonly choices: readonly Omit<ToldDecision, 'at' | 'choices'>[];
}

interface Given {
  readonly answer: Answer;
  readonly from: Source;
  readonly choices?: readonly Choice[];
}

export class Witness {
  readonly told: ToldDecision[] = [];
  /** All of the game so far, the position laid included; none where it could not be laid. */
  events: readonly GameEvent[] = [];
  private books: ReadonlyMap<string, AnswerBook> = new Map();
  private before = new Map<string, readonly boolean[]>();

  /** The books by the names of the players. */
  watch(events: readonly GameEvent[], books: ReadonlyMap<string, AnswerBook>): void {
    this.events = events;
    this.books = books;
    this.remember();
  }

  /** What is to be kept when the answer is taken; undefined where there is nothing to tell. */
  hears(speaker: Speaker, { answer, from, choices = [] }: Given): ToldDecision | undefined {
    const { decision } = speaker.state;
    const used = this.newlyUsed();
    if (decision === null || (from === 'default' && isIdle(answer) && used.length === 0)) return undefined;
    const [own, inChoices] = choices.length === 0 ? [used, []] : [[], used];
    const by: { readonly [C in Choice['from']]: () => string } = {
      script: () => 'the script',
      answers: () => inChoices.shift() ?? '',
      default: () => FIRST_LEGAL,
    };
    return {
      ...this.asked(speaker, decision),
      answer: answerInWords(answer, speaker, decision.question),
      from: sourceInWords(from, own),
      choices: choices.map((choice) => ({
        question: spaced(choice.prompt),
        answer: answerInWords(choice.answer, speaker, choice.question),
        from: by[choice.from](),
      })),
    };
  }

  /** An entry that the rules refused, as it was meant to be. */
  hearsRefusal(speaker: Speaker, script: number, { rule, message }: Refusal): void {
    const { decision } = speaker.state;
    if (decision === null) return;
    const answer = `refused by ${rule}: ${message}`;
    this.keep({
      ...this.asked(speaker, decision),
      answer,
      from: sourceInWords({ script }, []),
      choices: [],
    });
  }

  keep(told: ToldDecision | undefined): void {
    if (told !== undefined) this.told.push(told);
    this.remember();
  }

  /** After it: targets that nobody was asked for have used up the answers that say them. */
  settles(): void {
    const at = this.events.length;
    for (const from of this.newlyUsed())
      this.told.push({ at, question: 'nobody is asked', answer: 'there is but one', from, choices: [] });
    this.remember();
  }

  /** The answers that nothing has asked for. */
  get left(): readonly string[] {
    return this.listed((used) => !used);
  }

  private newlyUsed(): string[] {
    return this.listed((used, place, player) => used && this.before.get(player)?.[place] !== true);
  }

  private listed(isMeant: (used: boolean, place: number, player: string) => boolean): string[] {
    return [...this.books].flatMap(([player, book]) =>
      book.state.flatMap((used, place) =>
        isMeant(used, place, player)
          ? [`answer ${String(place)} of ${player}: ${JSON.stringify(book.given[place]?.of)}`]
          : [],
      ),
    );
  }

  private asked(speaker: Speaker, decision: Decision): Pick<ToldDecision, 'at' | 'question'> {
    return {
      at: this.events.length,
      question: `${called(speaker, decision.of ?? decision.seat)}, ${promptOf(decision)}`,
    };
  }

  private remember(): void {
    this.before = new Map([...this.books].map(([player, book]) => [player, book.state]));
  }
}

const FIRST_LEGAL = 'the first legal choice';

function sourceInWords(from: Source, used: readonly string[]): string {
  if (typeof from === 'object') return [`script ${String(from.script)}`, ...used].join(', ');
  if (from === 'default') return FIRST_LEGAL;
  return from === 'answers' ? used.join(', ') : ['implied by an answer', ...used].join(', ');
}

const spaced = (prompt: Prompt): string => prompt.replaceAll('-', ' ');
const promptOf = ({ prompt, kind }: Decision): string =>
  prompt === kind ? spaced(prompt) : `${spaced(prompt)} (${kind})`;

/** A pass, and no attack or block, where nobody was told to. */
const isIdle = (answer: Answer): boolean =>
  (answer.kind === 'priority' && answer.action === 'pass') ||
  (answer.kind === 'attackers' && answer.attacks.length === 0) ||
  (answer.kind === 'blockers' && answer.blocks.length === 0);
