// The outline of a game in lines of text: its turns, what everyone had then, and what is worth jumping to.
import type { ReplayOutline } from '../client/replays.js';

type Mark = ReplayOutline['marks'][number];

const DID: Readonly<Record<string, string>> = {
  MULLIGAN: 'takes a mulligan',
  NAME: 'names',
  SPELL: 'casts',
  COMBAT: 'attacks',
  DEATH: 'dies',
  CONCESSION: 'concedes',
  LOSS: 'loses',
  CALL: 'calls a judge',
  RULING: 'a judge rules',
  REWIND: 'the game goes back',
};

export function outlineLines(outline: ReplayOutline): string[] {
  const { moments, seats, turns, marks, result } = outline;
  const who = (seat: number): string =>
    seats.find((one) => one.seat === seat)?.player?.name ?? `seat ${String(seat)}`;
  const until = (nth: number): number => (turns[nth + 1]?.moment ?? moments + 1) - 1;
  const within = (from: number, to: number): string[] =>
    marks
      .filter(({ moment }) => moment >= from && moment <= to)
      .map((mark) => `  ${String(mark.moment).padStart(6)}  ${inWords(mark, who)}`);
  const lines = [`${moments} moments, ${turns.length} turns.`];
  const first = turns[0]?.moment ?? moments + 1;
  lines.push(...within(1, first - 1));
  for (const [nth, { moment, number, active }] of turns.entries()) {
    lines.push(
      `Turn ${number}, ${who(active)}: ${moment} to ${until(nth)} (${livesAt(outline, moment, who)})`,
    );
    lines.push(...within(moment, until(nth)));
  }
  if (result !== null)
    lines.push(result.winners.length === 0 ? 'Nobody won.' : `${result.winners.map(who).join(' and ')} won.`);
  return lines;
}

function livesAt({ seats, lives }: ReplayOutline, moment: number, who: (seat: number) => string): string {
  return seats
    .flatMap(({ seat }) => {
      const life = lives.findLast((one) => one.seat === seat && one.moment <= moment)?.life;
      return life === undefined ? [] : [`${who(seat)} ${life}`];
    })
    .join(', ');
}

function inWords({ kind, seat, names, count }: Mark, who: (seat: number) => string): string {
  const subject = seat === null ? [] : [who(seat)];
  const object =
    names.length > 0
      ? [names.join(', ')]
      : kind === 'NAME' || kind === 'SPELL' || kind === 'DEATH'
        ? ['a card']
        : [];
  const words =
    kind === 'DEATH'
      ? [...object, count === 1 ? 'dies' : 'die']
      : [
          ...subject,
          DID[kind] ?? kind.toLowerCase(),
          ...object,
          ...(kind === 'COMBAT' ? [`with ${count}`] : []),
        ];
  return words.join(' ');
}
