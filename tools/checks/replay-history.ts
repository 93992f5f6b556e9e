import type { DocumentData } from 'firebase-admin/firestore';
import type { ExpenseFacts } from './expense-problems.ts';

interface Replayed {
  readonly status: string;
  readonly approvals: number;
  readonly fundId: unknown;
  readonly payments: number;
}

const NOTHING: Replayed = { status: 'none', approvals: 0, fundId: null, payments: 0 };

/** What one line of history makes of an expense with so many steps. A line that cannot come here makes it 'odd'. */
function replay(now: Replayed, line: DocumentData, steps: number): Replayed {
  const odd = { ...now, status: 'odd' };
  switch (line['what']) {
    case 'submitted':
      return now.status === 'none' ? { ...now, status: 'pending' } : odd;
    case 'approved': {
      if (now.status !== 'pending' || line['step'] !== now.approvals) return odd;
      const approvals = now.approvals + 1;
      return { ...now, approvals, status: approvals === steps ? 'approved' : 'pending' };
    }
    case 'rejected':
      return now.status === 'pending' ? { ...now, status: 'rejected' } : odd;
    case 'fundSet':
      return now.fundId === line['old'] ? { ...now, fundId: line['new'] as unknown } : odd;
    case 'paid':
      return now.status === 'approved'
        ? { ...now, status: 'paid', payments: now.payments + 1 }
        : odd;
    case 'paymentVoided':
      return now.status === 'paid' ? { ...now, status: 'approved' } : odd;
    case 'reassigned':
    case 'renamed':
    case 'linkResent':
      return now.status === 'pending' ? now : odd;
    default:
      return odd;
  }
}

/** The history alone, replayed line by line, gives the state that the expense has: nothing happened unseen. */
export function historyProblems({ expense, history }: ExpenseFacts): string[] {
  const steps = expense['steps'] as DocumentData[];
  const told = history.reduce<Replayed>((now, line) => replay(now, line, steps.length), NOTHING);
  const is: Replayed = {
    status: String(expense['status']),
    approvals: steps.filter(({ status }) => status === 'approved').length,
    fundId: (expense['fundId'] as unknown) ?? null,
    payments: Number(expense['payments'] ?? 0),
  };
  const differing = (Object.keys(is) as (keyof Replayed)[]).filter((key) => is[key] !== told[key]);
  return differing.map(
    (key) => `its ${key} is ${String(is[key])}, its history tells ${String(told[key])}`,
  );
}
