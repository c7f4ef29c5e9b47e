// `pentaland disputes`: the calls for a judge that a game has had, for its players and judges.
import { EXIT, Failure, type Command } from '../command/command.js';
import { disputesOf, type DisputeOfGame } from '../client/disputes.js';
import { SIGNS_IN, signedIn } from './judge/signing-in.js';

export const disputes: Command = {
  takes: `GAME [--json] ${SIGNS_IN}`,
  details: [
    'For whoever has or had a seat in the game, or may judge it: every call in it, the oldest first, with its id, its stage, and',
    'what was said and ruled, as far as you may read it. A look of a judge is recorded. --json: one call a line.',
  ],
  async run(args, { out, environment }) {
    const { client, said, values } = await signedIn({ args, environment }, ['GAME'], {
      options: { json: { type: 'boolean' } },
      who: 'who reads',
    });
    const found = await disputesOf(client, said[0] ?? '');
    if (found === undefined) throw new Failure('Only players of the game and its judges may read its calls.');
    if (values['json'] === true) for (const one of found) out(JSON.stringify(one));
    else if (found.length === 0) out('No judge was called in this game.');
    else for (const one of found) for (const line of linesOf(one)) out(line);
    return EXIT.ok;
  },
};

function linesOf(dispute: DisputeOfGame): readonly string[] {
  const { id, stage, openedAt, openedBy, seat, moment, judge } = dispute;
  const { challenge, sentence, statements, messages, rulings, appeal, penalties } = dispute;
  const by = `${openedBy.name ?? 'somebody'}${seat === null ? ', a judge' : ` (seat ${String(seat)})`}`;
  const written = [...(sentence === null ? [] : [sentence]), ...statements, ...messages];
  return [
    `${id}  ${spoken(stage)}, at moment ${String(moment)} by ${by}, ${openedAt}`,
    ...(challenge === null
      ? []
      : [`  Seat ${String(challenge.by)} challenges seat ${String(challenge.against)}.`]),
    ...(judge === null ? [] : [`  Judge: ${judge.name ?? 'somebody'}.`]),
    ...written.map((one) => `  ${whose(one.seat)}: “${one.text ?? '(deleted)'}”`),
    ...rulings.map(({ number, state, rules, words }) => {
      const cited = rules.length === 0 ? '' : `; ${rules.join(', ')}`;
      return `  Ruling ${String(number)} (${spoken(state)}${cited}): “${words}”`;
    }),
    ...(appeal === null
      ? []
      : [
          `  Seat ${String(appeal.seat)} appealed: ${appeal.outcome === null ? 'it waits' : spoken(appeal.outcome)}${
            appeal.words === null ? '.' : `, “${appeal.words}”`
          }`,
        ]),
    ...penalties.map(
      (one) =>
        `  Seat ${String(one.seat)} has a ${spoken(one.grade)} for ${spoken(one.infraction)}: “${one.words}”`,
    ),
  ];
}

const whose = (seat: number | null): string => (seat === null ? 'The judge' : `Seat ${String(seat)}`);
const spoken = (code: string): string => code.toLowerCase().replaceAll('_', '-');
