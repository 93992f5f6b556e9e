import { itemKey } from '@pa-ledger/domain/bank/items';
import { FINDING_STATUS_NAMES } from '@pa-ledger/domain/findings/finding';
import { advanceKindOf, givenIn } from '@pa-ledger/domain/ledger/advance';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import {
  expensesPaidBy,
  type PaymentLine,
  type RecordedPayment,
} from '@pa-ledger/domain/payments/recorded-payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { textIn } from '@pa-ledger/domain/untyped';
import type { Fields } from '../../../data/documents.ts';
import { FLAG_NAMES } from '../../expenses/expenses-messages.ts';
import { isWithin, namesIn, type BankBooks } from './bank-books.ts';
import { disbursementsOf, type PlacedDisbursement } from './disbursements.ts';
import { requestBlocks, type AroundRequest } from './expense-blocks.ts';
import { moneyPartMessages } from './money-part-messages.ts';
import type { Block, PacketPart } from './packet.ts';
import type { NamedFinding, PaidBooks, PaymentNotes } from './paid-books.ts';
import { facts, quiet, text, warning } from './blocks.ts';
import {
  confirmedText,
  enteredByText,
  dollarText,
  figures,
  momentText,
  paperBlocks,
  words,
} from './money-blocks.ts';
import {
  checkFacts,
  checkWarnings,
  clearedFact,
  ownFacts,
  paymentClearedFacts,
  ratifiedFact,
} from './payment-facts.ts';
import { listPart, titleOf } from './payment-list.ts';

const { payments: messages, ...shared } = moneyPartMessages;

/** What all parts of payments are made of. */
interface Payments extends AroundRequest {
  readonly books: BankBooks;
  /** What pays a request now, such as `Check 1043 (part 004)`, by the request's id. */
  readonly payingParts: ReadonlyMap<string, string>;
}

/**
 * Returns the payments of the packet's days in check-number order: their list, then one part for each with its requests,
 * approvals, and receipts.
 */
export function paymentParts(
  books: BankBooks,
  paid: PaidBooks,
  notes: PaymentNotes,
): readonly PacketPart[] {
  const found = disbursementsOf(books);
  const all: Payments = {
    books,
    paid,
    notes,
    names: namesIn(books),
    payingParts: payingPartsOf(found),
  };
  const parts = found.map((one) => paymentPart(one, all));
  return [listPart(found, parts, books, notes), ...parts];
}

function payingPartsOf(found: readonly PlacedDisbursement[]): ReadonlyMap<string, string> {
  return new Map(
    found.flatMap((one) => {
      const { part, record } = one;
      if (record.kind !== 'payment' || !isInForce(record.payment)) return [];
      const paying = messages.payingPart(titleOf(one), part);
      return expensesPaidBy(record.payment).map((id) => [id, paying] as const);
    }),
  );
}

function isInForce({ voided, mistake }: RecordedPayment): boolean {
  return voided === null && mistake === null;
}

function paymentPart(one: PlacedDisbursement, all: Payments): PacketPart {
  const { path, day, payee, amount, record } = one;
  const date = formatDate(day);
  return {
    path,
    title: titleOf(one),
    note: record.kind === 'spoiled' ? date : messages.note(date, payee, formatCents(amount)),
    blocks: blocksOf(one, all),
    sheets: [],
  };
}

function blocksOf(one: PlacedDisbursement, all: Payments): readonly Block[] {
  const { record } = one;
  switch (record.kind) {
    case 'payment':
      return recordedBlocks(one, record.payment, all);
    case 'manual':
      return manualBlocks(one, record.fields, all);
    case 'spoiled':
      return [
        warning(messages.isSpoiled(record.spoiled.reason)),
        facts([
          [shared.check, one.checkNumber ?? ''],
          [messages.date, formatDate(one.day)],
          [shared.account, all.names.account(one.accountId)],
        ]),
      ];
  }
}

function recordedBlocks(
  one: PlacedDisbursement,
  payment: RecordedPayment,
  all: Payments,
): readonly Block[] {
  const { id, by, at } = payment;
  const requests = expensesPaidBy(payment);
  const elsewhere = (request: string): string | null =>
    isInForce(payment) ? null : (all.payingParts.get(request) ?? null);
  return [
    ...undoneBlocks(payment, all),
    ...checkWarnings(payment),
    ...requests.flatMap((request) => flagsOf(request, payment, all)).map(warning),
    ...findingBlocks([{ collection: 'payments', id }, ...requests.map(ofRequest)], all),
    facts([
      ...ownFacts(one, all),
      [messages.enteredBy, messages.byAt(by, momentText(at))],
      ...checkFacts(payment),
      [messages.confirmed, confirmedText('payments', payment)],
      ...paymentClearedFacts(one, payment, all),
      ratifiedFact(one, all),
    ]),
    paidLines(payment, all),
    ...requests.flatMap((request) => requestBlocks(request, all, elsewhere(request))),
  ];
}

function ofRequest(id: string): NamedFinding['on'] {
  return { collection: 'expenses', id };
}

/** Why a payment no longer counts. */
function undoneBlocks({ date, voided, mistake }: RecordedPayment, { books }: Payments) {
  const blocks: Block[] = [];
  if (mistake !== null)
    blocks.push(warning(messages.mistake(mistake.by, momentText(mistake.at), mistake.reason)));
  if (voided !== null) {
    const { by, at, reason } = voided;
    blocks.push(warning(messages.voided(formatDate(voided.date), by, momentText(at), reason)));
  }
  if (!isWithin(books.days, date)) blocks.push(warning(messages.outsideDays(formatDate(date))));
  return blocks;
}

/** A request keeps the flags of the payment that pays it now. */
function flagsOf(request: string, { id }: RecordedPayment, { paid }: Payments): readonly string[] {
  const payment = paid.expenses.get(request)?.expense.payment;
  if (payment?.id !== id) return [];
  return (payment.flags ?? []).map((flag) => FLAG_NAMES[flag]);
}

/** Names the findings on a payment and on what it pays, the oldest first. */
function findingBlocks(
  places: readonly NamedFinding['on'][],
  { notes }: Payments,
): readonly Block[] {
  const keys = new Set(places.map(({ collection, id }) => `${collection}~${id}`));
  return notes.findings
    .filter(({ on }) => keys.has(`${on.collection}~${on.id}`))
    .toSorted(byText(({ id }) => id))
    .toSorted((one, other) => one.at - other.at)
    .map(({ status, name, at, text: finding }) => {
      const told = messages.finding(FINDING_STATUS_NAMES[status], name, momentText(at), finding);
      return status === 'open' ? warning(told) : text(told);
    });
}

function paidLines({ lines, reclassified }: RecordedPayment, { names }: Payments): Block {
  const earlier = reclassified.map(({ on, lines: until }) => [
    '',
    messages.untilLines(formatDate(on), until.map((line) => lineText(line, names)).join(', ')),
    '',
    '',
    '',
  ]);
  return {
    kind: 'table',
    caption: messages.lines,
    columns: [
      words(messages.request, 1.2),
      words(messages.purpose, 3),
      words(shared.category, 2),
      words(shared.fund, 2),
      figures(shared.amount),
    ],
    rows: [
      ...lines.map(({ expenseId, purpose, categoryId, fundId, amount }) => [
        referenceOf(expenseId),
        purpose,
        names.category(categoryId),
        names.fund(fundId) || shared.noFund,
        dollarText(amount),
      ]),
      ...earlier,
    ],
    empty: shared.none,
  };
}

function lineText({ categoryId, fundId, amount }: PaymentLine, names: Payments['names']): string {
  return messages.lineText(dollarText(amount), names.category(categoryId), names.fund(fundId));
}

/** Whether it's an advance, and what of it nothing has settled yet. */
function advanceBlocks(fields: Fields): readonly Block[] {
  const advance = advanceKindOf(fields);
  if (advance === null) return [];
  const left = givenIn(fields)?.open ?? 0;
  return [
    text(messages.advances[advance]),
    ...(left === 0 ? [] : [warning(messages.advanceOpen(formatCents(cents(left))))]),
  ];
}

function manualBlocks(one: PlacedDisbursement, fields: Fields, all: Payments): readonly Block[] {
  const { id, purpose } = one;
  const { books, names, notes } = all;
  const place = { collection: 'manualExpenses', id } as const;
  const papers = paperBlocks(place, books, messages.paper);
  const advance = advanceKindOf(fields);
  const { salesTax } = fields;
  return [
    ...(notes.marks.get(id) ?? []).map(warning),
    ...findingBlocks([place], all),
    quiet(messages.manual),
    ...advanceBlocks(fields),
    ...(one.checkNumber === null ? [] : [warning(messages.notSignedHere)]),
    facts([
      ...ownFacts(one, all),
      [messages.enteredBy, enteredByText(notes.enteredBy.get(itemKey('manualExpenses', id)))],
      [shared.description, purpose],
      [shared.category, names.category(fields['categoryId'])],
      [shared.fund, names.fund(fields['fundId'])],
      [messages.reference, textIn(fields, 'reference')],
      [messages.salesTax, salesTax === undefined ? '' : dollarText(salesTax)],
      [messages.confirmed, confirmedText('manualExpenses', fields)],
      ...(advance === 'settled' ? [] : [clearedFact(one, all), ratifiedFact(one, all)]),
    ]),
    ...(papers.length === 0 ? [warning(messages.noPapers)] : papers),
  ];
}
