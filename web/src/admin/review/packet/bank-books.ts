import { outstandingIn } from '@pa-ledger/domain/accounts/outstanding';
import { itemsOf, type ItemOfAccount } from '@pa-ledger/domain/bank/items';
import {
  balanceBefore,
  monthDays,
  registerFigures,
  registerLines,
  type BankEntry,
  type RegisterFigures,
  type RegisterLine,
} from '@pa-ledger/domain/bank/register';
import {
  missingCheckNumbers,
  withSpoiled,
  type ListedSpoiled,
} from '@pa-ledger/domain/bank/spoiled-check';
import { lastStatement, statementDay } from '@pa-ledger/domain/bank/statement';
import { inUseFirst, isInUse } from '@pa-ledger/domain/fields/archived';
import type { AccountCell } from '@pa-ledger/domain/ledger/cells';
import { cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { Paper } from '@pa-ledger/domain/papers/paper';
import { byText, compareNames, UNKNOWN } from '@pa-ledger/domain/text/sort';
import { checkCountOf } from '@pa-ledger/domain/text/check-number';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { monthOf, type Month } from '@pa-ledger/domain/time/months';
import { textIn } from '@pa-ledger/domain/untyped';
import type { StatementRow } from '../../bank/reconcile/statement-store.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import type { RatifiedDays } from '../../shared/records/ratified.ts';
import { monthsIn, wholeMonths } from './books.ts';

export type AccountRow = RecordRow<'accounts'>;

/** Which statement or deposit has an item of the bank. */
export interface ItemMark {
  readonly statementId: string | null;
  readonly depositId: string | null;
  /** The day of the deposit; null without one. */
  readonly depositedOn: CalendarDate | null;
}

/** What the parts about money are made of, as `read-bank.ts` reads it. Lists are in no particular order. */
export interface BankBooks {
  readonly days: Days;
  readonly accounts: readonly AccountRow[];
  /** Names by id. */
  readonly categories: ReadonlyMap<string, string>;
  readonly funds: ReadonlyMap<string, string>;
  /** Of all months and accounts. */
  readonly cells: readonly AccountCell[];
  /** What moves accounts on the days of `wholeMonths`, each once. */
  readonly entries: readonly BankEntry[];
  /** Earlier and later ones: what deposits and statements name, and what no statement covers yet. */
  readonly others: readonly BankEntry[];
  readonly spoiled: readonly ListedSpoiled[];
  /** Each account's last one before the months, and all from then on to a year after them. */
  readonly statements: readonly StatementRow[];
  /** By the keys of items. */
  readonly marks: ReadonlyMap<string, ItemMark>;
  readonly ratified: RatifiedDays;
  /** By `paperOwner`. */
  readonly papers: ReadonlyMap<string, readonly Paper[]>;
  /** Check numbers of other days, by account ('' without accounts): the ones just before, and those that would be missing without them. */
  readonly otherNumbers: ReadonlyMap<string, readonly string[]>;
}

/** Returns the months that some days are in, in order. */
export function monthsOf(days: Days): readonly Month[] {
  return monthsIn(days).map(({ first }) => monthOf(first));
}

/** Returns whether a day is one of some days. */
export function isWithin({ first, last }: Days, day: string): boolean {
  return day >= first && day <= last;
}

/** Returns the accounts in the order of the panel's list. */
export function accountsInOrder(accounts: readonly AccountRow[]): readonly AccountRow[] {
  return accounts
    .toSorted(byText(({ id }) => id))
    .toSorted(inUseFirst((one, other) => compareNames(one.name, other.name)));
}

/** Returns whose checks have numbers of their own: the accounts, in order; null for all checks of books without accounts. */
export function checkAccounts({
  accounts,
}: Pick<BankBooks, 'accounts'>): readonly (AccountRow | null)[] {
  return accounts.length === 0 ? [null] : accountsInOrder(accounts);
}

/** An account of the packet, with its number there. */
export interface NumberedAccount {
  readonly number: number;
  readonly account: AccountRow;
}

/** Returns the accounts that are open or moved in the packet's days, numbered as the panel's list has them. */
export function packetAccounts(books: BankBooks): readonly NumberedAccount[] {
  return accountsInOrder(books.accounts)
    .map((account, at) => ({ number: at + 1, account }))
    .filter(({ account }) => isOpen(account, books.days) || isMoved(account, books));
}

/** Returns whether an account has statements of a bank: cash in a box has none. */
export function isByBank({ kind }: Pick<AccountRow, 'kind'>): boolean {
  return kind !== 'cash';
}

function isOpen(account: AccountRow, { last }: Days): boolean {
  return isInUse(account) && account.openingDate <= last;
}

function isMoved(account: AccountRow, books: BankBooks): boolean {
  const spoiled = books.spoiled.some(({ accountId }) => accountId === account.id);
  return spoiled || itemsIn(account, books).some(({ day }) => isWithin(books.days, day));
}

/** Returns the items of an account's entries of those months, and what was outstanding at its opening. */
export function itemsIn(account: AccountRow, { entries }: BankBooks): readonly ItemOfAccount[] {
  return [openingEntry(account), ...entries]
    .flatMap(({ collection, id, fields }) => itemsOf(collection, id, fields))
    .filter(({ accountId }) => accountId === account.id);
}

/** Returns the account's own entry: what was outstanding at its opening. */
export function openingEntry(account: AccountRow): BankEntry {
  return { collection: 'accounts', id: account.id, fields: { ...account } };
}

/** A month of a register, as the Bank tab has it. */
export interface RegisterMonth {
  readonly month: Month;
  readonly figures: RegisterFigures;
  /** With the spoiled checks, at $0.00. */
  readonly lines: readonly RegisterLine[];
}

/** Returns an account's months, from its opening or its first line on. */
export function registerMonthsOf(account: AccountRow, books: BankBooks): readonly RegisterMonth[] {
  return monthsOf(books.days)
    .map((month) => registerMonth(account, month, books))
    .filter(({ month, lines }) => lines.length > 0 || month >= monthOf(account.openingDate));
}

function registerMonth(account: AccountRow, month: Month, books: BankBooks): RegisterMonth {
  const figures = registerFigures(account, month, books.cells);
  const { beginning } = figures;
  const entries = [openingEntry(account), ...books.entries];
  const moved = registerLines(account.id, month, beginning, entries);
  const spoiled = books.spoiled.filter(
    ({ accountId, date }) => accountId === account.id && isWithin(monthDays(month), date),
  );
  return { month, figures, lines: withSpoiled(moved, spoiled, beginning) };
}

/**
 * Returns what the books have in an account at the end of a day of those months, in cents. Revenue counts on its own
 * day, whichever deposit has it.
 */
export function bookBalanceOn(account: AccountRow, day: CalendarDate, books: BankBooks): Cents {
  const month = monthOf(day);
  const days = { first: monthDays(month).first, last: day };
  const moved = itemsIn(account, books).filter(
    (item) => item.received === undefined && isWithin(days, item.day),
  );
  const before = balanceBefore(account, month, books.cells);
  return cents(before + sumCents(moved.map(({ amount }) => amount)));
}

/** Returns the deposits of the packet's days, in no particular order. */
export function depositsIn({ entries, days }: BankBooks): readonly BankEntry[] {
  return entries.filter(
    ({ collection, fields }) => collection === 'deposits' && isWithin(days, textIn(fields, 'date')),
  );
}

/** Returns the statements of the packet's days, in no particular order; those too that were reopened. */
export function statementsIn({ statements, days }: BankBooks): readonly StatementRow[] {
  return statements.filter(({ day }) => isWithin(days, day));
}

/** Returns an account's last statement in force by the end of the packet's days; null without one. */
export function statementAtEnd(
  account: AccountRow,
  { statements, days }: BankBooks,
): StatementRow | null {
  return lastStatement(
    statements.filter(({ accountId, day }) => accountId === account.id && day <= days.last),
  );
}

/** Returns every item that the books know, by its key. */
export function knownItems(books: BankBooks): ReadonlyMap<string, ItemOfAccount> {
  const entries = [...books.accounts.map(openingEntry), ...books.entries, ...books.others];
  return new Map(
    entries
      .flatMap(({ collection, id, fields }) => itemsOf(collection, id, fields))
      .map((item) => [item.key, item]),
  );
}

/**
 * Returns what no statement had cleared of an account by the end of the packet's days, as it is now, with what was voided
 * before the bank saw it. Revenue is in its deposit's line from the deposit's day on.
 */
export function unclearedAtEnd(account: AccountRow, books: BankBooks): readonly ItemOfAccount[] {
  const { last } = books.days;
  const isOver = (day: CalendarDate | null) => day !== null && day <= last;
  return [...knownItems(books).values()].filter(({ key, accountId, day }) => {
    if (accountId !== account.id || day > last) return false;
    const { statementId, depositedOn } = books.marks.get(key) ?? NO_MARK;
    return !isOver(depositedOn) && !isOver(statementId === null ? null : statementDay(statementId));
  });
}

const NO_MARK = { statementId: null, depositedOn: null };

/** Returns the check numbers that an account used in those months, without what was entered by mistake. */
export function usedNumbers(account: AccountRow | null, books: BankBooks): readonly string[] {
  const { first } = wholeMonths(books.days);
  const id = account?.id ?? '';
  const early = account === null || account.openingDate < first ? [] : outstandingIn(account);
  const written = books.entries.filter(
    ({ fields }) => textIn(fields, 'accountId') === id && (fields['mistake'] ?? null) === null,
  );
  return [
    ...early.map(({ checkNumber = '' }) => checkNumber),
    ...written.map(({ fields }) => textIn(fields, 'checkNumber')),
    ...books.spoiled
      .filter(({ accountId }) => accountId === id)
      .map(({ checkNumber }) => checkNumber),
  ].filter((number) => number !== '');
}

/** Returns the numbers between an account's checks that nothing has a record of, on whatever day. */
export function missingNumbers(account: AccountRow | null, books: BankBooks): readonly string[] {
  const used = usedNumbers(account, books);
  return missingCheckNumbers([...used, ...(books.otherNumbers.get(account?.id ?? '') ?? [])]);
}

/** Returns the number of a checkbook just before the first of some; nothing for each checkbook without one. */
export function numbersBefore(
  used: readonly string[],
  earlier: readonly string[],
): readonly string[] {
  const groups = Map.groupBy(used.flatMap(countOf), ({ book }) => book);
  return [...groups].flatMap(([book, counts]) => {
    const least = counts.reduce(
      (one, { value }) => (value < one ? value : one),
      counts[0]?.value ?? 0n,
    );
    const before = earlier.flatMap(countOf).filter((one) => one.book === book && one.value < least);
    const [last] = before.toSorted((one, other) => (one.value < other.value ? 1 : -1));
    return last === undefined ? [] : [last.number];
  });
}

function countOf(number: string) {
  const count = checkCountOf(number);
  if (count === null) return [];
  return [{ number, book: count.before.toUpperCase(), value: BigInt(count.digits) }];
}

/** Returns the names behind ids; 'Unknown' for what doesn't exist any more, and '' for none. */
export function namesIn(books: Pick<BankBooks, 'accounts' | 'categories' | 'funds'>) {
  const accounts = new Map(books.accounts.map(({ id, name }) => [id, name]));
  const nameIn = (names: ReadonlyMap<string, string>) => (id: unknown) => {
    if (typeof id !== 'string' || id === '') return '';
    return names.get(id) ?? UNKNOWN;
  };
  return {
    account: nameIn(accounts),
    category: nameIn(books.categories),
    fund: nameIn(books.funds),
  };
}
