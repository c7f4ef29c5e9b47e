// The viewers of #visibility with the guard's grant, for tests of what lies behind the guard.
import type { Seat } from '#rules';
import * as visibility from '#visibility';
import { grant, type GrantedEyes } from '../../../matches/src/game/eyes/grant.js';

export type { GrantedEyes as Viewer } from '../../../matches/src/game/eyes/grant.js';

export const SPECTATOR: GrantedEyes = grant(visibility.SPECTATOR, null);
export const JUDGE: GrantedEyes = grant(visibility.JUDGE, null);
export const OPENED: GrantedEyes = grant(visibility.OPENED, null);
export const viewerAt = (seat: Seat): GrantedEyes => grant(visibility.viewerAt(seat), null);
