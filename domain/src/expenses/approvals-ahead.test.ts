import { describe, expect, it } from 'vitest';
import { approvalsAhead } from './approvals-ahead.ts';
import { approvalsAheadText } from './expense-messages.ts';
import type { BlockReason, Expense, Step } from './expense.ts';

const STEP: Step = {
  role: 'president',
  status: 'waiting',
  approvers: [],
  blocked: null,
  nonce: null,
  openedAt: null,
  resentAt: null,
  decision: null,
};

function expenseWith(blocked: BlockReason | null): Pick<Expense, 'steps'> {
  const steps: Step[] = [
    { ...STEP, role: 'eventApprover', status: 'approved' },
    { ...STEP, status: 'open', blocked },
    { ...STEP, role: 'treasurer' },
  ];
  return { steps };
}

describe('what the submitter is told of the approvals to come', () => {
  it('names the role that is asked next, and those after it', () => {
    expect(approvalsAheadText(approvalsAhead(expenseWith(null)))).toBe(
      'Next to approve it: President, then Treasurer.',
    );
  });

  it.each(['notSet', 'ownExpense', 'decidedBefore'] as const)(
    'says that nobody can be asked when the step is blocked: %s',
    (blocked) => {
      expect(approvalsAheadText(approvalsAhead(expenseWith(blocked)))).toBe(
        'No one can approve it as President yet. It’ll go on as soon as someone can.',
      );
    },
  );

  it('says nothing when the chain has ended', () => {
    const steps: Step[] = [{ ...STEP, status: 'approved' }];
    expect(approvalsAhead({ steps })).toEqual({ roles: [], blocked: null });
    expect(approvalsAheadText(approvalsAhead({ steps }))).toBe('');
  });
});
