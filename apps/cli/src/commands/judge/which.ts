// `pentaland judge which`: a card that an id names, with everybody's ids for it, and what has become of it.
import { EXIT, type Command } from '../../command/command.js';
import { sameCard, type CardSomewhere } from '../../client/found-out.js';
import { seatOf, SIGNS_IN, signedIn } from './signing-in.js';

export const which: Command = {
  takes: `GAME CARD [--of SEAT] [--json] ${SIGNS_IN}`,
  details: [
    'CARD is your id of the card, now or earlier; with --of it is the id that this seat has, or had. Prints where the card was under',
    'that id, since when, which ids everybody has for it, and where it is now. The question is recorded.',
  ],
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, ['GAME', 'CARD'], {
      options: { of: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [gameId = '', id = ''] = said;
    const found = await sameCard(client, { gameId, id, of: seatOf(values['of']) });
    if (values['json'] === true) out(JSON.stringify(found));
    else {
      const { name, object, now } = found;
      out(`${name}:`);
      out(`  ${somewhere(object)}`);
      if (now === null) out('  It is no more.');
      else if (JSON.stringify(now) !== JSON.stringify(object)) out(`  Now: ${somewhere(now)}`);
    }
    return EXIT.ok;
  },
};

function somewhere({ zone, zoneOf, from, until, judge, spectators, seats }: CardSomewhere): string {
  const whose = zoneOf === null ? '' : ` of seat ${String(zoneOf)}`;
  const ended = until === null ? '' : ` until moment ${String(until.moment)}`;
  const known = [
    `you: ${idsOf(judge)}`,
    ...seats.map(({ seat, ids }) => `seat ${String(seat)}: ${idsOf(ids)}`),
    `spectators: ${idsOf(spectators)}`,
  ];
  return `in the ${zone.toLowerCase()}${whose} from moment ${String(from.moment)}${ended} (${known.join('; ')})`;
}

const idsOf = (ids: readonly string[]): string => (ids.length === 0 ? '-' : ids.join(', '));
