// What an ability exiles, or puts onto the battlefield, is kept where another line of its card speaks of it (cr 607.2a,
// 607.2c): the words of the one do not tell that, those of the other do.
import { isNode, rewritten, type Ability, type Rewrite } from '#abilities';
import type { Self } from '../text/self.js';
import { BROUGHT, EXILED } from '../text/linked.js';

/** What it does itself: not what it gives others to do, nor what tokens can. */
const isOthers = (kind: string): boolean => kind === 'gain-ability' || kind === 'made';

function keeping(kept: readonly string[]): Rewrite {
  return (sort, part) => {
    if (!isNode(part)) return undefined;
    if (isOthers(part.kind)) return { becomes: [part] };
    if (sort !== 'effect' || part['link'] !== undefined) return undefined;
    if (part.kind === 'move') {
      if (part['to'] === 'exile' && kept.includes(EXILED)) return { becomes: [{ ...part, link: EXILED }] };
      if (part['to'] === 'battlefield' && kept.includes(BROUGHT))
        return { becomes: [{ ...part, link: BROUGHT }] };
    }
    return part.kind === 'create-token' && kept.includes(BROUGHT)
      ? { becomes: [{ ...part, link: BROUGHT }] }
      : undefined;
  };
}

export function withKept(ability: Ability, { kept }: Self): Ability {
  if (!kept.includes(EXILED) && !kept.includes(BROUGHT)) return ability;
  return rewritten('ability', ability, keeping(kept));
}
