// `pentaland annotate` and `pentaland annotations`: notes at moments of a game, written, listed, published and deleted.
import { parseArgs } from 'node:util';
import { signedIn, type Account } from '../client/account.js';
import {
  annotate as annotated,
  annotationsOf,
  changeAnnotation,
  editAnnotation,
  MARKS,
  type Mark,
} from '../client/annotations.js';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';
import { placeIn } from '../client/place.js';
import { serverUrl } from '../client/server-url.js';

const text = { type: 'string' } as const;
const who = { name: text, secret: text, url: text } as const;

interface Who {
  readonly name?: string | undefined;
  readonly secret?: string | undefined;
  readonly url?: string | undefined;
}

function writer({ name, secret, url }: Who, { environment }: Terminal): Promise<Account> {
  if (name === undefined || secret === undefined)
    throw new UsageError('--name and --secret are both needed: they say who writes');
  return signedIn(serverUrl(url, environment), name, secret);
}

export const annotate: Command = {
  takes:
    'GAME@MOMENT [TEXT] [--mark good|bad|dubious|best] [--edit ID] [--publish] --name NAME --secret SECRET [--url URL]',
  details: [
    'Writes an annotation at a moment of a game that you may see, and prints its id. It is yours alone.',
    '--edit: puts the moment, the text and the mark in the place of what an annotation of yours said instead. If it is',
    'published, it stays so.',
    '--publish: publishes it at once. Others see it when the game is open to them.',
  ],
  async run(args, terminal) {
    const { positionals, values } = orUsageError(() =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { ...who, mark: text, edit: text, publish: { type: 'boolean' } },
      }),
    );
    const [given, said = ''] = positionals;
    needOperands(positionals, positionals.length > 1 ? ['GAME@MOMENT', 'TEXT'] : ['GAME@MOMENT']);
    const { game, moment } = placeIn(given ?? '');
    const mark = values.mark === undefined ? undefined : markIn(values.mark);
    const { client } = await writer(values, terminal);
    const annotation = { game, moment, mark, text: said };
    if (values.edit !== undefined) await editAnnotation(client, values.edit, annotation);
    const id = values.edit ?? (await annotated(client, annotation));
    if (values.publish === true) await changeAnnotation(client, 'publishAnnotation', game, id);
    terminal.out(id);
    return EXIT.ok;
  },
};

export const annotations: Command = {
  takes: 'GAME [--publish ID] [--delete ID] --name NAME --secret SECRET [--url URL]',
  details: [
    'Lists your annotations of a game, and the published ones of others once the game is open to you.',
    '--publish, --delete: publishes or deletes one of yours first.',
  ],
  async run(args, terminal) {
    const { positionals, values } = orUsageError(() =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { ...who, publish: text, delete: text },
      }),
    );
    needOperands(positionals, ['GAME']);
    const [game = ''] = positionals;
    const { client } = await writer(values, terminal);
    if (values.publish !== undefined)
      await changeAnnotation(client, 'publishAnnotation', game, values.publish);
    if (values.delete !== undefined) await changeAnnotation(client, 'deleteAnnotation', game, values.delete);
    const found = await annotationsOf(client, game);
    if (found === undefined) throw new Failure('There is no such game, or you may not see it.');
    for (const { id, author, moment, mark, text: said, publishedAt } of found)
      terminal.out(
        [
          `${moment}`,
          author.name ?? 'Somebody',
          ...(mark === null ? [] : [mark.toLowerCase()]),
          ...(said === '' ? [] : [`“${said}”`]),
          publishedAt === null ? 'private' : 'published',
          id,
        ].join(', '),
      );
    return EXIT.ok;
  },
};

function markIn(said: string): Mark {
  const mark = MARKS.find((one) => one === said);
  if (mark === undefined) throw new UsageError(`--mark takes ${MARKS.join(', ')}`);
  return mark;
}
