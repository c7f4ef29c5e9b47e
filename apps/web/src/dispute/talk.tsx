// The talk in a dispute: to everyone at the table, or between the judge and one player.
import { useState } from 'preact/hooks';
import type { MessageSeen } from './live-dispute.js';
import { disputeWords } from './words/words.js';

interface Props {
  readonly messages: readonly MessageSeen[];
  readonly who: (seat: number) => string;
  /** Whom else than everyone one can write to, and what that is called. */
  readonly others: readonly { readonly value: string; readonly label: string }[];
  /** True once it is sent. */
  readonly onSay: (text: string, to: string) => Promise<boolean>;
}

const EVERYONE = '';

export function Talk({ messages, who, others, onSay }: Props) {
  const said = disputeWords();
  const [text, setText] = useState('');
  const [to, setTo] = useState(EVERYONE);
  return (
    <section aria-label={said.talk}>
      <div class="talk" role="log" aria-live="polite" aria-label={said.talk}>
        {messages.map((message, place) => (
          <p key={place}>
            <strong>
              {message.seat === null ? `${said.judge} ${message.by.name ?? ''}` : who(message.seat)}
            </strong>
            {message.to !== null && <span class="faint"> → {said.privately(who(message.to))}</span>}:{' '}
            {message.text ?? said.deleted}
          </p>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void onSay(text, to).then((isSent) => {
            if (isSent) setText('');
          });
        }}
      >
        <label class="bare">
          <span>{said.atTable.message}</span>
          <input
            type="text"
            required
            maxLength={1000}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <label class="bare">
          <span>{said.atTable.to}</span>
          <select value={to} onChange={(event) => setTo(event.currentTarget.value)}>
            <option value={EVERYONE}>{said.everyone}</option>
            {others.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{said.send}</button>
      </form>
    </section>
  );
}
