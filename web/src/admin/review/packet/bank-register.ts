import { ACCOUNT_KINDS, takesChecks } from '@pa-ledger/domain/accounts/account';
import { openingOf } from '@pa-ledger/domain/accounts/outstanding';
import { itemsOf, type ItemOfAccount } from '@pa-ledger/domain/bank/items';
import { lateEntries, staleChecks, type RegisterLine } from '@pa-ledger/domain/bank/register';
import { itemText } from '@pa-ledger/domain/bank/statement';
import { cents, formatCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { formatMonth } from '@pa-ledger/domain/time/months';
import {
  bookBalanceOn,
  isByBank,
  missingNumbers,
  openingEntry,
  registerMonthsOf,
  statementAtEnd,
  unclearedAtEnd,
  usedNumbers,
  type AccountRow,
  type BankBooks,
  type NumberedAccount,
  type RegisterMonth,
} from './bank-books.ts';
import { itemWords, pairWords } from './bank-words.ts';
import { wholeMonths } from './books.ts';
import { bankPartMessages } from './bank-part-messages.ts';
import { moneyPartMessages as shared } from './money-part-messages.ts';
import type { Block, Fact, PacketPart, PacketSheet } from './packet.ts';
import { facts, heading, quiet, warning } from './blocks.ts';
import { clearedOn, dollarText, figures, moneyIn, moneyOut, words } from './money-blocks.ts';

const { register: messages } = bankPartMessages;

/** What is said of some lines, by their keys. */
interface LineMarks {
  readonly account: AccountRow;
  readonly books: BankBooks;
  readonly wordsOf: ReturnType<typeof itemWords>;
  /** What came into a period after it was reconciled, with that statement's day. */
  readonly late: ReadonlyMap<string, CalendarDate>;
  readonly stale: ReadonlySet<string>;
}

/** Returns an account's register, month by month, as the Bank tab has it. */
export function registerPart({ number, account }: NumberedAccount, books: BankBooks): PacketPart {
  const { days } = books;
  const months = registerMonthsOf(account, books);
  // Oldest first: those that no statement had cleared by then, as they are now.
  const stale = staleChecks(unclearedAtEnd(account, books), days.last);
  const own = books.statements.filter(({ accountId }) => accountId === account.id);
  const marks: LineMarks = {
    account,
    books,
    wordsOf: itemWords(books),
    late: lateEntries(account.id, [openingEntry(account), ...books.entries], own),
    stale: new Set(stale.map(({ key }) => key)),
  };
  const path = `bank/${number}-register`;
  return {
    path,
    title: messages.title(account.name),
    note: messages.note(
      formatDate(days.last),
      formatCents(bookBalanceOn(account, days.last, books)),
    ),
    blocks: [
      facts([[shared.account, account.name], ...openingFacts(account)]),
      ...wholeMonthsNote(books),
      monthsTable(months),
      quiet(messages.monthsHint),
      ...months.flatMap((month) => monthBlocks(month, marks)),
      ...(takesChecks(account) ? numbersBlocks(account, books) : []),
      ...(takesChecks(account) ? staleBlocks(stale, account, books) : []),
    ],
    sheets: [sheetOf(path, months, marks)],
  };
}

/** With what the bank hadn't cleared at the opening: it makes the books' balance another one. */
function openingFacts(account: AccountRow): readonly Fact[] {
  const atBank = dollarText(account.openingBalance);
  const own = openingEntry(account);
  const uncleared = itemsOf(own.collection, own.id, own.fields).toSorted(byText(({ day }) => day));
  return [
    [messages.kind, ACCOUNT_KINDS[account.kind]],
    [messages.opened, formatDate(account.openingDate)],
    [isByBank(account) ? messages.openedAtBank : messages.openedWith, atBank],
    [messages.uncleared, uncleared.map(itemText).join('\n')],
    [messages.openedInBooks, uncleared.length === 0 ? '' : formatCents(openingOf(account))],
  ];
}

function wholeMonthsNote({ days }: BankBooks): readonly Block[] {
  const { first, last } = wholeMonths(days);
  if (first === days.first && last === days.last) return [];
  return [quiet(messages.wholeMonths(formatDate(days.first), formatDate(days.last)))];
}

function monthsTable(months: readonly RegisterMonth[]): Block {
  return {
    kind: 'table',
    caption: messages.months,
    columns: [
      words(messages.month),
      figures(messages.beginning),
      figures(messages.receipts),
      figures(messages.disbursements),
      figures(messages.ending),
    ],
    rows: months.map(({ month, figures: four }) => [
      formatMonth(month),
      formatCents(four.beginning),
      formatCents(four.receipts),
      formatCents(four.disbursements),
      formatCents(four.ending),
    ]),
    empty: messages.noMonths,
  };
}

function monthBlocks(own: RegisterMonth, marks: LineMarks): readonly Block[] {
  const { month, figures: four, lines } = own;
  const ending = lines.at(-1)?.balance ?? four.beginning;
  return [
    heading(formatMonth(month)),
    facts([[messages.beginning, formatCents(four.beginning)]]),
    ...lateBlocks(lines, marks),
    ...(ending === four.ending
      ? []
      : [warning(messages.doesNotAddUp(formatCents(ending), formatCents(four.ending)))]),
    {
      kind: 'table',
      columns: [
        words(shared.date, 1.2),
        words(shared.check),
        words(shared.about, 2),
        words(shared.description, 2.5),
        figures(shared.moneyIn),
        figures(shared.moneyOut),
        figures(shared.balance),
        ...lastCell(words(shared.cleared, 1.2), marks),
      ],
      rows: lines.map((line) => lineRow(line, marks)),
      ...(lines.length > 0 && { total: [...totalRow(lines, ending), ...lastCell('', marks)] }),
      empty: messages.nothing,
    },
  ];
}

function lateBlocks(lines: readonly RegisterLine[], { late }: LineMarks): readonly Block[] {
  const count = lines.filter(({ key }) => late.has(key)).length;
  return count === 0 ? [] : [warning(messages.lateCount(count))];
}

function lineRow(line: RegisterLine, marks: LineMarks): readonly string[] {
  const { key, day, checkNumber, amount, balance } = line;
  const { about, description } = textsOf(line, marks);
  const late = marks.late.get(key);
  const ratified = marks.books.ratified.get(key);
  const told = [
    description,
    late === undefined ? '' : messages.late(formatDate(late)),
    ratified === undefined ? '' : messages.ratifiedOn(formatDate(ratified)),
  ];
  return [
    formatDate(day),
    checkNumber ?? '',
    about,
    told.filter((one) => one !== '').join('\n'),
    moneyIn(amount),
    moneyOut(amount),
    formatCents(balance),
    ...lastCell(clearedText(key, marks), marks),
  ];
}

/** Cash has nothing in the last column: no statement clears it. */
function lastCell<Cell>(cell: Cell, { account }: LineMarks): readonly Cell[] {
  return isByBank(account) ? [cell] : [];
}

/** A line says of a transfer what its list says of others: with whom, and for what. */
function textsOf({ description, ...line }: RegisterLine, { wordsOf }: LineMarks) {
  const { about, more } = wordsOf(line);
  return { about, description: more || description };
}

/** A check that was cleared since is not stale any more. */
function clearedText(key: string, { books, stale }: LineMarks): string {
  const told = [clearedOn(key, books), pairWords(key, books)].filter((one) => one !== '');
  return told.join(', ') || (stale.has(key) ? messages.stale : '');
}

function totalRow(lines: readonly RegisterLine[], ending: Cents): readonly string[] {
  const amounts = lines.map(({ amount }) => amount);
  const came = sumCents(amounts.filter((amount) => amount > 0));
  const went = cents(0 - sumCents(amounts.filter((amount) => amount < 0)));
  return [shared.total, '', '', '', formatCents(came), formatCents(went), formatCents(ending)];
}

function numbersBlocks(account: AccountRow, books: BankBooks): readonly Block[] {
  const missing = missingNumbers(account, books);
  const none = usedNumbers(account, books).length === 0 ? messages.noChecks : messages.noneMissing;
  return [
    heading(messages.numbers),
    missing.length === 0 ? quiet(none) : warning(shared.register.missing(missing.join(', '))),
  ];
}

function staleBlocks(
  stale: readonly ItemOfAccount[],
  account: AccountRow,
  books: BankBooks,
): readonly Block[] {
  const isUnknown = stale.length > 0 && statementAtEnd(account, books) === null;
  const named = stale.map(({ checkNumber, words: about, amount }) =>
    messages.staleCheck(checkNumber ?? about, formatCents(cents(0 - amount))),
  );
  return [
    heading(messages.staleChecks(formatDate(books.days.last))),
    quiet(messages.staleHint),
    ...(stale.length === 0 ? [] : [warning(messages.staleNumbers(named))]),
    ...(isUnknown ? [warning(messages.staleUnknown)] : []),
    {
      kind: 'table',
      columns: [
        words(shared.date),
        words(shared.check),
        words(shared.about, 2),
        figures(shared.amount),
        words(shared.cleared),
      ],
      rows: stale.map(({ key, day, checkNumber, words: about, amount }) => [
        formatDate(day),
        checkNumber ?? '',
        about,
        formatCents(cents(0 - amount)),
        clearedOn(key, books),
      ]),
      empty: messages.noStale,
    },
  ];
}

function sheetOf(path: string, months: readonly RegisterMonth[], marks: LineMarks): PacketSheet {
  const { account, books, late } = marks;
  return {
    path,
    title: messages.sheet(account.name),
    rows: months.flatMap(({ month, lines }) =>
      lines.map((line) => {
        const { key, day, checkNumber, amount, balance } = line;
        const { about, description } = textsOf(line, marks);
        return {
          month,
          date: day,
          checkNumber: checkNumber ?? '',
          payee: about,
          description,
          in: amount > 0 ? amount : null,
          out: amount > 0 ? null : cents(0 - amount),
          balance,
          cleared: clearedText(key, marks),
          ratifiedOn: books.ratified.get(key) ?? '',
          addedAfter: late.get(key) ?? '',
        };
      }),
    ),
    amounts: ['in', 'out', 'balance'],
  };
}
