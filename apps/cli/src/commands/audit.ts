// `pentaland audit` and `pentaland looks`: which judges looked at what is hidden in games, for those who may know it.
import { EXIT, Failure, UsageError, type Command } from '../command/command.js';
import type { Client } from '#client';
import {
  auditOf,
  lookedAt,
  looksAsTheyBegin,
  playerNamed,
  type AuditAsked,
  type RecordedLook,
} from '../client/looks.js';
import { SIGNS_IN, signedIn } from './judge/signing-in.js';

/** How many looks are listed when nothing else is said. */
const USUAL = 50;
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export const audit: Command = {
  takes: `[GAME] [--judge NAME] [--from WHEN] [--until WHEN] [--most N] [--follow] [--json] ${SIGNS_IN}`,
  details: [
    'An admin reads every look of a judge at a game of others, and what judges did there. A judge reads what is on record of',
    'that judge alone. A line for each, the newest first: when, the judge, in which way, the game, at what, and the call, if it',
    'was under one.',
    '--from, --until: when it began, as 2026-11-28 or 2026-11-28T18:00:00Z, in UTC. --most: how many at most,',
    `${String(USUAL)} by default.`,
    '--follow: for an admin: prints each further look as it begins, until you stop it. --json: one look a line.',
  ],
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, ['GAME'], {
      options: { judge: text, from: text, until: text, most: text, follow: flag, json: flag },
      few: true,
      who: 'who reads',
    });
    const { judge, from, until, most = String(USUAL) } = values;
    if (!/^[1-9]\d{0,5}$/.test(String(most))) throw new UsageError(`'${String(most)}' is no number of looks`);
    const asked = {
      gameId: said[0] ?? null,
      judgeId: typeof judge === 'string' ? await judgeNamed(client, judge) : null,
      from: instantIn(from),
      until: instantIn(until),
    };
    const found = await auditOf(client, asked, Number(most));
    if (found === undefined)
      throw new Failure(
        'You may not read this: admins read all of it, judges what is on record of themselves.',
      );
    const tell = (look: RecordedLook): void =>
      out(values['json'] === true ? JSON.stringify(look) : lookLine(look));
    found.forEach(tell);
    if (values['follow'] === true) await follow(client, asked, { known: found, tell });
    else if (found.length === 0 && values['json'] !== true) out('Nothing is on record.');
    return EXIT.ok;
  },
};

async function judgeNamed(client: Client, name: string): Promise<string> {
  const id = await playerNamed(client, name);
  if (id === undefined) throw new Failure(`Nobody is called ${name}.`);
  return id;
}

function instantIn(typed: Awaited<ReturnType<typeof signedIn>>['values'][string]): string | null {
  if (typed === undefined) return null;
  const at = new Date(typeof typed === 'string' ? typed : '');
  if (Number.isNaN(at.getTime())) throw new UsageError(`'${typed.toString()}' is no time`);
  return at.toISOString();
}

interface Following {
  readonly known: readonly RecordedLook[];
  readonly tell: (look: RecordedLook) => void;
}

/** After a break the record is read again: what was missed meanwhile is in it. */
async function follow(client: Client, asked: AuditAsked, { known, tell }: Following): Promise<void> {
  const told = new Set(known.map(({ id }) => id));
  const isAsked = ({ gameId, judge, at }: RecordedLook): boolean =>
    (asked.gameId === null || asked.gameId === gameId) &&
    (asked.judgeId === null || asked.judgeId === judge.id) &&
    (asked.from === null || at >= asked.from) &&
    (asked.until === null || at < asked.until);
  const tellNew = (look: RecordedLook): void => {
    if (told.has(look.id) || !isAsked(look)) return;
    told.add(look.id);
    tell(look);
  };
  let wasLost = false;
  for await (const look of looksAsTheyBegin(client)) {
    if (look === 'lost') wasLost = true;
    else {
      if (wasLost) (await auditOf(client, asked, USUAL))?.toReversed().forEach(tellNew);
      wasLost = false;
      tellNew(look);
    }
  }
}

export const looks: Command = {
  takes: `GAME [--json] ${SIGNS_IN}`,
  details: [
    'For a player of a finished game: which judges looked at it, and when, the newest first. At what they looked is not said.',
    '--json: one look a line.',
  ],
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, ['GAME'], {
      options: { json: flag },
      who: 'who reads',
    });
    const found = await lookedAt(client, said[0] ?? '');
    if (found === undefined)
      throw new Failure('Only a player of the game may know this, and only once it is over.');
    if (values['json'] === true) for (const look of found) out(JSON.stringify(look));
    else if (found.length === 0) out('No judge looked at this game.');
    else for (const { judge, ...when } of found) out(`${times(when)}  ${judge.name ?? 'Somebody'}`);
    return EXIT.ok;
  },
};

const times = ({ at, until }: Pick<RecordedLook, 'at' | 'until'>): string =>
  until === null || until === at ? at : `${at} to ${until}`;

const spoken = (code: string): string => code.toLowerCase().replaceAll('_', '-');

const lookLine = ({ at, judge, way, what, gameId, disputeId }: RecordedLook): string =>
  [
    at,
    judge.name ?? 'Somebody',
    spoken(way),
    gameId,
    ...(what === null ? [] : [whatWords(what)]),
    ...(disputeId === null ? [] : [`under call ${disputeId}`]),
  ].join('  ');

type LookSubject = NonNullable<RecordedLook['what']>;

/** As much as the way of looking has, in the order in which it is said. */
const WORDS: { readonly [K in keyof LookSubject]: (what: LookSubject) => string } = {
  deed: ({ deed }) => spoken(String(deed)),
  ruling: ({ ruling }) => `ruling ${String(ruling)}`,
  penalty: ({ penalty }) => `penalty ${String(penalty)}`,
  referralId: ({ referralId }) => `the text of ${String(referralId)}`,
  part: ({ part }) => `its ${spoken(String(part))}`,
  card: ({ card, cardOf }) => `card ${String(card)}${cardOf === null ? '' : ` of seat ${String(cardOf)}`}`,
  cardOf: () => '',
  name: ({ name }) => `the name “${String(name)}”`,
  entry: ({ entry }) => `entry ${String(entry)}`,
  seat: ({ seat }) => `seat ${String(seat)}`,
  eyes: ({ eyes, eyesOf }) =>
    `through the eyes of ${eyesOf === null ? EYES[eyes ?? 'JUDGE'] : `seat ${String(eyesOf)}`}`,
  eyesOf: () => '',
  moment: ({ moment, until }) =>
    `${until === null ? 'at moment' : 'from moment'} ${String(moment)}${until === null ? '' : ` to ${String(until)}`}`,
  until: () => '',
  after: ({ after }) => `after entry ${String(after)}`,
  before: ({ before }) => `up to entry ${String(before)}`,
};
const EYES: { readonly [E in NonNullable<LookSubject['eyes']>]: string } = {
  SEAT: 'a seat',
  SPECTATOR: 'spectators',
  JUDGE: 'a judge',
  OPENED: 'everyone, once it is open',
};

const whatWords = (what: LookSubject): string =>
  Object.entries(WORDS)
    .map(([key, said]) => (what[key as keyof LookSubject] === null ? '' : said(what)))
    .filter((said) => said !== '')
    .join(', ');
