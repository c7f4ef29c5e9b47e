// Accounts: who the players are, how they log in, and which roles they have.
export { AccountsModule, type AccountsModuleOptions } from './accounts.module.js';
export { ChangeRole, type RoleGiver, type RolesChanged } from './change-role/change-role.js';
export { AccountDirectory, type KnownAccount } from './directory/directory.js';
export { ACCOUNT_FAMILIES, GIVEN_ROLES, type GivenRole, type Role } from './account/events.js';
export {
  HasAccount,
  NameOf,
  PlayerNamed,
  RegisteredAt,
  SharesStatistics,
  type FoundPlayer,
} from './find-player/find-player.js';
export { namesIn } from './find-player/names-in.js';
export { lastUsed } from './limits/last-used.js';
export { networkOf } from './limits/network.js';
export { LogIn, type LoggedIn } from './login/log-in.js';
export { MAX_NAME, MIN_NAME, parseName } from './account/names.js';
export { ACCOUNTS_OPTIONS, DEFAULT_ACCOUNTS_OPTIONS, type AccountsOptions } from './options/options.js';
export { Principals, type Principal } from './directory/principals.js';
export {
  ACCOUNT_REFUSALS,
  AUTH_REFUSALS,
  type AccountRefusal,
  type AccountRefusalCode,
  type AuthRefusal,
  type AuthRefusalCode,
} from './account/refusals.js';
export { RegisterPlayer, type Registered } from './register/register-player.js';
export { RevokeTokens } from './revoke-tokens/revoke-tokens.js';
export { ShareStatistics } from './share-statistics/share-statistics.js';
