// `pentaland judge whatif`: a private copy of a game in which the judge plays all seats, and throws it away.
import { EXIT, UsageError, type Command } from '../../command/command.js';
import type { ToldEntry } from '../../client/told.js';
import { Trials, type WhatIf } from '../../client/what-ifs.js';
import { viewIn } from '../../client/table-view.js';
import { viewLines } from '../../play/shown.js';
import { Storyteller } from '../../story/storyteller.js';
import { namesOf } from './names-in.js';
import { placeOf, seatOf, SIGNS_IN, signedIn } from './signing-in.js';
import { couldLines, TRIED_DETAILS, triedIn } from './tried.js';

export const whatif: Command = {
  takes: `(GAME[@MOMENT] | --in WHATIF [--seat SEAT (--answer JSON | --does JSON) [--ids SEAT] | --back STEPS | --close]) [--eyes SEAT] [--json] ${SIGNS_IN}`,
  details: [
    'With GAME@MOMENT it opens a copy of the game as it was then and prints its id, WHATIF; the game notices nothing. --in: prints',
    'how it stands. With --answer or --does the seat does that in it, --back takes back the last steps, --close throws it away.',
    'Prints the copy as you see it; --eyes: as that seat sees it. What is random comes out otherwise than in the game. It is',
    'recorded that you opened it, not what you try. It is closed when you leave it alone for a while.',
    ...TRIED_DETAILS,
  ],
  async run(args, { out, environment }) {
    const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const];
    const options = {
      ...{ in: text, seat: text, answer: text, does: text, ids: text, back: text, eyes: text },
      ...{ close: flag, json: flag },
    };
    const { client, said, values } = await signedIn({ args, environment }, ['GAME[@MOMENT]'], {
      options,
      few: true,
    });
    const asked = askedOf(said[0], values);
    const isJson = values['json'] === true;
    const trials = new Trials(client);
    if (asked.kind === 'close') {
      const closed = await trials.close(asked.id);
      out(isJson ? JSON.stringify(closed) : 'The what-if is closed.');
      return EXIT.ok;
    }
    const eyes = seatOf(values['eyes']);
    const { whatIf, entries, before } = await done(trials, asked, eyes);
    if (isJson) out(JSON.stringify({ whatIf, entries }));
    else {
      const names = await namesOf(client, whatIf.view);
      const teller = new Storyteller(names, before === undefined ? null : before.view);
      for (const entry of entries) for (const line of teller.tell(entry)) out(`  ${line}`);
      for (const line of whatIfLines(whatIf)) out(line);
      for (const line of viewLines(viewIn(whatIf.view, eyes), { players: names })) out(line);
      for (const line of ['', ...couldLines(whatIf.couldDo)]) out(line);
    }
    return EXIT.ok;
  },
};

type Values = Awaited<ReturnType<typeof signedIn>>['values'];
type Place = ReturnType<typeof placeOf>;
type Doing =
  | { readonly kind: 'open'; readonly place: Place }
  | { readonly kind: 'read'; readonly id: string }
  | { readonly kind: 'back'; readonly id: string; readonly steps: number }
  | { readonly kind: 'act'; readonly id: string; readonly tried: NonNullable<ReturnType<typeof triedIn>> };
type Asked = Doing | { readonly kind: 'close'; readonly id: string };

function askedOf(game: string | undefined, values: Values): Asked {
  const { in: id, back, close } = values;
  const tried = triedIn(values);
  const does = [tried, back, close].filter((one) => one !== undefined).length;
  if (game !== undefined && id === undefined && does === 0) return { kind: 'open', place: placeOf(game) };
  if (game !== undefined || typeof id !== 'string')
    throw new UsageError('GAME@MOMENT opens a what-if, and --in names one that is open');
  if (does > 1) throw new UsageError('one of --answer, --does, --back and --close');
  if (close === true) return { kind: 'close', id };
  if (tried !== undefined) return { kind: 'act', id, tried };
  if (back === undefined) return { kind: 'read', id };
  if (!/^[0-9]{1,6}$/.test(String(back))) throw new UsageError(`'${String(back)}' is no number of steps`);
  return { kind: 'back', id, steps: Number(back) };
}

interface Done {
  readonly whatIf: WhatIf;
  readonly entries: readonly ToldEntry[];
  /** Where what is told begins. */
  readonly before?: WhatIf;
}

async function done(trials: Trials, asked: Doing, eyes: number | null): Promise<Done> {
  switch (asked.kind) {
    case 'open':
      return { whatIf: await trials.open(asked.place, eyes), entries: [] };
    case 'read':
      return { whatIf: await trials.read(asked.id, eyes), entries: [] };
    case 'back':
      return { whatIf: await trials.back(asked.id, asked.steps, eyes), entries: [] };
    case 'act': {
      const before = await trials.read(asked.id, eyes);
      return { ...(await trials.act(asked.id, asked.tried, eyes)), before };
    }
  }
}

const whatIfLines = ({ id, gameId, from, moment, steps, result }: WhatIf): readonly string[] => [
  `What-if ${id}: a copy of ${gameId}@${String(from)}, now at moment ${String(moment)} after ${String(steps)} steps.`,
  ...(result === null ? [] : [`It is over: ${result.reason.toLowerCase().replaceAll('_', ' ')}.`]),
];
