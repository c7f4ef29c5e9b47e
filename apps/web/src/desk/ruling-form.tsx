// The ruling: what it answers, what it rests on, what it does, what everyone reads; previewed before it is given.
import { useSignal, type Signal } from '@preact/signals';
import { TroubleNotice } from '../parts/trouble.js';
import type { Refusal } from '../state/actions.js';
import type { Trouble } from '../state/server.js';
import type { DisputeSeen, LiveDispute } from '../dispute/live-dispute.js';
import { disputeWords } from '../dispute/words/words.js';
import { previewRuling, type ForeseenFeed } from './asking.js';
import type { DeskGame } from './desk-game.js';
import { Foreseen } from './foreseen.js';
import { begun, RemedyFields } from './remedy-fields.js';
import { RuleSearch } from './rule-search.js';
import { FIELDS, type RemedyDraft, type RemedyKindDrafted, type RulingDraft } from './ruling-draft.js';

interface Props {
  readonly dispute: DisputeSeen;
  readonly live: LiveDispute;
  readonly game: DeskGame;
  readonly draft: RulingDraft;
  readonly may: 'give' | 'overturn' | 'nothing';
}

interface LineProps {
  readonly label: string;
  readonly most: number;
  readonly said: Signal<string>;
}

/** One line of text that must be said. */
const Line = ({ label, most, said }: LineProps) => (
  <label>
    <span>{label}</span>
    <input
      type="text"
      required
      maxLength={most}
      value={said.value}
      onInput={(event) => (said.value = event.currentTarget.value)}
    />
  </label>
);

const KINDS = Object.keys(FIELDS) as RemedyKindDrafted[];

export function RulingForm({ dispute, live, game, draft, may }: Props) {
  const { rule } = disputeWords();
  const previewed = useSignal<{ readonly ruling: string; readonly feeds: readonly ForeseenFeed[] } | null>(
    null,
  );
  const trouble = useSignal<Trouble | Refusal | null>(null);
  if (may === 'nothing') return <p class="faint">{rule.cannot}</p>;
  const ruling = draft.input(game);
  const isPreviewed = previewed.value?.ruling === JSON.stringify(ruling);
  const preview = async (): Promise<void> => {
    const feeds = await game.tried(() => previewRuling(dispute.id, ruling));
    trouble.value = game.trouble.value;
    previewed.value = feeds === undefined ? null : { ruling: JSON.stringify(ruling), feeds };
  };
  return (
    <form
      class="ruling-form"
      onSubmit={(event) => {
        event.preventDefault();
        void preview();
      }}
    >
      <Line label={rule.question} most={500} said={draft.question} />
      <label>
        <span>{rule.findings}</span>
        <textarea
          rows={3}
          required
          maxLength={4000}
          value={draft.findings.value}
          onInput={(event) => (draft.findings.value = event.currentTarget.value)}
        />
      </label>
      <RuleSearch cited={draft.rules.value} onCite={(rules) => (draft.rules.value = rules)} />
      <Remedies draft={draft} game={game} />
      <Line label={rule.words} most={1000} said={draft.words} />
      {dispute.challenge !== null && (
        <label>
          <span>{rule.loser}</span>
          <select
            value={draft.loser.value}
            onChange={(event) => (draft.loser.value = event.currentTarget.value)}
          >
            <option value="">–</option>
            {[dispute.challenge.by, dispute.challenge.against].map((seat) => (
              <option key={seat} value={seat}>
                {game.who(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="faint">{rule.previewHint}</p>
      <TroubleNotice trouble={trouble.value} />
      <div class="row">
        <button type="submit" class={isPreviewed ? '' : 'main'}>
          {rule.preview}
        </button>
        <button
          type="button"
          class={isPreviewed ? 'main' : ''}
          disabled={!isPreviewed}
          onClick={() =>
            void live
              .act(may === 'overturn' ? 'overturnRuling' : 'giveRuling', '$ruling: RulingInput!', { ruling })
              .then(() => (trouble.value = live.trouble.value))
          }
        >
          {may === 'overturn' ? rule.overturn : rule.give}
        </button>
      </div>
      <div role="status">
        {previewed.value !== null && !isPreviewed && <p class="faint">{rule.changed}</p>}
        {previewed.value !== null && isPreviewed && <Foreseen feeds={previewed.value.feeds} game={game} />}
      </div>
    </form>
  );
}

function Remedies({ draft, game }: { readonly draft: RulingDraft; readonly game: DeskGame }) {
  const { rule } = disputeWords();
  const remedies = draft.remedies.value;
  const kind = useSignal<RemedyKindDrafted>('rewind');
  const change = (place: number, remedy: RemedyDraft | undefined): void => {
    draft.remedies.value = remedies.flatMap((one, at) =>
      at === place ? (remedy === undefined ? [] : [remedy]) : [one],
    );
  };
  return (
    <fieldset>
      <legend>{rule.remedies}</legend>
      {remedies.length === 0 && <p class="faint">{rule.noRemedy}</p>}
      {remedies.map((remedy, place) => (
        <fieldset key={place} class="remedy">
          <legend>{rule.kinds[remedy.kind]}</legend>
          <RemedyFields remedy={remedy} game={game} onChange={(changed) => change(place, changed)} />
          <button
            type="button"
            class="plain"
            aria-label={`${rule.drop}: ${rule.kinds[remedy.kind]}`}
            onClick={() => change(place, undefined)}
          >
            {rule.drop}
          </button>
        </fieldset>
      ))}
      {/* Arrow keys go through the kinds, so a kind alone adds nothing. */}
      <div class="row">
        <label class="bare">
          <span>{rule.remedy}</span>
          <select
            value={kind.value}
            onChange={(event) =>
              (kind.value = KINDS.find((one) => one === event.currentTarget.value) ?? kind.value)
            }
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {rule.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => (draft.remedies.value = [...remedies, begun(kind.value, game)])}>
          {rule.addRemedy}
        </button>
      </div>
    </fieldset>
  );
}
