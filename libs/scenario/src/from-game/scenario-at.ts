// Writes the scenario of any moment. Where the format has no word for what the game is in the middle of, the file has the
// last position before it that can be laid, and a script that leads from there to the moment. What was written is played,
// and only what shows the viewer what the game showed them is given.
import { err, hashText, instant, ok, type JsonObject, type Result } from '#kernel';
import { costFits, isOwnName } from '#mental';
import { cardsIn, objectNumber, STACK, type GameState, type ObjectId, type Rulebook } from '#rules';
import { Gallery, type Projector } from '#visibility';
import { parseScenario } from '../format/scenario.js';
import { namesOf } from '../objects/names.js';
import type { Cards } from '../position/lay.js';
import { runScenario } from '../run/run.js';
import { Witness } from '../run/witness.js';
import { isAlike } from './alike.js';
import type { Doing } from './deeds.js';
import { Learning } from './learnt.js';
import { Unfolding, Unwritable, type Passage } from './passage.js';
import { checks, MOST_NOTES, scenarioOf, type Origin } from './scenario-of.js';
import { Seen } from './seen.js';
import { Telling } from './telling.js';
import { uncarried, type Uncarried } from './uncarried.js';

export interface Past {
  readonly state: GameState;
  readonly eyes: Projector;
  /** What led here from the last position that can be laid; nothing where there is none near. */
  readonly passage?: Passage | undefined;
}

/** A script of more than this is not written. */
export const MOST_BATCHES = 80;

export function scenarioAt(past: Past, origin: Origin, cards: Cards): Result<JsonObject, Uncarried> {
  const seen = new Seen(past.state, past.eyes);
  const why = uncarried(seen.state, seen.view);
  if (why === undefined) return scenarioOf(seen, origin);
  const { passage } = past;
  if (!LED_TO.has(why) || passage === undefined || passage.batches.length > MOST_BATCHES) return err(why);
  for (const mana of ['said', 'left'] as const) {
    const file = scenarioLedTo(seen, passage, { origin, cards, mana });
    if (file.ok) return file;
  }
  return err(why);
}

const LED_TO: ReadonlySet<Uncarried> = new Set(['stack', 'combat', 'question']);

export interface Asked {
  readonly origin: Origin;
  readonly cards: Cards;
  readonly mana: Doing['mana'];
}

/** The file, or in words why there is none: it cannot be said, or it does not come out as the game did. */
export function scenarioLedTo(seen: Seen, passage: Passage, asked: Asked): Result<JsonObject, string> {
  try {
    const file = written(seen, passage, asked);
    const why = otherwise(file, seen, passage, asked.cards);
    return why === undefined ? ok(file) : err(why);
  } catch (thrown) {
    if (thrown instanceof Unwritable) return err(thrown.message);
    throw thrown;
  }
}

function written(seen: Seen, passage: Passage, { origin, cards, mana }: Asked): JsonObject {
  const { turn } = seen.view;
  if (turn?.step === undefined) throw new Unwritable('it is in no step');
  const unfolding = new Unfolding(passage);
  const learning = new Learning(unfolding, seen.names, (name) =>
    printedFor(cards, seen.view.terms.ruleset, name),
  );
  const { script, answers, answered } = new Telling({
    unfolding,
    learning,
    players: seen.names,
    rules: rulesWith(cards),
    mana,
  }).tell();
  const { state, eyes } = unfolding.begin();
  const isKnown = (id: ObjectId): boolean => {
    const object = state.objects[objectNumber(id)];
    return object === undefined || eyes.seesFaceOf(state, object);
  };
  const begun = scenarioOf(new Seen(state, eyes, seen.names, new Map(learning.laterKnown(isKnown))), origin);
  if (!begun.ok) throw new Unwritable(begun.error);
  const { notes = [], script: laid = [], players, ...more } = begun.value;
  return {
    ...more,
    notes: [LEADS, ...(notes as readonly string[])].slice(0, MOST_NOTES),
    players,
    script: [...(laid as readonly JsonObject[]), ...script],
    answers: Object.fromEntries(Object.entries(answers).filter(([, given]) => given.length > 0)),
    stop: { turn: turn.number, step: turn.step, answered },
    expect: [...checks(seen), ...stacked(seen)],
  } as JsonObject;
}

const LEADS = 'The position is an earlier one of that turn; the script leads from there to the moment.';

function stacked({ state }: Seen): readonly object[] {
  const names = cardsIn(state, STACK).map((id) => namesOf(state, id)[0] ?? '');
  return names.length === 0 || names.includes('') ? [] : [{ stack: names }];
}

/** The first other card whose cost fits. */
function printedFor({ find, definitions }: Cards, ruleset: string, name: string): string | undefined {
  const meant = find(name);
  if (meant === undefined || 'unknown' in meant) return undefined;
  const fit = ruleset === 'pentaland' ? 'instantiated' : 'same-symbols';
  const isUnderstood = (one: string): boolean => {
    const found = find(one);
    return found !== undefined && !('unknown' in found) && !isOwnName(found, meant);
  };
  return definitions.find((one) => costFits(one, meant, fit) && isUnderstood(one.name))?.name;
}

/** What a name means, for whoever says what an unnamed card was used as. */
const rulesWith = ({ find }: Cards): Rulebook => ({
  cards: {
    catalogue: hashText('scenario'),
    definitions: [],
    named(name) {
      const card = find(name);
      return card === undefined || 'unknown' in card ? undefined : card;
    },
  },
});

/** What does not come out: it has to run, and to show the viewer at its end what the game showed them at the moment. */
function otherwise(file: JsonObject, seen: Seen, { eyes }: Passage, cards: Cards): string | undefined {
  const parsed = parseScenario(file);
  if (!parsed.ok) return parsed.error;
  const witness = new Witness();
  const outcome = runScenario(parsed.value, cards, witness);
  if (outcome.result !== 'pass') return outcome.reason;
  const gallery = new Gallery([eyes.viewer]);
  for (const event of witness.events) gallery.apply(event, instant(0));
  // What its notes leave out may look different from the beginning.
  const changes = (file['notes'] as readonly string[]).length === 1 ? 'count' : 'left-out';
  const view = gallery.projector(eyes.viewer).viewOf(gallery.state);
  return isAlike(view, seen.view, changes) ? undefined : 'it shows something else';
}
