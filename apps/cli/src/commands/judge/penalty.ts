// `pentaland judge penalty`: what a player was penalised for before, and a penalty that is put on record.
import { EXIT, Failure, UsageError, type Command } from '../../command/command.js';
import { Desk, type EarlierPenalties } from '../../client/desk.js';
import { seatOf, SIGNS_IN, signedIn } from './signing-in.js';

export const penalty: Command = {
  takes: `CALL SEAT INFRACTION [--event EVENT] [--grade GRADE --words TEXT] [--json] ${SIGNS_IN}`,
  details: [
    'Prints the player’s earlier penalties at the same event, and the upgrade that is proposed, if any; nothing is upgraded by',
    'itself. With --grade (warning, game-loss, match-loss, disqualification) and --words, which the player reads, the penalty is',
    'put on record. What it costs in the game is a remedy of a ruling. INFRACTION: missed-trigger, looking-at-extra-cards,',
    'hidden-card-error, game-rule-violation, failure-to-maintain-game-state, mulligan-error, deck-error, tardiness, slow-play,',
    'outside-assistance, communication-violation, unsporting-conduct, stalling, cheating. --event: where it counts; left out:',
    'the game alone.',
  ],
  async run(args, { out, environment }) {
    const text = { type: 'string' } as const;
    const options = { event: text, grade: text, words: text, json: { type: 'boolean' } } as const;
    const { client, said, values } = await signedIn({ args, environment }, ['CALL', 'SEAT', 'INFRACTION'], {
      options,
    });
    const [id = '', typedSeat, typed = ''] = said;
    const seat = seatOf(typedSeat);
    if (seat === null) throw new UsageError('SEAT missing');
    const infraction = named(typed);
    const { event, grade, words } = values;
    if ((grade === undefined) !== (words === undefined))
      throw new UsageError('--grade and --words are given together');
    const desk = new Desk(client);
    const call = await desk.call(id);
    if (call === null) throw new Failure('There is no such call for you.');
    const { sights } = await desk.sideBySide({ game: call.gameId, moment: null });
    const player = sights[0]?.view.seats.find((one) => one.seat === seat)?.player?.id;
    if (player === undefined) throw new Failure(`Nobody has seat ${String(seat)}.`);
    const at = typeof event === 'string' ? event : null;
    const before = await desk.earlierPenalties(player, at ?? call.gameId, infraction);
    if (before === null) throw new Failure('You are not a judge. An admin of the server appoints judges.');
    const given =
      grade === undefined
        ? null
        : await desk.penalise(id, { seat, infraction, grade: named(grade), event: at, words: String(words) });
    if (values['json'] === true) out(JSON.stringify({ ...before, call: given }));
    else for (const line of [...earlierLines(before), saidOf(given !== null)]) out(line);
    return EXIT.ok;
  },
};

/** As the contract spells it. */
const named = (typed: string | boolean | readonly (string | boolean)[]): string => {
  const code = String(typed).toUpperCase().replaceAll('-', '_');
  if (!/^[A-Z_]+$/.test(code)) throw new UsageError(`'${String(typed)}' is no infraction or grade`);
  return code;
};
const spoken = (code: string): string => code.toLowerCase().replaceAll('_', '-');

const earlierLines = ({ earlier, proposed }: EarlierPenalties): readonly string[] => [
  earlier.length === 0
    ? 'Penalised before at this event: never.'
    : `Penalised before at this event: ${earlier.map(spoken).join(', ')}.`,
  ...(proposed === null ? [] : [`An upgrade is proposed: ${spoken(proposed)}.`]),
];

const saidOf = (isGiven: boolean): string =>
  isGiven
    ? 'The penalty is on record.'
    : 'Nothing is done yet. The same command with --grade and --words gives the penalty.';
