// What a token is called (cr 111.4).
import type { Face } from '#abilities';
import type { NodeRef } from '../basics/ids.js';

/** Whether a face that stands there is a token's. */
export const isTokenFace = (ref: NodeRef): boolean => ref.endsWith('/token/face');

/** One that was given no name of its own is called by its subtypes and 'Token'. */
export function tokenName({ name, subtypes = [] }: Pick<Face, 'name' | 'subtypes'>): string {
  const types = subtypes.join(' ');
  return types !== '' && (name === '' || name === types) ? `${types} Token` : name;
}
