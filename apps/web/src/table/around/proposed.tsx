// What somebody says that a text does, whole, for those who vote on it: whose text it is, what would happen, and who has
// answered. The effect stands in the words of cards, which are English; as it was written it can be looked at too.
import type { ProposalSeen, ViewSeen } from '../../state/view.js';
import { cardIn, nameOf } from '../../state/card-names.js';
import { atTime, listed } from '../../words/words.js';
import { objectName, seatName } from '../board/board.js';
import { tableWords } from '../words/words.js';

/** While the table votes on a text, or waits for a judge. */
export function Proposed({ view }: { readonly view: ViewSeen }) {
  const { proposed } = tableWords();
  const { decision, proposal, referral } = view;
  if (referral !== null)
    return (
      <section class="proposed" aria-label={proposed.parts.EFFECT(seatName(view, referral.seat))}>
        <TextOf view={view} object={referral.object} text={referral.text} />
        {referral.proposals.map((one) => (
          <div key={one.attempt}>
            <strong>{proposed.attempt(one.attempt)}</strong>
            <Effect view={view} proposal={one} />
          </div>
        ))}
        <p class="faint">
          {referral.votesForNothing.length > 0 && proposed.forNothing(names(view, referral.votesForNothing))}{' '}
          {referral.votesToStand.length > 0 && proposed.toStand(names(view, referral.votesToStand))}
        </p>
        <p>{proposed.waits(atTime(referral.until))}</p>
      </section>
    );
  if (decision?.prompt !== 'ACCEPT' && decision?.prompt !== 'LET_STAND') return null;
  if (proposal === null) return <Claimed view={view} object={decision.source} />;
  const { seat, part, attempt, voted } = proposal;
  return (
    <section class="proposed" aria-label={proposed.parts[part](seatName(view, seat))}>
      <h3>
        {proposed.parts[part](seatName(view, seat))} <span class="faint">{proposed.attempt(attempt)}</span>
      </h3>
      <TextOf view={view} object={proposal.object} text={proposal.text} />
      <Effect view={view} proposal={proposal} />
      <p class="faint">
        {voted.length === 0
          ? proposed.nobody
          : decision.prompt === 'ACCEPT'
            ? proposed.agreed(names(view, voted))
            : proposed.voted(names(view, voted))}
      </p>
    </section>
  );
}

const names = (view: ViewSeen, seats: readonly number[]): string =>
  listed(seats.map((seat) => seatName(view, seat)));

/** That a text has triggered is no effect: the table agrees or not, and says later what the text does. */
function Claimed({ view, object }: { readonly view: ViewSeen; readonly object: string | null }) {
  const { proposed } = tableWords();
  const card = object === null ? undefined : cardIn(view, object);
  if (card === undefined) return null;
  return (
    <section class="proposed" aria-label={proposed.of(nameOf(card))}>
      {(card.assisted ?? []).map((text) => (
        <TextOf key={text} view={view} object={object} text={text} />
      ))}
    </section>
  );
}

interface TextProps {
  readonly view: ViewSeen;
  readonly object: string | null;
  readonly text: string;
}

function TextOf({ view, object, text }: TextProps) {
  const { proposed } = tableWords();
  return (
    <figure class="text-of">
      <blockquote lang="en">{text}</blockquote>
      {object !== null && <figcaption class="faint">{proposed.of(objectName(view, object))}</figcaption>}
    </figure>
  );
}

const SPEAKS_OF_ITSELF = /\bthis card\b/i;

function Effect({ view, proposal }: { readonly view: ViewSeen; readonly proposal: ProposalSeen }) {
  const { proposed } = tableWords();
  const { object, does, inWords } = proposal;
  return (
    <>
      <p>
        <span class="faint">{proposed.would}:</span>{' '}
        <strong lang="en">{inWords ?? JSON.stringify(does)}</strong>
      </p>
      {object !== null && SPEAKS_OF_ITSELF.test(inWords ?? '') && (
        <p>{proposed.thisCard(objectName(view, object))}</p>
      )}
      {proposal.names.map((one) => (
        <p key={one.name}>{proposed.stands(one.name, meant(view, one))}</p>
      ))}
      {inWords !== null && (
        <details>
          <summary>{proposed.written}</summary>
          <pre>{JSON.stringify(does, null, 2)}</pre>
        </details>
      )}
    </>
  );
}

function meant(view: ViewSeen, { objects, seats, hidden }: ProposalSeen['names'][number]): string {
  const { proposed, zones } = tableWords();
  const all = [
    ...objects.map((object) => objectName(view, object)),
    ...seats.map((seat) => seatName(view, seat)),
    // The proposer sees which cards these are.
    ...(objects.length > 0
      ? []
      : hidden.map(({ count, zone, seat }) =>
          proposed.hidden(count, zones[zone], seat === null ? '' : seatName(view, seat)),
        )),
  ];
  return all.length === 0 ? proposed.nothing : listed(all);
}
