// An action on its way: which of several it is to be, its choices one by one, and the whole of it before it is done. Each
// choice that was made can be changed.
import { Mana } from '../../parts/mana.js';
import { TroubleNotice } from '../../parts/trouble.js';
import { useCard } from '../../parts/use-card.js';
import type { Answer, Play } from '../../state/actions.js';
import type { Builder } from '../../state/builder.js';
import { cardIn } from '../../state/card-names.js';
import type { LiveGame } from '../../state/live-game.js';
import type { PlaySeen, ViewSeen } from '../../state/view.js';
import { listed, words } from '../../words/words.js';
import { objectName, targetName } from '../board/board.js';
import { chosenInWords } from './chosen-in-words.js';
import { Paying } from './paying.js';
import { QuestionForm } from './question-form.js';
import { Pencil } from '../../parts/signs.js';
import { tableWords } from '../words/words.js';

/** The label of what lets a card be cast face down. */
const FACE_DOWN = 'morph';

interface Props {
  readonly builder: Builder;
  readonly menu: readonly PlaySeen[];
  readonly plays: readonly PlaySeen[];
  readonly view: ViewSeen;
  readonly live: LiveGame;
  readonly onPick: (plays: readonly PlaySeen[]) => void;
  readonly onSay: (given: Answer) => Promise<'done' | 'refused'>;
  readonly onCancel: () => void;
}

export function Announcing({ builder, menu, plays, view, live, onPick, onSay, onCancel }: Props) {
  const { acting, playing } = words();
  const now = builder.now.value;
  const named = useCard(now?.play.name ?? '')?.faces[now?.play.face ?? 0]?.text;
  if (now === null && menu.length > 0)
    return (
      <div class="row">
        <strong>{objectName(view, menu[0]?.object ?? '')}:</strong>
        {menu.map((play, place) => (
          <button key={place} type="button" onClick={() => onPick([play])}>
            {playLine(view, play)}
          </button>
        ))}
        <button class="plain" type="button" onClick={onCancel}>
          {acting.cancel}
        </button>
      </div>
    );
  if (now === null) return null;
  const isWhole = now.question === null && now.field === null && now.refusal === null;
  return (
    <div class="announcing">
      <TroubleNotice trouble={now.refusal} />
      <p>
        <span class="faint">{acting.announce}</span> <strong>{announced(view, now.of, now.play)}</strong>{' '}
        <Mana cost={costOf(view, now.of.object)} />
      </p>
      {now.chosen.length > 0 && (
        <div class="row chosen">
          {now.chosen.map((step, place) => {
            const said = chosenInWords(view, step, now.play.object, named);
            return (
              <button
                key={place}
                type="button"
                class="chip"
                aria-label={playing.announcing.change(said)}
                onClick={() => void builder.backTo(place)}
              >
                {said} <Pencil />
              </button>
            );
          })}
        </div>
      )}
      {now.question !== null && (
        <QuestionForm
          key={JSON.stringify(now.play)}
          question={now.question}
          of={now.play.object}
          named={named}
          view={view}
          live={live}
          onAnswer={(given) => void builder.choose(given)}
        />
      )}
      {now.question === null && <Paying builder={builder} now={now} view={view} plays={plays} />}
      <div class="row">
        {isWhole && (
          <button
            class="main"
            type="button"
            autoFocus
            onClick={() =>
              void onSay({ act: now.play }).then((outcome) => {
                // By then another action may have been begun.
                if (outcome === 'done' && builder.now.value === now) builder.cancel();
              })
            }
          >
            {acting.confirm}
          </button>
        )}
        {now.chosen.length > 0 && (
          <button type="button" onClick={() => void builder.back()}>
            {acting.back}
          </button>
        )}
        <button type="button" onClick={() => builder.cancel()}>
          {acting.cancel}
        </button>
      </div>
    </div>
  );
}

/** In the language of the page, as far as it knows what is meant; the rest as the server says it. */
function playLine(view: ViewSeen, { kind, as, text, object, face, alternative }: PlaySeen): string {
  const { acting } = words();
  const deed = acting.plays[kind];
  if (as !== null) return `${deed} ${acting.anyLand}`;
  const card = face === null ? cardIn(view, object) : undefined;
  if (card === undefined) return `${deed}: ${text}`;
  const { name, printed } = card;
  const { plays } = tableWords();
  if (name !== '')
    return `${deed}: ${alternative === null && (kind === 'CAST' || kind === 'PLAY') ? name : text}`;
  return alternative === FACE_DOWN
    ? `${deed}: ${plays.faceDown(printed ?? '')}`
    : `${deed}: ${plays.named[kind](printed ?? '')}`;
}

const costOf = (view: ViewSeen, object: string): string | null =>
  view.seats.flatMap(({ hand }) => hand ?? []).find(({ objectId }) => objectId === object)?.cost ?? null;

/** The action as a sentence: what is known of it so far. */
function announced(view: ViewSeen, of: PlaySeen, play: Play): string {
  const { acting } = words();
  const name =
    typeof play['name'] === 'string' ? ` ${acting.as.replace('…', '').trim()} ${play['name']}` : '';
  const land = of.as === null ? '' : ` ${acting.anyLand}`;
  const x = typeof play['x'] === 'number' ? `, X = ${play['x']}` : '';
  const aims = Array.isArray(play['targets'])
    ? (play['targets'] as readonly (readonly { object?: string; seat?: number }[])[]).flat()
    : [];
  const named = aims.map(({ object, seat }) =>
    targetName(view, { object: object ?? null, seat: seat ?? null }),
  );
  const at = named.length === 0 ? '' : words().log.at(listed(named));
  return `${acting.plays[of.kind]} ${objectName(view, of.object)}${name}${land}${x}${at}`;
}
