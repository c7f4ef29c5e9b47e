// What an action is paid with: what the server would tap, shown before it happens. A click on a land pays with that one; on
// one that is marked, with another if there is one.
import { useEffect } from 'preact/hooks';
import { Mana } from '../../parts/mana.js';
import type { Announcement, Builder } from '../../state/builder.js';
import type { PlaySeen, ViewSeen } from '../../state/view.js';
import { words } from '../../words/words.js';
import { objectName } from '../board/board.js';
import { choosing } from '../board/choosing.js';
import { paidOtherwise, sourcesOf } from '../board/mana-sources.js';

interface Props {
  readonly builder: Builder;
  readonly now: Announcement;
  readonly view: ViewSeen;
  readonly plays: readonly PlaySeen[];
}

const symbols = (letters: string): string => letters.replace(/[WUBRGC]/g, '{$&}');

export function Paying({ builder, now, view, plays }: Props) {
  const { announcing } = words().playing;
  const { payment } = now;
  const sources = sourcesOf(plays, now.of.object);
  const pick = (object: string): void => {
    if (payment !== null) void builder.payWith(paidOtherwise(payment, sources, object));
  };
  const isOpen = payment !== null && payment.makes.length > 0;
  useEffect(() => {
    if (!isOpen) return;
    choosing.value = {
      objects: new Set([...sources.keys(), ...payment.makes.map(({ object }) => object)]),
      seats: new Set(),
      picked: payment.makes.map(({ object }) => object),
      pick: (one) => pick(String(one)),
    };
    return () => {
      choosing.value = null;
    };
  }, [payment]);
  if (payment === null) return null;
  const isFree = payment.makes.length === 0 && payment.pool === '';
  return (
    <div class="paying">
      {isFree ? (
        <span class="faint">{announcing.free}</span>
      ) : (
        <span class="row">
          <span class="faint">{announcing.paidWith}</span>
          {payment.makes.map(({ object, mana }, place) => (
            <button key={place} type="button" class="chip" onClick={() => pick(object)}>
              {objectName(view, object)} <Mana cost={symbols(mana)} />
            </button>
          ))}
          {payment.pool !== '' && <span>{announcing.fromPool(payment.pool)}</span>}
        </span>
      )}
      {payment.left !== '' && (
        <p class="warn" role="status">
          {announcing.left(payment.left)}
        </p>
      )}
      {sources.size > payment.makes.length && isOpen && <p class="faint">{announcing.swap}</p>}
    </div>
  );
}
