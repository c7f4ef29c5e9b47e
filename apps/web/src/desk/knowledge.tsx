// Who knew what, and since when: of a card, of a name, everything that one player knew, and what each was told.
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { disputeWords } from '../dispute/words/words.js';
import { listed } from '../words/words.js';
import {
  knewAt,
  whoKnewCard,
  whoKnewName,
  whoWasTold,
  type CardKnowledgeSeen,
  type EverythingKnownSeen,
  type NameKnowledgeSeen,
  type ToldOfEntry,
} from './asking.js';
import { MomentForm } from './all-eyes.js';
import type { ZoneKind } from '../words/kinds.js';
import type { DeskGame } from './desk-game.js';
import { lineOf } from './foreseen.js';

type Found =
  | { readonly of: 'card'; readonly known: CardKnowledgeSeen }
  | { readonly of: 'name'; readonly name: string; readonly known: NameKnowledgeSeen }
  | { readonly of: 'moment'; readonly told: readonly ToldOfEntry[] }
  | { readonly of: 'seat'; readonly seat: number; readonly known: EverythingKnownSeen };

export function Knowledge({ game }: { readonly game: DeskGame }) {
  const { knew, rule } = disputeWords();
  const found = useSignal<Found | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const asked = game.asked.value;
  const moment = game.seen.value?.moment ?? null;
  const ofCard = async (object: string): Promise<void> => {
    const known = await game.tried(() => whoKnewCard(game.id, object, null, moment));
    if (known !== undefined) found.value = { of: 'card', known: known as CardKnowledgeSeen };
  };
  const ofName = async (name: string): Promise<void> => {
    const known = await game.tried(() => whoKnewName(game.id, name, moment));
    if (known !== undefined) found.value = { of: 'name', name, known: known as NameKnowledgeSeen };
  };
  const ofSeat = async (seat: number): Promise<void> => {
    const known = await game.tried(() => knewAt(game.id, seat, moment));
    if (known !== undefined) found.value = { of: 'seat', seat, known: known as EverythingKnownSeen };
  };
  const atMoment = async (): Promise<void> => {
    const told = await game.tried(() => whoWasTold(game.id, game.moment));
    if (told !== undefined) found.value = { of: 'moment', told };
  };
  useEffect(() => {
    if (asked === null) return;
    game.asked.value = null;
    // The card that was asked about is not on this page, so its answer has the focus.
    void ofCard(asked).then(() => place.current?.focus());
  }, [asked]);
  return (
    <>
      <MomentForm game={game} />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void ofCard(String(new FormData(event.currentTarget).get('object')));
        }}
      >
        <label class="bare">
          <span>{rule.fields.object}</span>
          <select name="object">
            {game.objects().map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{knew.ask}</button>
      </form>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void ofName(String(new FormData(event.currentTarget).get('name')).trim());
        }}
      >
        <label class="bare">
          <span>{knew.name}</span>
          <input type="text" name="name" required />
        </label>
        <button type="submit">{knew.ask}</button>
      </form>
      <div class="row" role="group" aria-label={knew.everything}>
        <span>{knew.everything}:</span>
        {game.seats.value.map((seat) => (
          <button key={seat} type="button" onClick={() => void ofSeat(seat)}>
            {game.who(seat)}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => void atMoment()}>
        {knew.happened(game.moment)}
      </button>
      <div role="status" class="found" tabIndex={-1} ref={place}>
        {found.value?.of === 'card' && <OfCard known={found.value.known} game={game} />}
        {found.value?.of === 'name' && (
          <OfName name={found.value.name} known={found.value.known} game={game} />
        )}
        {found.value?.of === 'seat' && (
          <OfSeat seat={found.value.seat} known={found.value.known} game={game} />
        )}
        {found.value?.of === 'moment' && <OfMoment told={found.value.told} game={game} />}
      </div>
      <p class="faint">{knew.cannot}</p>
    </>
  );
}

const zoneName = (zone: ZoneKind, of: number | null, { who }: DeskGame): string => {
  const { zones } = disputeWords().knew;
  const name = zones[zone];
  return of === null ? name : `${name} (${who(of)})`;
};

const viewerName = (seat: number | null, { who }: DeskGame): string =>
  seat === null ? disputeWords().eyes.spectators : who(seat);

function OfCard({ known, game }: { readonly known: CardKnowledgeSeen; readonly game: DeskGame }) {
  const { knew } = disputeWords();
  return (
    <>
      <h2>{known.name}</h2>
      <p class="faint">
        {knew.wasIn(listed(known.objects.map(({ zone, zoneOf }) => zoneName(zone, zoneOf, game))))}
      </p>
      <ul>
        {known.who.map(({ viewer, seat, knows, times }) => (
          <li key={`${viewer} ${seat ?? ''}`}>
            <strong>{viewerName(seat, game)}</strong> {knows ? knew.knows : knew.knowsNot}
            <ul>
              {times.map(({ since, how, until, lost, isTold }, place) => (
                <li key={place}>
                  {knew.since(since.moment, knew.ways[how])}
                  {until !== null && lost !== null && `; ${knew.lost(until.moment, knew.losses[lost])}`}
                  {isTold && ` (${knew.told})`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OfNameProps {
  readonly name: string;
  readonly known: NameKnowledgeSeen;
  readonly game: DeskGame;
}

function OfName({ name, known, game }: OfNameProps) {
  const { knew, judge } = disputeWords();
  return (
    <>
      <h2>{name}</h2>
      {known.said.map(({ when, seat }, place) => (
        <p key={place}>{knew.saidBy(seat === null ? judge : game.who(seat), when.moment)}</p>
      ))}
      <ul>
        {known.who.map(({ viewer, seat, since, how }) => (
          <li key={`${viewer} ${seat ?? ''}`}>
            <strong>{viewerName(seat, game)}</strong>{' '}
            {since === null || how === null ? knew.never : knew.since(since.moment, knew.ways[how])}
          </li>
        ))}
      </ul>
    </>
  );
}

interface OfMomentProps {
  readonly told: readonly ToldOfEntry[];
  readonly game: DeskGame;
}

function OfMoment({ told, game }: OfMomentProps) {
  const { knew } = disputeWords();
  if (told.length === 0) return <p class="faint">{knew.nothingHappened}</p>;
  return (
    <>
      {told.map(({ entry, told: theirs }, place) => (
        <section key={place}>
          <h2>{lineOf(entry.story, 'judge', game)}</h2>
          <ul>
            {theirs.map(({ seat, entry: told }) => (
              <li key={seat}>
                <strong>{viewerName(seat, game)}</strong>:{' '}
                {told === null ? knew.toldNothing : lineOf(told.story, seat, game)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface OfSeatProps {
  readonly seat: number;
  readonly known: EverythingKnownSeen;
  readonly game: DeskGame;
}

function OfSeat({ seat, known, game }: OfSeatProps) {
  const { knew } = disputeWords();
  return (
    <>
      <h2>{game.who(seat)}</h2>
      <h3>{knew.cards}</h3>
      <ul>
        {known.cards.map(({ name, zone, zoneOf, since, how }, place) => (
          <li key={place}>
            <strong>{name}</strong> · {zoneName(zone, zoneOf, game)} ·{' '}
            {knew.since(since.moment, knew.ways[how])}
          </li>
        ))}
      </ul>
      <h3>{knew.names}</h3>
      <ul>
        {known.names.map(({ name, since }) => (
          <li key={name}>
            {name} ({since.moment})
          </li>
        ))}
      </ul>
    </>
  );
}
