// `pentaland judge rule`: a ruling on a call. It shows first what each seat would learn, and is given only with --confirm.
import { readFileSync } from 'node:fs';
import type { Json } from '#kernel';
import { applyPatch, type PublishedView } from '#visibility';
import { EXIT, Failure, UsageError, type Command } from '../../command/command.js';
import { Desk, type CallShown, type Foreseen, type SideBySide } from '../../client/desk.js';
import { viewIn } from '../../client/table-view.js';
import { Storyteller } from '../../story/storyteller.js';
import { jsonOf } from './json-of.js';
import { namesIn } from './names-in.js';
import { REMEDY_LINES } from './remedies.js';
import { seatOf, SIGNS_IN, signedIn } from './signing-in.js';

export const rule: Command = {
  takes: `CALL (--file RULING.json | --question TEXT --findings TEXT --words TEXT [--rule RULE]... [--remedy JSON]... [--loser SEAT]) [--overturn] [--confirm] [--json] ${SIGNS_IN}`,
  details: [
    'Prints what each seat and the spectators would learn, and does nothing: with --confirm the same ruling is then given.',
    '--question and --findings are for judges, --words for everyone. --rule: as `cr 601.2c`; it must exist in this game.',
    '--remedy: what is done to the game, in order. The remedies are listed below.',
    '--file: all of it in one file. --loser: of a challenge. --overturn: as a head judge, in place of a ruling appealed.',
    'Preview and ruling are recorded.',
  ],
  examples: REMEDY_LINES,
  async run(args, { out, environment }) {
    const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const];
    const many = { type: 'string', multiple: true } as const;
    const options = {
      ...{ file: text, question: text, findings: text, words: text, loser: text, rule: many, remedy: many },
      ...{ overturn: flag, confirm: flag, json: flag },
    };
    const { client, said, values } = await signedIn({ args, environment }, ['CALL'], { options });
    const [id = ''] = said;
    const [ruling, desk] = [rulingIn(values), new Desk(client)];
    const isJson = values['json'] === true;
    const feeds = await desk.preview(id, ruling);
    if (isJson && values['confirm'] !== true) out(JSON.stringify({ feeds }));
    if (!isJson) {
      const call = await desk.call(id);
      if (call === null) throw new Failure('There is no such call for you.');
      const now = await desk.sideBySide({ game: call.gameId, moment: null });
      for (const line of previewLines({ feeds, now, names: await namesIn(client, now) })) out(line);
    }
    if (values['confirm'] !== true) {
      if (!isJson) out('Nothing is done yet. The same command with --confirm gives the ruling.');
      return EXIT.ok;
    }
    const given = await (values['overturn'] === true ? desk.overturn(id, ruling) : desk.rule(id, ruling));
    out(isJson ? JSON.stringify({ feeds, call: given }) : saidOf(given));
    return EXIT.ok;
  },
};

type Values = Awaited<ReturnType<typeof signedIn>>['values'];
const IN_FLAGS = ['question', 'findings', 'words', 'rule', 'remedy', 'loser'] as const;

function rulingIn(values: Values): object {
  const { file, question, findings, words, rule: rules = [], remedy = [] } = values;
  if (typeof file === 'string') {
    if (IN_FLAGS.some((one) => values[one] !== undefined))
      throw new UsageError('--file has the whole ruling: leave the other flags out');
    return jsonOf(textOf(file), file);
  }
  if (question === undefined || findings === undefined || words === undefined)
    throw new UsageError('--question, --findings and --words are needed, or --file');
  const remedies = (remedy as readonly string[]).map((one) => jsonOf(one, one));
  return { question, findings, words, rules, remedies, loser: seatOf(values['loser']) };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`'${file}' cannot be read`);
  }
}

interface Previewed {
  readonly feeds: readonly Foreseen[];
  readonly now: SideBySide;
  readonly names: ReadonlyMap<string, string>;
}

function previewLines({ feeds, now, names }: Previewed): readonly string[] {
  return feeds.flatMap(({ seat, entries }) => {
    const sight = now.sights.find((one) => (seat === null ? one.viewer === 'SPECTATOR' : one.seat === seat));
    const before = sight?.view;
    if (before === undefined) throw new Failure('The game changed meanwhile: preview again.');
    const teller = new Storyteller(names, before);
    const sentences = entries.flatMap((entry) => teller.tell(entry));
    const learned = learnedBetween(before, entries);
    return [
      `${seat === null ? 'Spectators' : `Seat ${String(seat)}`} would be told:`,
      ...sentences.map((sentence) => `  ${sentence}`),
      ...(sentences.length === 0 ? ['  Nothing.'] : []),
      ...(learned.length === 0
        ? []
        : [`  Cards they would see that they do not see now: ${learned.join(', ')}.`]),
    ];
  });
}

function learnedBetween(before: PublishedView, entries: Foreseen['entries']): readonly string[] {
  let after: Json = before;
  for (const { patch } of entries) after = applyPatch(after, patch);
  const { objects } = viewIn(after);
  const known = new Set(
    Object.entries(viewIn(before).objects).flatMap(([id, { name }]) => (name === '' ? [] : [id])),
  );
  return Object.entries(objects).flatMap(([id, { name, printed }]) =>
    known.has(id) ? [] : [name === '' ? (printed ?? '') : name].filter((one) => one !== ''),
  );
}

function saidOf({ rulings, stage }: CallShown): string {
  const { until } = rulings.at(-1) ?? { until: null };
  return stage === 'RULED' && until !== null
    ? `The ruling is given. The players may accept it or appeal until ${until}.`
    : 'The ruling is given.';
}
