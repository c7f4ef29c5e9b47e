// The proposal a table votes on, as a viewer sees it: hidden cards it names are counted for everyone, and are themselves
// for who proposes.
import type { GameState } from '#rules';
import type { Knowledge } from './knowledge.js';
import { seesQuestionOf } from './permissions.js';
import type { ProposalView } from './view.js';
import type { Viewer } from './viewer.js';

interface Eyes {
  readonly viewer: Viewer;
  readonly knowledge: Knowledge;
}

export function proposalView(
  { assisted: { open } }: GameState,
  { viewer, knowledge }: Eyes,
): ProposalView | undefined {
  if (open === null) return undefined;
  const { seat, object, text, part, attempt, does, named, hidden, covered } = open;
  const id = knowledge.find(object);
  const own = seesQuestionOf(viewer, seat) ? hidden : [];
  return {
    seat,
    ...(id === undefined ? {} : { object: id }),
    text,
    part,
    attempt,
    does: does as ProposalView['does'],
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
