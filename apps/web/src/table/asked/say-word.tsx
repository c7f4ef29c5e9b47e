// The buttons of a form in which a word is said.
import { words } from '../../words/words.js';

interface Props {
  readonly typed: string;
  /** Whether the empty word is an answer. */
  readonly none: boolean;
  readonly onNone: () => void;
}

export function SayWord({ typed, none, onNone }: Props) {
  const { acting } = words();
  return (
    <>
      <button class="main" type="submit" disabled={typed.trim() === ''}>
        {acting.done}
      </button>
      {none && (
        <button type="button" onClick={onNone}>
          {acting.none}
        </button>
      )}
    </>
  );
}
