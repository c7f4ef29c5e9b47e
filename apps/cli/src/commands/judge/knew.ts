// `pentaland judge knew`: who knew a card or a name, since when and how; or everything that one seat knew.
import { EXIT, UsageError, type Command } from '../../command/command.js';
import { Desk, type CardKnowledge, type NameKnowledge, type SeatKnowledge } from '../../client/desk.js';
import { placeOf, seatOf, SIGNS_IN, signedIn } from './signing-in.js';

export const knew: Command = {
  takes: `GAME[@MOMENT] CARD|NAME [--of SEAT] [--json] ${SIGNS_IN}, or GAME[@MOMENT] --seat SEAT`,
  details: [
    'CARD is your id of a card, as `judge look` prints it; with --of it is the id that this seat has. NAME is a card name.',
    '--seat: every card that the seat knew and every name that it had heard, instead. Every question is recorded.',
  ],
  async run(args, { out, environment }) {
    const text = { type: 'string' } as const;
    const { client, said, values } = await signedIn({ args, environment }, ['GAME[@MOMENT]', 'CARD|NAME'], {
      options: { of: text, seat: text, json: { type: 'boolean' } },
      few: true,
    });
    const [place, subject] = [placeOf(said[0] ?? ''), said[1]];
    const [of, seat] = [seatOf(values['of']), seatOf(values['seat'])];
    const asked = askedOf({ subject, seat, of });
    const desk = new Desk(client);
    const { answer, lines } = await answered(desk, place, asked);
    if (values['json'] === true) out(JSON.stringify(answer));
    else lines.forEach((line) => out(line));
    return EXIT.ok;
  },
};

type Asked =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'card'; readonly id: string; readonly of: number | null }
  | { readonly kind: 'name'; readonly name: string };

interface Typed {
  readonly subject: string | undefined;
  readonly seat: number | null;
  readonly of: number | null;
}

function askedOf({ subject, seat, of }: Typed): Asked {
  if (seat !== null && subject === undefined) return { kind: 'seat', seat };
  if (subject === undefined) throw new UsageError('CARD, NAME or --seat missing');
  if (seat !== null) throw new UsageError('a card or a name is asked for without --seat');
  if (of !== null || /^[a-z]\d+$/.test(subject)) return { kind: 'card', id: subject, of };
  return { kind: 'name', name: subject };
}

async function answered(desk: Desk, place: ReturnType<typeof placeOf>, asked: Asked) {
  switch (asked.kind) {
    case 'seat': {
      const answer = await desk.knewAt({ ...place, seat: asked.seat });
      return { answer, lines: seatLines(answer) };
    }
    case 'card': {
      const answer = await desk.whoKnewCard({ ...place, id: asked.id, of: asked.of });
      return { answer, lines: cardLines(answer) };
    }
    case 'name': {
      const answer = await desk.whoKnewName({ ...place, name: asked.name });
      return { answer, lines: nameLines(answer) };
    }
  }
}

const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
const viewer = ({ seat }: { readonly seat: number | null }): string =>
  seat === null ? 'Spectators' : `Seat ${String(seat)}`;

const cardLines = ({ name, who }: CardKnowledge): string[] => [
  `${name}:`,
  ...who.flatMap((one) => [
    `  ${viewer(one)}: ${one.knows ? 'knows it' : 'does not know it'}.`,
    ...one.times.map(({ since, how, until, lost }) => {
      const ended = until === null ? '' : `, until moment ${String(until.moment)} (${words(lost ?? 'lost')})`;
      return `    From moment ${String(since.moment)} (${words(how)})${ended}.`;
    }),
  ]),
];

const nameLines = ({ said, who }: NameKnowledge): string[] => [
  said.length === 0 ? 'Nobody said the name.' : 'The name was said:',
  ...said.map(
    ({ when, seat, heardBy }) =>
      `  At moment ${String(when.moment)} by ${seat === null ? 'a judge' : `seat ${String(seat)}`}, heard by ${heardBy.map((one) => `seat ${String(one)}`).join(', ')}.`,
  ),
  ...who.map((one) =>
    one.since === null
      ? `  ${viewer(one)}: did not meet it.`
      : `  ${viewer(one)}: since moment ${String(one.since.moment)} (${words(one.how ?? '')}).`,
  ),
];

const seatLines = ({ moment, cards, names }: SeatKnowledge): string[] => [
  `At moment ${String(moment)}:`,
  ...cards.map(
    ({ name, judge, zone, since, how }) =>
      `  ${judge ?? '-'}  ${name}, in the ${words(zone)}, since moment ${String(since.moment)} (${words(how)})`,
  ),
  ...names.map(({ name, since }) => `  the name ${name}, since moment ${String(since.moment)}`),
];
