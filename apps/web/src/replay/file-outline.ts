// The outline of a replay file, read off its entries: where turns, phases and questions begin, who lives with how much, and
// what is worth jumping to.
import { foldPatch, type Json } from '#client';
import type { EndReason, OutlineMarkKind, Phase, QuestionKind, Step } from '../words/kinds.js';
import type { ReplayInFile } from './from-file.js';
import type { SeenEntry, Source } from './frames.js';
import type { MarkSeen, OutlineSeen, ReplaySeen } from './outline.js';
import { nameIn } from './object-names.js';

type Story = SeenEntry['story'];
type Lists = {
  -readonly [
    L in 'turns' | 'phases' | 'lives' | 'commands' | 'questions' | 'marks'
  ]: OutlineSeen[L][number][];
};

/** What the outline reads of a view as feeds make it. */
interface Looked {
  readonly seats: readonly { readonly seat: number; readonly team: number; readonly life: number | null }[];
  readonly result: { readonly reason: EndReason; readonly winners: readonly number[] } | null;
}
const looked = (view: unknown): Looked => view as Looked;

const PHASES: Readonly<Record<Step, Phase>> = {
  UNTAP: 'BEGINNING',
  UPKEEP: 'BEGINNING',
  DRAW: 'BEGINNING',
  PRECOMBAT_MAIN: 'PRECOMBAT_MAIN',
  BEGIN_COMBAT: 'COMBAT',
  DECLARE_ATTACKERS: 'COMBAT',
  DECLARE_BLOCKERS: 'COMBAT',
  FIRST_STRIKE_DAMAGE: 'COMBAT',
  COMBAT_DAMAGE: 'COMBAT',
  END_COMBAT: 'COMBAT',
  POSTCOMBAT_MAIN: 'POSTCOMBAT_MAIN',
  END: 'ENDING',
  CLEANUP: 'ENDING',
};

type Marking = (story: Story, view: Json) => Omit<MarkSeen, 'moment'> | undefined;

const mark = (kind: OutlineMarkKind, seat: unknown = null, names: readonly string[] = [], count = 1) => ({
  kind,
  seat: typeof seat === 'number' ? seat : null,
  names,
  count,
});

const named = (name: string | undefined): readonly string[] => (name === undefined ? [] : [name]);

const MARKS: Readonly<Record<string, Marking>> = {
  MulliganDeclared: ({ seat, choice }) => (choice === 'mulligan' ? mark('MULLIGAN', seat) : undefined),
  CardNamed: ({ seat, name }) => mark('NAME', seat, named(typeof name === 'string' ? name : undefined)),
  SpellCast: ({ object, item }, view) =>
    mark(
      'SPELL',
      (item as Partial<Record<string, unknown>> | undefined)?.['controller'],
      named(nameIn(view, String(object))),
    ),
  AttackersDeclared: ({ attacks }) =>
    Array.isArray(attacks) && attacks.length > 0 ? mark('COMBAT', null, [], attacks.length) : undefined,
  PlayerLost: ({ seat, reason }) => mark(reason === 'conceded' ? 'CONCESSION' : 'LOSS', seat),
  GameStopped: ({ seat }) => mark('CALL', seat),
  RulingApplied: () => mark('RULING'),
  Rewound: () => mark('REWIND'),
};

/** In one go: the outline, and the views from which stretches of the feed go on. */
export function opened({ viewer, seat, players, entries }: ReplayInFile): {
  readonly seen: ReplaySeen;
  readonly source: Source;
} {
  const lists: Lists = { turns: [], phases: [], lives: [], commands: [], questions: [], marks: [] };
  const views: Json[] = [];
  let view: Json = null;
  for (const entry of entries) {
    view = foldPatch(view, entry.patch);
    views.push(view);
    note(lists, entry, view);
  }
  const { seats, result } = looked(view);
  const moments = entries.at(-1)?.moment ?? 0;
  const outline: OutlineSeen = {
    ...lists,
    moments,
    seats: seats.map(({ seat: place, team }) => {
      const sits = players.find((one) => one.seat === place);
      return { seat: place, team, player: sits === undefined ? null : { id: sits.player, name: sits.name } };
    }),
    result: result === null ? null : { moment: moments, reason: result.reason, winners: result.winners },
  };
  return { seen: { viewer, seat, outline }, source: sourceOf(entries, views) };
}

function note(lists: Lists, { moment, at, story }: SeenEntry, view: Json): void {
  const { type, turn, seat, step, kind } = story;
  if (type === 'TurnBegan') lists.turns.push({ moment, number: Number(turn), active: Number(seat) });
  if (type === 'StepBegan' && typeof step === 'string')
    lists.phases.push({
      moment,
      turn: lists.turns.at(-1)?.number ?? 0,
      phase: PHASES[inCapitals(step) as Step],
    });
  if (type === 'DecisionOpened' && typeof kind === 'string')
    lists.questions.push({
      moment,
      seat: Number(seat),
      kind: inCapitals(kind) as QuestionKind,
      thought: null,
    });
  for (const { seat: sits, life } of looked(view).seats)
    if (life !== null && life !== lists.lives.findLast((one) => one.seat === sits)?.life)
      lists.lives.push({ moment, seat: sits, life });
  // What one command did has one time.
  const last = lists.commands.at(-1);
  if (last?.at === at) lists.commands.pop();
  lists.commands.push({ moment, at, seat: null });
  const found = MARKS[type]?.(story, view);
  if (found !== undefined) lists.marks.push({ moment, ...found });
}

const inCapitals = (word: string): string => word.replaceAll('-', '_').toUpperCase();

const sourceOf = (entries: readonly SeenEntry[], views: readonly Json[]): Source => ({
  stretch(from, to) {
    const begin = entries.findIndex(({ moment }) => moment > from);
    const inside = begin === -1 ? [] : entries.slice(begin).filter(({ moment }) => moment <= to);
    const before = begin === -1 ? views.length : begin;
    return Promise.resolve({ base: views[before - 1] ?? null, entries: inside });
  },
});
