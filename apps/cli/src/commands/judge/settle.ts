// `pentaland judge settle`: a ruling on a text that a table does not agree on, by a judge who signs in.
import { EXIT, UsageError, type Command } from '../../command/command.js';
import { rule } from '../../client/referrals.js';
import { SIGNS_IN, signedIn } from './signing-in.js';

export const settle: Command = {
  takes: `GAME REFERRAL PROPOSAL|nothing REASON ${SIGNS_IN}`,
  details: [
    '`pentaland judge texts` shows GAME, REFERRAL (r1, r2, …) and the numbers of the proposals. With `nothing`',
    'the text has no effect. Everyone at the table reads the reason. It is recorded in the log of the game with your player',
    'id. A ruling cannot be taken back.',
  ],
  async run(args, { out, environment }) {
    const { client, said } = await signedIn({ args, environment }, [
      'GAME',
      'REFERRAL',
      'PROPOSAL',
      'REASON',
    ]);
    const [game = '', referral = '', proposal = '', reason = ''] = said;
    await rule(client, game, { referral, attempt: attemptIn(proposal), reason });
    out(proposal === 'nothing' ? 'The text does nothing.' : `Proposal ${proposal} stands.`);
    return EXIT.ok;
  },
};

function attemptIn(proposal: string): number | null {
  if (proposal === 'nothing') return null;
  if (!/^[1-9]$/.test(proposal)) throw new UsageError(`'${proposal}' is neither a proposal nor 'nothing'`);
  return Number(proposal);
}
