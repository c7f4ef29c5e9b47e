// Answers a judge's questions about who knew what when.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ObjectId, Seat } from '#rules';
import { JUDGE, viewerAt, type CardNumber, type FeedEntry } from '#visibility';
import type { Asker, Judged } from '../../contract/contract.js';
import {
  refused,
  UNKNOWN_ENTRY,
  UNKNOWN_GAME,
  UNKNOWN_OBJECT,
  UNKNOWN_SEAT,
} from '../../contract/refusals.js';
import { EyesGuard, type JudgeLook } from '../../game/guard/eyes-guard.js';
import type { Looking } from '../../game/guard/looking.js';
import { KnownPasts, type KnownPast } from '../../game/knowing/known-pasts.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { eventsBy, hasSeat, viewerOf, type JudgeEyes } from '../judged-past.js';
import { everythingKnown, knownCard, knownName, objectIn } from './known-facts.js';
import {
  KnewAt,
  SameCard,
  WhoKnewCard,
  WhoKnewName,
  WhoWasTold,
  type EverythingKnown,
  type KnownCard,
  type KnownName,
  type SameCardSight,
  type ToldEntry,
} from './who-knew.query.js';

interface Named {
  readonly object: ObjectId;
  readonly card: CardNumber;
}

function named({ record, state }: KnownPast, id: string, of: JudgeEyes): Judged<Named> {
  if (!hasSeat(state, of)) return refused(UNKNOWN_SEAT);
  const object = record.idsGiven(viewerOf(of)).objectOf(id);
  const card = object && record.cards.cardOf(object);
  return object === undefined || card === undefined
    ? refused(UNKNOWN_OBJECT)
    : { kind: 'found', value: { object, card } };
}

type AboutKnowledge = Extract<Looking, { way: 'knowledge' }>;

const ofCard = (card: string, of: JudgeEyes, moment: number | undefined): AboutKnowledge => ({
  way: 'knowledge',
  card,
  cardOf: of === 'judge' ? undefined : of,
  moment,
});

/** Reads the record on a judge's look. `nth`: the last event of the moment. */
async function reading<T>(
  guard: EyesGuard,
  pasts: KnownPasts,
  asked: { readonly asker: Asker; readonly game: string },
  about: AboutKnowledge,
  read: (past: KnownPast, nth: number) => Judged<T>,
): Promise<Judged<T>> {
  return guard.judge(asked, about, async (look) => {
    const events = await eventsBy(pasts, look, about.moment, 'moment');
    if (events.kind === 'refused') return events;
    const known = await pasts.read(look.session.id, look.eyes, (past) => read(past, events.value - 1));
    return known ?? refused(UNKNOWN_GAME);
  });
}

@QueryHandler(SameCard)
export class SameCardHandler implements IQueryHandler<SameCard> {
  constructor(
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute({ asker, game, id, of }: SameCard): Promise<Judged<SameCardSight>> {
    const about = ofCard(id, of, undefined);
    return reading(this.guard, this.pasts, { asker, game }, about, (past) => {
      const found = named(past, id, of);
      if (found.kind === 'refused') return found;
      const { object, card } = found.value;
      const chain = past.record.cards.of(card);
      const asked = chain.findLast((one) => one.object === object);
      if (asked === undefined) return refused(UNKNOWN_OBJECT);
      const last = chain.at(-1);
      const now = last === undefined || last.until !== undefined ? null : objectIn(past, last);
      const name = past.record.nameOf(past.state, card);
      return { kind: 'found', value: { object: objectIn(past, asked), now, name } };
    });
  }
}

@QueryHandler(WhoKnewCard)
export class WhoKnewCardHandler implements IQueryHandler<WhoKnewCard> {
  constructor(
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: WhoKnewCard): Promise<Judged<KnownCard>> {
    const { id, of, moment } = query;
    return reading(this.guard, this.pasts, query, ofCard(id, of, moment), (past, nth) => {
      const found = named(past, id, of);
      if (found.kind === 'refused') return found;
      return { kind: 'found', value: knownCard(past, found.value.card, nth) };
    });
  }
}

@QueryHandler(WhoKnewName)
export class WhoKnewNameHandler implements IQueryHandler<WhoKnewName> {
  constructor(
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: WhoKnewName): Promise<Judged<KnownName>> {
    const { name, moment } = query;
    const about = { way: 'knowledge', name, moment } as const;
    return reading(this.guard, this.pasts, query, about, (past, nth) => ({
      kind: 'found',
      value: knownName(past, name, nth),
    }));
  }
}

@QueryHandler(KnewAt)
export class KnewAtHandler implements IQueryHandler<KnewAt> {
  constructor(
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: KnewAt): Promise<Judged<EverythingKnown>> {
    const { moment } = query;
    const seat = query.seat as Seat;
    const about = { way: 'knowledge', seat, moment } as const;
    return reading(this.guard, this.pasts, query, about, (past, nth) => {
      if (!hasSeat(past.state, seat)) return refused(UNKNOWN_SEAT);
      return { kind: 'found', value: everythingKnown(past, viewerAt(seat), nth) };
    });
  }
}

/** Everybody is asked for the entry that the same event became in their own feed. */
@QueryHandler(WhoWasTold)
export class WhoWasToldHandler implements IQueryHandler<WhoWasTold> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute({ asker, game, seq }: WhoWasTold): Promise<Judged<ToldEntry>> {
    const at = { way: 'knowledge', entry: seq, moment: undefined } as const;
    return this.guard.judge({ asker, game }, at, async (look) => {
      const told = await this.pasts.read(look.session.id, look.eyes, ({ record: { timeline, viewers } }) => {
        const nth = Number.isInteger(seq) ? timeline.eventOf(JUDGE, seq) : undefined;
        return nth === undefined
          ? undefined
          : viewers.map((viewer) => ({ viewer, seq: timeline.entryOf(viewer, nth) }));
      });
      if (told === undefined) return refused(UNKNOWN_ENTRY);
      const entry = await this.entry(look, look.eyes, seq);
      if (entry === undefined) return refused(UNKNOWN_ENTRY);
      const entries: ToldEntry['told'][number][] = [];
      for (const one of told) {
        const eyes = look.through(one.viewer);
        const theirs = one.seq === undefined ? undefined : await this.entry(look, eyes, one.seq);
        entries.push({ viewer: one.viewer, entry: theirs ?? null });
      }
      return { kind: 'found', value: { entry, told: entries } };
    });
  }

  private async entry(
    { session }: JudgeLook,
    eyes: JudgeLook['eyes'],
    seq: number,
  ): Promise<FeedEntry | undefined> {
    const between = { after: seq - 1, upTo: seq };
    return (await this.sessions.history.entriesBetween(session.id, eyes, between))[0];
  }
}
