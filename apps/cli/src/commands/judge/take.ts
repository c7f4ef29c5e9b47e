// `pentaland judge take`, `show`, `return`, `stop` and `close`: a call, from when a judge takes it until its judge closes it.
import { EXIT, Failure, type Command, type Terminal } from '../../command/command.js';
import { Desk, type CallShown, type Said } from '../../client/desk.js';
import { SIGNS_IN, signedIn } from './signing-in.js';

const doing = (
  details: readonly string[],
  does: (desk: Desk, call: string) => Promise<CallShown>,
  says: (call: CallShown) => readonly string[],
): Command => ({
  takes: `CALL [--json] ${SIGNS_IN}`,
  details,
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, ['CALL'], {
      options: { json: { type: 'boolean' } },
    });
    told(await does(new Desk(client), said[0] ?? ''), { out, isJson: values['json'] === true, says });
    return EXIT.ok;
  },
});

interface Telling {
  readonly out: Terminal['out'];
  readonly isJson: boolean;
  readonly says: (call: CallShown) => readonly string[];
}

export function told(call: CallShown, { out, isJson, says }: Telling): void {
  if (isJson) out(JSON.stringify(call));
  else says(call).forEach((line) => out(line));
}

export const take = doing(
  [
    'From then on the call is yours: it is not withdrawn, and no other judge takes it. You may have no part in its game.',
    'Prints the game, the moment of the call and what its player wrote.',
  ],
  (desk, call) => desk.take(call),
  (call) => ['The call is yours.', ...callLines(call)],
);

export const showCall = doing(
  ['The look is recorded.'],
  async (desk, id) => {
    const call = await desk.call(id);
    if (call === null) throw new Failure('There is no such call for you.');
    return call;
  },
  callLines,
);

export const handBack = doing(
  ['Before a ruling: the call waits for another judge then.'],
  (desk, call) => desk.handBack(call),
  () => ['The call waits for another judge.'],
);

export const stop: Command = {
  takes: `GAME [--json] ${SIGNS_IN}`,
  details: [
    'The game and its clocks stop for everyone. You have the call from the start; its id is printed.',
  ],
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, ['GAME'], {
      options: { json: { type: 'boolean' } },
    });
    const call = await new Desk(client).stop(said[0] ?? '');
    told(call, {
      out,
      isJson: values['json'] === true,
      says: () => [`Call ${call.id}.`, ...callLines(call)],
    });
    return EXIT.ok;
  },
};

export const uphold: Command = {
  takes: `CALL WORDS [--json] ${SIGNS_IN}`,
  details: [
    'For a head judge: the ruling that was appealed stands, and that is final. Everyone at the table reads WORDS.',
  ],
  async run(args, { out, environment }) {
    const options = { json: { type: 'boolean' } } as const;
    const { client, said, values } = await signedIn({ args, environment }, ['CALL', 'WORDS'], { options });
    const [id = '', words = ''] = said;
    const call = await new Desk(client).uphold(id, words);
    told(call, { out, isJson: values['json'] === true, says: () => ['The ruling stands.'] });
    return EXIT.ok;
  },
};

export const close = doing(
  ['Penalties are put on record before. Nothing is added to a closed call.'],
  (desk, call) => desk.close(call),
  () => ['The call is closed.'],
);

function callLines(call: CallShown): string[] {
  const { gameId, moment, stage, openedBy, judge, sentence, statements, messages, rulings, appeal } = call;
  const { challenge, decisionId, names, namesAsked, penalties } = call;
  const bySeat = ({ seat, text }: Said): string =>
    `  ${seat === null ? 'The judge' : `Seat ${String(seat)}`}: “${text ?? ''}”`;
  return [
    `Game ${gameId}, called at moment ${String(moment)} by ${openedBy.name ?? 'somebody'}${seatWords(call.seat)}. Stage: ${stage}.`,
    ...(challenge === null
      ? []
      : [`Seat ${String(challenge.by)} challenges seat ${String(challenge.against)}.`]),
    ...(decisionId === null ? [] : [`Open question: ${decisionId}.`]),
    ...(judge === null ? [] : [`Judge: ${judge.name ?? 'somebody'}.`]),
    ...(sentence === null ? [] : ['The call:', bySeat(sentence)]),
    ...(statements.length === 0 ? [] : ['How they see it:', ...statements.map(bySeat)]),
    ...namesAsked.map((seat) => `Seat ${String(seat)} is asked for a name.`),
    ...(names.length === 0 ? [] : ['Names in writing:', ...names.map(bySeat)]),
    ...(messages.length === 0 ? [] : ['Said:']),
    ...messages.map(
      ({ by, to, text }) =>
        `  ${by.name ?? 'Somebody'}${to === null ? '' : ` to seat ${String(to)}`}: “${text ?? ''}”`,
    ),
    ...rulings.map(
      ({ number, state, words, rules, acceptedBy }) =>
        `Ruling ${String(number)} (${state}${rules.length === 0 ? '' : `; ${rules.join(', ')}`}): “${words}” Accepted by ${
          acceptedBy.length === 0 ? 'nobody yet' : acceptedBy.map((seat) => `seat ${String(seat)}`).join(', ')
        }.`,
    ),
    ...(appeal === null ? [] : appealLines(appeal)),
    ...penalties.map(
      ({ seat, grade, infraction, words }) =>
        `Seat ${String(seat)} has a ${spoken(grade)} for ${spoken(infraction)}: “${words}”`,
    ),
  ];
}

function appealLines({ seat, reason, outcome, words }: NonNullable<CallShown['appeal']>): readonly string[] {
  const decided = words === null ? '.' : `: “${words}”`;
  return [
    `Seat ${String(seat)} appeals: “${reason?.text ?? ''}”`,
    ...(outcome === null ? [] : [`Appeal: ${spoken(outcome)}${decided}`]),
  ];
}

const spoken = (code: string): string => code.toLowerCase().replaceAll('_', '-');
const seatWords = (seat: number | null): string => (seat === null ? '' : ` (seat ${String(seat)})`);
