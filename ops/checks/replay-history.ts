import type { ExpenseLine, ExpenseStatus, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { linesTotal, standingLines } from '@pa-ledger/domain/expenses/expense-lines';
import type { HistoryChange, HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { amountOf } from '@pa-ledger/domain/money/money';
import { type SentCheck } from '@pa-ledger/domain/payments/check';
import { sentText } from '@pa-ledger/domain/payments/payment-messages';
import { samePayment, type PaymentClaim } from '@pa-ledger/domain/payments/payment';
import { paymentText } from '@pa-ledger/domain/payments/payment-messages';

/** What an expense's history alone says about it. */
interface Told {
  readonly status: ExpenseStatus | 'odd' | null;
  readonly submissionVersion: number;
  /** The lines, if an entry told them since they were sent. */
  readonly lines: readonly ExpenseLine[] | null;
  /** The fund of an expense with one line. */
  readonly fundId: string | null;
  readonly payments: number;
  /** The present payment, and who recorded it. */
  readonly payment: (PaymentClaim & { readonly by: string }) | null;
  /** How the present payment's check went to the payee; null until it does. */
  readonly sent: SentCheck | null;
  /** Who reviews the open step, if an entry has changed that since the step opened. */
  readonly asked: readonly string[] | null;
  /** The expenses that someone settled as not duplicates. */
  readonly notDoubleOf: readonly string[];
  /** The version for which someone confirmed where to pay. */
  readonly handleConfirmed?: { readonly version: number };
}

const NOTHING: Told = {
  status: null,
  submissionVersion: 1,
  lines: null,
  fundId: null,
  payments: 0,
  payment: null,
  sent: null,
  asked: null,
  notDoubleOf: [],
};

const UNSETTLED: readonly Told['status'][] = ['pending', 'approved', 'returned', 'paid'];
const ENDED: readonly Told['status'][] = ['paid', 'rejected', 'withdrawn'];

/** The statuses in which something can happen. */
const WHEN: Readonly<Record<HistoryChange['what'], readonly Told['status'][]>> = {
  submitted: [null],
  approved: ['pending'],
  rejected: ['pending'],
  returned: ['pending', 'approved'],
  corrected: ['returned'],
  withdrawn: ['pending', 'returned'],
  reassigned: ['pending'],
  linkResent: ['pending'],
  renamed: ['pending'],
  fundSet: UNSETTLED,
  linesSet: ['pending', 'approved', 'paid'],
  linesConfirmed: ['paid', 'approved'],
  paid: ['approved'],
  checkSent: ['paid'],
  paymentVoided: ['paid'],
  enteredByMistake: ['paid'],
  duplicateSettled: [...UNSETTLED, 'rejected', 'withdrawn'],
  handleConfirmed: ['approved'],
  redacted: ENDED,
};

/**
 * Returns the differences between an expense and its replayed history: a change without an entry, or an entry about a change
 * that didn't happen.
 * @param categoryIds of all versions of the submission, oldest first.
 */
export function historyProblems(
  expense: ListedExpense,
  history: readonly HistoryEntry[],
  categoryIds: readonly string[],
): string[] {
  const told = history.reduce<Told>(
    (now, entry) =>
      WHEN[entry.what].includes(now.status)
        ? { ...now, ...changeOf(now, entry, categoryIds) }
        : { ...now, status: 'odd' },
    NOTHING,
  );
  const words = wordsOf(told);
  const open = expense.steps.find(({ status }) => status === 'open');
  const is = wordsOf({
    ...expense,
    ...linesTold(expense.lines),
    ...(told.lines === null && isAsSent(expense) ? { lines: null } : {}),
    sent: expense.payment?.sent ?? null,
    asked: told.asked === null ? null : (open?.approvers ?? []),
  });
  return Object.entries(is)
    .filter(([name, word]) => word !== words[name])
    .map(([name, word]) => `says ${name} ${word}, but its history says ${words[name]}`);
}

/** Returns what an entry changes, with an odd status where it doesn't fit what came before. */
function changeOf(now: Told, entry: HistoryEntry, categoryIds: readonly string[]): Partial<Told> {
  switch (entry.what) {
    case 'submitted':
    case 'withdrawn':
      return { status: entry.new, asked: null };
    case 'rejected':
    case 'approved': {
      if (entry.lines === undefined) return { status: entry.new, asked: null };
      const told = linesTold(entry.lines);
      // The last approval sets the fund if there is none yet.
      const isFundOdd =
        told.fundId !== now.fundId && (entry.new !== 'approved' || now.fundId !== null);
      const isLess = now.lines === null || totalOf(entry.lines) <= totalOf(now.lines);
      const isOdd = (isFundOdd && entry.lines.length === 1) || !isLess;
      return { ...told, status: isOdd ? 'odd' : entry.new, asked: null };
    }
    case 'linesSet': {
      const isKnown = now.lines === null || keyOf(now.lines) === keyOf(entry.old);
      const isOdd = !isKnown || totalOf(entry.new) > totalOf(entry.old);
      const reopened = entry.reopened === true ? ({ status: 'pending' } as const) : {};
      return {
        ...linesTold(entry.new),
        ...reopened,
        ...(isOdd ? { status: 'odd' } : {}),
        asked: null,
      };
    }
    case 'linesConfirmed':
      return {};
    case 'returned':
      return { status: 'returned', asked: null };
    case 'corrected': {
      const isSame = categoryIds[entry.old - 1] === categoryIds[entry.new - 1];
      return {
        status: entry.new === now.submissionVersion + 1 ? 'pending' : 'odd',
        submissionVersion: entry.new,
        lines: null,
        fundId: isSame ? now.fundId : null,
        asked: null,
      };
    }
    case 'reassigned':
    case 'linkResent':
      return { asked: entry.new };
    case 'fundSet':
      return entry.old === now.fundId
        ? { fundId: entry.new, lines: now.lines?.map((one) => withFund(one, entry.new)) ?? null }
        : { status: 'odd' };
    case 'paid': {
      const payment = { ...entry.new, by: entry.by };
      return { status: 'paid', payments: now.payments + 1, payment, sent: null };
    }
    case 'checkSent': {
      const isPresent = now.payment !== null && samePayment(now.payment, entry.old);
      return isPresent && now.sent === null ? { sent: entry.new } : { status: 'odd' };
    }
    case 'paymentVoided':
    case 'enteredByMistake': {
      const isPresent = now.payment !== null && samePayment(now.payment, entry.old);
      return { status: isPresent ? 'approved' : 'odd', payment: null, sent: null };
    }
    case 'duplicateSettled':
      return { notDoubleOf: [...now.notDoubleOf, entry.old] };
    case 'handleConfirmed':
      return { handleConfirmed: { version: now.submissionVersion } };
    case 'renamed':
    case 'redacted':
      return {};
  }
}

/** A correction with approvals that stayed keeps lines that somebody changed before. */
function isAsSent({ lines, submission, submissionVersion }: ListedExpense): boolean {
  const { amount, salesTax } = submission;
  // The policy of that day may have kept back the sales tax.
  const asked = [amountOf(amount), amountOf(amount) - amountOf(salesTax)];
  return submissionVersion > 1 || asked.includes(totalOf(lines));
}

function linesTold(lines: readonly ExpenseLine[]): Pick<Told, 'lines' | 'fundId'> {
  const [only, ...others] = standingLines({ lines });
  return { lines, fundId: others.length === 0 ? (only?.fundId ?? null) : null };
}

function withFund(line: ExpenseLine, fundId: string | null): ExpenseLine {
  return line.refused === true ? line : { ...line, fundId };
}

function totalOf(lines: readonly ExpenseLine[]): number {
  return linesTotal(standingLines({ lines }));
}

/** Names lines without the names of their categories, which a rename changes. */
function keyOf(lines: readonly ExpenseLine[]): string {
  return lines
    .map(({ categoryId, fundId, amount, refused }) =>
      [categoryId, fundId, amount, refused ? 'refused' : 'counts'].join(' '),
    )
    .toSorted()
    .join(', ');
}

function wordsOf(told: Told): Readonly<Record<string, string>> {
  const { status, submissionVersion, lines, fundId, payments, payment, asked, notDoubleOf } = told;
  const { sent } = told;
  const { handleConfirmed } = told;
  return {
    status: status ?? 'nothing',
    version: String(submissionVersion),
    lines: lines === null ? 'as sent' : keyOf(lines),
    fund: fundId ?? 'none',
    payments: String(payments),
    payment: payment === null ? 'none' : `${paymentText(payment)} by ${payment.by}`,
    'the check': sent === null ? 'not sent' : sentText(sent),
    'who is asked': asked?.join(', ') ?? 'nobody else',
    duplicates: notDoubleOf.toSorted().join(', ') || 'none',
    'version with a confirmed handle': String(handleConfirmed?.version ?? 'none'),
  };
}
