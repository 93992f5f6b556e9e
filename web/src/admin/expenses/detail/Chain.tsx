import { inCategory } from '@pa-ledger/domain/approvers/approval-chain';
import { actingAs } from '@pa-ledger/domain/approvers/role-messages';
import { formatInstant, type Instant } from '@pa-ledger/domain/time/dates';
import { UNPAID_ENDS, type Step } from '@pa-ledger/domain/expenses/expense';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/review-messages';
import { stepCategory } from '@pa-ledger/domain/expenses/expense-lines';
import { organization } from '@pa-ledger/domain/organization';
import { StepList } from '../../../ui/StepList.tsx';
import type { ExpenseRow } from '../expense-row.ts';
import { expenseMessages } from '../expenses-messages.ts';
import { daysSince, nextActionOf } from '../next-action.ts';
import { detailMessages } from './detail-messages.ts';

const { timeZone } = organization;

/** The steps of the approval: who decided what and why, and who is asked now. */
export function Chain({ expense, now }: { readonly expense: ExpenseRow; readonly now: Instant }) {
  const steps = expense.steps.map((step) => ({
    key: `${step.role} ${step.categoryId}`,
    status: step.status,
    title: inCategory(actingAs(step.role, step.decision ?? step), stepCategory(expense, step)),
    state: stateOf(step, expense, now).map((line) => <div key={line}>{line}</div>),
  }));
  return <StepList steps={steps} />;
}

function stateOf(step: Step, expense: ExpenseRow, now: Instant): string[] {
  const { status, decision, openedAt, resentAt } = step;
  if (decision !== null) {
    const made = detailMessages.decided(
      status === 'rejected' ? status : 'approved',
      decision.by,
      formatInstant(decision.at, timeZone),
    );
    return decision.reason === '' ? [made] : [made, decision.reason];
  }
  if (status === 'waiting') {
    return [
      UNPAID_ENDS.includes(expense.status) ? detailMessages.notReached : detailMessages.later,
    ];
  }
  if (status === 'returned' || status === 'withdrawn') return [STATUS_NAMES[status]];
  const nextAction = nextActionOf(expense);
  const lines = [
    nextAction?.stuck === true
      ? detailMessages.needsApprover(nextAction.detail)
      : expenseMessages.anyOf(step.approvers),
  ];
  if (openedAt !== null) {
    const days = daysSince(openedAt, now, timeZone);
    lines.push(detailMessages.openSince(formatInstant(openedAt, timeZone), days));
  }
  if (resentAt !== null) lines.push(detailMessages.linkResent(formatInstant(resentAt, timeZone)));
  return lines;
}
