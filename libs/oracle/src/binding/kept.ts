// Gives an effect a link where another line of the same card refers to what it exiled or put onto the battlefield (cr
// 607.2a, 607.2c). Only the other line's words tell that a link is needed. Example: Oblivion Ring.
import { isNode, rewritten, type Ability, type Rewrite } from '#abilities';
import type { Self } from '../text/self.js';
import { BROUGHT, EXILED } from '../text/linked.js';

/** Abilities it gives to others, and abilities of tokens, keep nothing for this card. */
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
