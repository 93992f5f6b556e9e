import { itemKey } from '@pa-ledger/domain/bank/items';
import { FINDING_STATUS_NAMES } from '@pa-ledger/domain/findings/finding';
import { isUnconfirmed } from '@pa-ledger/domain/ledger/confirmation';
import { advanceKindOf, givenIn } from '@pa-ledger/domain/ledger/advance';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { PREPARED } from '@pa-ledger/domain/payments/check';
import { sentText, signatureText } from '@pa-ledger/domain/payments/payment-messages';
import {
  expensesPaidBy,
  type PaymentLine,
  type RecordedPayment,
} from '@pa-ledger/domain/payments/recorded-payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { textIn } from '@pa-ledger/domain/untyped';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { FLAG_NAMES } from '../../expenses/expenses-messages.ts';
import { isWithin, namesIn, type BankBooks } from './bank-books.ts';
import { disbursementsOf, type PlacedDisbursement } from './disbursements.ts';
import { requestBlocks, type AroundRequest } from './expense-blocks.ts';
import { moneyPartMessages } from './money-part-messages.ts';
import type { Block, Fact, PacketPart } from './packet.ts';
import type { NamedFinding, PaidBooks, PaymentNotes } from './paid-books.ts';
import { facts, heading, quiet, text, warning } from './blocks.ts';
import { clearedOn, dollarText, figures, momentText, paperBlocks, words } from './money-blocks.ts';
import { listPart, methodText, titleOf } from './payment-list.ts';

const { payments: messages, ...shared } = moneyPartMessages;

/** What all parts of payments are made of. */
interface Payments extends AroundRequest {
  readonly books: BankBooks;
  /** The part whose payment pays a request now, by the request's id. */
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
  return [listPart(found, books, notes.marks.size), ...found.map((one) => paymentPart(one, all))];
}

function payingPartsOf(found: readonly PlacedDisbursement[]): ReadonlyMap<string, string> {
  return new Map(
    found.flatMap(({ part, record }) =>
      record.kind === 'payment' && isInForce(record.payment)
        ? expensesPaidBy(record.payment).map((id) => [id, part] as const)
        : [],
    ),
  );
}

function isInForce({ voided, mistake }: RecordedPayment): boolean {
  return voided === null && mistake === null;
}

function paymentPart(one: PlacedDisbursement, all: Payments): PacketPart {
  const { path, day, payee, amount } = one;
  return {
    path,
    title: titleOf(one),
    note: messages.note(formatDate(day), payee, formatCents(amount)),
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
      return [facts([...ownFacts(one, all), [messages.reason, record.spoiled.reason]])];
  }
}

/** What every payment says: number, day, payee, amount, method, account. */
function ownFacts(one: PlacedDisbursement, { names }: Payments): readonly Fact[] {
  const { checkNumber, day, payee, amount, accountId } = one;
  return [
    [shared.check, checkNumber ?? ''],
    [messages.date, formatDate(day)],
    [messages.payee, payee],
    [shared.amount, formatCents(amount)],
    [messages.method, methodText(one)],
    [shared.account, names.account(accountId)],
  ];
}

function ratifiedFact({ key }: PlacedDisbursement, { books }: Payments): Fact {
  const day = books.ratified.get(key);
  return [shared.ratified, day === undefined ? shared.notRatified : formatDate(day)];
}

function clearedFact({ key, accountId }: PlacedDisbursement, { books }: Payments): Fact {
  if (accountId === '') return [shared.cleared, ''];
  const statement = clearedOn(key, books);
  return [shared.cleared, statement === '' ? shared.notCleared : shared.clearedBy(statement)];
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
    ...unsignedBlocks(payment),
    ...requests.flatMap((request) => flagsOf(request, payment, all)).map(warning),
    ...findingBlocks([{ collection: 'payments', id }, ...requests.map(ofRequest)], all),
    facts([
      ...ownFacts(one, all),
      [messages.recorded, messages.byAt(by, momentText(at))],
      ...checkFacts(payment),
      confirmedFact('payments', { ...payment }),
      clearedFact(one, all),
      [messages.voidCleared, clearedOn(itemKey('payments', id, 'void'), all.books)],
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

/** A check that went out, as far as we know, without anyone's signature. */
function unsignedBlocks(payment: RecordedPayment): readonly Block[] {
  const { method, check = PREPARED } = payment;
  const isUnsigned = method === 'check' && check.signatures.length === 0 && isInForce(payment);
  return isUnsigned ? [warning(messages.notSigned)] : [];
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

/** Who signed a check, who recorded that, and how it went to its payee. */
function checkFacts({ method, check = PREPARED }: RecordedPayment): readonly Fact[] {
  if (method !== 'check') return [];
  const { signatures, sent } = check;
  const signed = signatures.map((signature) =>
    messages.signedBy(signatureText(signature), signature.by, momentText(signature.at)),
  );
  return [
    [messages.signed, signed.join('\n')],
    [
      messages.sent,
      sent === null
        ? messages.notSent
        : messages.sentBy(sentText(sent), sent.by, momentText(sent.at)),
    ],
  ];
}

/** The second person who confirmed it, or that none has; nothing for a check, whose signatures do that. */
function confirmedFact(collection: 'payments' | 'manualExpenses', fields: Fields): Fact {
  const { confirmed } = storedAs<Pick<RecordedPayment, 'confirmed'>>(fields);
  if (confirmed !== undefined)
    return [messages.confirmed, messages.byAt(confirmed.by, momentText(confirmed.at))];
  return [messages.confirmed, isUnconfirmed(collection, fields) ? messages.notConfirmed : ''];
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
  const by = notes.enteredBy.get(itemKey('manualExpenses', id)) ?? '';
  const papers = paperBlocks(place, books, ({ name }) => messages.paper(name));
  const advance = advanceKindOf(fields);
  const { salesTax } = fields;
  return [
    ...(notes.marks.get(id) ?? []).map(warning),
    ...findingBlocks([place], all),
    quiet(messages.manual),
    ...advanceBlocks(fields),
    facts([
      ...ownFacts(one, all),
      [messages.enteredBy, by === '' ? messages.enteredByNone : by],
      ...(one.checkNumber === null ? [] : [[messages.signed, messages.notSignedHere] as const]),
      [shared.description, purpose],
      [shared.category, names.category(fields['categoryId'])],
      [shared.fund, names.fund(fields['fundId'])],
      [messages.reference, textIn(fields, 'reference')],
      [messages.salesTax, salesTax === undefined ? '' : dollarText(salesTax)],
      confirmedFact('manualExpenses', fields),
      ...(advance === 'settled' ? [] : [clearedFact(one, all), ratifiedFact(one, all)]),
    ]),
    ...(papers.length === 0 ? [warning(messages.noPapers)] : [heading(shared.papers), ...papers]),
  ];
}
