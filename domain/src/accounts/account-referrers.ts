/** Where an account is named, and what people call that: the account cannot be deleted while anything names it. */
export const ACCOUNT_REFERRERS = [
  ['revenueItems', 'accountId', 'revenue items'],
  ['manualExpenses', 'accountId', 'manual expenses'],
  ['payments', 'accountId', 'payments'],
  ['transfers', 'fromAccountId', 'transfers'],
  ['transfers', 'toAccountId', 'transfers'],
  ['statements', 'accountId', 'statements'],
  ['deposits', 'accountId', 'deposits'],
] as const;

/** Returns why an account is not deleted; null where nothing names it. @param kinds what names it. */
export function accountInUse(kinds: readonly string[]): string | null {
  const named = [...new Set(kinds)].join(' and ');
  if (named === '') return null;
  return `This account is named by ${named}, so it cannot be deleted. Archive it instead.`;
}
