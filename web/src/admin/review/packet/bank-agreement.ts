import type { NineLines } from '@pa-ledger/domain/bank/reconciliation';
import { amountOf, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { formatMonth, monthOf, type Month } from '@pa-ledger/domain/time/months';
import type { StatementRow } from '../../bank/reconcile/statement-store.ts';
import {
  bookBalanceOn,
  isByBank,
  monthsOf,
  statementAtEnd,
  type AccountRow,
  type BankBooks,
} from './bank-books.ts';
import { bankPartMessages } from './bank-part-messages.ts';
import { facts, heading, quiet, text, warning } from './blocks.ts';
import { dollarText } from './money-blocks.ts';
import type { Block, Fact } from './packet.ts';

/* How the books agree with the bank's statements, or with the counts of cash. */

const { reconciliations: messages } = bankPartMessages;

/** Cash is counted: its statements are counts. */
type Said = typeof messages.byStatement | typeof messages.byCount;

/** An account with the books around it. */
export interface Reconciled {
  readonly account: AccountRow;
  readonly books: BankBooks;
  readonly said: Said;
  /** Those of the packet's days, by day. */
  readonly statements: readonly StatementRow[];
}

/** Returns what an account's statements are called. */
export function saidOf(account: AccountRow): Said {
  return isByBank(account) ? messages.byStatement : messages.byCount;
}

/** Returns what the books have at the end of the packet's days, through when it was compared, and how the two agreed then. */
export function agreementBlocks(own: Reconciled): readonly Block[] {
  const { account, books, said } = own;
  const { last: day } = books.days;
  const last = statementAtEnd(account, books);
  return [
    facts([[messages.books, formatCents(bookBalanceOn(account, day, books))]]),
    ...(last?.day === day ? [] : [sinceBlock(last, own)]),
    ...(last === null
      ? []
      : [
          heading(said.last(formatDate(last.day))),
          facts(lineFacts(last, AGREEING, said)),
          ...agreementText(last, own),
        ]),
    ...coveredBlocks(own),
  ];
}

/** Warns that nothing after a statement was compared, unless a later one covers it. */
function sinceBlock(last: StatementRow | null, { account, books, said }: Reconciled): Block {
  const day = formatDate(books.days.last);
  const [next] = inForce(account, books).filter((one) => one.day > books.days.last);
  if (next !== undefined) return quiet(said.next(formatDate(next.day), day));
  return warning(last === null ? said.noneBy(day) : said.notSince(formatDate(last.day)));
}

/** Says which months have no statement of their own since a later one covers them, or that each has one. */
function coveredBlocks({ account, books, said }: Reconciled): readonly Block[] {
  const known = inForce(account, books).map(({ day }) => monthOf(day));
  const without = monthsOf(books.days).filter(
    (month) => month >= monthOf(account.openingDate) && !known.includes(month),
  );
  if (without.length === 0) return [quiet(said.allMonths)];
  const covered = without.filter((month: Month) => known.some((later) => later > month));
  return covered.length === 0 ? [] : [quiet(said.covered(covered.map(formatMonth).join(', ')))];
}

/** Returns an account's statements in force, by day: the last one before the packet's months, and all from then on. */
function inForce(account: AccountRow, { statements }: BankBooks): readonly StatementRow[] {
  return statements
    .filter(({ accountId, reopened }) => accountId === account.id && reopened === null)
    .toSorted(byText(({ day }) => day));
}

/** What compares the bank with the books. */
const AGREEING = [
  'balance',
  'onTheWay',
  'outstanding',
  'adjusted',
  'ending',
  'difference',
] as const;

/** Returns some of a statement's nine lines. */
export function lineFacts(
  { lines }: StatementRow,
  names: readonly (keyof NineLines)[],
  said: Said,
): readonly Fact[] {
  return names.map((name) => [said.lines[name], dollarText(lines[name])]);
}

/** Returns whether the books agreed with a statement, and what they have now if that's something else. */
export function agreementText(
  { day, lines }: StatementRow,
  { account, books, said }: Reconciled,
): readonly Block[] {
  const date = formatDate(day);
  const difference = amountOf(lines.difference);
  const agreement =
    difference === 0
      ? text(said.agrees(date))
      : warning(said.differs(date, formatCents(difference)));
  const then = amountOf(lines.ending);
  const now = balanceNow(day, account, books);
  if (now === null || now === then) return [agreement];
  return [agreement, warning(said.changed(date, formatCents(then), formatCents(now)))];
}

/** Returns what the books have now on a statement's day; null where its month wasn't read. */
function balanceNow(day: StatementRow['day'], account: AccountRow, books: BankBooks): Cents | null {
  return monthsOf(books.days).includes(monthOf(day)) ? bookBalanceOn(account, day, books) : null;
}
