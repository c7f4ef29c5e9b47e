// A view in lines of text: zones, what everyone has, and whom the game waits for. Objects have numbers, and moves speak
// of those numbers.
import type { GameView, LibraryView, SeatView, VisibleId } from '#visibility';
import { untilThen } from '../story/speaking.js';
import { capital, Described, joined, zone, type Naming } from './described.js';
import { ownSeat } from './numbers.js';
import { promptOf } from './prompt-words.js';

const seatsOf = ({ seats }: GameView): SeatView[] => Object.values(seats);

function seatLines(view: GameView, shown: Described): string[] {
  const left = view.clocks?.left ?? {};
  return seatsOf(view).flatMap((seat) =>
    seat.player === undefined
      ? []
      : [
          joined(
            [
              `${capital(shown.who(seat.seat))}:`,
              seat.life === undefined ? undefined : `life ${seat.life}`,
              `hand ${seat.handSize}`,
              librariesOf(view, seat),
              seat.graveyard === undefined ? undefined : `graveyard ${seat.graveyard.length}`,
              seat.mana === undefined || seat.mana === '' ? undefined : `mana ${seat.mana}`,
              left[seat.seat] === undefined
                ? undefined
                : `time ${Math.ceil((left[seat.seat] ?? 0) / 1000)} s`,
              seat.lost === undefined ? undefined : `out (${seat.lost})`,
            ],
            '  ',
          ),
          ...(seat.graveyard === undefined || seat.graveyard.length === 0
            ? []
            : [`  Graveyard: ${seat.graveyard.map((id) => shown.brief(id)).join(', ')}`]),
          ...(seat.libraries ?? []).flatMap((library) => knownLines(library, shown)),
        ],
  );
}

/** Of war-zone's two each by itself. */
function librariesOf({ library }: GameView, { librarySize, libraries = [] }: SeatView): string | undefined {
  if (librarySize === undefined || library !== undefined) return undefined;
  return libraries.length < 2
    ? `library ${librarySize}`
    : `libraries ${libraries.map(({ size }) => size).join(' and ')}`;
}

/** What is known of a library, the uppermost first. */
function knownLines({ size, known = {} }: LibraryView, shown: Described): readonly string[] {
  const lie = Object.entries(known).toSorted(([, one], [, other]) => one - other);
  const where = (fromTop: number): string =>
    fromTop === 1 ? 'on top' : fromTop === size ? 'at the bottom' : `number ${fromTop} from the top`;
  return lie.length === 0
    ? []
    : [`  Known there: ${lie.map(([id, at]) => `${shown.brief(id as VisibleId)} ${where(at)}`).join(', ')}`];
}

const STATUSES: { readonly [S in GameView['status']]: string } = {
  gathering: 'Players are joining.',
  opening: 'The players open what they committed to.',
  starting: 'Who goes first is being decided.',
  mulligans: 'The players look at their opening hands.',
  playing: 'The game is starting.',
  over: 'The game is over.',
};

export function viewLines(view: GameView, naming: Naming = {}): readonly string[] {
  const shown = new Described(view, naming);
  const own = ownSeat(view);
  const field = view.battlefield ?? [];
  const by = (seat: number): string[] =>
    field.filter((id) => view.objects[id]?.controller === seat).map((id) => shown.object(id));
  const { turn, combat, library } = view;
  return [
    '',
    turn === undefined
      ? STATUSES[view.status]
      : `Turn ${turn.number}, of ${shown.who(turn.active)}, ${turn.step?.replaceAll('-', ' ') ?? 'beginning'}.${library === undefined ? '' : ` The library has ${library.size}.`}`,
    ...(library === undefined ? [] : knownLines(library, shown)),
    ...seatLines(view, shown),
    ...seatsOf(view).flatMap(({ seat }) =>
      zone(seat === own ? 'Your side' : `Side of ${shown.who(seat)}`, by(seat)),
    ),
    ...zone(
      'Exile',
      (view.exile ?? []).map((id) => shown.brief(id)),
    ),
    ...zone(
      'Command',
      (view.command ?? []).map((id) => shown.brief(id)),
    ),
    ...zone(
      'Combat',
      (combat?.attacks ?? []).map(({ attacker, defender }) => {
        const blockers = (combat?.blocks ?? []).filter(({ attackers }) => attackers.includes(attacker));
        const blocked = blockers.map(({ blocker }) => shown.brief(blocker)).join(', ');
        return joined(
          [
            `${shown.brief(attacker)} attacks ${shown.brief(defender)}`,
            blocked !== '' && `blocked by ${blocked}`,
          ],
          ', ',
        );
      }),
    ),
    ...zone(
      'Stack, the top first',
      [...(view.stack ?? [])].reverse().map((id) => shown.item(id)),
    ),
    ...zone(
      'Your hand',
      (own === undefined ? [] : (view.seats[own]?.hand ?? [])).map((id) => shown.object(id)),
    ),
    ...awaited(view, shown),
  ];
}

/** Whom the game waits for, where that is somebody else. */
function awaited({ decision, referral, viewer }: GameView, shown: Described): readonly string[] {
  if (decision === undefined && referral !== undefined)
    return [
      '',
      `The game waits for a judge to rule on “${referral.text}”, ${untilThen(referral.until)}; if none does, nothing happens.`,
    ];
  if (decision === undefined || viewer === `seat-${decision.seat}`) return [];
  return ['', `${capital(shown.who(decision.seat))} is asked: ${promptOf(decision.prompt)}.`];
}
