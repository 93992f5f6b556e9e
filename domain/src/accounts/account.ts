import type { ReferenceField } from '../fields/field.ts';
import type { CalendarDate } from '../time/dates.ts';

/** What an account is, as people read it. */
export const ACCOUNT_KINDS = {
  checking: 'Checking',
  savings: 'Savings',
  cash: 'Cash',
  paymentService: 'Payment service',
} as const;

export type AccountKind = keyof typeof ACCOUNT_KINDS;

/** Returns whether checks are written on an account: none are on cash. */
export function takesChecks({ kind }: { readonly kind?: unknown }): boolean {
  return kind !== 'cash';
}

/** The account that an entry moves. Whether there must be one depends on the entry's day (`accountRefusal`). */
export const ACCOUNT = {
  label: 'Account',
  kind: 'reference',
  to: 'accounts',
  required: false,
  maxLength: 64,
} as const satisfies ReferenceField;

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

/** What decides which account an entry may name: a revenue item, a manual expense or a payment. */
export interface DatedEntry {
  readonly date: string;
  readonly accountId?: string | undefined;
  /** The number of its check; absent or null without one. */
  readonly checkNumber?: unknown;
}

/** An account, as far as it decides which entries may name it. */
interface NamedAccount {
  readonly openingDate: string;
  readonly kind?: unknown;
}

/** Why an entry cannot name its account, or cannot do without one. */
type AccountRefusal = 'accountRequired' | 'unknownAccount' | 'accountNotOpen' | 'cashTakesNoCheck';

/**
 * Returns why an entry cannot be stored with the account that it names; null if it can (docs/behaviour.md, 'Accounts').
 * `firestore.rules` holds the same: from the first opening day of any account on, each entry names one that is open on its
 * day. Before it none is named, but for what the bank had not cleared at the opening: that keeps its account. What has a
 * check number names no account of cash, but for what was stored so; only functions store what has one.
 * @param before the entry as it is stored; null for a new one.
 * @param accountsFrom the earliest opening day of all accounts; null without accounts.
 * @param account the named one; null if it does not exist.
 */
export function accountRefusal(
  { date, accountId, checkNumber }: DatedEntry,
  before: DatedEntry | null,
  accountsFrom: CalendarDate | null,
  account: NamedAccount | null,
): AccountRefusal | null {
  if (accountId === undefined)
    return accountsFrom === null || date < accountsFrom ? null : 'accountRequired';
  if (account === null) return 'unknownAccount';
  const stored = before?.accountId === accountId ? before : null;
  const { openingDate } = account;
  const wasOutstanding = stored !== null && stored.date < openingDate;
  if (date < openingDate && !wasOutstanding) return 'accountNotOpen';
  const isCheck = checkNumber != null && checkNumber !== '';
  const hadNumber = stored?.checkNumber != null;
  return isCheck && !takesChecks(account) && !hadNumber ? 'cashTakesNoCheck' : null;
}

/** Returns whether an account can be named by what is dated on a day. */
export function isOpenOn({ openingDate }: { readonly openingDate: string }, day: string): boolean {
  return openingDate <= day;
}

/** Returns the first day of any account; null without accounts. */
export function firstOpening(
  accounts: readonly { readonly openingDate: CalendarDate }[],
): CalendarDate | null {
  return accounts.map(({ openingDate }) => openingDate).toSorted()[0] ?? null;
}
