// `pentaland judge could`: what each seat could do at a moment, and for anything else why not, with the rule.
import { EXIT, type Command } from '../../command/command.js';
import { Trials } from '../../client/what-ifs.js';
import { placeOf, seatOf, SIGNS_IN, signedIn } from './signing-in.js';
import { couldLines, TRIED_DETAILS, triedIn } from './tried.js';

export const could: Command = {
  takes: `GAME[@MOMENT] [--seat SEAT [--answer JSON | --does JSON] [--ids SEAT]] [--json] ${SIGNS_IN}`,
  details: [
    'Prints what each seat was asked and could begin; --seat: this seat alone. With --answer or --does it says instead whether',
    'the seat could have done that, and if not why, with the rule. It is recorded that you asked, not what.',
    ...TRIED_DETAILS,
  ],
  async run(args, { out, environment }) {
    const text = { type: 'string' } as const;
    const options = {
      ...{ seat: text, answer: text, does: text, ids: text },
      json: { type: 'boolean' },
    } as const;
    const { client, said, values } = await signedIn({ args, environment }, ['GAME[@MOMENT]'], { options });
    const place = placeOf(said[0] ?? '');
    const tried = triedIn(values);
    const trials = new Trials(client);
    const isJson = values['json'] === true;
    if (tried === undefined) {
      const answer = await trials.couldDo(place, seatOf(values['seat']));
      if (isJson) out(JSON.stringify(answer));
      else for (const line of [`At moment ${String(answer.moment)}:`, ...couldLines(answer.seats)]) out(line);
      return EXIT.ok;
    }
    const answer = await trials.whyNot(place, tried);
    const { moment, why } = answer;
    if (isJson) out(JSON.stringify(answer));
    else
      out(
        why === null
          ? `At moment ${String(moment)} seat ${String(tried.seat)} could do that.`
          : `At moment ${String(moment)} seat ${String(tried.seat)} could not do that: ${why.message} (${why.rule})`,
      );
    return EXIT.ok;
  },
};
