// `pentaland judge look` and `at`: a game as a judge sees it, each seat's eyes, and which card is which for whom.
import { EXIT, UsageError, type Command, type Terminal } from '../../command/command.js';
import { Desk, type SideBySide, type EyesOfOne } from '../../client/desk.js';
import { viewIn } from '../../client/table-view.js';
import { viewLines } from '../../play/shown.js';
import { namesIn } from './names-in.js';
import { placeOf, seatOf, SIGNS_IN, signedIn } from './signing-in.js';

const DETAILS = [
  'Every look is recorded. Prints the whole state, and a line for each object: your id of it, which `judge knew` and a ruling',
  'take, its name, and the id that each seat and the spectators have for it (- : they do not see it).',
  '--eyes: what a seat (0, 1, …) or a spectator sees, instead. --json: everything, through all eyes, on one line.',
];

const looking = (takes: string, asks: (place: ReturnType<typeof placeOf>) => void): Command => ({
  takes: `${takes} [--eyes SEAT|spectator] [--json] ${SIGNS_IN}`,
  details: DETAILS,
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, [takes], {
      options: { eyes: { type: 'string' }, json: { type: 'boolean' } },
    });
    const place = placeOf(said[0] ?? '');
    asks(place);
    const eyes = values['eyes'] === 'spectator' ? 'spectator' : seatOf(values['eyes']);
    const seen = await new Desk(client).sideBySide(place);
    if (values['json'] === true) out(JSON.stringify(seen));
    else show(seen, { eyes, out, names: await namesIn(client, seen) });
    return EXIT.ok;
  },
});

export const look = looking('GAME', ({ moment }) => {
  if (moment !== null)
    throw new UsageError('`judge look` shows a game as it is; `judge at` takes GAME@MOMENT');
});
export const at = looking('GAME@MOMENT', ({ game, moment }) => {
  if (moment === null) throw new UsageError(`'${game}' is not GAME@MOMENT`);
});

interface Showing {
  readonly eyes: number | 'spectator' | null;
  readonly out: Terminal['out'];
  readonly names: ReadonlyMap<string, string>;
}

function show(seen: SideBySide, { eyes, out, names }: Showing): void {
  const isMeant = ({ viewer, seat }: EyesOfOne): boolean => {
    if (eyes === null) return viewer === 'JUDGE';
    return eyes === 'spectator' ? viewer === 'SPECTATOR' : viewer === 'SEAT' && seat === eyes;
  };
  const sight = seen.sights.find(isMeant);
  if (sight === undefined) throw new UsageError(`there is no seat ${String(eyes)} in this game`);
  out(`Moment ${String(seen.moment)}.`);
  for (const line of viewLines(viewIn(sight.view, sight.seat), { players: names })) out(line);
  if (eyes === null) for (const line of objectLines(seen, sight)) out(line);
}

function objectLines({ sights, matches }: SideBySide, { view }: EyesOfOne): readonly string[] {
  const { objects } = viewIn(view);
  const seats = sights.flatMap(({ viewer, seat }) => (viewer === 'SEAT' && seat !== null ? [seat] : []));
  return [
    '',
    'Objects:',
    ...matches.map(({ judge, spectators, seats: ids }) => {
      const object = Object.entries(objects).find(([id]) => id === judge)?.[1];
      const called = [object?.name, object?.printed].find((name) => name !== undefined && name !== '');
      const theirs = seats.map(
        (seat) => `seat ${String(seat)}: ${ids.find((one) => one.seat === seat)?.objectId ?? '-'}`,
      );
      return `  ${judge}  ${called ?? 'a card'}  (${[...theirs, `spectators: ${spectators ?? '-'}`].join(', ')})`;
    }),
  ];
}
