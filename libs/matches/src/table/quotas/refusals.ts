// The refusals of the quotas. They name the quota and its size, and never a game.
import type { MatchRefusal } from '../../contract/contract.js';
import type { QuotaRefusalCode } from '../../contract/quota-codes.js';

const refusal = (code: QuotaRefusalCode, message: string): MatchRefusal => ({
  code,
  rule: 'server quotas',
  message,
  retriable: true,
});

export const QUOTA_REFUSALS: { readonly [C in QuotaRefusalCode]: MatchRefusal } = {
  'log-quota': refusal(
    'log-quota',
    'Your account or address has written too much in a short time: wait, then send it again.',
  ),
  'table-quota': refusal(
    'table-quota',
    'Your account or address has too many tables that have not begun: start some, or leave them.',
  ),
  'bot-quota': refusal(
    'bot-quota',
    'Bots have too many seats at tables of your account or address: end some of these games, or clear seats.',
  ),
  'game-quota': refusal(
    'game-quota',
    'Your account or address has too many games that are not over: end some, or leave their tables.',
  ),
};
