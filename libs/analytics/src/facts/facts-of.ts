// The facts of one finished game: a pure function of its log. Of a game that has not opened they are what a spectator
// was told, and of one that has opened, all of it.
import type { Instant, PlayerId } from '#kernel';
import {
  botKindOf,
  foldedLog,
  isOpened,
  type GameEvent,
  type GameState,
  type SingleType,
  type Terms,
} from '#rules';
import { OPENED, SPECTATOR, ToldLog, type Viewer } from '#visibility';
import type { Facts } from '../schema/tables.js';
import { choiceIn } from './choice.js';
import { Course } from './course.js';
import { ALWAYS_STAND, FACTS_OF } from './every-event.js';
import type { Handler } from './handlers.js';
import type { ToldOf } from './told.js';
import { standing } from './undone.js';

export interface Timed {
  readonly event: GameEvent;
  readonly at: Instant;
}

export interface FactsSource {
  /** `log`, or the label of a simulation. */
  readonly source?: string;
}

/** Undefined for a game that is not over, and for one of which nobody outside of it may know anything yet. */
export function factsOf(log: readonly Timed[], { source = 'log' }: FactsSource = {}): Facts | undefined {
  const events = log.map(({ event }) => event);
  const viewer = viewerOf(foldedLog(events));
  if (viewer === undefined) return undefined;
  const told = new ToldLog(events, viewer);
  const course = new Course(source, () => told.state.sharedLife);
  const stands = standing(events);
  const commands = viewer === OPENED ? commandsOf(events) : undefined;
  for (const { nth, moment, story, printed, objects } of told.told()) {
    const type = story.type as SingleType;
    if (stands[nth] !== true && !ALWAYS_STAND.has(type)) {
      if (type === 'TurnBegan') course.shownTurn = Number(story['turn'] ?? course.shownTurn);
      continue;
    }
    const handler = FACTS_OF[type];
    if (handler === 'no-fact') continue;
    const command = commands?.[nth];
    const choice = type === 'DecisionClosed' && command !== undefined ? choiceIn(command.command) : null;
    const around = { moment, at: log[nth]?.at ?? 0, printed, objects, choice };
    // The story has the fields of its event, and the table has its handler under its type.
    (handler as Handler<SingleType>)(course, story as ToldOf<SingleType>, around);
  }
  return finished(course, viewer === OPENED ? (commands?.[0]?.engine ?? null) : undefined);
}

/** Whose eyes the facts are seen with. */
function viewerOf(state: GameState): Viewer | undefined {
  if (state.stage.kind !== 'over' || state.terms === null) return undefined;
  if (isOpened(state)) return OPENED;
  return isListed(state.terms) ? SPECTATOR : undefined;
}

const isListed = ({ access, spectators }: Pick<Terms, 'access' | 'spectators'>): boolean =>
  access === 'open' && spectators === 'allowed';

/** The command that each event belongs to. */
function commandsOf(events: readonly GameEvent[]): (GameEvent<'CommandAccepted'> | undefined)[] {
  let last: GameEvent<'CommandAccepted'> | undefined;
  return events.map((event) => {
    if (event.type === 'CommandAccepted') last = event;
    return last;
  });
}

/** `engine`: undefined for a game that has not opened. */
function finished(course: Course, engine: string | null | undefined): Facts | undefined {
  const { facts, game, created, ended, beganAt, source } = course;
  const terms = created?.told.terms;
  if (created === null || ended === null || terms === undefined || terms === null) return undefined;
  const { format } = terms;
  facts.games.push({
    ...{ game, source, ruleset: terms.ruleset, base: terms.base },
    format: format === 'all' ? format : [format.cards.from, format.legality ?? 'none'].join(':'),
    ...{ opens: terms.opens, opened: engine !== undefined, listed: isListed(terms) },
    ...{ engine: engine ?? null, seats: terms.seats },
    ...{ clock: terms.clock?.kind ?? null, forked: course.forked },
    ...{ created_at: created.at, began_at: beganAt, ended_at: ended.at },
    reason: ended.told.reason ?? '',
    turns: facts.turns.length,
    decisions: facts.decisions.length,
    rewinds: facts.rewinds.length,
  });
  for (const seat of [...course.players.keys()].sort((one, other) => one - other)) addSeat(course, seat);
  for (const name of facts.names) name.cost = course.costs.get(name.name) ?? null;
  return facts;
}

function addSeat(course: Course, seat: number): void {
  const { facts, game } = course;
  const player = course.players.get(seat);
  const first = facts.turns[0]?.seat ?? null;
  facts.seats.push({
    ...{ game, seat, player: player ?? '', bot: botOf(player), team: course.teamOf(seat) },
    went_first: first === null ? null : first === seat,
    mulligans: course.mulligans.get(seat) ?? 0,
    result: resultOf(course, seat),
    loss: course.lost.get(seat) ?? null,
    life: course.life.get(seat) ?? null,
    names: facts.names.filter((one) => one.seat === seat).length,
    thinking_ms: facts.decisions.reduce((sum, one) => sum + (one.seat === seat ? one.ms : 0), 0),
  });
}

const botOf = (player: PlayerId | undefined): string | null =>
  player === undefined ? null : (botKindOf(player) ?? null);

const DRAWN: ReadonlySet<string> = new Set(['nobody-left', 'drawn-by-effect', 'mandatory-loop']);

function resultOf({ ended, lost, beganAt }: Course, seat: number): 'won' | 'lost' | 'drawn' | 'none' {
  const { winners, reason } = ended?.told ?? {};
  if (beganAt === null) return 'none';
  if (winners?.some((winner) => winner === seat) === true) return 'won';
  if (lost.get(seat) === 'drawn') return 'drawn';
  if (lost.has(seat)) return 'lost';
  if (DRAWN.has(reason ?? '')) return 'drawn';
  return (winners?.length ?? 0) > 0 ? 'lost' : 'none';
}
