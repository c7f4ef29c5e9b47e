// Reads the record of who knew what for a judge: cards, names, and everything one seat knew at a moment.
import {
  JUDGE,
  SPECTATOR,
  viewerAt,
  type CardNumber,
  type Incarnation,
  type KnownSpan,
  type Viewer,
} from '#visibility';
import type { KnownPast } from '../../game/knowing/known-pasts.js';
import type { EverythingKnown, Knew, KnewName, KnownCard, KnownName, KnownObject } from './who-knew.query.js';

export function objectIn(
  { record, state }: KnownPast,
  { object, zone, from, until }: Incarnation,
): KnownObject {
  const { timeline } = record;
  return {
    zone: zone.kind,
    zoneOf: zone.seat,
    from: timeline.when(from, JUDGE),
    until: until === undefined ? null : timeline.when(until, JUDGE),
    judge: record.idsGiven(JUDGE).idsOf(object),
    spectators: record.idsGiven(SPECTATOR).idsOf(object),
    seats: state.seats.flatMap(({ seat }) => {
      const ids = record.idsGiven(viewerAt(seat)).idsOf(object);
      return ids.length === 0 ? [] : [{ seat, ids }];
    }),
  };
}

function knewIn({ record: { timeline } }: KnownPast, viewer: Viewer, { from, how, end }: KnownSpan): Knew {
  return {
    since: timeline.when(from, viewer),
    how,
    until: end === undefined ? null : timeline.when(end.at, viewer),
    lost: end?.how ?? null,
    isTold: end?.isTold === true,
  };
}

/** What was known by event `nth`, that event included. */
export const knownCard = (past: KnownPast, card: CardNumber, nth: number): KnownCard => ({
  name: past.record.nameOf(past.state, card),
  objects: past.record.cards
    .of(card)
    .filter(({ from }) => from <= nth)
    .map((one) => objectIn(past, one)),
  who: past.record.viewers.map((viewer) => ({
    viewer,
    knows: past.record.knownAfter(nth, card, viewer) !== undefined,
    times: past.record
      .spansOf(card, viewer)
      .filter(({ from }) => from <= nth)
      .map((span) => knewIn(past, viewer, span)),
  })),
});

export function knownName(past: KnownPast, name: string, nth: number): KnownName {
  const { record, state } = past;
  const said = record.names.of(name).filter((one) => one.nth <= nth);
  const cards = [...record.cards.numbers].filter((card) => record.nameOf(state, card) === name);
  return {
    said: said.map((one) => ({
      when: record.timeline.when(one.nth, JUDGE),
      seat: one.seat ?? null,
      object: (one.object && record.idsGiven(JUDGE).idsOf(one.object).at(-1)) ?? null,
      heardBy: record.viewers.filter((viewer) => record.heard(one, viewer)),
    })),
    cards: cards.map((card) => knownCard(past, card, nth)).filter(({ objects }) => objects.length > 0),
    who: record.viewers.map((viewer): KnewName => {
      const heard = said.find((one) => record.heard(one, viewer));
      const [seen] = cards
        .flatMap((card) => record.spansOf(card, viewer).slice(0, 1))
        .filter(({ from }) => from <= nth)
        .sort((one, other) => one.from - other.from);
      if (seen !== undefined && (heard === undefined || seen.from <= heard.nth))
        return { viewer, since: record.timeline.when(seen.from, viewer), how: seen.how };
      if (heard === undefined) return { viewer, since: null, how: null };
      return { viewer, since: record.timeline.when(heard.nth, viewer), how: 'named' };
    }),
  };
}

export function everythingKnown(past: KnownPast, viewer: Viewer, nth: number): EverythingKnown {
  const { record, state } = past;
  const { timeline } = record;
  const cards = [...record.cards.numbers].flatMap((card) => {
    const span = record.knownAfter(nth, card, viewer);
    const lies = record.cards
      .of(card)
      .findLast(({ from, until }) => from <= nth && (until ?? Infinity) > nth);
    if (span === undefined || lies === undefined) return [];
    const { since, how } = knewIn(past, viewer, span);
    return [
      {
        since,
        how,
        name: record.nameOf(state, card),
        id: record.idsGiven(viewer).idsOf(lies.object).at(-1) ?? null,
        judge: record.idsGiven(JUDGE).idsOf(lies.object).at(-1) ?? null,
        zone: lies.zone.kind,
        zoneOf: lies.zone.seat,
      },
    ];
  });
  const names = [...record.names.all].flatMap(([name, said]) => {
    const heard = said.find((one) => one.nth <= nth && record.heard(one, viewer));
    return heard === undefined ? [] : [{ name, since: timeline.when(heard.nth, viewer) }];
  });
  return { moment: timeline.when(nth, viewer).moment, cards, names };
}
