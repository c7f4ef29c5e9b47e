// `pentaland judge told`: what everybody was told of one entry of the judge's feed. A fact is known to those who were told.
import type { Client } from '#client';
import { EXIT, UsageError, type Command } from '../../command/command.js';
import { Desk, type SideBySide } from '../../client/desk.js';
import { storyIn, whoWasTold, type TheirEntry } from '../../client/found-out.js';
import type { ToldEntry } from '../../client/told.js';
import { viewIn } from '../../client/table-view.js';
import { Storyteller } from '../../story/storyteller.js';
import { namesIn } from './names-in.js';
import { placeOf, SIGNS_IN, signedIn } from './signing-in.js';

export const told: Command = {
  takes: `GAME@MOMENT [--json] ${SIGNS_IN}, or GAME --entry SEQ`,
  details: [
    'Prints what happened at the moment as you were told of it, and what each seat and the spectators were told of it.',
    '--entry: one entry by its `seq` in your feed, which `pentaland export GAME --as all` prints. --json: one entry a line.',
    'The question is recorded.',
  ],
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, ['GAME@MOMENT'], {
      options: { entry: { type: 'string' }, json: { type: 'boolean' } },
    });
    const { game, moment } = placeOf(said[0] ?? '');
    const seqs = await entriesMeant(client, { game, moment, entry: values['entry'] });
    for (const seq of seqs) {
      const answer = await whoWasTold(client, game, seq);
      if (values['json'] === true) out(JSON.stringify(answer));
      else {
        const then = await new Desk(client).sideBySide({ game, moment: answer.entry.moment });
        for (const line of await toldLines(client, then, answer)) out(line);
      }
    }
    if (seqs.length === 0) out('Nothing happened at that moment.');
    return EXIT.ok;
  },
};

interface Meant {
  readonly game: string;
  readonly moment: number | null;
  readonly entry: unknown;
}

async function entriesMeant(client: Client, { game, moment, entry }: Meant): Promise<readonly number[]> {
  if ((entry === undefined) === (moment === null))
    throw new UsageError('GAME@MOMENT says which entries are meant, or --entry one of them');
  if (moment === null) {
    if (!/^[0-9]{1,9}$/.test(String(entry))) throw new UsageError(`'${String(entry)}' is no entry`);
    return [Number(entry)];
  }
  const seqs: number[] = [];
  for await (const { seq } of client.replay(game, 'EVERYTHING').feed(moment - 1, moment)) seqs.push(seq);
  return seqs;
}

type Answer = Awaited<ReturnType<typeof whoWasTold>>;

async function toldLines(client: Client, then: SideBySide, answer: Answer): Promise<readonly string[]> {
  const names = await namesIn(client, then);
  const said = (entry: TheirEntry['entry'], viewer: string, seat: number | null): string => {
    if (entry === null) return 'nothing.';
    const view = then.sights.find((one) => one.viewer === viewer && one.seat === seat)?.view ?? null;
    const { story } = storyIn(entry);
    return sentenceOf(new Storyteller(names, view), story) ?? namedIn(story, view);
  };
  return [
    `Entry ${String(answer.entry.seq)}, at moment ${String(answer.entry.moment)}: ${said(answer.entry, 'JUDGE', null)}`,
    ...answer.told.map(
      ({ viewer, seat, entry }) =>
        `  ${seat === null ? 'Spectators were' : `Seat ${String(seat)} was`} told: ${said(entry, viewer, seat)}`,
    ),
  ];
}

/** As it is told with the view of that moment, in which everything has its name; undefined where a story says nothing. */
function sentenceOf(teller: Storyteller, story: ToldEntry['story']): string | undefined {
  const sentences = [
    ...teller.tell({ story, patch: [] }),
    // What is only begun is told with what follows.
    ...teller.tell({ story: { type: 'DecisionOpened' }, patch: [] }),
  ];
  return sentences.length > 0 ? sentences.join(' ').trim() : undefined;
}

/** What kind of story it is, whose, and the objects in it by their names. */
function namedIn(story: ToldEntry['story'], view: SideBySide['sights'][number]['view'] | null): string {
  const objects = view === null ? [] : Object.entries(viewIn(view).objects);
  const called = (id: string): string => {
    const object = objects.find(([known]) => known === id)?.[1];
    return object === undefined
      ? ''
      : ` (${object.name === '' ? (object.printed ?? 'a card') : object.name})`;
  };
  const kind = story.type.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const { seat } = story;
  const ids = Object.values(story).filter((one) => typeof one === 'string' && /^[a-z]\d+$/.test(one));
  return [
    kind,
    ...(typeof seat === 'number' ? [`seat ${String(seat)}`] : []),
    ...ids.map((id) => `${String(id)}${called(String(id))}`),
  ].join(', ');
}
