// A bot at a seat. It plays a land, then whatever it can pay for, then uses its abilities; it attacks and
// blocks. The greedy bot takes what costs most and names creatures; the random bot takes anything. It uses
// only its seat's view, its own catalogue, and the names it has heard.
import { manaValueOf } from '#cards';
import { drawnFrom, type RandomSource } from '#kernel';
import type { BotKind, Seat } from '#rules';
import type {
  DecisionView,
  GameView,
  GivenAnswer,
  GivenPlay,
  ObjectView,
  OfferedPlay,
  QuestionView,
} from '#visibility';
import { oneIfAny } from '../common/drawing.js';
import { blocks } from './blocks.js';
import { chosen } from './choices.js';
import { consents } from './consent.js';
import type { Lore } from './lore.js';

/** How many names it tries for one card; further names would probably be refused too. */
const NAMES_TRIED = 2;
/** How many spells it tries to announce before it passes. */
const SPELLS_TRIED = 2;
const MOST_CHOICES = 30;
/** It uses a usable ability one time in this many. */
const USES = 2;
/** Mana abilities are left for payments; a free ability could be used for ever. */
const NO_USE = /^Activate (\{0\}:|[^:]*: Add )/;

export type Completed =
  | { readonly kind: 'complete'; readonly play: GivenPlay }
  | {
      readonly kind: 'choose';
      readonly play: GivenPlay;
      readonly prompt: DecisionView['prompt'];
      readonly question: QuestionView;
    }
  | { readonly kind: 'refused' };

/** What a bot may ask of its game; any player may ask the same. */
export interface Table {
  plays(): Promise<readonly OfferedPlay[]>;
  complete(play: GivenPlay, answer?: GivenAnswer): Promise<Completed>;
  /** The names that were given in this game. */
  namesHeard(): Promise<ReadonlySet<string>>;
}

export interface AskedDecision {
  readonly seat: Seat;
  readonly view: GameView;
  readonly prompt: DecisionView['prompt'];
  readonly question: QuestionView;
  /** How many of its answers to this question were refused. */
  readonly refusals: number;
}

export interface Mind {
  readonly kind: BotKind;
  readonly lore: Lore;
  readonly random: RandomSource;
}

export const botAnswer = (asked: AskedDecision, table: Table, mind: Mind): Promise<GivenAnswer> =>
  new Thought(asked, table, mind).answer();

class Thought {
  constructor(
    private readonly asked: AskedDecision,
    private readonly table: Table,
    private readonly mind: Mind,
  ) {}

  async answer(): Promise<GivenAnswer> {
    const { question, prompt, refusals } = this.asked;
    if (question.kind === 'priority' && refusals === 0) return this.withPriority();
    if (question.kind === 'word' && question.object !== undefined)
      return { kind: 'word', word: refusals > 1 ? '' : await this.nameFor(question.object) };
    const { kind, lore, random } = this.mind;
    // cr 201.4: any existing name.
    if (question.kind === 'word' && question.from === undefined && prompt === 'name')
      return { kind: 'word', word: oneIfAny(lore.names, random) ?? '' };
    if (question.kind === 'blockers') {
      const { seat, view } = this.asked;
      return blocks(question, { kind, seat, view, random, refusals });
    }
    if (question.kind === 'yes-no' && (prompt === 'accept' || prompt === 'let-stand'))
      return { kind: 'yes-no', yes: consents(this.asked.view, this.asked.seat) };
    return chosen(question, { prompt, random, refusals });
  }

  private async withPriority(): Promise<GivenAnswer> {
    const { seat, view } = this.asked;
    const isOwnQuietMain =
      view.turn?.active === seat && view.stack?.length === 0 && view.turn.step?.endsWith('main') === true;
    if (!isOwnQuietMain) return PASS;
    const offered = await this.table.plays();
    const plays = offered.map(({ play }) => play);
    const land = this.preferred(plays.filter((play) => play.do === 'play'))[0];
    if (land !== undefined) return { kind: 'priority', action: land };
    const mana = this.untappedLands();
    const casts = plays.filter((play) => play.do === 'cast' && this.costOf(play) <= mana);
    for (const cast of this.preferred(casts).slice(0, SPELLS_TRIED)) {
      const action = await this.whole(cast);
      if (action !== undefined) return { kind: 'priority', action };
    }
    const used = await this.use(offered);
    return used === undefined ? PASS : { kind: 'priority', action: used };
  }

  /** An ability of a permanent that has a name. */
  private async use(offered: readonly OfferedPlay[]): Promise<GivenPlay | undefined> {
    const { random } = this.mind;
    const usable = offered.filter(
      ({ play, text }) =>
        play.do === 'activate' && !NO_USE.test(text) && this.seen(play.object)?.printed === undefined,
    );
    const one = oneIfAny(usable, random);
    return one === undefined || random.below(USES) > 0 ? undefined : this.whole(one.play);
  }

  private preferred(plays: readonly GivenPlay[]): readonly GivenPlay[] {
    const { kind, random } = this.mind;
    if (kind === 'greedy') return [...plays].sort((a, b) => this.costOf(b) - this.costOf(a));
    return drawnFrom(plays, plays.length, random);
  }

  /**
   * The spell or ability with all its choices, including its name; undefined if it could not be completed.
   */
  private async whole(begun: GivenPlay): Promise<GivenPlay | undefined> {
    const isUnnamed = this.seen(begun.object)?.printed !== undefined;
    for (let tried = 0; tried < (isUnnamed ? NAMES_TRIED : 1); tried += 1) {
      const name = isUnnamed ? await this.nameFor(begun.object) : undefined;
      if (name === '') return undefined;
      let next = await this.table.complete(name === undefined ? begun : { ...begun, name });
      for (let choices = 0; next.kind === 'choose' && choices < MOST_CHOICES; choices += 1) {
        const { play, question, prompt } = next;
        const choosing = { prompt, random: this.mind.random, refusals: 0 };
        next = await this.table.complete(play, chosen(question, choosing));
      }
      if (next.kind === 'complete') return next.play;
    }
    return undefined;
  }

  /** A fitting name that the bot has not heard yet; the empty string if it knows none. */
  private async nameFor(object: string): Promise<string> {
    const { kind, lore, random } = this.mind;
    const { printed } = this.seen(object) ?? {};
    if (printed === undefined) return '';
    const heard = await this.table.namesHeard();
    const fresh = lore
      .namesFor(printed, this.asked.view.terms.ruleset)
      .filter(({ name }) => !heard.has(name));
    const creatures = kind === 'greedy' ? fresh.filter(({ isCreature }) => isCreature) : [];
    const among = creatures.length > 0 ? creatures : fresh;
    return oneIfAny(among, random)?.name ?? '';
  }

  private seen(object: string): ObjectView | undefined {
    return this.asked.view.objects[object];
  }

  private costOf({ object }: GivenPlay): number {
    // For a split card, its first half.
    const cost = this.seen(object)?.cost?.split(' // ')[0];
    return cost === undefined ? 0 : manaValueOf(cost);
  }

  private untappedLands(): number {
    const { seat, view } = this.asked;
    return (view.battlefield ?? []).filter((id) => {
      const object = view.objects[id];
      return object?.controller === seat && object.tapped !== true && object.typeLine.includes('Land');
    }).length;
  }
}

const PASS: GivenAnswer = { kind: 'priority', action: 'pass' };
