// Tokens (cr 111): the identity of a token that an effect creates, with its numbers evaluated.
import type { Face, TokenSpec } from '#abilities';
import { baseOf } from '../../reading/characteristics/alone/base.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Run } from '../frames/run.js';
import type { NodeRef } from '../../model/basics/ids.js';
import type { Identity } from '../../model/state/objects.js';
import { copyIdentity } from './copies.js';

/**
 * `at` is the place of the token node. Undefined if no token is created: there is nothing to copy (cr
 * 111.12), or it would be an instant or sorcery (cr 111.5).
 */
export function tokenIdentity(run: Run, token: TokenSpec, at: NodeRef): Identity | undefined {
  switch (token.kind) {
    case 'made':
      return madeToken(run, token.face, childRef(at, 'face'));
    case 'copy': {
      const [of] = run.objects(token.of);
      if (of === undefined) return undefined;
      const except =
        token.except === undefined ? undefined : { changes: token.except, at: childRef(at, 'except') };
      const identity = copyIdentity(run.state, of, except, run.context);
      if (identity === undefined) return undefined;
      const { types } = baseOf(run.state, identity);
      return types.includes('instant') || types.includes('sorcery') ? undefined : identity;
    }
  }
}

/** cr 111.3: numbers that are not printed are fixed when the token is created. */
function madeToken(run: Run, { power, toughness }: Face, made: NodeRef): Identity {
  const counted = (value: Face['power']): number | undefined =>
    value === undefined || typeof value === 'number' ? undefined : run.value(value);
  const [strong, tough] = [counted(power), counted(toughness)];
  return {
    definition: null,
    face: 0,
    made,
    ...(strong === undefined ? {} : { power: strong }),
    ...(tough === undefined ? {} : { toughness: tough }),
  };
}
