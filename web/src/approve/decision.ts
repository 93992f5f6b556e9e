import type { Action } from '@pa-ledger/domain/expenses/expense';
import type { ApprovalLink } from './link-location.ts';

/** A decision of the person on this page. */
export interface Decision {
  readonly action: Action;
  readonly reason: string;
}

/** The decision that an approving link sends. */
export const APPROVAL: Decision = { action: 'approve', reason: 'Approved via link' };

/** The fixed address in the body. The server ignores it: the token says who approves. */
export const APPROVER_EMAIL = 'approver@example.com';

/** The request of `POST /api/update-expense`: the specified body, and the unchanged token in its own header. */
export function decisionRequest(link: ApprovalLink, { action, reason }: Decision): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Approval-Token': link.token },
    body: JSON.stringify({
      expenseId: link.expenseId,
      role: 'approver',
      approverEmail: APPROVER_EMAIL,
      action,
      reason,
    }),
    // The link is the only credential, and a redirect must not carry it elsewhere.
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    // The decision is sent even if the tab is closed right after the press.
    keepalive: true,
  };
}
