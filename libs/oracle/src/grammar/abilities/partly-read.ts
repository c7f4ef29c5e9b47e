// Reads the beginning of an ability whose rest cannot be read: the cost of an activated ability, the event of a
// triggered one. The rest stays in its own words, and the players carry it out (assisted play).
import type { Ability, Body } from '#abilities';
import { either, maybe, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { interveningIf, triggerEvent } from './abilities.js';
import { costLine } from '../costs/costs.js';
import { limits } from './activation-limits.js';
import { zoneOfActivated } from './functioning-zones.js';

/** The text from here to its end, or to the end of one of its sentences, unread. */
const asItStands =
  (text: string): Parser<Body> =>
  ({ tokens }, at) => {
    const from = tokens[at]?.at;
    if (from === undefined) return [];
    const ends = tokens.flatMap((token, index) =>
      index >= at && (token.text === '.' || index === tokens.length - 1) ? [index] : [],
    );
    return ends.map((index) => ({
      value: {
        kind: 'plain',
        effect: { kind: 'assisted', text: text.slice(from, tokens[index + 1]?.at).trim() },
      },
      end: index + 1,
    }));
  };

export function beginningOfAbility(text: string): Parser<Ability> {
  const rest = asItStands(text);
  return either<Ability>(
    rule([costLine, ':', rest, maybe(limits)], (costs, body, more) => {
      const zone = zoneOfActivated(costs, body);
      return zone === 'nowhere'
        ? undefined
        : { kind: 'activated', costs, body, ...(zone === undefined ? {} : { zone }), ...more };
    }),
    rule([triggerEvent, ',', interveningIf, rest], (event, when, body) => ({
      kind: 'triggered',
      ...event,
      ...(when === undefined ? {} : { if: when }),
      body,
    })),
  );
}
