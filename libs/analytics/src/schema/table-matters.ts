// Tables about the table itself: texts the players settle, clocks, disputes, and going back.
import { count, long, maybe, table, text } from './columns.js';
import { MAYBE_SEAT, PLACE } from './places.js';

export const TABLE_MATTERS = {
  assisted: table({
    says: 'What happened to each text that the engine cannot read. The texts themselves are not stored.',
    columns: {
      ...PLACE,
      ...MAYBE_SEAT,
      event: text('came-up, proposed, refused, accepted, referred or settled.'),
      name: maybe(text('The name of the object with the text.')),
      part: maybe(text('effect, costs or trigger.')),
      outcome: maybe(text('nothing or stands, once settled.')),
      why: maybe(text('vote, claim-refused, left, judge or unruled.')),
    },
  }),
  clocks: table({
    says: 'Flags that fell, and clocks that went on after a restart of the server.',
    columns: { ...PLACE, ...MAYBE_SEAT, event: text('flag-fell or resumed.') },
  }),
  disputes: table({
    says: 'What everyone at the table saw of each dispute. The rest belongs to the judge.',
    columns: {
      ...PLACE,
      dispute: text('The id of the dispute.'),
      ...MAYBE_SEAT,
      event: text('stopped, taken, handed-back, ruled or resumed.'),
      rules: maybe(text('The rules that the ruling cites.')),
      why: maybe(text('Why the game went on: ruled, withdrawn or lapsed.')),
      stood_ms: maybe(long('How long the game stood.')),
    },
  }),
  rewinds: table({
    says: 'One row for each time the game went back.',
    columns: {
      ...PLACE,
      to_moment: count('The moment to which it went back.'),
      by: text('consent or ruling.'),
      ...MAYBE_SEAT,
      names: text('free or used: whether names given since can be given again.'),
    },
  }),
} as const;
