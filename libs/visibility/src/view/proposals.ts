// The proposal a table votes on, as a viewer sees it. Everyone sees how many hidden cards it names; the
// proposer sees the cards themselves.
import { effectText, referredIn, votedOn, type GameState, type OpenProposal } from '#rules';
import type { Knowledge } from './knowledge.js';
import { seesQuestionOf } from '../viewers/permissions.js';
import type { ProposalView, ReferralView } from './view.js';
import type { Viewer } from '../viewers/viewer.js';

interface Eyes {
  readonly viewer: Viewer;
  readonly knowledge: Knowledge;
}

export function proposalView(state: GameState, eyes: Eyes): ProposalView | undefined {
  const { open } = state.assisted;
  return open === null ? undefined : { ...shown(open, eyes), voted: votedOn(state, open) };
}

/** What waits for a judge's ruling: since when, until when, and the proposals to rule on. */
export function referralView(state: GameState, eyes: Eyes): ReferralView | undefined {
  const referred = referredIn(state);
  if (referred === null) return undefined;
  const { referral, seat, object, text, part, nothing, stands, since, until } = referred;
  const id = eyes.knowledge.find(object);
  return {
    id: referral,
    seat,
    ...(id === undefined ? {} : { object: id }),
    text,
    part,
    proposals: (state.assisted.made ?? []).map((one) => shown(one, eyes)),
    nothing,
    stands,
    since,
    until,
  };
}

function shown(proposed: OpenProposal, { viewer, knowledge }: Eyes): ProposalView {
  const { seat, object, text, part, attempt, does, named, hidden, covered } = proposed;
  const id = knowledge.find(object);
  const own = seesQuestionOf(viewer, seat) ? hidden : [];
  const inWords = effectText(does);
  return {
    seat,
    ...(id === undefined ? {} : { object: id }),
    text,
    part,
    attempt,
    does,
    ...(inWords === null ? {} : { inWords }),
    voted: [],
    names: named.map(({ name, objects, players }) => {
      const mine = own.filter((one) => one.name === name).flatMap((one) => one.objects);
      const lying = covered.filter((one) => one.name === name);
      return {
        name,
        objects: [...objects, ...mine].flatMap((one) => knowledge.find(one) ?? []),
        players,
        ...(lying.length === 0
          ? {}
          : {
              hidden: lying.map(({ zone, count }) => ({
                zone: zone.kind,
                ...(zone.seat === null ? {} : { seat: zone.seat }),
                count,
              })),
            }),
      };
    }),
  };
}
