// Accounts: who the players are, how they log in, and which roles they have.
export { AccountsModule, type AccountsModuleOptions } from './accounts.module.js';
export { ChangeRole, type RoleGiver, type RolesChanged } from './change-role/change-role.js';
export { AccountDirectory, type KnownAccount } from './directory.js';
export { ACCOUNT_FAMILIES, GIVEN_ROLES, type GivenRole, type Role } from './events.js';
export { NameOf, PlayerNamed, type FoundPlayer } from './find-player/find-player.js';
export { networkOf } from './identity/network.js';
export { LogIn, type LoggedIn } from './login/log-in.js';
export { MAX_NAME, MIN_NAME, parseName } from './names.js';
export { ACCOUNTS_OPTIONS, DEFAULT_ACCOUNTS_OPTIONS, type AccountsOptions } from './options.js';
export { Principals, type Principal } from './principals.js';
export {
  ACCOUNT_REFUSALS,
  AUTH_REFUSALS,
  type AccountRefusal,
  type AccountRefusalCode,
  type AuthRefusal,
  type AuthRefusalCode,
} from './refusals.js';
export { RegisterPlayer, type Registered } from './register/register-player.js';
export { RevokeTokens } from './revoke-tokens/revoke-tokens.js';
