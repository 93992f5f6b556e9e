import { inCategory } from '@pa-ledger/domain/approvers/approval-chain';
import { actingAs, ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import type { Decision, ExpenseLine, Receipt, Step } from '@pa-ledger/domain/expenses/expense';
import { STATEMENT_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import {
  categoryNames,
  isChangeOpen,
  linesTotal,
  standingLines,
  stepCategory,
} from '@pa-ledger/domain/expenses/expense-lines';
import { payToText } from '@pa-ledger/domain/expenses/expense-messages';
import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { statementFacts } from '@pa-ledger/domain/expenses/missing-receipt';
import { isWithoutNote } from '@pa-ledger/domain/expenses/reason';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { amountOf, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { byText } from '@pa-ledger/domain/text/sort';
import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { actorOf, historyWords } from '../../shared/journal/history-messages.ts';
import type { HistoryRow } from '../../shared/journal/history-rows.ts';
import type { namesIn } from './bank-books.ts';
import { versionBlocks } from './expense-versions.ts';
import { moneyPartMessages } from './money-part-messages.ts';
import type { Block, Fact } from './packet.ts';
import type { PaidBooks, PaidExpense, PaymentNotes } from './paid-books.ts';
import { requestPartMessages } from './request-part-messages.ts';
import { facts, heading, quiet, text, warning } from './blocks.ts';
import { dollarText, figures, fileOf, momentText, paperBlocks, words } from './money-blocks.ts';

const { request: messages } = requestPartMessages;

/** What a request is told with. */
export interface AroundRequest {
  readonly paid: PaidBooks;
  readonly notes: PaymentNotes;
  readonly names: ReturnType<typeof namesIn>;
}

/**
 * Returns what a payment's part says of a request that it pays: what it was for, what changed, who approved it, and its
 * receipts.
 * @param elsewhere the part that has its receipts, where this payment no longer pays it; null here.
 */
export function requestBlocks(
  id: string,
  around: AroundRequest,
  elsewhere: string | null,
): readonly Block[] {
  const reference = referenceOf(id);
  const found = around.paid.expenses.get(id);
  if (found === undefined) return [warning(messages.gone(reference))];
  return [
    heading(messages.heading(reference)),
    ...(around.notes.marks.get(id) ?? []).map(warning),
    facts(requestFacts(found, around)),
    linesTable(found.expense.lines, around),
    ...changeBlocks(found, around),
    ...versionBlocks(found),
    approvalsTable(found),
    ...(elsewhere === null
      ? receiptBlocks(found, around)
      : [quiet(messages.receiptsElsewhere(elsewhere))]),
  ];
}

function requestFacts({ expense }: PaidExpense, { notes }: AroundRequest): readonly Fact[] {
  const { id, submission, submittedAt, lines, amount } = expense;
  const { name, description, expenseDate, category, paidTo } = submission;
  const asked = amountOf(submission.amount);
  return [
    [messages.reference, referenceOf(id)],
    [messages.submitted, momentText(submittedAt)],
    [messages.submittedBy, name],
    [messages.payTo, payToText(submission)],
    [messages.paidTo, paidTo],
    [messages.address, notes.addresses?.get(id) ?? ''],
    [messages.invoice, submission.invoiceNumber ?? ''],
    [messages.spent, formatDate(expenseDate)],
    [moneyPartMessages.description, description],
    [messages.submittedAs, categoryNames({ lines }).includes(category) ? '' : category],
    [messages.asked, asked === amount ? '' : formatCents(asked)],
    [messages.paid, formatCents(amount)],
    [messages.salesTax, submission.salesTax === undefined ? '' : dollarText(submission.salesTax)],
  ];
}

function linesTable(lines: readonly ExpenseLine[], { names }: AroundRequest): Block {
  return {
    kind: 'table',
    caption: messages.lines,
    columns: [
      words(moneyPartMessages.category, 2),
      words(moneyPartMessages.fund, 2),
      figures(moneyPartMessages.amount),
    ],
    rows: lines.map(({ category, fundId, amount, refused }) => [
      category,
      names.fund(fundId) || moneyPartMessages.noFund,
      refused === true ? messages.refused(dollarText(amount)) : dollarText(amount),
    ]),
    total: [moneyPartMessages.total, '', formatCents(linesTotal(standingLines({ lines })))],
    empty: moneyPartMessages.none,
  };
}

/** Who made what of the lines, and why. */
function changeBlocks(found: PaidExpense, { names }: AroundRequest): readonly Block[] {
  const { expense } = found;
  const { adjusted, amount } = expense;
  if (adjusted === null) return [];
  const { at, by, role, from, reason } = adjusted;
  const changes = changesIn(found).map((entry) =>
    messages.changed(momentText(entry.at), actorOf(entry), historyWords(entry, names.fund)),
  );
  const who = role === null ? by : messages.asRole(by, ROLE_NAMES[role]);
  const last = messages.adjusted(dollarText(from), formatCents(amount), reason);
  return [
    heading(messages.changes),
    ...(changes.length > 0 ? changes : [messages.changed(momentText(at), who, last)]).map(text),
    ...(isChangeOpen(expense) ? [warning(messages.notConfirmed)] : []),
  ];
}

/** Returns the entries of a history that changed what a request counts as, the oldest first. */
function changesIn({ history }: PaidExpense): readonly HistoryRow[] {
  return history
    .filter((entry) => CHANGES.includes(entry.what) || 'reduced' in entry)
    .toSorted(byText(({ id }) => id))
    .toSorted((one, other) => one.at - other.at);
}

const CHANGES: readonly HistoryEntry['what'][] = ['linesSet', 'linesConfirmed', 'fundSet'];

/** Returns what a request came to at a moment, in cents. */
function amountThen(found: PaidExpense, at: number): Cents {
  const { adjusted, amount } = found.expense;
  const later = changesIn(found).find((entry) => entry.at > at && amountBefore(entry) !== null);
  if (later !== undefined) return amountBefore(later) ?? amount;
  const isUntold = adjusted !== null && found.history.length === 0 && adjusted.at > at;
  return isUntold ? amountOf(adjusted.from) : amount;
}

function amountBefore(entry: HistoryRow): Cents | null {
  if (entry.what === 'linesSet') return linesTotal(standingLines({ lines: entry.old }));
  return 'reduced' in entry ? amountOf(entry.reduced.from) : null;
}

function approvalsTable(found: PaidExpense): Block {
  const { steps } = found.expense;
  return {
    kind: 'table',
    caption: messages.approvals,
    columns: [
      words(messages.step),
      words(messages.decision),
      words(messages.by, 2),
      words(messages.when, 1.5),
      words(messages.how, 2),
      figures(messages.amount),
      words(messages.words, 2),
    ],
    rows: steps.map((step) => {
      const { role, decision } = step;
      const named = inCategory(actingAs(role, decision ?? step), stepCategory(found.expense, step));
      if (decision === null) return [named, messages.notDecided, '', '', '', '', ''];
      return [
        named,
        decision.action === 'approve' ? messages.approved : messages.rejected,
        decision.by,
        momentText(decision.at),
        howText(step, decision),
        formatCents(amountThen(found, decision.at)),
        isWithoutNote(decision.reason) ? '' : decision.reason,
      ];
    }),
    empty: moneyPartMessages.none,
  };
}

/** A link is told by when it was issued. Only who's signed in to the panel has a uid. */
function howText({ openedAt, resentAt }: Step, { byUid, at }: Decision): string {
  if (byUid !== undefined) return messages.inPanel;
  const issued = resentAt !== null && resentAt <= at ? resentAt : openedAt;
  return issued === null ? messages.byLinkUndated : messages.byLink(momentText(issued));
}

function receiptBlocks({ expense }: PaidExpense, { paid }: AroundRequest): readonly Block[] {
  const { id, submission, redactedAt } = expense;
  const { receipts } = submission;
  const reference = referenceOf(id);
  // Receipts are of what was asked for, which may be more than was approved.
  const asked = dollarText(submission.amount);
  const caption = messages.laterPaper(reference);
  const later = paperBlocks({ collection: 'expenses', id }, paid, caption);
  const added = later.length === 0 ? [] : [heading(messages.later), ...later];
  if (redactedAt !== null) {
    const day = formatDate(dateAt(redactedAt, organization.timeZone));
    return [warning(messages.receiptsRemoved(day))];
  }
  if (receipts.length === 0) return [warning(messages.noReceipts), ...added];
  return [
    ...receipts.flatMap((receipt, at) => [
      ...statementBlocks(receipt),
      {
        kind: 'file' as const,
        file: fileOf('expense', id, receipt),
        caption: captionOf(receipt, messages.forAmount(reference, asked), at + 1, receipts.length),
      },
    ]),
    ...added,
  ];
}

function captionOf({ statement }: Receipt, request: string, at: number, count: number): string {
  const words = statement === undefined ? messages.receipt : messages.statementPicture;
  return words(request, at, count);
}

function statementBlocks({ statement }: Receipt): readonly Block[] {
  if (statement === undefined) return [];
  if (statement === null) return [warning(messages.statementRemoved)];
  return [
    warning(messages.statement),
    facts(statementFacts(statement, STATEMENT_FIELDS, formatDate)),
  ];
}
