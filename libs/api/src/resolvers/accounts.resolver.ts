// Resolves accounts: the asker, registration, tokens and roles.
import { Inject, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { commandId } from '#kernel';
import {
  ChangeRole,
  LogIn,
  RegisterPlayer,
  RevokeTokens,
  SharesStatistics,
  ShareStatistics,
} from '#accounts';
import type { ApiContext } from '../context/context.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  MutationGrantRoleArgs,
  MutationLoginArgs,
  MutationRegisterArgs,
  MutationRevokeRoleArgs,
  MutationRevokeTokensArgs,
  MutationShareStatisticsArgs,
} from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { accountRefused, namedRole, shownRoles } from '../mapping/account.js';
import type { Answer } from '../mapping/types.js';

@Resolver()
@UseFilters(PassOn)
export class AccountsResolver {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Query()
  async me(@Context() context: ApiContext): Promise<Answer<'Account'> | null> {
    if (context.identity.kind === 'nobody') return null;
    const { player, name, roles, expiresAt } = playerIn(context);
    const sharesStatistics = await this.queries.execute(new SharesStatistics(player));
    return {
      player: { id: player, name },
      roles: shownRoles(roles),
      tokenExpiresAt: expiresAt,
      sharesStatistics,
    };
  }

  @Mutation()
  async register(
    @Args() { commandId: id, name }: MutationRegisterArgs,
    @Context() { address }: ApiContext,
  ): Promise<Answer<'SessionResult'>> {
    const result = await this.commands.execute(new RegisterPlayer(name, commandId(id), address));
    if (!result.ok) return accountRefused(result.error);
    const { player, name: shown, token, expiresAt, recoverySecret } = result.value;
    return { __typename: 'Session', player: { id: player, name: shown }, token, expiresAt, recoverySecret };
  }

  @Mutation()
  async login(
    @Args() { name, recoverySecret }: MutationLoginArgs,
    @Context() { address }: ApiContext,
  ): Promise<Answer<'SessionResult'>> {
    const result = await this.commands.execute(new LogIn(name, recoverySecret, address));
    if (!result.ok) return accountRefused(result.error);
    const { player, name: shown, token, expiresAt } = result.value;
    return {
      __typename: 'Session',
      player: { id: player, name: shown },
      token,
      expiresAt,
      recoverySecret: null,
    };
  }

  @Mutation()
  async revokeTokens(
    @Args() { commandId: id }: MutationRevokeTokensArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'RevocationResult'>> {
    const { player, name, roles } = playerIn(context);
    const result = await this.commands.execute(new RevokeTokens(player, { player, roles }, commandId(id)));
    return result.ok ? { __typename: 'Revoked', player: { id: player, name } } : accountRefused(result.error);
  }

  @Mutation()
  async shareStatistics(
    @Args() { commandId: id, shared }: MutationShareStatisticsArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'StatisticsSharingResult'>> {
    const { player, name } = playerIn(context);
    const result = await this.commands.execute(new ShareStatistics(player, shared, commandId(id)));
    if (!result.ok) return accountRefused(result.error);
    return {
      __typename: 'StatisticsSharing',
      player: { id: player, name },
      sharesStatistics: result.value,
    };
  }

  @Mutation()
  grantRole(
    @Args() args: MutationGrantRoleArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'RoleResult'>> {
    return this.changeRole('grant', args, context);
  }

  @Mutation()
  revokeRole(
    @Args() args: MutationRevokeRoleArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'RoleResult'>> {
    return this.changeRole('revoke', args, context);
  }

  private async changeRole(
    change: ChangeRole['change'],
    { commandId: id, name, role }: MutationGrantRoleArgs,
    context: ApiContext,
  ): Promise<Answer<'RoleResult'>> {
    const { player } = playerIn(context);
    const result = await this.commands.execute(
      new ChangeRole(change, namedRole(role), name, player, commandId(id)),
    );
    if (!result.ok) return accountRefused(result.error);
    return {
      __typename: 'GrantedRoles',
      player: { id: result.value.player },
      roles: shownRoles(result.value.roles),
    };
  }
}
