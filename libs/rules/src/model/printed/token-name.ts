// The name of a token (cr 111.4).
import type { Face } from '#abilities';
import type { NodeRef } from '../basics/ids.js';

/** Whether the face at this place belongs to a token. */
export const isTokenFace = (ref: NodeRef): boolean => ref.endsWith('/token/face');

/** A token without a name of its own is named after its subtypes and 'Token'. */
export function tokenName({ name, subtypes = [] }: Pick<Face, 'name' | 'subtypes'>): string {
  const types = subtypes.join(' ');
  return types !== '' && (name === '' || name === types) ? `${types} Token` : name;
}
