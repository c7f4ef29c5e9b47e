// Who does something, and from where: what players do is counted by both.
import type { Asker } from '#matches';
import type { ApiContext } from '../context.js';
import { playerIn } from './identity.js';

/** Throws UNAUTHENTICATED with the reason, when it is nobody. */
export const askerIn = ({ identity, address }: ApiContext): Asker => ({ ...playerIn({ identity }), address });
