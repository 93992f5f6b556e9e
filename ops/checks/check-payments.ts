import { linesTotal, payableOf, standingLines } from '@pa-ledger/domain/expenses/expense-lines';
import { pairId } from '@pa-ledger/domain/ledger/cells';
import { hasStatement } from '@pa-ledger/domain/expenses/receipts';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { samePayment, type PaymentClaim } from '@pa-ledger/domain/payments/payment';
import type { PaymentLine, RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { spoiledIdOf } from '@pa-ledger/domain/bank/spoiled-check';
import { PREPARED } from '@pa-ledger/domain/payments/check';
import { nameKeyOf } from '@pa-ledger/domain/people/same-person';
import { isBlank } from '@pa-ledger/domain/text/text';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { expenseFrom } from '../../functions/src/expenses/store/expense-format.ts';
import { instantOf } from '../../functions/src/firestore/timestamps.ts';
import { checkNumberPath } from '../../functions/src/payments/check-numbers.ts';
import { paymentFrom } from '../../functions/src/payments/payments.ts';
import { problemsIn, reading } from './findings.ts';
import type { FoundExpense, ProjectData } from './project-data.ts';

export type PaymentData = Pick<
  ProjectData,
  'expenses' | 'payments' | 'checkNumbers' | 'manualExpenses' | 'spoiledChecks'
>;

/**
 * Checks that payments and their expenses' histories agree both ways: each line is one entry of its expense's history, and each
 * entry a line; and that each check number is reserved once, by what it paid for.
 */
export function checkPayments(data: PaymentData): string[] {
  const expenses = new Map(data.expenses.map((expense) => [expense.id, expense]));
  const payments = new Map(data.payments.map((payment) => [payment.id, payment.data]));
  return [
    ...data.payments.flatMap(({ id, data: fields }) =>
      reading(`payments/${id}`, () => {
        const payment = paymentFrom(id, fields);
        const own = Map.groupBy(payment.lines, ({ expenseId }) => expenseId);
        const lines = [...own].flatMap((one) => problemsOfExpense(payment, one, expenses));
        return [...problemsOf(payment), ...lines].map((problem) => `payments/${id} ${problem}.`);
      }),
    ),
    ...data.expenses.flatMap(({ id, data: fields }) => {
      const payment = membersOf(fields['payment']);
      const paidBy = textIn(payment, 'id');
      if (paidBy === '') return [];
      const stored = payments.get(paidBy);
      const isSame =
        ['method', 'checkNumber', 'date', 'by', 'byUid'].every(
          (field) => payment[field] === stored?.[field],
        ) && sentIn(payment['sent']) === sentIn(membersOf(stored?.['check'])['sent']);
      const what = stored === undefined ? "isn't there" : 'says something else';
      return problemsIn([
        [!isSame, `expenses/${id} is paid by payments/${paidBy}, which ${what}.`],
      ]);
    }),
    ...toldOnly(data),
    ...checkNumberProblems(data),
    ...data.spoiledChecks
      .filter(({ id, data: { checkNumber } }) => spoiledIdOf(String(checkNumber)) !== id)
      .map(({ id }) => `spoiledChecks/${id} names another number.`),
  ];
}

/** Returns how and when a check went to its payee; '' if it didn't. */
function sentIn(sent: unknown): string {
  const { how = '', on = '' } = membersOf(sent);
  return `${String(how)} ${String(on)}`.trim();
}

/** Returns what's wrong with a payment by itself. */
function problemsOf(payment: RecordedPayment) {
  const { lines, method, checkNumber, date, payee, check, voided, mistake } = payment;
  const { signatures, sent } = check ?? PREPARED;
  const names = signatures.map(({ name }) => nameKeyOf(name));
  const ends = [voided, mistake].filter((end) => end !== null);
  return problemsIn([
    [lines.length === 0, 'pays nothing'],
    [
      new Set(lines.map((line) => `${line.expenseId} ${pairId(line)}`)).size !== lines.length,
      'pays an expense twice',
    ],
    [
      (checkNumber === null) === (method === 'check'),
      'is a check without a number, or no check with one',
    ],
    [
      (check === undefined) === (method === 'check'),
      'is a check without its steps, or no check with them',
    ],
    [new Set(names).size !== names.length, 'was signed twice by one person'],
    [names.includes(nameKeyOf(payee)), 'was signed by its payee'],
    [sent !== null && names.length === 0, 'was mailed or handed over without a signature'],
    [
      signatures.some(({ on }) => on < date || (sent !== null && on > sent.on)),
      'was signed before its date, or after it was mailed or handed over',
    ],
    [ends.length === 2, 'is both voided and a mistake'],
    [voided !== null && voided.date < date, 'was voided before its date'],
    [ends.some(({ reason }) => isBlank(reason)), 'was taken back without a reason'],
  ]);
}

/** Returns what's wrong with an expense's lines, compared with the expense and its history. */
function problemsOfExpense(
  payment: RecordedPayment,
  [expenseId, lines]: readonly [string, readonly PaymentLine[]],
  expenses: ReadonlyMap<string, FoundExpense>,
): string[] {
  const found = expenses.get(expenseId);
  const called = `expenses/${expenseId}`;
  if (found === undefined) return [`pays ${called}, which isn't there`];
  const expense = expenseFrom(found.id, found.data);
  const { submission, payment: present } = expense;
  const isPresent = present?.id === payment.id;
  const end = payment.voided ?? payment.mistake;
  const what = payment.mistake === null ? 'paymentVoided' : 'enteredByMistake';
  const ending = end === null ? undefined : entryOf(found, what, end.at, payment);
  // A payment that was taken back keeps what it paid, whatever became of the expense.
  const most = isPresent ? payableOf(expense) : amountOf(submission.amount);
  const paid = linesTotal(lines);
  return problemsIn([
    [
      isPresent ? paid !== most : paid > most,
      `pays ${formatCents(paid)} for ${called}, which is about ${formatCents(most)}`,
    ],
    [
      isPresent && placesOf(lines) !== placesOf(standingLines(expense)),
      `counts in other categories or funds than ${called}`,
    ],
    [
      isPresent &&
        lines.some((line) => (line.statement === true) !== hasStatement(submission.receipts)),
      `and ${called} differ on whether there was a receipt or a statement`,
    ],
    [
      entryOf(found, 'paid', payment.at, payment) === undefined,
      `isn't in the history of ${called}`,
    ],
    [
      end !== null && ending?.['new'] !== end.reason,
      `was taken back, but the history of ${called} doesn't say so, or gives another reason`,
    ],
    [end === null && !isPresent, `pays ${called}, which says it isn't paid by it`],
    [end !== null && isPresent, `was taken back, but ${called} still says it's paid by it`],
  ]);
}

function placesOf(lines: readonly Pick<PaymentLine, 'categoryId' | 'fundId' | 'amount'>[]): string {
  return lines
    .map((line) => `${pairId(line)} ${line.amount}`)
    .toSorted()
    .join();
}

/** Returns the entry of a history about a payment at this moment. */
function entryOf({ history }: FoundExpense, what: string, at: Instant, payment: PaymentClaim) {
  return history.find((line) => {
    if (line['what'] !== what || instantOf(line['at']) !== at) return false;
    // Only the server writes the history.
    return samePayment(line[what === 'paid' ? 'new' : 'old'] as PaymentClaim, payment);
  });
}

/** Returns the expenses whose histories name more or fewer payments than there are. */
function toldOnly({ expenses, payments }: PaymentData): string[] {
  const paid = payments.flatMap(({ data }) => [
    ...new Set(((data['lines'] ?? []) as PaymentLine[]).map(({ expenseId }) => expenseId)),
  ]);
  const paymentsOf = Map.groupBy(paid, (expenseId) => expenseId);
  return expenses.flatMap(({ id, history }) => {
    const told = history.filter(({ what }) => what === 'paid').length;
    const there = paymentsOf.get(id)?.length ?? 0;
    return problemsIn([
      [
        told !== there,
        `The history of expenses/${id} has ${told} payments, but there are ${there}.`,
      ],
    ]);
  });
}

/** Returns check numbers that paid twice, that aren't reserved, or that nothing uses. */
function checkNumberProblems(data: PaymentData): string[] {
  const { payments, manualExpenses, spoiledChecks, checkNumbers } = data;
  const holders = [
    ...payments
      .filter(({ data }) => (data['mistake'] ?? null) === null)
      .map((payment) => ({ ...payment, kind: 'payment' })),
    ...manualExpenses.map((expense) => ({ ...expense, kind: 'manual' })),
    ...spoiledChecks.map((check) => ({ ...check, kind: 'spoiled' })),
  ].flatMap(({ kind, id, data: { checkNumber } }) =>
    typeof checkNumber === 'string'
      ? [{ name: `${kind} ${id}`, checkNumber, path: checkNumberPath(checkNumber) }]
      : [],
  );
  const taken = new Map(
    checkNumbers.map(({ id, data: { kind, id: holder } }) => [
      `checkNumbers/${id}`,
      `${kind} ${holder}`,
    ]),
  );
  const byPath = Map.groupBy(holders, ({ path }) => path);
  return [
    ...[...byPath.values()].flatMap(([first, ...others]) =>
      others.map(
        ({ checkNumber, name }) => `Check ${checkNumber} pays both ${first?.name} and ${name}.`,
      ),
    ),
    ...holders
      .filter(({ path, name }) => taken.get(path) !== name && byPath.get(path)?.length === 1)
      .map(
        ({ checkNumber, name }) =>
          `Check ${checkNumber} of ${name} isn't taken, so it could pay again.`,
      ),
    ...checkNumbers
      .filter(({ id }) => !byPath.has(`checkNumbers/${id}`))
      .map(
        ({ data }) =>
          `Check ${data['checkNumber']} is taken, but nothing was paid with it, and it isn't recorded as spoiled.`,
      ),
  ];
}
