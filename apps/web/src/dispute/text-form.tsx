// Something to write and to send; what was written stays until it has arrived.
import { useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly button: string;
  readonly most: number;
  readonly isLong?: boolean;
  /** True once it has arrived. */
  readonly onSend: (text: string) => Promise<boolean>;
}

export function TextForm({ label, button, most, isLong = false, onSend }: Props) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void onSend(text).then((isSent) => {
          setBusy(false);
          if (isSent) setText('');
        });
      }}
    >
      <label>
        <span>{label}</span>
        {isLong ? (
          <textarea
            rows={3}
            required
            maxLength={most}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        ) : (
          <input
            type="text"
            required
            maxLength={most}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </label>
      <button type="submit" disabled={isBusy}>
        {button}
      </button>
    </form>
  );
}
