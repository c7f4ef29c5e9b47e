// `pentaland judge say` and `judge name`: the judge of a call talks with its players.
import { EXIT, UsageError, type Command } from '../../command/command.js';
import { Desk } from '../../client/desk.js';
import { seatOf, SIGNS_IN, signedIn } from './signing-in.js';
import { told } from './take.js';

export const say: Command = {
  takes: `CALL TEXT [--to SEAT] [--json] ${SIGNS_IN}`,
  details: [
    'Everyone at the table reads it. --to: only this seat (0, 1, …) reads it. `judge show` prints the answers. It is stored with',
    'the call. While an appeal waits, a head judge can write too.',
  ],
  async run(args, { out, environment }) {
    const options = { to: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { client, said, values } = await signedIn({ args, environment }, ['CALL', 'TEXT'], { options });
    const [call = '', text = ''] = said;
    const to = seatOf(values['to']);
    const shown = await new Desk(client).say(call, text, to);
    const says = () => [to === null ? 'Said to everyone.' : `Said to seat ${String(to)} alone.`];
    told(shown, { out, isJson: values['json'] === true, says });
    return EXIT.ok;
  },
};

export const askName: Command = {
  takes: `CALL SEAT [--json] ${SIGNS_IN}`,
  details: [
    'The player writes down the name of the card that they mean (war-zone Card Templating); only judges read it, with',
    '`judge show`.',
  ],
  async run(args, { out, environment }) {
    const options = { json: { type: 'boolean' } } as const;
    const { client, said, values } = await signedIn({ args, environment }, ['CALL', 'SEAT'], { options });
    const seat = seatOf(said[1]);
    if (seat === null) throw new UsageError('SEAT missing');
    const shown = await new Desk(client).askName(said[0] ?? '', seat);
    const says = () => [`Seat ${String(seat)} is asked to write down a name.`];
    told(shown, { out, isJson: values['json'] === true, says });
    return EXIT.ok;
  },
};
