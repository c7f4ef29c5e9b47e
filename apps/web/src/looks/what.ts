// Says what looks of one kind were at: their moments together, and what else is on record of them.
import type { RecordedLooksFragment } from '../state/generated/operations.js';
import { looksWords } from './words/words.js';

export type What = NonNullable<RecordedLooksFragment['nodes'][number]['what']>;

interface Span {
  readonly from: number;
  to: number;
}

/** One line for those that differ in nothing but their moments. */
export function linesOf(whats: readonly What[]): readonly string[] {
  const alike = new Map<string, Span[]>();
  for (const what of whats) {
    const beside = besideMoment(what).join(', ');
    const span = { from: what.moment, to: what.until ?? what.moment };
    alike.set(beside, [...(alike.get(beside) ?? []), span]);
  }
  return [...alike].map(([beside, spans]) => {
    const joined = together(spans);
    const text = joined.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
    const isOne = joined.length === 1 && joined[0]?.from === joined[0]?.to;
    const moments = isOne ? looksWords().what.moment(text) : looksWords().what.moments(text);
    return beside === '' ? moments : `${moments}, ${beside}`;
  });
}

function together(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last !== undefined && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

function besideMoment(what: What): readonly string[] {
  const said = looksWords().what;
  const seat = (nth: number): string => said.seat(nth + 1);
  const { after, before, eyes, eyesOf, part, card, cardOf, name, entry, deed, ruling, penalty } = what;
  const parts: (string | null)[] = [
    deed === null ? null : said.deeds[deed],
    ruling === null ? null : said.ruling(ruling),
    penalty === null ? null : said.penalty(penalty),
    part === null ? null : said.parts[part],
    card === null ? null : cardOf === null ? said.card(card) : said.cardOf(card, seat(cardOf)),
    name === null ? null : said.name(name),
    entry === null ? null : said.entry(entry),
    what.seat === null ? null : seat(what.seat),
    what.referralId === null ? null : said.referral(what.referralId),
    eyes === null ? null : eyesOf === null ? said.eyes[eyes] : said.eyesOf(seat(eyesOf)),
    after === null ? null : said.after(after),
    before === null ? null : said.before(before),
  ];
  return parts.filter((one) => one !== null);
}
