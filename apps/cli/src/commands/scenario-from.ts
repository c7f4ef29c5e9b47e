// `pentaland scenario from`: the position of a game at a moment as a scenario, through somebody's eyes.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { gameId } from '#kernel';
import { pastPosition, type PositionFault } from '#matches';
import { canBeLaid, scenarioAt, UNCARRIED } from '#scenario';
import { openStore, readConfig } from '../../../server/src/index.js';
import { signedIn } from '../client/account.js';
import { eyesIn, type NamedMoment } from '../client/place.js';
import { positionAt } from '../client/positions.js';
import { inWords } from '../client/refused-looks.js';
import { serverUrl } from '../client/server-url.js';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';
import { knownCards } from '../installation/known-cards.js';

const FAULTS: { readonly [F in PositionFault]: string } = {
  'no-such-game': 'there is no such game',
  'no-such-viewer': 'that game has no such viewer: use spectator, a seat such as seat-0, or all',
  'no-such-moment':
    'that game has no such moment: give a number from 1 to that of its last entry for spectators',
};

/** What a server says beside that: it has the reasons as words of its contract. */
const LACKING: Readonly<Record<string, string>> = {
  ...UNCARRIED,
  unwritten: 'this server writes no scenarios',
};

export const scenarioFrom: Command = {
  takes: 'GAME[@MOMENT] [--as VIEWER] [--name NAME --secret SECRET] [--url URL]',
  details: [
    'Writes the scenario to standard output. MOMENT is the number of an entry in the feed of spectators; the position',
    'is that of the end of the last command up to there. Without it: the present.',
    '--as: through whose eyes, `spectator`, a seat such as `seat-0`, or `all`. What they do not know stays unknown.',
    '--name, --secret, --url: asks a running server as this player, whose own eyes are used unless --as names others. Those',
    'of others are for judges, whose look is recorded, and for everyone once the game has opened. With --url alone it asks as',
    'somebody new, who sees what spectators see.',
    'Without any of these the log is read with the keys of the installation, which only its operator can do, and --as is',
    '`spectator` by default.',
    'In the middle of something the file has an earlier position and a script that leads to the moment. What the format',
    'cannot say stands under `notes` in the file, and which moments are refused in docs/scenarios.md.',
  ],
  async run(args, terminal) {
    const { place, viewer, asker } = read(args);
    terminal.out(
      asker === undefined
        ? await fromLog(place, viewer ?? 'spectator', terminal)
        : await fromServer(place, viewer, { asker, terminal }),
    );
    return EXIT.ok;
  },
};

type Place = Omit<NamedMoment, 'moment'> & { readonly moment: number | undefined };

async function fromLog({ game, moment }: Place, viewer: string, { environment }: Terminal): Promise<string> {
  const store = await openStore(readConfig(environment));
  try {
    const found = await pastPosition(store, { game: gameId(game), moment, viewer, isStart: canBeLaid });
    if (!found.ok) throw new Failure(FAULTS[found.error]);
    const { moment: reached, ...past } = found.value;
    const cards = knownCards(environment)(past.state.terms?.base ?? 'cr');
    const written = scenarioAt(past, { game, moment: reached, eyes: viewer }, cards);
    if (!written.ok) throw new Failure(`moment ${String(reached)}: ${UNCARRIED[written.error]}`);
    return JSON.stringify(written.value, null, 2);
  } finally {
    await store.close();
  }
}

interface Asking {
  readonly asker: Asker;
  readonly terminal: Terminal;
}

async function fromServer(
  { game, moment }: Place,
  viewer: string | undefined,
  { asker, terminal }: Asking,
): Promise<string> {
  const eyes = eyesIn(viewer, '--as');
  const { name = `Viewer ${randomUUID().slice(0, 8)}`, secret, url } = asker;
  const { client } = await signedIn(serverUrl(url, terminal.environment), name, secret);
  const written = await inWords(() => positionAt(client, { game, moment: moment ?? null }, eyes));
  if (written.text === null) {
    const why = (written.lacking ?? 'UNWRITTEN').toLowerCase().replaceAll('_', '-');
    throw new Failure(`moment ${String(written.moment)}: ${LACKING[why] ?? why}`);
  }
  return JSON.stringify(JSON.parse(written.text), null, 2);
}

/** Who asks a server; undefined: the operator reads the log. */
interface Asker {
  readonly name: string | undefined;
  readonly secret: string | undefined;
  readonly url: string | undefined;
}

interface Asked {
  readonly place: Place;
  readonly viewer: string | undefined;
  readonly asker: Asker | undefined;
}

function read(args: readonly string[]): Asked {
  const text = { type: 'string' } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { as: text, name: text, secret: text, url: text },
    }),
  );
  needOperands(positionals, ['GAME']);
  const { as: viewer, name, secret, url } = values;
  if (name === undefined && secret !== undefined) throw new UsageError('--secret needs --name');
  const isServed = name !== undefined || url !== undefined;
  return {
    place: placeIn(positionals[0] ?? ''),
    viewer,
    asker: isServed ? { name, secret, url } : undefined,
  };
}

function placeIn(given: string): Place {
  const at = given.lastIndexOf('@');
  return at === -1
    ? { game: given, moment: undefined }
    : { game: given.slice(0, at), moment: Number(given.slice(at + 1)) };
}
