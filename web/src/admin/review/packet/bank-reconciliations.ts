import { NINE_LINE_NAMES, type NineLines } from '@pa-ledger/domain/bank/reconciliation';
import type { BankItem } from '@pa-ledger/domain/bank/items';
import { amountOf, formatCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { paperOwner } from '@pa-ledger/domain/papers/paper';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { formatMonth, monthOf, type Month } from '@pa-ledger/domain/time/months';
import type { StatementRow } from '../../bank/reconcile/statement-store.ts';
import {
  bookBalanceOn,
  isByBank,
  isWithin,
  knownItems,
  monthsOf,
  statementAtEnd,
  type AccountRow,
  type BankBooks,
  type NumberedAccount,
} from './bank-books.ts';
import {
  ITEM_COLUMNS,
  outstandingAtEnd,
  outstandingBlocks,
  outstandingSheet,
  outstandingTables,
} from './bank-outstanding.ts';
import { bankPartMessages } from './bank-part-messages.ts';
import { moneyPartMessages as shared } from './money-part-messages.ts';
import type { Block, Fact, PacketPart, PacketSheet } from './packet.ts';
import { facts, heading, quiet, text, warning } from './blocks.ts';
import { dollarText, figures, momentText, paperBlocks, words } from './money-blocks.ts';

const { reconciliations: messages } = bankPartMessages;

/** An account with the books around it. */
interface Reconciled {
  readonly account: AccountRow;
  readonly books: BankBooks;
  /** Those of the packet's days, by day. */
  readonly statements: readonly StatementRow[];
}

/** Returns an account's statements of the packet's days, and how the bank and the books agree at their end. */
export function reconciliationsPart(
  { number, account }: NumberedAccount,
  books: BankBooks,
): PacketPart {
  const { days } = books;
  const statements = books.statements
    .filter(({ accountId, day }) => accountId === account.id && isWithin(days, day))
    .toSorted(byText(({ id }) => id));
  const own: Reconciled = { account, books, statements };
  const items = knownItems(books);
  const place = `bank/${number}`;
  const path = `${place}-reconciliations`;
  const outstanding = isByBank(account) ? [outstandingAtEnd(account, books)] : [];
  const balance = formatCents(bookBalanceOn(account, days.last, books));
  return {
    path,
    title: messages.title(account.name),
    note: messages.note(formatDate(days.last), balance),
    blocks: [
      heading(messages.atEnd(formatDate(days.last))),
      ...agreementBlocks(own, balance),
      ...withoutBlocks(own),
      ...(isByBank(account) ? [] : [quiet(messages.cash)]),
      ...outstanding.flatMap(outstandingBlocks),
      statementsTable(own),
      ...statements.flatMap((statement) => statementBlocks(statement, own, items)),
    ],
    sheets: [sheetOf(path, own), ...outstanding.map((one) => outstandingSheet(place, one))],
  };
}

function agreementBlocks({ account, books }: Reconciled, balance: string): readonly Block[] {
  const last = statementAtEnd(account, books);
  const own: Fact = [messages.books, balance];
  if (last === null)
    return [facts([own]), warning(messages.noStatement(formatDate(books.days.last)))];
  const date = formatDate(last.day);
  return [
    facts([own]),
    ...(last.day < books.days.last ? [warning(messages.notSince(date))] : []),
    heading(messages.last(date)),
    facts(lineFacts(last, AGREEING)),
    ...agreementText(last, account, books),
  ];
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

function lineFacts({ lines }: StatementRow, names: readonly (keyof NineLines)[]): readonly Fact[] {
  return names.map((name) => [NINE_LINE_NAMES[name], dollarText(lines[name])]);
}

function agreementText(
  { day, lines }: StatementRow,
  account: AccountRow,
  books: BankBooks,
): readonly Block[] {
  const date = formatDate(day);
  const difference = amountOf(lines.difference);
  const agreement =
    difference === 0
      ? text(messages.agrees(date))
      : warning(messages.differs(date, formatCents(difference)));
  const then = amountOf(lines.ending);
  const now = balanceNow(day, account, books);
  if (now === null || now === then) return [agreement];
  return [agreement, warning(messages.changed(date, formatCents(then), formatCents(now)))];
}

/** Returns what the books have now on a statement's day; null where its month wasn't read. */
function balanceNow(day: StatementRow['day'], account: AccountRow, books: BankBooks): Cents | null {
  return monthsOf(books.days).includes(monthOf(day)) ? bookBalanceOn(account, day, books) : null;
}

function withoutBlocks(own: Reconciled): readonly Block[] {
  const months = monthsWithout(own);
  if (months.length === 0) return [quiet(messages.allMonths)];
  return [warning(messages.without(months.map(formatMonth).join(', ')))];
}

/** Returns the months of the packet's days, from the account's opening on, that no statement in force is of. */
function monthsWithout({ account, books }: Reconciled): readonly Month[] {
  const inForce = books.statements.filter(
    ({ accountId, reopened }) => accountId === account.id && reopened === null,
  );
  const known = new Set(inForce.map(({ day }) => monthOf(day)));
  return monthsOf(books.days).filter(
    (month) => month >= monthOf(account.openingDate) && !known.has(month),
  );
}

function statementsTable({ account, books, statements }: Reconciled): Block {
  return {
    kind: 'table',
    caption: messages.statements,
    columns: [
      words(messages.day),
      figures(NINE_LINE_NAMES.balance),
      figures(NINE_LINE_NAMES.adjusted),
      figures(NINE_LINE_NAMES.ending),
      figures(NINE_LINE_NAMES.difference),
      words(messages.by),
      words(messages.reviewed),
      ...(isByBank(account) ? [words(messages.paper)] : []),
    ],
    rows: statements.map((statement) => {
      const { day, lines, by, reopened } = statement;
      return [
        reopened === null ? formatDate(day) : messages.reopenedHeading(formatDate(day)),
        dollarText(lines.balance),
        dollarText(lines.adjusted),
        dollarText(lines.ending),
        dollarText(lines.difference),
        by.email,
        reviewText(statement),
        ...(isByBank(account) ? [paperText(statement, books)] : []),
      ];
    }),
    empty: messages.none,
  };
}

function reviewText({ reviewed, reopened }: StatementRow): string {
  if (reviewed !== undefined) return messages.reviewedBy(reviewed.by, momentText(reviewed.at));
  return reopened === null ? messages.notReviewed : '';
}

function paperText({ id }: StatementRow, { papers }: BankBooks): string {
  const count = papers.get(paperOwner({ collection: 'statements', id }))?.length ?? 0;
  return count === 0 ? messages.noPaper : shared.files(count);
}

function statementBlocks(
  statement: StatementRow,
  { account, books }: Reconciled,
  items: ReadonlyMap<string, BankItem>,
): readonly Block[] {
  const { day, by, reopened, outstanding } = statement;
  const date = formatDate(day);
  return [
    heading(reopened === null ? messages.heading(date) : messages.reopenedHeading(date)),
    ...(reopened === null
      ? unreviewedBlocks(statement)
      : [warning(messages.reopened(reopened.by.email, reopened.reason))]),
    // In the order of the review form.
    facts([
      ...lineFacts(statement, Object.keys(NINE_LINE_NAMES) as (keyof NineLines)[]),
      [messages.by, by.email],
      [messages.reviewed, reviewText(statement)],
    ]),
    ...(reopened === null ? agreementText(statement, account, books) : []),
    ...outstandingTables(outstanding),
    clearedTable(statement, items),
    ...(isByBank(account) ? bankPapers(statement, books) : []),
  ];
}

function unreviewedBlocks({ reviewed }: StatementRow): readonly Block[] {
  return reviewed === undefined ? [warning(messages.unreviewed)] : [];
}

/** The bank's own statement, or that it's missing. */
function bankPapers({ id, day }: StatementRow, books: BankBooks): readonly Block[] {
  const caption = messages.file(formatDate(day));
  const files = paperBlocks({ collection: 'statements', id }, books, caption);
  return files.length === 0 ? [warning(messages.noPaper)] : files;
}

function clearedTable({ cleared }: StatementRow, items: ReadonlyMap<string, BankItem>): Block {
  const known = cleared.flatMap((key) => items.get(key) ?? []);
  return {
    kind: 'table',
    caption: messages.clearedItems(cleared.length),
    columns: ITEM_COLUMNS,
    rows: cleared.map((key) => {
      const item = items.get(key);
      if (item === undefined) return ['', '', messages.gone, ''];
      return [formatDate(item.day), item.checkNumber ?? '', item.words, formatCents(item.amount)];
    }),
    ...(cleared.length > 0 && {
      total: [shared.total, '', '', formatCents(sumCents(known.map(({ amount }) => amount)))],
    }),
    empty: shared.none,
  };
}

function sheetOf(path: string, { account, books, statements }: Reconciled): PacketSheet {
  return {
    path,
    title: messages.sheet(account.name),
    rows: statements.map((statement) => {
      const { id, day, lines, by, reopened, reviewed, cleared } = statement;
      const papers = books.papers.get(paperOwner({ collection: 'statements', id })) ?? [];
      return {
        day,
        beginning: amountOf(lines.beginning),
        receipts: amountOf(lines.receipts),
        disbursements: amountOf(lines.disbursements),
        ending: amountOf(lines.ending),
        balance: amountOf(lines.balance),
        onTheWay: amountOf(lines.onTheWay),
        outstanding: amountOf(lines.outstanding),
        adjusted: amountOf(lines.adjusted),
        difference: amountOf(lines.difference),
        cleared: cleared.length,
        reconciledBy: by.email,
        reviewedBy: reviewed?.by ?? '',
        reopened: reopened === null ? '' : reopened.reason,
        bankStatements: isByBank(account) ? papers.length : null,
      };
    }),
    amounts: Object.keys(NINE_LINE_NAMES),
  };
}
