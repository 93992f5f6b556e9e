import { NINE_LINE_NAMES, type NineLines } from '@pa-ledger/domain/bank/reconciliation';
import type { BankItem } from '@pa-ledger/domain/bank/items';
import { amountOf, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { paperOwner } from '@pa-ledger/domain/papers/paper';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { StatementRow } from '../../bank/reconcile/statement-store.ts';
import {
  bookBalanceOn,
  isByBank,
  isWithin,
  knownItems,
  type BankBooks,
  type NumberedAccount,
} from './bank-books.ts';
import {
  ITEM_COLUMNS,
  itemRow,
  outstandingAtEnd,
  outstandingBlocks,
  outstandingSheet,
  outstandingTables,
} from './bank-outstanding.ts';
import {
  agreementBlocks,
  agreementText,
  lineFacts,
  saidOf,
  type Reconciled,
} from './bank-agreement.ts';
import { bankPartMessages } from './bank-part-messages.ts';
import { itemWords, pairWords } from './bank-words.ts';
import { moneyPartMessages as shared } from './money-part-messages.ts';
import type { Block, PacketPart, PacketSheet } from './packet.ts';
import { facts, heading, quiet, warning } from './blocks.ts';
import { dollarText, figures, momentText, paperBlocks, words } from './money-blocks.ts';

const { reconciliations: messages } = bankPartMessages;

/** Returns an account's statements of the packet's days, and how the bank and the books agree at their end. */
export function reconciliationsPart(
  { number, account }: NumberedAccount,
  books: BankBooks,
): PacketPart {
  const { days } = books;
  const statements = books.statements
    .filter(({ accountId, day }) => accountId === account.id && isWithin(days, day))
    .toSorted(byText(({ id }) => id));
  const said = saidOf(account);
  const own: Reconciled = { account, books, said, statements };
  const items = knownItems(books);
  const place = `bank/${number}`;
  const path = `${place}-reconciliations`;
  const atEnd = isByBank(account) ? outstandingAtEnd(account, books) : null;
  const outstanding = atEnd === null ? [] : [atEnd];
  const balance = formatCents(bookBalanceOn(account, days.last, books));
  return {
    path,
    title: said.title(account.name),
    note: messages.note(formatDate(days.last), balance),
    blocks: [
      heading(messages.atEnd(formatDate(days.last))),
      ...agreementBlocks(own),
      ...(isByBank(account) ? [] : [quiet(messages.cash)]),
      ...outstanding.flatMap(outstandingBlocks),
      statementsTable(own),
      ...statements.flatMap((statement) => statementBlocks(statement, own, items)),
    ],
    sheets: [sheetOf(path, own), ...outstanding.map((one) => outstandingSheet(place, one))],
  };
}

function statementsTable({ account, books, said, statements }: Reconciled): Block {
  return {
    kind: 'table',
    caption: said.list,
    columns: [
      words(said.day),
      figures(said.lines.balance),
      figures(said.lines.adjusted),
      figures(said.lines.ending),
      figures(said.lines.difference),
      words(said.by),
      words(messages.reviewed),
      ...(isByBank(account) ? [words(messages.paper)] : []),
    ],
    rows: statements.map((statement) => {
      const { day, lines, by, reopened } = statement;
      return [
        reopened === null ? formatDate(day) : said.reopenedHeading(formatDate(day)),
        dollarText(lines.balance),
        dollarText(lines.adjusted),
        dollarText(lines.ending),
        dollarText(lines.difference),
        by.email,
        reviewText(statement),
        ...(isByBank(account) ? [paperText(statement, books)] : []),
      ];
    }),
    empty: said.none,
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
  own: Reconciled,
  items: ReadonlyMap<string, BankItem>,
): readonly Block[] {
  const { account, books, said } = own;
  const { day, by, reopened, outstanding } = statement;
  const date = formatDate(day);
  return [
    heading(reopened === null ? said.heading(date) : said.reopenedHeading(date)),
    ...(reopened === null
      ? unreviewedBlocks(statement, own)
      : [warning(said.reopened(reopened.by.email, reopened.reason))]),
    // In the order of the review form.
    facts([
      ...lineFacts(statement, Object.keys(NINE_LINE_NAMES) as (keyof NineLines)[], said),
      [said.by, by.email],
      [messages.reviewed, reviewText(statement)],
    ]),
    ...(reopened === null ? agreementText(statement, own) : []),
    ...outstandingTables(outstanding, said.lines, books),
    clearedTable(statement, own, items),
    ...(isByBank(account) ? bankPapers(statement, books) : []),
  ];
}

function unreviewedBlocks({ reviewed }: StatementRow, { said }: Reconciled): readonly Block[] {
  return reviewed === undefined ? [warning(said.unreviewed)] : [];
}

/** The bank's own statement, or that it's missing. */
function bankPapers({ id, day }: StatementRow, books: BankBooks): readonly Block[] {
  const caption = messages.file(formatDate(day));
  const files = paperBlocks({ collection: 'statements', id }, books, caption);
  return files.length === 0 ? [warning(messages.noPaper)] : files;
}

function clearedTable(
  { cleared }: StatementRow,
  { books, said }: Reconciled,
  items: ReadonlyMap<string, BankItem>,
): Block {
  const wordsOf = itemWords(books);
  const known = cleared.flatMap((key) => items.get(key) ?? []);
  return {
    kind: 'table',
    caption: said.cleared(cleared.length),
    columns: ITEM_COLUMNS,
    rows: cleared.map((key) => {
      const item = items.get(key);
      if (item === undefined) return ['', '', messages.gone, ''];
      const { about, more } = wordsOf(item);
      return itemRow(item, item.amount, [about, more, pairWords(key, books)]);
    }),
    ...(cleared.length > 0 && {
      total: [shared.total, '', '', formatCents(sumCents(known.map(({ amount }) => amount)))],
    }),
    empty: shared.none,
  };
}

function sheetOf(path: string, { account, books, said, statements }: Reconciled): PacketSheet {
  return {
    path,
    title: said.sheet(account.name),
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
