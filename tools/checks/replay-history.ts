import type { DocumentData } from 'firebase-admin/firestore';
import type { ProjectData } from './project-data.ts';

interface Replayed {
  readonly status: string;
  readonly approvals: number;
  readonly fundId: string | null;
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
      return now.fundId === line['old'] ? { ...now, fundId: line['new'] as string | null } : odd;
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

/** The history alone, replayed line by line, gives every expense the state that it has: nothing happened unseen. */
export function checkHistory({ expenses }: ProjectData): string[] {
  return expenses.flatMap(({ id, data, history }) => {
    const steps = (data['steps'] as DocumentData[]).length;
    const told = history.reduce<Replayed>((now, line) => replay(now, line, steps), NOTHING);
    const is: Replayed = {
      status: String(data['status']),
      approvals: (data['steps'] as DocumentData[]).filter(({ status }) => status === 'approved')
        .length,
      fundId: (data['fundId'] as string | null | undefined) ?? null,
      payments: Number(data['payments'] ?? 0),
    };
    const differs = (Object.keys(is) as (keyof Replayed)[]).filter((key) => is[key] !== told[key]);
    return differs.map(
      (key) => `Expense ${id}: its ${key} is ${is[key]}, its history tells ${told[key]}.`,
    );
  });
}
