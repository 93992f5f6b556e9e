import { signersIn, signerText } from '@pa-ledger/domain/accounts/signers';
import { countTotal } from '@pa-ledger/domain/bank/count-sheet';
import { membersOf, textOf } from '@pa-ledger/domain/untyped';
import { depositedIn, depositTotal } from '@pa-ledger/domain/bank/deposit';
import type { Finding } from '@pa-ledger/domain/findings/finding';
import { itemsOf } from '@pa-ledger/domain/bank/items';
import { NINE_LINE_NAMES } from '@pa-ledger/domain/bank/reconciliation';
import { itemText } from '@pa-ledger/domain/bank/statement';
import { settledBy } from '@pa-ledger/domain/ledger/advance';
import { languageOf } from '@pa-ledger/domain/language';
import { RECORDS, type RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { csvParts, type CsvValue } from '@pa-ledger/domain/reports/csv';
import type { RecordModel, StoredField } from '@pa-ledger/domain/fields/field';
import { papersIn } from '@pa-ledger/domain/papers/paper';
import { type SentCheck } from '@pa-ledger/domain/payments/check';
import { sentText } from '@pa-ledger/domain/payments/payment-messages';
import { type PaymentClaim } from '@pa-ledger/domain/payments/payment';
import { paymentText } from '@pa-ledger/domain/payments/payment-messages';
import type { Review } from '@pa-ledger/domain/review/review';
import { letterText, type Letter } from '@pa-ledger/domain/tax/letter';
import { amountOf, dollarsFromCents, sumCents } from '@pa-ledger/domain/money/money';
import { NO_RECEIPT } from '@pa-ledger/domain/payments/recorded-payment';
import { STATEMENT_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import { statementFacts, type Statement } from '@pa-ledger/domain/expenses/missing-receipt';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { DocumentData } from 'firebase-admin/firestore';
import { cellOf, checkCells, lookCells, pick, type Cells } from './csv-cells.ts';
import { toJson } from './typed-values.ts';

/** A document with its id. */
export interface Row {
  readonly id: string;
  /** The id of the parent document; empty at the top. */
  readonly parentId: string;
  readonly data: DocumentData;
}

/** What a table needs from other collections. */
interface Books {
  /** Names by collection and id, such as `funds/main`. */
  readonly names: ReadonlyMap<string, string>;
  /** How to reach the submitters, by expense. */
  readonly contacts: ReadonlyMap<string, DocumentData>;
  /** How to reach who holds an advance, by the advance. */
  readonly holders: ReadonlyMap<string, DocumentData>;
  /** What was seen of the samples of each review, by the review. */
  readonly ticks: ReadonlyMap<string, DocumentData>;
}

/** How a document becomes a line of its table. */
type ToCells = (row: Row, books: Books) => Cells;

/** The collections that become tables, and the file of each. */
const TABLES: Readonly<Record<string, readonly [file: string, cells: ToCells]>> = {
  categories: ['categories', recordCells('categories')],
  funds: ['funds', recordCells('funds')],
  accounts: ['accounts', accountCells],
  fundBalances: ['fund-balances', recordCells('fundBalances')],
  budgetItems: ['budget', recordCells('budgetItems')],
  incomeItems: ['expected-income', recordCells('incomeItems')],
  budgets: ['budget-years', recordCells('budgets')],
  revenueItems: ['revenue', entryCells('revenueItems')],
  manualExpenses: ['manual-expenses', manualCells],
  transfers: ['transfers', recordCells('transfers')],
  treasurerReports: ['treasurers-reports', recordCells('treasurerReports')],
  payees: ['payees', recordCells('payees')],
  purposes: ['purposes', recordCells('purposes')],
  returnLines: ['return-lines', recordCells('returnLines')],
  donors: ['donors', recordCells('donors')],
  inKindGifts: ['in-kind-gifts', recordCells('inKindGifts')],
  letters: ['letters', letterCells],
  statements: ['statements', statementCells],
  deposits: ['deposits', depositCells],
  ratifications: ['ratifications', ratificationCells],
  papers: ['papers', paperCells],
  findings: ['findings', findingCells],
  reviews: ['reviews', reviewCells],
  expenses: ['expenses', expenseCells],
  payments: ['payments', paymentCells],
  spoiledChecks: ['spoiled-checks', spoiledCells],
  journal: ['journal', journalCells],
  'expenses.history': ['expense-history', historyCells],
};

/** The collections that become part of another one's table. */
const PARTS: readonly string[] = ['contacts', 'advanceHolders', 'reviewTicks'];

/** Returns whether a collection has a table, or part of one. */
export function isTable(group: string): boolean {
  return PARTS.includes(group) || Object.hasOwn(TABLES, group);
}

/**
 * Returns the tables as CSV files, by their names in the archive. Text that begins like a formula stays text.
 * @param rows the rows of the collections that have a table.
 */
export function csvFiles(rows: ReadonlyMap<string, readonly Row[]>): Map<string, string> {
  const books = booksIn(rows);
  const files = new Map<string, string>();
  for (const [group, [file, cells]] of Object.entries(TABLES)) {
    const lines = (rows.get(group) ?? []).map((row) => cells(row, books));
    if (lines.length > 0) files.set(`csv/${file}.csv`, csvParts(lines).join(''));
  }
  return files;
}

function booksIn(rows: ReadonlyMap<string, readonly Row[]>): Books {
  const rowsOf = (group: string): readonly Row[] => rows.get(group) ?? [];
  const named = ['categories', 'funds', 'accounts'].flatMap((group) =>
    rowsOf(group).map(({ id, data }) => [`${group}/${id}`, textOf(data['name'])] as const),
  );
  const byId = (group: string) => new Map(rowsOf(group).map(({ id, data }) => [id, data]));
  return {
    names: new Map(named),
    contacts: byId('contacts'),
    holders: byId('advanceHolders'),
    ticks: byId('reviewTicks'),
  };
}

/** Makes a line of a record's fields: the names of category and fund, and everything else as it is stored. */
function recordCells(name: RecordName): ToCells {
  const { form, kept }: RecordModel = RECORDS[name];
  const fields = Object.entries<StoredField>({ ...form, ...kept });
  const references = fields.flatMap(([name, field]) =>
    field.kind === 'reference' ? [[name, field.to] as const] : [],
  );
  const others = fields
    .filter(([field, { kind }]) => kind !== 'reference' && field !== 'version')
    .map(([field]) => field);
  return ({ id, data }, { names }) => {
    const named = references.map(([name, to]) => {
      return [name.replace(/Id$/, ''), names.get(`${to}/${textOf(data[name])}`) ?? ''] as const;
    });
    return { id, ...Object.fromEntries(named), ...pick(data, others) };
  };
}

function expenseCells({ id, data }: Row, books: Books): Cells {
  const submission = membersOf(data['submission']);
  const contact = membersOf(books.contacts.get(id));
  const payment = membersOf(data['payment']);
  const receipts: unknown = submission['receipts'];
  const lines = (Array.isArray(data['lines']) ? data['lines'] : [])
    .map(membersOf)
    .filter(({ refused }) => refused !== true);
  const textsOf = (of: (line: Readonly<Record<string, unknown>>) => string) =>
    lines.map(of).join('; ');
  const files: readonly unknown[] = Array.isArray(receipts) ? receipts : [];
  return {
    reference: referenceOf(id),
    id,
    ...pick(data, ['submittedAt', 'status']),
    language: languageOf(data['language']),
    category: textsOf(({ category }) => textOf(category)),
    fund: textsOf(({ fundId }) => books.names.get(`funds/${textOf(fundId)}`) ?? ''),
    lines: lines.length === 1 ? '' : textsOf(({ amount }) => String(cellOf(amount))),
    payable: cellOf(data['payable']),
    ...pick(submission, [
      'amount',
      'salesTax',
      'split',
      'expenseDate',
      'payTo',
      'paidTo',
      'invoiceNumber',
      'payBy',
    ]),
    ...pick(contact, ['payHandle', 'mailingAddress']),
    ...pick(submission, ['description', 'notes', 'name']),
    ...pick(contact, ['email', 'phone']),
    paidBy: cellOf(payment['method']),
    checkNumber: cellOf(payment['checkNumber']),
    paidOn: cellOf(payment['date']),
    receipts: files.length,
    statements: files.filter((file) => 'statement' in membersOf(file)).length,
    stated: files.flatMap((file) => statedIn(membersOf(file)['statement'])).join('\n'),
  };
}

/** Returns what a statement says instead of a receipt, as one text; nothing of one that was redacted. */
function statedIn(statement: unknown): string[] {
  if (typeof statement !== 'object' || statement === null) return [];
  // Only the server writes it, after its checks.
  const facts = statementFacts(statement as Statement, STATEMENT_FIELDS, formatDate);
  return [facts.map(([label, text]) => `${label}: ${text}`).join('; ')];
}

/** Returns a payment; its lines as text, since it may have several. */
function paymentCells({ id, data }: Row, { names }: Books): Cells {
  const lines = (data['lines'] ?? []) as DocumentData[];
  const [voided, mistake] = [membersOf(data['voided']), membersOf(data['mistake'])];
  const told = lines.map(({ expenseId, categoryId, fundId, amount, statement, ...line }) => {
    const places = [`categories/${textOf(categoryId)}`, `funds/${textOf(fundId)}`];
    const named = places.map((place) => names.get(place) ?? '').join(', ');
    const mark = statement === true ? `, ${NO_RECEIPT}` : '';
    const year = line['fromClosedYear'] === true ? ', from a closed year' : '';
    return `${referenceOf(textOf(expenseId))}: ${String(amount)} (${named}${mark}${year})`;
  });
  return {
    id,
    ...pick(data, ['date', 'payee', 'method', 'checkNumber']),
    amount: dollarsFromCents(sumCents(lines.map(({ amount }) => amountOf(amount)))),
    account: names.get(`accounts/${textOf(data['accountId'])}`) ?? '',
    lines: told.join('; '),
    ...pick(data, ['by', 'at']),
    ...checkCells(data['check']),
    voidedOn: cellOf(voided['date']),
    voidReason: cellOf(voided['reason']),
    voidFromClosedYear: cellOf(voided['fromClosedYear']),
    enteredByMistake: cellOf(mistake['reason']),
    ...lookCells(data, 'confirmed'),
  };
}

/** Returns a spoiled check, which moved nothing. */
function spoiledCells({ id, data }: Row, { names }: Books): Cells {
  return {
    id,
    ...pick(data, ['date', 'checkNumber']),
    amount: 0,
    account: names.get(`accounts/${textOf(data['accountId'])}`) ?? '',
    ...pick(data, ['reason', 'by', 'at']),
  };
}

/** Makes a line of revenue or of a manual expense: whether it gives back what a closed year has, and who confirmed it. */
function entryCells(name: RecordName): ToCells {
  return (row, books) => ({
    ...recordCells(name)(row, books),
    ...pick(row.data, ['fromClosedYear']),
    ...lookCells(row.data, 'confirmed'),
  });
}

/** Returns a manual expense: what it is of an advance too, what's left of that, and how to reach its holder. */
function manualCells(row: Row, books: Books): Cells {
  const advance = membersOf(row.data['advance']);
  const holder = books.holders.get(settledBy(row.id) ?? row.id) ?? {};
  return {
    ...entryCells('manualExpenses')(row, books),
    advance: cellOf(advance['kind']),
    ...pick(advance, ['eventOn', 'left']),
    holderEmail: cellOf(holder['email']),
  };
}

/** Returns an account, with what was outstanding at its opening and who signs its checks as text. */
function accountCells(row: Row, books: Books): Cells {
  const outstanding = itemsOf('accounts', row.id, row.data).map(itemText).join('; ');
  const signers = signersIn(row.data).map(signerText).join('; ');
  return { ...recordCells('accounts')(row, books), outstanding, signers };
}

/** Returns a statement of the bank with its nine lines. */
function statementCells({ id, data }: Row, { names }: Books): Cells {
  const count = (field: string): number =>
    (data[field] as readonly unknown[] | undefined)?.length ?? 0;
  return {
    id,
    account: names.get(`accounts/${textOf(data['accountId'])}`) ?? '',
    ...pick(data, ['day', 'balance']),
    ...pick(
      membersOf(data['lines']),
      Object.keys(NINE_LINE_NAMES).filter((name) => name !== 'balance'),
    ),
    cleared: count('cleared'),
    left: count('outstanding'),
    by: cellOf(membersOf(data['by'])['email']),
    ...pick(data, ['at']),
    reopenReason: cellOf(membersOf(data['reopened'])['reason']),
    ...lookCells(data, 'reviewed'),
  };
}

/** Returns what a meeting ratified, and why it was undone. */
function ratificationCells({ id, data }: Row): Cells {
  return {
    id,
    ...pick(data, ['ratifiedOn', 'count', 'amount', 'at']),
    by: cellOf(membersOf(data['by'])['email']),
    takenBackReason: cellOf(membersOf(data['takenBack'])['reason']),
  };
}

/** Returns a letter with what it acknowledges, as text. */
function letterCells({ id, data }: Row): Cells {
  // Only functions write letters.
  const letter = data as Letter<unknown>;
  return {
    id,
    ...pick(data, ['writtenOn', 'kind', 'year', 'donor', 'address', 'amount']),
    lines: letterText(letter).lines.join('\n'),
    ...pick(data, ['closing', 'at']),
    by: cellOf(letter.by.email),
    sentTo: cellOf(letter.sent?.to),
    sentAt: cellOf(letter.sent?.at),
    voidReason: cellOf(letter.voided?.reason),
  };
}

/** Returns a deposit with what is in it, as text. */
function depositCells({ id, data }: Row, { names }: Books): Cells {
  const items = depositedIn(data);
  return {
    id,
    date: cellOf(data['date']),
    account: names.get(`accounts/${textOf(data['accountId'])}`) ?? '',
    ...pick(data, ['slip', 'countedBy']),
    amount: dollarsFromCents(depositTotal(items)),
    cash: dollarsFromCents(countTotal(data['cash'])),
    items: items.map(({ id: item, date, amount }) => `${item}: ${date}, ${amount}`).join('; '),
  };
}

/** Returns a record's papers as text, each with who added it. */
function paperCells({ id, data }: Row): Cells {
  const told = papersIn<unknown>(data).papers.map(
    ({ slot, name, by, at }) => `${slot}: ${name} (${by.email}, ${cellOf(at)})`,
  );
  return { record: id, papers: told.join('; ') };
}

/** Returns a finding with its answers as text, each with who wrote it. */
function findingCells({ id, data }: Row): Cells {
  // Only functions write findings.
  const { on, by, answers, resolved } = data as Finding<unknown>;
  const told = answers.map(
    (answer) => `${answer.name} (${answer.by.email}, ${cellOf(answer.at)}): ${answer.text}`,
  );
  return {
    id,
    ...pick(data, ['status']),
    collection: on.collection,
    record: on.id,
    ...pick(data, ['title', 'text', 'name']),
    by: by.email,
    ...pick(data, ['role', 'at']),
    answers: told.join('\n'),
    resolvedBy: cellOf(resolved?.by.email),
    resolvedAt: cellOf(resolved?.at),
    resolvedNote: cellOf(resolved?.text),
  };
}

/** Returns a review: its samples and packets as text, what of the samples was seen, and the meeting that adopted it. */
function reviewCells({ id, data }: Row, { ticks }: Books): Cells {
  // Only functions write reviews.
  const { days, by, samples, packets, adopted, undone } = data as Review<unknown>;
  const drawn = samples.map(({ rule, items, of, name, at }) => {
    const how = rule.kind === 'above' ? `above ${rule.amount}` : `seed ${rule.seed}`;
    return `${items.length} of ${of}, ${how} (${name}, ${cellOf(at)}): ${items.join(', ')}`;
  });
  const made = packets.map(
    ({ hash, withAddresses, parts, failed, name, at }) =>
      `${hash}, ${parts} parts, ${failed} failed${withAddresses ? ', with addresses' : ''} (${name}, ${cellOf(at)})`,
  );
  const seen = Object.entries(membersOf(ticks.get(id)?.['ticks'])).map(
    ([item, tick]) =>
      `${item} (${textOf(membersOf(tick)['name'])}, ${cellOf(membersOf(tick)['at'])})`,
  );
  return {
    id,
    first: days.first,
    last: days.last,
    ...pick(data, ['name']),
    by: by.email,
    ...pick(data, ['at']),
    samples: drawn.join('\n'),
    seen: seen.toSorted().join('\n'),
    packets: made.join('\n'),
    adoptedOn: cellOf(adopted?.meetingOn),
    reviewers: cellOf(adopted?.reviewers),
    hash: cellOf(adopted?.hash),
    adoptedBy: cellOf(adopted?.by.email),
    undoneReason: cellOf(undone?.reason),
  };
}

/** Returns who changed what; before and after as JSON, since each collection has its own fields. */
function journalCells({ data }: Row): Cells {
  const by = membersOf(data['by']);
  const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(toJson(value)));
  return {
    ...pick(data, ['at', 'collection', 'document', 'version', 'kind']),
    by: cellOf(by['email']),
    byUid: cellOf(by['uid']),
    before: jsonOf(data['before']),
    after: jsonOf(data['after']),
    ...pick(membersOf(data['amendment']), ['reason', 'authority', 'meetingDate']),
    cause: cellOf(data['cause']),
  };
}

function historyCells({ parentId, data }: Row): Cells {
  return {
    reference: referenceOf(parentId),
    expenseId: parentId,
    ...pick(data, ['at', 'by', 'what', 'step']),
    old: historyCell(data['old']),
    new: historyCell(data['new']),
  };
}

/** Returns a value of the history for people: lists of addresses and payments in words. */
function historyCell(value: unknown): CsvValue {
  if (Array.isArray(value)) return value.join(', ');
  if (value === null || typeof value !== 'object') return cellOf(value);
  // Only the server writes the history, and it has no other maps.
  return 'how' in value ? sentText(value as SentCheck) : paymentText(value as PaymentClaim);
}
