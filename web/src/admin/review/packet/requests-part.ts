import { inCategory } from '@pa-ledger/domain/approvers/approval-chain';
import { actingAs } from '@pa-ledger/domain/approvers/role-messages';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import { categoryNames, stepCategory } from '@pa-ledger/domain/expenses/expense-lines';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/review-messages';
import { amountOf, formatCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { expensesPaidBy } from '@pa-ledger/domain/payments/recorded-payment';
import { byText } from '@pa-ledger/domain/text/sort';
import { dateAt, formatDate, type CalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import { dayEnd } from '@pa-ledger/domain/time/day-start';
import type { ExpenseRow } from '../../expenses/expense-row.ts';
import type { BankBooks } from './bank-books.ts';
import {
  amountColumn,
  quiet,
  sectionOf,
  sheetsOf,
  tableOf,
  warning,
  type PartColumn,
} from './blocks.ts';
import { disbursementsOf } from './disbursements.ts';
import { momentText } from './money-blocks.ts';
import { moneyPartMessages } from './money-part-messages.ts';
import type { Block, PacketPart } from './packet.ts';
import { requestPartMessages } from './request-part-messages.ts';

const { unpaid: messages, request } = requestPartMessages;

/** What a request without a payment was on the last of the days. */
type State = 'owed' | 'undecided' | 'ended';

interface Row {
  readonly expense: ExpenseRow;
  readonly state: State;
  /** What we'd pay; of a rejected request what was asked for. */
  readonly amount: Cents;
  readonly status: string;
}

/**
 * Returns the requests that no payment of the packet's days pays: what was owed on the last of them, what waited, and what was
 * rejected.
 * @param requests those that were sent by the last day, and are open or were sent or paid since the first.
 */
export function requestsPart(books: BankBooks, requests: readonly ExpenseRow[]): PacketPart {
  const { last } = books.days;
  const paid = paidIn(books);
  const rows = requests
    .filter(({ id, payment }) => !paid.has(id) && (payment === null || payment.date > last))
    .map((expense) => rowOf(expense, last))
    .toSorted(byText(({ expense }) => expense.id))
    .toSorted((one, other) => one.expense.submittedAt - other.expense.submittedAt);
  const inState = (state: State) => rows.filter((row) => row.state === state);
  const day = formatDate(last);
  const [owed, undecided, ended] = [inState('owed'), inState('undecided'), inState('ended')];
  return {
    path: 'requests',
    title: messages.title,
    note: messages.note(rows.length),
    blocks: [
      quiet(rows.length === 0 ? messages.none : messages.hint),
      ...sectionOf(
        messages.owed(day),
        ...warningOf(owed, (count, sum) => messages.owedCount(count, sum, day)),
        tableOfRows(owed, messages.noneOwed),
      ),
      ...sectionOf(
        messages.undecided(day),
        ...warningOf(undecided, (count, sum) => messages.undecidedCount(count, sum, day)),
        tableOfRows(undecided, moneyPartMessages.none),
      ),
      ...sectionOf(messages.ended, tableOfRows(ended, moneyPartMessages.none)),
    ],
    sheets: sheetsOf('requests', messages.title, rows.map(sheetRow), ['amount']),
  };
}

/** Returns the requests that a payment of the days paid, and on their last day still did, whatever was made of it later. */
function paidIn(books: BankBooks): ReadonlySet<string> {
  const { last } = books.days;
  return new Set(
    disbursementsOf(books).flatMap(({ record }) => {
      if (record.kind !== 'payment') return [];
      const { voided, mistake } = record.payment;
      const isInForce = mistake === null && (voided === null || voided.date > last);
      return isInForce ? expensesPaidBy(record.payment) : [];
    }),
  );
}

function rowOf(expense: ExpenseRow, last: CalendarDate): Row {
  const state = stateOn(expense, last);
  const amount = state === 'ended' ? amountOf(expense.submission.amount) : expense.amount;
  return { expense, state, amount, status: statusText(expense) };
}

function stateOn(expense: ExpenseRow, last: CalendarDate): State {
  const { status, approvedOn, withdrawnAt } = expense;
  const isBy = (at: Instant | undefined | null): boolean =>
    typeof at === 'number' && at < dayEnd(last, organization.timeZone);
  const endedAt = status === 'rejected' ? rejectionOf(expense)?.at : withdrawnAt;
  if (isBy(endedAt)) return 'ended';
  return approvedOn !== null && approvedOn <= last ? 'owed' : 'undecided';
}

/** The last one: before it, others may have rejected only their part. */
function rejectionOf({ steps }: ExpenseRow) {
  return steps.findLast(({ decision }) => decision?.action === 'reject')?.decision ?? null;
}

/** Who approved it so far, and what it is now. */
function statusText(expense: ExpenseRow): string {
  const told = [...approvalsOf(expense), ...outcomeOf(expense)];
  return told.join('\n') || STATUS_NAMES[expense.status];
}

/** What it is but for its approvals, who decided that, and why. */
function outcomeOf(expense: ExpenseRow): readonly string[] {
  const { status, payment, returned, withdrawnAt, steps } = expense;
  const rejection = rejectionOf(expense);
  const open = steps[openStepIndex(expense) ?? -1];
  if (status === 'pending' && open !== undefined)
    return [messages.waiting(inCategory(actingAs(open.role, open), stepCategory(expense, open)))];
  if (status === 'rejected' && rejection !== null)
    return [messages.rejected(rejection.by, momentText(rejection.at), rejection.reason)];
  if (returned !== null)
    return [messages.sentBack(returned.by, momentText(returned.at), returned.note)];
  if (withdrawnAt !== null) return [messages.withdrawn(momentText(withdrawnAt))];
  return payment === null ? [] : [messages.paid(formatDate(payment.date))];
}

/** Who approved it so far. */
function approvalsOf({ steps }: ExpenseRow): readonly string[] {
  return steps.flatMap(({ decision }) =>
    decision?.action === 'approve' ? [messages.approved(decision.by, momentText(decision.at))] : [],
  );
}

function warningOf(
  rows: readonly Row[],
  words: (count: number, sum: string) => string,
): readonly Block[] {
  return rows.length === 0 ? [] : [warning(words(rows.length, sumOf(rows)))];
}

function sumOf(rows: readonly Row[]): string {
  return formatCents(sumCents(rows.map(({ amount }) => amount)));
}

const COLUMNS: readonly PartColumn<Row>[] = [
  { label: messages.sent, text: ({ expense }) => formatDate(sentOn(expense)) },
  { label: request.reference, text: ({ expense }) => referenceOf(expense.id) },
  { label: request.submittedBy, share: 1.2, text: ({ expense }) => expense.submission.name },
  { label: messages.paidTo, share: 1.2, text: ({ expense }) => expense.submission.paidTo },
  {
    label: moneyPartMessages.description,
    share: 2,
    text: ({ expense: { submission, lines } }) =>
      `${submission.description}\n${categoryNames({ lines }).join(', ')}`,
  },
  { label: messages.status, share: 2.5, text: ({ status }) => status },
  amountColumn(moneyPartMessages.amount, ({ amount }) => amount),
];

function sentOn({ submittedAt }: ExpenseRow): CalendarDate {
  return dateAt(submittedAt, organization.timeZone);
}

function tableOfRows(rows: readonly Row[], empty: string): Block {
  const total = [moneyPartMessages.total, '', '', '', '', '', sumOf(rows)];
  return tableOf({ columns: COLUMNS, rows, total, empty });
}

function sheetRow({ expense, state, amount, status }: Row) {
  const { name, paidTo, description, expenseDate } = expense.submission;
  return {
    sent: sentOn(expense),
    reference: referenceOf(expense.id),
    submittedBy: name,
    paidTo,
    spentOn: expenseDate,
    description,
    categories: categoryNames(expense).join(', '),
    onLastDay: messages.states[state],
    status,
    amount,
  };
}
