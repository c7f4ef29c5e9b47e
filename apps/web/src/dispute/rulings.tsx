// What was ruled, as everyone concerned reads it.
import { atTime, listed } from '../words/words.js';
import type { DisputeSeen, RemedySeen } from './live-dispute.js';
import { disputeWords } from './words/words.js';

interface Props {
  readonly dispute: DisputeSeen;
  readonly who: (seat: number) => string;
}

export function Rulings({ dispute, who }: Props) {
  const said = disputeWords();
  const { rulings, appeal } = dispute;
  return (
    <>
      {rulings.map((ruling) => (
        <article key={ruling.number} class="ruling">
          <h3>
            {said.ruling(ruling.number, ruling.judge.name ?? '?')}{' '}
            <span class="faint">({said.states[ruling.state]})</span>
          </h3>
          <blockquote>{ruling.words}</blockquote>
          {ruling.remedies.length === 0 && <p>{said.remedies.nothing}</p>}
          <ul>
            {ruling.remedies.map((remedy, place) => (
              <li key={place}>{remedyLine(remedy, who)}</li>
            ))}
          </ul>
          {ruling.rules.length > 0 && <p class="faint">{said.rests(listed(ruling.rules))}</p>}
          {ruling.findings !== null && (
            <p class="faint">
              {ruling.question} {ruling.findings}
            </p>
          )}
          {ruling.acceptedBy.length > 0 && <p>{said.acceptedBy(listed(ruling.acceptedBy.map(who)))}</p>}
          {ruling.until !== null && dispute.stage === 'RULED' && (
            <p class="faint">{said.until(atTime(ruling.until))}</p>
          )}
        </article>
      ))}
      {appeal !== null && (
        <p>
          {said.appealed(who(appeal.seat))} {appeal.reason?.text}{' '}
          {appeal.outcome === null ? '' : said.outcomes[appeal.outcome]} {appeal.words}
        </p>
      )}
    </>
  );
}

function remedyLine({ kind, moment, seat, seconds, winners }: RemedySeen, who: Props['who']): string {
  const { remedies } = disputeWords();
  switch (kind) {
    case 'REWIND':
      return remedies.rewind(moment ?? 0);
    case 'REPAIR':
      return remedies.repair;
    case 'ANSWER':
      return remedies.answer(who(seat ?? 0));
    case 'TIME':
      return remedies.time(who(seat ?? 0), seconds ?? 0);
    case 'RESULT':
      return winners === null || winners.length === 0
        ? remedies.draw
        : remedies.result(listed(winners.map(who)));
  }
}
