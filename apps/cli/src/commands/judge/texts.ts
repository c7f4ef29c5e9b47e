// `pentaland judge texts`: the games that wait for a ruling, as everyone at their tables sees it.
import { EXIT, type Command, type Terminal } from '../../command/command.js';
import { referrals, type Referral, type ReferredGame } from '../../client/referrals.js';
import { listed } from '../../story/speaking.js';
import { SIGNS_IN, signedIn } from './signing-in.js';

export const texts: Command = {
  takes: SIGNS_IN,
  details: [
    'Games that you play in, host or are invited to are left out. `pentaland judge settle` rules on one of them. To see the rest of',
    'a game, use `pentaland export GAME --as all`; the look is recorded.',
  ],
  async run(args, { out, environment }) {
    const { client } = await signedIn({ args, environment }, []);
    const games = await referrals(client);
    if (games.length === 0) out('No game waits for a ruling.');
    for (const game of games) show(game, out);
    return EXIT.ok;
  },
};

function show({ id, terms, seats, referral }: ReferredGame, out: Terminal['out']): void {
  const who = (seat: number): string =>
    seats.find((one) => one.seat === seat)?.player?.name ?? `seat ${String(seat)}`;
  const { referralId: ref, text, part, until, seat } = referral;
  out(`${id}  ${ref}  until ${until}`);
  out(
    `  ${terms.ruleset.toLowerCase().replaceAll('_', '-')}, of ${listed(seats.map((one) => who(one.seat)))}`,
  );
  out(`  ${PARTS[part]} “${text}”, as ${who(seat)} proposes:`);
  for (const { attempt, does, names } of referral.proposals) {
    out(`  ${String(attempt)}. ${JSON.stringify(does)}`);
    for (const name of names) out(`     ${name.name}: ${named(name, who)}`);
  }
  out(`  ${votes(referral, who)}`);
}

const PARTS: { readonly [P in Referral['part']]: string } = {
  EFFECT: 'What is done by',
  COSTS: 'What is paid for',
  TRIGGER: 'Whether it has triggered:',
};

function named(
  { objects, seats, hidden }: Referral['proposals'][number]['names'][number],
  who: (seat: number) => string,
): string {
  const covered = hidden.map(({ zone, seat, count }) =>
    [`${String(count)} hidden in the ${zone}`, ...(seat === null ? [] : [`of ${who(seat)}`])].join(' '),
  );
  return [...objects, ...seats.map(who), ...covered].join(', ');
}

function votes({ votesForNothing, votesToStand }: Referral, who: (seat: number) => string): string {
  const nothing = `for nothing: ${votesForNothing.map(who).join(', ')}`;
  return votesToStand.length === 0
    ? `Votes ${nothing}.`
    : `Votes ${nothing}; for the last proposal: ${votesToStand.map(who).join(', ')}.`;
}
