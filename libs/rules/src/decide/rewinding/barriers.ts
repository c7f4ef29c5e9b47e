// What stands in the way of taking back by consent: since the moment somebody has learned something that was
// hidden. Every type of event has its line, those of utopia and pentaland too. The events' audiences say who
// learned what; the views are built from the same audiences.
import { audienceOf, fieldsTold, isPublic } from '../../model/events/audience.js';
import type { GameEvent } from '../../model/events/events.js';
import { isPublicZone, isSeenByOwner } from '../../model/events/objects.js';
import { partsOf, type SingleEvent, type SingleType } from '../../model/events/parts.js';
import type { Seat } from '../../model/basics/ids.js';

export interface Barrier {
  readonly what:
    'a card was drawn' | 'cards were looked at' | 'a card was shown' | 'a name was spoken' | 'chance decided';
  /** Absent: the asker does not learn when, or even that. */
  readonly moment?: number;
}

/** In the order of the log. `moment`: the one before these events. */
export function barriersIn(since: readonly GameEvent[], moment: number, asker: Seat): readonly Barrier[] {
  let now = moment;
  return since.flatMap((event) => {
    if (isPublic(event)) now += 1;
    return partsOf(event).flatMap((part): Barrier[] => {
      const what = learnedBy(part);
      if (what === undefined) return [];
      const { everyone, seat } = audienceOf(event);
      return [everyone !== undefined || seat?.seat === asker ? { what, moment: now } : { what }];
    });
  });
}

type Learned = { readonly [K in SingleType]?: (event: SingleEvent<K>) => boolean };
type What = Barrier['what'];

const always = (): boolean => true;

/** Events by which somebody learns something hidden, by what it is. */
const LEARNED: { readonly [W in What]: Learned } = {
  'a card was drawn': { CardDrawn: always },
  'cards were looked at': { CardsLookedAt: always },
  'a card was shown': {
    CardsRevealed: always,
    CardRevealedAgain: always,
    FaceChanged: (event) => event.faceDown === null && fieldsTold(event).fields.includes('identity'),
    ObjectMoved: showsCard,
  },
  'a name was spoken': { CardNamed: always, CardMarked: always },
  'chance decided': {
    CoinFlipped: always,
    DieRolled: always,
    StarterChooserDetermined: always,
    UtopiaIdentitiesSwapped: always,
  },
};

const KINDS = Object.keys(LEARNED) as What[];

function learnedBy(part: SingleEvent): What | undefined {
  type Reader = ((event: SingleEvent) => boolean) | undefined;
  return KINDS.find((what) => (LEARNED[what][part.type] as Reader)?.(part) === true);
}

/** A card comes out of a zone in which those who learn it now could not see it, or it lay face down. */
function showsCard(event: SingleEvent<'ObjectMoved'>): boolean {
  const { from, was } = event;
  if (!fieldsTold(event).fields.includes('identity')) return false;
  if (isPublicZone(from)) return (was?.permanent?.faceDown ?? null) !== null;
  return audienceOf(event).everyone?.includes('identity') === true || !isSeenByOwner(from);
}

/** What the asker is told: each kind once, and when it happened first. */
export function toldOf(barriers: readonly Barrier[]): string {
  const first = new Map<string, number>();
  for (const { what, moment } of barriers)
    if (moment !== undefined && !first.has(what)) first.set(what, moment);
  if (first.size === 0) return 'somebody learned something';
  return [...first].map(([what, moment]) => `${what} (moment ${String(moment)})`).join(', ');
}
