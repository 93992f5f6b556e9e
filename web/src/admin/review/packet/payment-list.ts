import { advanceKindOf } from '@pa-ledger/domain/ledger/advance';
import { formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payments/method-messages';
import { expensesPaidBy } from '@pa-ledger/domain/payments/recorded-payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { missingNumbers, namesIn, type BankBooks } from './bank-books.ts';
import {
  inNumberOrder,
  otherNumbersOf,
  type Disbursement,
  type OtherNumber,
  type PlacedDisbursement,
} from './disbursements.ts';
import { moneyPartMessages } from './money-part-messages.ts';
import type { Block, PacketPart, PacketSheet } from './packet.ts';
import { heading, quiet, text, warning } from './blocks.ts';
import type { PaymentNotes } from './paid-books.ts';
import {
  clearedOn,
  clearedWithVoid,
  confirmedText,
  enteredByText,
  figures,
  words,
} from './money-blocks.ts';

const { payments: messages, ...shared } = moneyPartMessages;

/** Returns what a payment is called: `Check 1049`, `Check 1050, voided`, `Debit card`. */
export function titleOf(one: Disbursement): string {
  const { checkNumber, record } = one;
  const title =
    checkNumber === null ? methodText(one) || messages.withoutMethod : messages.check(checkNumber);
  if (record.kind === 'spoiled') return messages.spoiledTitle(title);
  if (record.kind === 'manual') return title;
  if (record.payment.mistake !== null) return messages.mistakeTitle(title);
  return record.payment.voided === null ? title : messages.voidedTitle(title);
}

/** Returns how it was paid, as people read it; '' where the record doesn't say. */
export function methodText({ method, checkNumber }: Disbursement): string {
  if (method !== null) return PAYMENT_METHOD_NAMES[method];
  return checkNumber === null ? '' : PAYMENT_METHOD_NAMES.check;
}

/** Returns the list of all payments, with the number of each one's part. @param parts those of the payments. */
export function listPart(
  found: readonly PlacedDisbursement[],
  parts: readonly PacketPart[],
  books: BankBooks,
  { marks: { size: marked }, enteredBy }: PaymentNotes,
): PacketPart {
  const papers = new Map(parts.map(({ path, blocks }) => [path, blocks.filter(isFile).length]));
  const own: Listed = { books, papers, names: namesIn(books) };
  const sum = formatCents(sumCents(found.map(({ counts }) => counts)));
  const spoiled = found.filter(({ record }) => record.kind === 'spoiled').length;
  const listed = inNumberOrder(found, otherNumbersOf(found, books), books);
  return {
    path: 'payments/000-list',
    title: messages.listTitle,
    note: messages.listNote(found.length - spoiled, spoiled, sum),
    blocks: [
      quiet(messages.listHint),
      marked === 0 ? quiet(messages.noMarks) : text(messages.marked(marked)),
      ...missingBlocks(books),
      {
        kind: 'table',
        columns: [
          words(messages.part, 0.7),
          words(shared.check),
          words(messages.date, 1.2),
          words(messages.payee, 2),
          words(messages.purpose, 2.5),
          words(shared.account, 1.5),
          figures(shared.amount),
          figures(messages.counts),
          figures(shared.papers),
          words(shared.cleared, 1.2),
          words(shared.ratified, 1.2),
          words(messages.status, 2),
        ],
        rows: listed.map((one) => ('key' in one ? paidRow(one, own) : otherRow(one, own))),
        ...(found.length > 0 && {
          total: [shared.total, '', '', '', '', '', '', sum, '', '', '', ''],
        }),
        empty: messages.none,
      },
      ...withoutRequest(found, enteredBy),
    ],
    sheets: [sheetOf(listed, own)],
  };
}

/** An account's register says this of it. */
function missingBlocks(books: BankBooks): readonly Block[] {
  const missing = books.accounts.length === 0 ? missingNumbers(null, books) : [];
  return missing.length === 0 ? [] : [warning(shared.register.missing(missing.join(', ')))];
}

function isFile({ kind }: Block): boolean {
  return kind === 'file';
}

/** What was paid without a request: no approver decided, so a reviewer asks who entered it and who looked at it. */
function withoutRequest(
  found: readonly PlacedDisbursement[],
  enteredBy: PaymentNotes['enteredBy'],
): readonly Block[] {
  const paid = found.flatMap(({ record, ...one }) =>
    record.kind === 'manual' && one.counts > 0 ? [{ ...one, fields: record.fields }] : [],
  );
  const sum = formatCents(sumCents(paid.map(({ counts }) => counts)));
  return [
    heading(messages.withoutRequest),
    ...(paid.length === 0 ? [] : [warning(messages.withoutRequestCount(paid.length, sum))]),
    {
      kind: 'table',
      columns: [
        words(messages.part, 0.7),
        words(messages.date, 1.2),
        words(messages.payee, 2),
        words(messages.purpose, 2.5),
        figures(shared.amount),
        words(messages.enteredBy, 2),
        words(messages.confirmed, 2),
      ],
      rows: paid.map(({ part, day, payee, purpose, counts, key, fields }) => [
        part,
        formatDate(day),
        payee,
        purpose,
        formatCents(counts),
        enteredByText(enteredBy.get(key)),
        confirmedText('manualExpenses', fields),
      ]),
      ...(paid.length > 0 && { total: [shared.total, '', '', '', sum, '', ''] }),
      empty: messages.noneWithoutRequest,
    },
  ];
}

interface Listed {
  readonly books: BankBooks;
  /** How many receipts and other papers each part shows, by its path. */
  readonly papers: ReadonlyMap<string, number>;
  readonly names: ReturnType<typeof namesIn>;
}

function paidRow(one: PlacedDisbursement, own: Listed): readonly string[] {
  const { key, path, part, checkNumber, day, payee, purpose, accountId, amount, counts } = one;
  const { books, papers, names } = own;
  const ratified = books.ratified.get(key);
  return [
    part,
    checkNumber ?? methodText(one),
    formatDate(day),
    payee,
    purpose,
    names.account(accountId),
    formatCents(amount),
    formatCents(counts),
    String(papers.get(path) ?? 0),
    clearedText(one, books),
    ratified === undefined ? '' : formatDate(ratified),
    statusText(one),
  ];
}

function otherRow({ checkNumber, accountId, isKnown }: OtherNumber, { names }: Listed) {
  const told = isKnown ? messages.otherDays : messages.noRecord;
  return ['', checkNumber, '', '', '', names.account(accountId), '', '', '', '', '', told];
}

function clearedText({ id, key, record }: PlacedDisbursement, books: BankBooks): string {
  const isWithVoid = record.kind === 'payment' && clearedWithVoid(id, books) !== '';
  return isWithVoid ? messages.withVoid : clearedOn(key, books);
}

/** What a reader must know of it before anything else; '' for a payment in force. */
function statusText({ record }: PlacedDisbursement): string {
  if (record.kind === 'spoiled') return messages.spoiledStatus(record.spoiled.reason);
  if (record.kind === 'manual') {
    const advance = advanceKindOf(record.fields);
    return advance === null ? '' : messages.advances[advance];
  }
  const { voided, mistake } = record.payment;
  if (mistake !== null) return messages.mistakeStatus(mistake.reason);
  return voided === null ? '' : messages.voidedStatus(formatDate(voided.date), voided.reason);
}

function sheetOf(listed: readonly (PlacedDisbursement | OtherNumber)[], own: Listed): PacketSheet {
  const { books, names } = own;
  return {
    path: 'payments',
    title: messages.sheet,
    rows: listed.map((one) => {
      if (!('key' in one)) return otherSheetRow(one, own);
      const { key, part, checkNumber, day, payee, purpose, accountId, amount, counts, record } =
        one;
      return {
        part,
        checkNumber: checkNumber ?? '',
        date: day,
        payee,
        description: purpose,
        requests:
          record.kind === 'payment'
            ? expensesPaidBy(record.payment).map(referenceOf).join(', ')
            : '',
        method: methodText(one),
        account: names.account(accountId),
        amount,
        counts,
        papers: own.papers.get(one.path) ?? 0,
        status: statusText(one),
        ratifiedOn: books.ratified.get(key) ?? '',
        cleared: clearedText(one, books),
      };
    }),
    amounts: ['amount', 'counts'],
  };
}

/** A check number that's no payment of these days: a gap would look like something that was left out. */
function otherSheetRow({ checkNumber, accountId, isKnown }: OtherNumber, { names }: Listed) {
  return {
    part: '',
    checkNumber,
    date: '',
    payee: '',
    description: '',
    requests: '',
    method: '',
    account: names.account(accountId),
    amount: null,
    counts: null,
    papers: null,
    status: isKnown ? messages.otherDays : messages.noRecord,
    ratifiedOn: '',
    cleared: '',
  };
}
