// The codes of the quotas that can be used up.
export const QUOTA_REFUSAL_CODES = ['log-quota', 'table-quota', 'bot-quota', 'game-quota'] as const;
export type QuotaRefusalCode = (typeof QUOTA_REFUSAL_CODES)[number];
