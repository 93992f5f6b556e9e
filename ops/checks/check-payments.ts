import type { DocumentData } from 'firebase-admin/firestore';
import { checkNumberProblems } from './check-number-problems.ts';
import { exactCents } from './exact-cents.ts';
import { problemsIn } from './findings.ts';
import { momentOf, type Found, type FoundExpense, type ProjectData } from './project-data.ts';
import { paymentWords } from './replay-history.ts';

type Payments = Pick<ProjectData, 'expenses' | 'payments' | 'checkNumbers' | 'manualExpenses'>;

/**
 * Checks that the payments' documents and the histories of the expenses tell the same, read both ways: each line is one
 * entry of its expense's history, and each entry a line; and that each check number is taken once, by what it was for.
 */
export function checkPayments(project: Payments): string[] {
  const { expenses, payments } = project;
  const byId = new Map(expenses.map((expense) => [expense.id, expense]));
  const found = payments.flatMap((payment) =>
    [
      ...problemsOf(payment),
      ...linesOf(payment).flatMap((line) => lineProblems(payment, line, byId)),
    ].map((problem) => `Payment ${payment.id}: ${problem}.`),
  );
  return [...found, ...toldOnly(project), ...presentOnes(project), ...checkNumberProblems(project)];
}

function linesOf({ data }: Found): readonly DocumentData[] {
  return (data['lines'] ?? []) as DocumentData[];
}

/** Returns what is wrong with a payment by itself. */
function problemsOf(payment: Found): string[] {
  const { data } = payment;
  const lines = linesOf(payment);
  const [voided, mistake] = [data['voided'], data['mistake']] as (DocumentData | null)[];
  return problemsIn([
    [lines.length === 0, 'it pays nothing'],
    [
      new Set(lines.map(({ expenseId }) => String(expenseId))).size !== lines.length,
      'it pays an expense twice',
    ],
    [
      (data['checkNumber'] === null) === (data['method'] === 'check'),
      'a check has no number, or something else has one',
    ],
    [voided !== null && mistake !== null, 'it is void and a mistake'],
    [
      voided !== null && String(voided?.['date']) < String(data['date']),
      'it was voided before its day',
    ],
    [
      [voided, mistake].some((end) => end !== null && isBlank(end?.['reason'])),
      'nobody says why it was taken back',
    ],
  ]);
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}

/** Returns what is wrong with a line, compared with its expense and the history of that. */
function lineProblems(
  { id, data }: Found,
  line: DocumentData,
  expenses: ReadonlyMap<string, FoundExpense>,
): string[] {
  const expense = expenses.get(String(line['expenseId']));
  if (expense === undefined) return [`its expense ${String(line['expenseId'])} is not there`];
  const submission = (expense.data['submission'] ?? {}) as DocumentData;
  const entry = entryOf(expense, 'paid', data['at'], data);
  const end = (data['voided'] ?? data['mistake']) as DocumentData | null;
  const what = data['mistake'] === null ? 'paymentVoided' : 'enteredByMistake';
  const ending = end === null ? undefined : entryOf(expense, what, end['at'], data);
  const present = (expense.data['payment'] ?? null) as DocumentData | null;
  const isPresent = present?.['id'] === id;
  return problemsIn([
    [
      exactCents(line['amount']) !== exactCents(submission['amount']),
      'it pays another amount than the expense has',
    ],
    [
      line['categoryId'] !== expense.data['categoryId'],
      'it pays in another category than the expense has',
    ],
    [
      isPresent && line['fundId'] !== (expense.data['fundId'] ?? null),
      'it pays from another fund than the expense has',
    ],
    [
      isPresent && (line['statement'] === true) !== hasStatement(submission),
      'it says something else of a statement instead of a receipt than the expense',
    ],
    [entry === undefined, `the history of ${expense.id} does not tell of it`],
    [
      end !== null && ending === undefined,
      `the history of ${expense.id} does not tell that it was taken back`,
    ],
    [
      end !== null && ending !== undefined && ending['new'] !== end['reason'],
      `the history of ${expense.id} gives another reason`,
    ],
    [end === null && !isPresent, `${expense.id} is not paid by it`],
    [end !== null && isPresent, `${expense.id} is paid by it, though it was taken back`],
  ]);
}

function hasStatement({ receipts = [] }: DocumentData): boolean {
  return (receipts as DocumentData[]).some((receipt) => 'statement' in receipt);
}

/** Returns the entry of a history about a payment at this moment. */
function entryOf(
  { history }: FoundExpense,
  what: string,
  at: unknown,
  payment: DocumentData,
): DocumentData | undefined {
  return history.find(
    (line) =>
      line['what'] === what &&
      momentOf(line['at']) === momentOf(at) &&
      paymentWords(line[what === 'paid' ? 'new' : 'old'] as DocumentData) === paymentWords(payment),
  );
}

/** Returns the payments of a history that no document tells of. */
function toldOnly({ expenses, payments }: Payments): string[] {
  const documents = payments.flatMap((payment) =>
    linesOf(payment).map((line) => [String(line['expenseId']), payment] as const),
  );
  const paymentsOf = Map.groupBy(documents, ([expenseId]) => expenseId);
  return expenses.flatMap(({ id, history }) => {
    const told = history.filter(({ what }) => what === 'paid').length;
    const there = paymentsOf.get(id)?.length ?? 0;
    return told === there
      ? []
      : [`Expense ${id}: its history tells of ${told} payments, and ${there} are there.`];
  });
}

/** Returns where what an expense keeps of its payment differs from the payment. */
function presentOnes({ expenses, payments }: Payments): string[] {
  const byId = new Map(payments.map(({ id, data }) => [id, data]));
  return expenses.flatMap(({ id, data }) => {
    const kept = (data['payment'] ?? null) as DocumentData | null;
    if (kept === null) return [];
    const payment = byId.get(String(kept['id']));
    if (payment === undefined) return [`Expense ${id}: its payment is not there.`];
    const same = ['method', 'checkNumber', 'date', 'by', 'byUid'].every(
      (field) => kept[field] === payment[field],
    );
    return same ? [] : [`Expense ${id}: it keeps another payment than is there.`];
  });
}
