// A passage as a script and answers: what was done, in order, and by whom; passes only where the script needs them.
import type { JsonObject } from '#kernel';
import {
  playerCommand,
  type Answer,
  type AnswerOf,
  type Decision,
  type GameEvent,
  type ObjectId,
  type Rulebook,
  type Seat,
  type Step,
} from '#rules';
import { seesAll, type Viewer } from '#visibility';
import { attacked, blocked, deedOf, type Deed, type Doing } from './deeds.js';
import type { Learning } from './learnt.js';
import { Called } from './named.js';
import { Unwritable, type Unfolded, type Unfolding } from './passage.js';
import { repliesOf } from './replies.js';

interface Place {
  readonly turn: number;
  readonly step: Step;
  readonly player: string;
}

type Done = Place & { readonly entry: JsonObject | 'pass' };

export interface Told {
  readonly script: readonly JsonObject[];
  readonly answers: Readonly<Record<string, readonly JsonObject[]>>;
  /** How many questions were answered, passes included. */
  readonly answered: number;
}

interface Setting {
  readonly unfolding: Unfolding;
  readonly learning: Learning;
  readonly players: readonly string[];
  readonly rules: Rulebook;
  readonly mana: Doing['mana'];
}

const isPass = (answer: Answer): boolean => answer.kind === 'priority' && typeof answer.action === 'string';

export class Telling {
  private readonly done: Done[] = [];
  private readonly answers: Record<string, JsonObject[]> = {};
  private answered = 0;
  private readonly game: Unfolded;

  constructor(private readonly setting: Setting) {
    this.game = setting.unfolding.begin();
  }

  tell(): Told {
    for (const [at, batch] of this.setting.unfolding.passage.batches.entries()) this.hear(at, batch);
    return { script: scriptOf(this.done), answers: this.answers, answered: this.answered };
  }

  private hear(at: number, batch: readonly GameEvent[]): void {
    const [first] = batch;
    const command =
      first?.type === 'CommandAccepted' ? playerCommand.safeParse(first.command).data : undefined;
    if (command?.type === 'answer') this.reply(at, batch, command.answer);
    else if (command?.type !== 'set-passing') throw new Unwritable('something else was done than to play');
    for (const event of batch) {
      if (event.type === 'PriorityPassed') {
        this.note(event.seat, 'pass');
        this.answered += 1;
      }
      this.game.take(event);
    }
  }

  private reply(at: number, batch: readonly GameEvent[], answer: Answer): void {
    const { state, eyes } = this.game;
    const { decision } = state;
    if (decision === null) throw new Unwritable('nobody was asked');
    if (decision.of !== undefined && decision.of !== decision.seat)
      throw new Unwritable('a player was controlled by another');
    if (isPass(answer)) return;
    this.answered += 1;
    const { players, learning, rules, mana } = this.setting;
    const called = new Called(state, eyes, players, learning, at);
    const doing = { state, seat: decision.seat, rules, called, batch, mana };
    const deed = this.deed(doing, decision, answer, at);
    if (deed.entry !== undefined) this.note(decision.seat, deed.entry);
    this.answers[called.player(decision.seat)] ??= [];
    this.answers[called.player(decision.seat)]?.push(...deed.answers);
  }

  private deed(
    doing: Doing,
    decision: Decision,
    given: Answer,
    at: number,
  ): Partial<Deed> & Pick<Deed, 'answers'> {
    const { learning, unfolding } = this.setting;
    if (given.kind === 'attackers')
      return { answers: [], ...(given.attacks.length === 0 ? {} : { entry: attacked(doing, given) }) };
    if (given.kind === 'blockers')
      return { answers: [], ...(given.blocks.length === 0 ? {} : { entry: blocked(doing, given) }) };
    const isOwn = mayRead(unfolding.viewer, decision.seat);
    if (given.kind === 'priority') {
      if (typeof given.action === 'string') return { answers: [] };
      if (!isOwn) this.mustBeTold(doing, given.action, at);
      return deedOf(doing, given.action);
    }
    return {
      answers: repliesOf(
        {
          state: doing.state,
          called: doing.called,
          decision,
          isOwn,
          isShown: (object) => learning.isShownIn(at, object),
          told: learning.told[at] ?? '',
        },
        given,
      ),
    };
  }

  /** What somebody else used stays unknown where the viewer could not tell which card it was, or what it was named. */
  private mustBeTold(
    { called }: Doing,
    action: Exclude<AnswerOf<'priority'>['action'], string>,
    at: number,
  ): void {
    const { learning } = this.setting;
    const told = learning.told[at] ?? '';
    const names = 'names' in action ? (action.names ?? []).map(({ name }) => name) : [];
    for (const name of [...names, ...(action.name === undefined ? [] : [action.name])])
      if (!told.includes(JSON.stringify(name))) throw new Unwritable('a name was given in secret');
    const isOpen = (id: ObjectId): boolean => called.isPublic(id) || learning.isShownIn(at, id);
    if (!isOpen(action.object) && called.liesAmongKnown(action.object))
      throw new Unwritable('nobody could tell which card it was');
    const costs = 'costs' in action ? (action.costs ?? []).flat() : [];
    const delved = 'delve' in action ? (action.delve ?? []) : [];
    if (![...costs, ...delved].every(isOpen)) throw new Unwritable('something was paid in secret');
  }

  private note(seat: Seat, entry: JsonObject | 'pass'): void {
    const { turn } = this.game.state;
    if (turn === null || turn.step === null) throw new Unwritable('it was in no step');
    this.done.push({ turn: turn.number, step: turn.step, player: this.setting.players[seat] ?? '', entry });
  }
}

const mayRead = (viewer: Viewer, seat: Seat): boolean =>
  seesAll(viewer) || (viewer.kind === 'seat' && viewer.seat === seat);

/** A pass is written where its player does something later in the same step: else it goes without saying. */
function scriptOf(done: readonly Done[]): readonly JsonObject[] {
  const script: { readonly place: string; readonly where: Place; entry: JsonObject; passes: number }[] = [];
  for (const [at, { entry, ...where }] of done.entries()) {
    const place = JSON.stringify(where);
    if (entry !== 'pass') {
      script.push({ place, where, entry, passes: 0 });
      continue;
    }
    const later = done
      .slice(at + 1)
      .some(({ entry: other, ...there }) => other !== 'pass' && JSON.stringify(there) === place);
    if (!later) continue;
    const last = script.findLast((one) => one.place === place);
    if (last !== undefined && last.passes > 0) {
      last.passes += 1;
      last.entry = { pass: last.passes };
    } else script.push({ place, where, entry: { pass: 1 }, passes: 1 });
  }
  return script.map(({ where, entry }) => ({ ...where, ...entry }));
}
