import { chainText, ROLE_NAMES, type Role } from '../approvers/approval-chain.ts';
import { openStepIndex, type BlockReason, type Expense } from './expense.ts';

/** The approvals that an expense still needs. */
export interface ApprovalsAhead {
  /** In their order, the open step's first; empty after the chain has ended. */
  readonly roles: readonly Role[];
  /** Why nobody can be asked for the first one; null if somebody is. */
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

/** Says it to the submitter: by roles, never by people; '' if there is no approval to come. */
export function approvalsAheadText({ roles, blocked }: ApprovalsAhead): string {
  const [next] = roles;
  if (next === undefined) return '';
  return blocked === null
    ? `Next to approve it: ${chainText(roles)}.`
    : `Nobody can be asked to approve it as ${ROLE_NAMES[next]} yet. It waits until the association has set somebody.`;
}
