import { withoutCancelled } from '@pa-ledger/domain/bank/reconciliation';
import { keptItem, type KeptItem } from '@pa-ledger/domain/bank/statement';
import type { StatementRow } from '../../bank/reconcile/statement-store.ts';
import { amountOf, cents, formatCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate } from '@pa-ledger/domain/time/dates';
import {
  bookBalanceOn,
  statementAtEnd,
  unclearedAtEnd,
  type AccountRow,
  type BankBooks,
} from './bank-books.ts';
import { itemWords, otherSideWords } from './bank-words.ts';
import { facts, quiet, sectionOf, warning } from './blocks.ts';
import { figures, words } from './money-blocks.ts';
import { bankPartMessages } from './bank-part-messages.ts';
import { moneyPartMessages as shared } from './money-part-messages.ts';
import type { Block, PacketSheet } from './packet.ts';

const { reconciliations: messages } = bankPartMessages;
const { lines } = messages.byStatement;

/** What was outstanding at the end of the packet's days, since its last statement. */
export interface Outstanding {
  readonly account: AccountRow;
  readonly books: BankBooks;
  readonly last: StatementRow;
  readonly items: readonly KeptItem[];
}

/**
 * Returns what no statement had cleared of an account by the end of the packet's days, as a statement of that day has it; null
 * without any statement, since then nothing says what the bank has.
 */
export function outstandingAtEnd(account: AccountRow, books: BankBooks): Outstanding | null {
  const last = statementAtEnd(account, books);
  if (last === null) return null;
  const found = withoutCancelled(unclearedAtEnd(account, books));
  return { account, books, last, items: inOrder(found.map(keptItem)) };
}

/** Returns what to compare with the bank's next statement. */
export function outstandingBlocks(own: Outstanding): readonly Block[] {
  const { account, books, items } = own;
  const day = formatDate(books.days.last);
  const [came, went] = cameAndWent(items);
  return sectionOf(
    messages.outstandingOn(day),
    quiet(messages.outstandingHint),
    facts([
      [messages.books, formatCents(bookBalanceOn(account, books.days.last, books))],
      [lines.outstanding, formatCents(cents(0 - sumOf(went)))],
      [lines.onTheWay, formatCents(sumOf(came))],
    ]),
    ...unlistedBlocks(own),
    ...outstandingTables(items, lines, books),
  );
}

/** Nothing was cleared since the last statement, so the list leads back to it, unless something before the months moved. */
function unlistedBlocks({ account, books, last, items }: Outstanding): readonly Block[] {
  const balance = cents(bookBalanceOn(account, books.days.last, books) - sumOf(items));
  const ended = cents(amountOf(last.lines.balance) - amountOf(last.lines.difference));
  if (ended === balance) return [];
  const unlisted = formatCents(cents(balance - ended));
  return [warning(messages.unlisted(formatDate(last.day), unlisted))];
}

/** Returns the tables of what's outstanding: what came in, and what went out. @param names of the two. */
export function outstandingTables(
  items: readonly KeptItem[],
  names: Readonly<Record<'onTheWay' | 'outstanding', string>>,
  books: BankBooks,
): readonly Block[] {
  const [came, went] = cameAndWent(items);
  return [
    outstandingTable(names.onTheWay, came, books),
    outstandingTable(names.outstanding, went, books),
  ];
}

function cameAndWent(items: readonly KeptItem[]) {
  return [
    items.filter(({ amount }) => amount > 0),
    items.filter(({ amount }) => amount < 0),
  ] as const;
}

function sumOf(items: readonly KeptItem[]): Cents {
  return sumCents(items.map(({ amount }) => amountOf(amount)));
}

/** The columns of an item: its date, check, words, and amount. */
export const ITEM_COLUMNS = [
  words(shared.date),
  words(shared.check),
  words(shared.about, 3),
  figures(shared.amount),
];

function outstandingTable(caption: string, items: readonly KeptItem[], books: BankBooks): Block {
  const wordsOf = itemWords(books);
  return {
    kind: 'table',
    caption,
    columns: ITEM_COLUMNS,
    rows: inOrder(items).map((item) => {
      const { about, more } = wordsOf(item);
      return itemRow(item, amountOf(item.amount), [about, more, otherSideWords(item.key, books)]);
    }),
    ...(items.length > 0 && { total: [shared.total, '', '', formatCents(sumOf(items))] }),
    empty: shared.none,
  };
}

/** Returns an item's row. @param told what's said of it, each on a line of its own; '' for nothing. */
export function itemRow(
  { day, checkNumber }: Pick<KeptItem, 'day' | 'checkNumber'>,
  amount: Cents,
  told: readonly string[],
): readonly string[] {
  return [
    formatDate(day),
    checkNumber ?? '',
    told.filter((one) => one !== '').join('\n'),
    formatCents(amount),
  ];
}

function inOrder(items: readonly KeptItem[]): readonly KeptItem[] {
  return items.toSorted(byText(({ day, key }) => `${day} ${key}`));
}

/** Returns the sheet of what was outstanding. @param path of the account's parts, such as `bank/1`. */
export function outstandingSheet(
  path: string,
  { account, books, items }: Outstanding,
): PacketSheet {
  const wordsOf = itemWords(books);
  return {
    path: `${path}-outstanding`,
    title: messages.outstandingSheet(account.name, formatDate(books.days.last)),
    rows: items.map((item) => {
      const { about: payee, more: description } = wordsOf(item);
      const { day: date, checkNumber, amount } = item;
      return { date, checkNumber: checkNumber ?? '', payee, description, amount: amountOf(amount) };
    }),
    amounts: ['amount'],
  };
}
