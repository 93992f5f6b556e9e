import type { ReferenceField } from '../fields/field.ts';
import type { CalendarDate } from '../time/dates.ts';

/** The kinds of accounts, as people read them. */
export const ACCOUNT_KINDS = {
  checking: 'Checking',
  savings: 'Savings',
  cash: 'Cash',
  paymentService: 'Payment service',
} as const;

export type AccountKind = keyof typeof ACCOUNT_KINDS;

/** Returns whether you can write checks on an account: you can't on cash. */
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

/**
 * Every field that can name an account, and what people call those records. Nobody can delete an account that one of
 * them names.
 */
export const ACCOUNT_REFERRERS = [
  ['revenueItems', 'accountId', 'revenue items'],
  ['manualExpenses', 'accountId', 'manual expenses'],
  ['payments', 'accountId', 'payments'],
  ['transfers', 'fromAccountId', 'transfers'],
  ['transfers', 'toAccountId', 'transfers'],
  ['statements', 'accountId', 'statements'],
  ['deposits', 'accountId', 'deposits'],
  ['spoiledChecks', 'accountId', 'spoiled checks'],
] as const;

/** Returns why an account can't be deleted; null if nothing names it. @param kinds the records that name it. */
export function accountInUse(kinds: readonly string[]): string | null {
  const named = [...new Set(kinds)].join(' and ');
  if (named === '') return null;
  return `This account is named by ${named}, so it cannot be deleted. Archive it instead.`;
}

/** The fields of an entry (revenue item, manual expense, payment) that decide which account it may name. */
export interface DatedEntry {
  readonly date: string;
  readonly accountId?: string | undefined;
  /** Its check number; absent or null without one. */
  readonly checkNumber?: unknown;
}

/** The fields of an account that decide which entries may name it. */
interface NamedAccount {
  readonly openingDate: string;
  readonly kind?: unknown;
}

/** Why an entry can't name its account, or can't leave it out. */
type AccountRefusal = 'accountRequired' | 'unknownAccount' | 'accountNotOpen' | 'cashTakesNoCheck';

/**
 * Returns why we can't store an entry with the account it names; null if we can (docs/behaviour.md, 'Accounts').
 * `firestore.rules` checks the same: from the first opening day of any account on, each entry names an account that is
 * open on the entry's day. Earlier entries name none, except those the bank hadn't cleared at the opening, which keep
 * their account. An entry with a check number can't name a cash account unless it's stored that way already; only
 * functions store check numbers.
 * @param before the entry as it is stored; null for a new one.
 * @param accountsFrom the earliest opening day of all accounts; null without accounts.
 * @param account the one the entry names; null if it doesn't exist.
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

/** Returns whether entries of a day can name an account. */
export function isOpenOn({ openingDate }: { readonly openingDate: string }, day: string): boolean {
  return openingDate <= day;
}

/** Returns the first day of any account; null without accounts. */
export function firstOpening(
  accounts: readonly { readonly openingDate: CalendarDate }[],
): CalendarDate | null {
  return accounts.map(({ openingDate }) => openingDate).toSorted()[0] ?? null;
}
