import type { Role } from '../approvers/approval-chain.ts';
import { openStepIndex, type BlockReason, type Expense } from './expense.ts';

/** The approvals that an expense still needs. */
export interface ApprovalsAhead {
  /** In order, from the open step on; empty once the chain has ended. */
  readonly roles: readonly Role[];
  /** Why we can't ask anyone for the first one; null if we did. */
  readonly blocked: BlockReason | null;
}

/** Returns which approvals an expense still needs. */
export function approvalsAhead({ steps }: Pick<Expense, 'steps'>): ApprovalsAhead {
  const open = openStepIndex({ steps }) ?? steps.length;
  return {
    roles: steps.slice(open).map(({ role }) => role),
    blocked: steps[open]?.blocked ?? null,
  };
}
