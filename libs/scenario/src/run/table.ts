// The game a scenario is played on: commands go in, events are folded one at a time, up to the step it stops at.
import { nameKey, namesWithin, type CardDefinition } from '#cards';
import { hashText, instant } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import {
  decide,
  evolve,
  initialState,
  setUp,
  type Answer,
  type GameEvent,
  type GameState,
  type Inputs,
  type PlayerCommand,
  type Refusal,
  type Rulebook,
  type Seat,
} from '#rules';
import type { Scenario } from '../format/scenario.js';
import { Layout, playerOf, understood, type Cards } from '../position/lay.js';
import type { Seats } from '../objects/find.js';
import { isDue, type When } from './when.js';

/**
 * The card itself; of a split card the half alone (cr 709.4). What is not understood is none that anything can be, unless
 * the scenario says its name: then the rules may refuse it, and a card that is named so cannot be played.
 */
function namedAmong(
  cards: Cards,
  isSaid: (name: string) => boolean,
  name: string,
): CardDefinition | undefined {
  const meant = cards.find(name) === undefined ? (cards.meant?.(name) ?? name) : name;
  const found = cards.find(meant);
  const isUnknown = found !== undefined && 'unknown' in found;
  if (isUnknown && !isSaid(name)) return undefined;
  const card = isUnknown ? (found.printed ?? understood(found)) : understood(found);
  const all = card === undefined ? cards.definitions.flatMap(namesWithin) : namesWithin(card);
  return all.find((one) => nameKey(one.name) === nameKey(meant));
}

export class Table {
  readonly state: GameState = initialState();
  readonly events: GameEvent[] = [];
  readonly seats: Seats;
  /** The stop has begun: nothing follows it. */
  stopped = false;
  private readonly inputs: Inputs;
  private readonly stop: When | undefined;
  private readonly isSettledByScript: boolean;

  /** All cards there are count only where one is named: they are asked for then. */
  constructor(
    scenario: Scenario,
    private readonly cards: Cards,
  ) {
    const written = JSON.stringify(scenario);
    this.seats = Object.keys(scenario.players);
    this.stop = scenario.stop?.answered === undefined ? scenario.stop : undefined;
    const named = (name: string) => namedAmong(cards, (said) => written.includes(said), name);
    const layout = new Layout(scenario, cards.find, named);
    this.isSettledByScript = layout.isSettledByScript;
    const laid = [...layout.definitions.values()];
    this.inputs = {
      now: instant(0),
      seed: scenario.seed,
      cards: {
        catalogue: hashText('scenario'),
        // cr 103.6, 702.94a: everyone knows which cards the game is played with.
        definitions: laid,
        get names() {
          return cards.definitions;
        },
        named,
        // What is not understood is no name that chance could find either.
        illegal: ({ name }) =>
          this.isSettledByScript || written.includes(name) || this.understands(name)
            ? undefined
            : 'not-in-format',
      },
      variants: MENTAL_MAGIC,
    };
    this.take(setUp(this.state, layout.events, this.inputs));
  }

  get rules(): Rulebook {
    return this.inputs;
  }

  get isOver(): boolean {
    return this.state.stage.kind === 'over';
  }

  /** Whether the answer to the open question would be accepted. */
  wouldAccept(answer: Answer): boolean {
    return this.decided(answer).ok;
  }

  /** What would happen then; undefined where the answer would be refused. */
  following(answer: Answer): readonly GameEvent[] | undefined {
    const decided = this.decided(answer);
    return decided.ok ? decided.value : undefined;
  }

  /** The game as it would be then, apart from this one. */
  after(events: readonly GameEvent[]): GameState {
    const state = structuredClone(this.state);
    for (const event of events) evolve(state, event);
    return state;
  }

  /** Of the cards there are. */
  get names(): readonly string[] {
    return this.cards.definitions.map(({ name }) => name);
  }

  /** Whether the card of that name can be played as it says. */
  understands(name: string): boolean {
    const card = this.cards.find(name);
    return card !== undefined && !('unknown' in card);
  }

  answer(answer: Answer): Refusal | undefined {
    const decided = this.decided(answer);
    if (!decided.ok) return decided.error;
    this.take(decided.value);
    return undefined;
  }

  concede(seat: Seat): Refusal | undefined {
    const decided = this.proposed(seat, { type: 'concede' });
    if (!decided.ok) return decided.error;
    this.take(decided.value);
    return undefined;
  }

  private decided(answer: Answer) {
    const { decision } = this.state;
    if (decision === null) throw new Error('the game goes on without asking anybody anything');
    return this.proposed(decision.seat, { type: 'answer', decision: decision.id, answer });
  }

  private proposed(seat: Seat, command: PlayerCommand) {
    return decide(this.state, { actor: playerOf(this.seats[seat] ?? ''), command }, this.inputs);
  }

  private take(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'CardNamed' && !this.isSettledByScript) understood(this.cards.find(event.name));
      evolve(this.state, event);
      this.events.push(event);
      if (event.type === 'StepBegan' && this.stop !== undefined && isDue(this.state, this.stop)) {
        this.stopped = true;
        return;
      }
    }
  }
}
