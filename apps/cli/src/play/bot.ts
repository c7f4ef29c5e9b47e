// A bot at a seat: it knows what its view shows, the cards of its own catalogue, and which names it has heard of. It
// plays a land, then whatever it can pay for, and attacks; nothing of it runs in the server.
import {
  FIT_OF_RULESET,
  knownCost,
  makeCostIndex,
  manaValueOf,
  type Catalogue,
  type CostIndex,
} from '#cards';
import { randomKey, randomSource, type RandomSource } from '#kernel';
import type { CompiledCards } from '#oracle';
import { chosen } from './choices.js';
import type { GameApi, Look, Play, Question, SeenCard } from './game-api.js';

export const BOTS = ['greedy', 'random'] as const;
export type BotKind = (typeof BOTS)[number];

/** How many names it tries for one card: more would be refused anyway. */
const NAMES_TRIED = 2;
const MOST_CHOICES = 30;
const NOTHING = { kind: 'sequence', steps: [] };
const MOST_REFUSALS = 12;

export interface Memory {
  readonly catalogue: Catalogue;
  readonly compiled: CompiledCards;
}

export class Bot {
  private readonly names: CostIndex;
  private readonly random: RandomSource;
  private readonly used = new Set<string>();
  private heard: string | null = null;
  private refusals = 0;
  private lastDecision = '';

  constructor(
    private readonly api: GameApi,
    private readonly game: string,
    private readonly kind: BotKind,
    private readonly memory: Memory,
    seed: string,
  ) {
    this.names = makeCostIndex(memory.catalogue.names, FIT_OF_RULESET.pentaland);
    this.random = randomSource(randomKey(seed, []), 0);
  }

  /** Does what it is asked for, if it is; whether it was. */
  async move(): Promise<'moved' | 'waits' | 'over'> {
    const look = await this.api.look(this.game);
    if (look.view.status === 'OVER') return 'over';
    const { decision } = look.legalActions;
    if (decision === null) return 'waits';
    if (decision.id !== this.lastDecision) this.refusals = 0;
    this.lastDecision = decision.id;
    const answer = await this.answerTo(look, decision.question);
    const outcome = await this.api.answer(this.game, decision.id, answer);
    if (outcome.__typename === 'Accepted') return 'moved';
    this.refusals += 1;
    if (this.refusals > MOST_REFUSALS) await this.api.inGame('concede', this.game);
    return 'moved';
  }

  private async answerTo(look: Look, question: Question): Promise<object> {
    if (question.__typename === 'Priority')
      return this.refusals > 0 ? { action: 'PASS' } : await this.withPriority(look);
    if (question.__typename === 'ChooseWord' && question.object !== null)
      return { word: this.refusals > 1 ? '' : await this.nameFor(look, question.object) };
    if (question.__typename === 'Propose') return { propose: { effect: NOTHING } };
    return chosen(question, this.random, this.refusals);
  }

  private async withPriority(look: Look): Promise<object> {
    const { turn, stack } = look.view;
    const isQuiet = turn?.active === look.seat && stack?.length === 0 && turn.step.endsWith('MAIN');
    if (!isQuiet) return { action: 'PASS' };
    const { plays } = look.legalActions;
    const hand = look.view.seats[look.seat]?.hand ?? [];
    const land = plays.filter(({ kind }) => kind === 'PLAY');
    const dearest =
      this.kind === 'greedy'
        ? [...land].sort((a, b) => costIn(hand, b) - costIn(hand, a))[0]
        : this.oneOf(land);
    if (dearest !== undefined) return { act: said(dearest) };
    const mana = untappedLands(look);
    const casts = plays.filter((play) => play.kind === 'CAST' && costIn(hand, play) <= mana);
    const first =
      this.kind === 'greedy' ? [...casts].sort((a, b) => costIn(hand, b) - costIn(hand, a)) : casts;
    for (const cast of first.slice(0, 2)) {
      const act = await this.cast(look, cast);
      if (act !== undefined) return { act };
    }
    return { action: 'PASS' };
  }

  /** The spell with all its choices, its name among them; undefined where it came to nothing. */
  private async cast(look: Look, play: Play): Promise<Play | undefined> {
    const card = cardsIn(look).find(({ id }) => id === play.object);
    const isUnnamed = card?.printed !== null && card?.printed !== undefined;
    for (let tried = 0; tried < (isUnnamed ? NAMES_TRIED : 1); tried += 1) {
      const name = isUnnamed ? await this.nameFor(look, play.object) : '';
      if (isUnnamed && name === '') return undefined;
      let completion = await this.api.completion(
        this.game,
        { ...said(play), ...(isUnnamed ? { name } : {}) },
        null,
      );
      for (let step = 0; completion.__typename === 'NextChoice' && step < MOST_CHOICES; step += 1)
        completion = await this.api.completion(
          this.game,
          said(completion.play),
          chosen(completion.question, this.random, 0),
        );
      if (completion.__typename === 'Complete') return said(completion.play);
    }
    return undefined;
  }

  /** A name that costs the same and has not been given, as far as it remembers; a creature's, if it is greedy. */
  private async nameFor(look: Look, object: string): Promise<string> {
    await this.listen();
    const card = cardsIn(look).find(({ id }) => id === object);
    if (card === undefined) return '';
    const cost = card.cost === null ? null : knownCost(card.cost.split(' // ')[0] ?? '');
    const fresh = this.names
      .namesFor(cost)
      .filter(
        ({ name, card: { name: whole } }) =>
          name !== card.printed &&
          !this.used.has(name) &&
          this.memory.compiled.statusOf(whole, 'today') === 'complete',
      );
    const creatures = fresh.filter(({ card: { faces } }) => faces[0].types.includes('Creature'));
    const among = this.kind === 'greedy' && creatures.length > 0 ? creatures : fresh;
    return this.oneOf(among)?.name ?? '';
  }

  /** Names are said aloud. */
  private async listen(): Promise<void> {
    for await (const { cursor, story } of this.api.feed(this.game, this.heard)) {
      this.heard = cursor;
      if (story.type === 'CardNamed' && typeof story['name'] === 'string') this.used.add(story['name']);
    }
  }

  private oneOf<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.random.below(items.length)];
  }
}

/** As the contract takes it: what is null is left out. */
const said = (play: Play): Play =>
  Object.fromEntries(Object.entries(play).filter(([, value]) => value !== null)) as Play;

const cardsIn = ({ seat, view }: Look): readonly SeenCard[] => [
  ...(view.seats[seat]?.hand ?? []),
  ...(view.battlefield ?? []),
];

function costIn(hand: readonly SeenCard[], { object }: Play): number {
  const cost = hand.find(({ id }) => id === object)?.cost ?? null;
  return cost === null ? 0 : manaValueOf(cost.split(' // ')[0] ?? '');
}

const untappedLands = ({ seat, view }: Look): number =>
  (view.battlefield ?? []).filter(
    ({ controller, tapped, typeLine }) => controller === seat && tapped !== true && typeLine.includes('Land'),
  ).length;
