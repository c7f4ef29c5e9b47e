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
    'Your account or address has written too much in a short time. Wait, then send it again.',
  ),
  'table-quota': refusal(
    'table-quota',
    'Your account or address has too many tables that have not started. Start some, or leave them.',
  ),
  'bot-quota': refusal(
    'bot-quota',
    'Your account or address has seated too many bots. End some of these games, or clear their seats.',
  ),
  'game-quota': refusal(
    'game-quota',
    'Your account or address has too many unfinished games. End some, or leave their tables.',
  ),
};
