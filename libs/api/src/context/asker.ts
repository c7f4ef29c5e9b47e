// The asker of a command and their address; players' commands count against both.
import type { Asker } from '#matches';
import type { ApiContext } from './context.js';
import { playerIn } from '../identity/identity.js';

/** Throws UNAUTHENTICATED with the reason if the request has no player. */
export const askerIn = ({ identity, address }: ApiContext): Asker => ({ ...playerIn({ identity }), address });
