import { countLines, countTotal } from '@pa-ledger/domain/bank/count-sheet';
import { depositTotal, depositWords, type DepositedItem } from '@pa-ledger/domain/bank/deposit';
import { itemKey } from '@pa-ledger/domain/bank/items';
import type { BankEntry } from '@pa-ledger/domain/bank/register';
import { amountOf, cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { textIn } from '@pa-ledger/domain/untyped';
import { storedAs, type Fields } from '../../../data/documents.ts';
import type { DepositRow } from '../../bank/deposits/deposit-store.ts';
import { depositsIn, isByBank, isWithin, namesIn, type BankBooks } from './bank-books.ts';
import { bankPartMessages } from './bank-part-messages.ts';
import { moneyPartMessages as shared } from './money-part-messages.ts';
import type { Block, PacketPart, PacketSheet } from './packet.ts';
import { facts, heading, quiet, text, warning } from './blocks.ts';
import {
  clearedOn,
  dayText,
  dollarText,
  figures,
  filledColumns,
  paperBlocks,
  words,
} from './money-blocks.ts';

const { deposits: messages } = bankPartMessages;

type PlainDeposit = Omit<DepositRow, 'version'>;

/** The deposits with what they name. */
interface Deposited {
  readonly books: BankBooks;
  readonly deposits: readonly PlainDeposit[];
  /** By id. */
  readonly revenue: ReadonlyMap<string, Fields>;
  readonly names: ReturnType<typeof namesIn>;
}

/** Returns the deposits of the packet's days with their slips and counts, and the revenue that's in none of them. */
export function depositsPart(books: BankBooks): PacketPart {
  const deposits = depositsOf(books);
  const revenue = new Map(
    [...books.entries, ...books.others]
      .filter(({ collection }) => collection === 'revenueItems')
      .map(({ id, fields }) => [id, fields]),
  );
  const own: Deposited = { books, deposits, revenue, names: namesIn(books) };
  const outside = outsideOf(own);
  return {
    path: 'deposits',
    title: messages.title,
    note: messages.note(deposits.length, formatCents(sumOf(deposits))),
    blocks: [
      listTable(own),
      ...deposits.flatMap((deposit) => depositBlocks(deposit, own)),
      heading(messages.outside),
      quiet(messages.outsideHint),
      ...outsideWarning(outside),
      outsideTable(outside, own),
    ],
    sheets: [itemsSheet(own), outsideSheet(outside, own)],
  };
}

function depositsOf(books: BankBooks): readonly PlainDeposit[] {
  return depositsIn(books)
    .map(({ id, fields }): PlainDeposit => ({ ...storedAs<PlainDeposit>(fields), id }))
    .toSorted(byText(({ date, id }) => `${date} ${id}`));
}

function sumOf(deposits: readonly PlainDeposit[]) {
  return sumCents(deposits.map(({ items }) => depositTotal(items)));
}

function listTable({ books, deposits, names }: Deposited): Block {
  return {
    kind: 'table',
    columns: [
      words(shared.date),
      words(shared.account),
      words(messages.slip),
      words(messages.countedBy, 2),
      figures(messages.items),
      figures(shared.amount),
      words(shared.cleared),
    ],
    rows: deposits.map(({ id, date, accountId, slip = '', countedBy, items }) => [
      formatDate(date),
      names.account(accountId),
      slip,
      messages.both(countedBy),
      String(items.length),
      formatCents(depositTotal(items)),
      clearedOn(itemKey('deposits', id), books) || shared.notCleared,
    ]),
    ...(deposits.length > 0 && {
      total: [shared.total, '', '', '', '', formatCents(sumOf(deposits)), ''],
    }),
    empty: messages.none,
  };
}

function depositBlocks(deposit: PlainDeposit, own: Deposited): readonly Block[] {
  const { id, date, accountId, slip = '', countedBy, items } = deposit;
  const { books, names } = own;
  const day = formatDate(date);
  const cleared = clearedOn(itemKey('deposits', id), books);
  const photos = paperBlocks({ collection: 'deposits', id }, books, messages.file(day));
  return [
    heading(messages.heading(day, depositWords(deposit.slip, items.length))),
    facts([
      [shared.account, names.account(accountId)],
      [shared.date, day],
      [messages.slip, slip],
      [shared.amount, formatCents(depositTotal(items))],
      [messages.countedBy, messages.both(countedBy)],
      [shared.cleared, cleared === '' ? shared.notCleared : shared.clearedBy(cleared)],
    ]),
    itemsTable(deposit, own),
    ...countBlocks(deposit),
    ...(photos.length === 0 ? [warning(messages.noPaper)] : photos),
  ];
}

function itemsTable({ items }: PlainDeposit, own: Deposited): Block {
  return {
    kind: 'table',
    caption: messages.items,
    columns: [
      words(shared.date),
      words(messages.from, 3),
      words(messages.reference),
      words(shared.category),
      words(shared.fund),
      figures(shared.amount),
    ],
    rows: items.map((item) => {
      const { description, reference, category, fund } = itemTexts(item, own);
      return [
        formatDate(item.date),
        description,
        reference,
        category,
        fund,
        dollarText(item.amount),
      ];
    }),
    total: [shared.total, '', '', '', '', formatCents(depositTotal(items))],
    empty: shared.none,
  };
}

function itemTexts({ id }: Pick<DepositedItem, 'id'>, { revenue, names }: Deposited) {
  const fields = revenue.get(id);
  if (fields === undefined)
    return { description: messages.gone, reference: '', category: '', fund: '' };
  return {
    description: textIn(fields, 'description'),
    reference: textIn(fields, 'reference'),
    category: names.category(fields['categoryId']),
    fund: names.fund(fields['fundId']),
  };
}

/** The cash by bill and coin, and what's left for the checks. */
function countBlocks({ cash, items }: PlainDeposit): readonly Block[] {
  const lines = countLines(cash);
  if (lines.length === 0) return [quiet(messages.noCount)];
  const counted = countTotal(cash);
  const other = cents(depositTotal(items) - counted);
  return [
    {
      kind: 'table',
      caption: messages.countSheet,
      columns: [words(messages.how), figures(messages.howMany), figures(shared.amount)],
      rows: lines.map(({ label, count, amount }) => [label, String(count), formatCents(amount)]),
      total: [messages.cash, '', formatCents(counted)],
      empty: shared.none,
    },
    text(messages.otherThanCash(formatCents(other))),
  ];
}

/** Returns the revenue of the packet's days that none of their deposits has, by day. */
function outsideOf({ books, deposits }: Deposited): readonly BankEntry[] {
  const inside = new Set(deposits.flatMap(({ items }) => items.map(({ id }) => id)));
  return books.entries
    .filter(
      ({ collection, id, fields }) =>
        collection === 'revenueItems' &&
        isWithin(books.days, textIn(fields, 'date')) &&
        !inside.has(id),
    )
    .toSorted(byText(({ id, fields }) => `${textIn(fields, 'date')} ${id}`));
}

/** What a list says of revenue outside of the deposits. */
function outsideTexts({ id, fields }: BankEntry, { books, names }: Deposited) {
  const key = itemKey('revenueItems', id);
  const mark = books.marks.get(key);
  return {
    date: textIn(fields, 'date'),
    account: names.account(fields['accountId']),
    description: textIn(fields, 'description'),
    reference: textIn(fields, 'reference'),
    category: names.category(fields['categoryId']),
    fund: names.fund(fields['fundId']),
    amount: amountOf(fields['amount']),
    depositedOn: mark?.depositedOn ?? '',
    cleared: clearedOn(key, books),
  };
}

function outsideWarning(outside: readonly BankEntry[]): readonly Block[] {
  const sum = sumCents(outside.map(({ fields }) => amountOf(fields['amount'])));
  if (outside.length === 0) return [];
  return [warning(messages.outsideCount(outside.length, formatCents(sum)))];
}

function outsideTable(outside: readonly BankEntry[], own: Deposited): Block {
  const inBank = new Set(own.books.accounts.filter(isByBank).map(({ id }) => id));
  const rows = outside.map((entry) => ({
    ...outsideTexts(entry, own),
    isInBank: inBank.has(textIn(entry.fields, 'accountId')),
  }));
  return filledColumns({
    kind: 'table',
    columns: [
      words(shared.date),
      words(shared.account),
      words(messages.from, 2),
      words(messages.reference),
      words(shared.category),
      words(shared.fund),
      figures(shared.amount),
      words(messages.depositedOn),
      words(shared.cleared),
    ],
    rows: rows.map(({ date, amount, depositedOn, ...row }) => [
      dayText(date),
      row.account,
      row.description,
      row.reference,
      row.category,
      row.fund,
      formatCents(amount),
      isCalendarDate(depositedOn) ? formatDate(depositedOn) : '',
      row.cleared || (row.isInBank && depositedOn === '' ? shared.notCleared : ''),
    ]),
    ...(rows.length > 0 && {
      total: [
        shared.total,
        '',
        '',
        '',
        '',
        '',
        formatCents(sumCents(rows.map(({ amount }) => amount))),
        '',
        '',
      ],
    }),
    empty: messages.noneOutside,
  });
}

function itemsSheet(own: Deposited): PacketSheet {
  const { books, deposits, names } = own;
  return {
    path: 'deposits',
    title: messages.sheet,
    rows: deposits.flatMap(({ id, date, accountId, slip = '', countedBy, items }) =>
      items.map((item) => ({
        depositedOn: date,
        account: names.account(accountId),
        slip,
        firstCounter: countedBy[0],
        secondCounter: countedBy[1],
        date: item.date,
        ...itemTexts(item, own),
        amount: amountOf(item.amount),
        cleared: clearedOn(itemKey('deposits', id), books),
      })),
    ),
    amounts: ['amount'],
  };
}

function outsideSheet(outside: readonly BankEntry[], own: Deposited): PacketSheet {
  return {
    path: 'revenue-in-no-deposit',
    title: messages.outsideSheet,
    rows: outside.map((entry) => outsideTexts(entry, own)),
    amounts: ['amount'],
  };
}
