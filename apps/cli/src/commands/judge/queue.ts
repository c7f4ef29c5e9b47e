// `pentaland judge queue`: the calls that wait for a judge.
import { EXIT, type Command } from '../../command/command.js';
import { Desk } from '../../client/desk.js';
import { SIGNS_IN, signedIn } from './signing-in.js';

export const queue: Command = {
  takes: `[--appeals] [--json] ${SIGNS_IN}`,
  details: [
    'The oldest call comes first. Games that you play in, host or are invited to are left out. What a player wrote is shown to',
    'the judge who takes the call. --appeals: what waits for a head judge instead. --json: one call a line.',
  ],
  async run(args, { out, environment }) {
    const flag = { type: 'boolean' } as const;
    const { client, values } = await signedIn({ args, environment }, [], {
      options: { appeals: flag, json: flag },
    });
    const calls = await new Desk(client).queue(values['appeals'] === true);
    if (values['json'] === true) {
      for (const call of calls) out(JSON.stringify(call));
      return EXIT.ok;
    }
    if (calls.length === 0) out('No call waits.');
    for (const { disputeId, gameId, openedBy, openedAt, moment, challenge } of calls)
      out(
        `${disputeId}  ${challenge ? 'challenge' : 'call'} of ${openedBy.name ?? 'somebody'} in ${gameId}@${String(moment)}, since ${openedAt}`,
      );
    return EXIT.ok;
  },
};
