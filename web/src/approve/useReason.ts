import { membersOf } from '@pa-ledger/domain/members';
import { useState } from 'react';
import type { ApprovalLink } from './link-location.ts';

const KEY = 'pa-ledger:reason';

/** The state of the input for the reason of a rejection. */
export interface ReasonInput {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** Whether it was typed before the page was reloaded. */
  readonly wasRestored: boolean;
  /** Saves it, so that it survives a reload. */
  readonly save: () => void;
}

/** Keeps the reason that is typed for the expense of a link. */
export function useReason({ expenseId }: ApprovalLink): ReasonInput {
  const [restored] = useState(() => takeReason(expenseId));
  const [reason, setReason] = useState(restored);
  return {
    reason,
    setReason,
    wasRestored: restored !== '',
    save: () => saveReason(expenseId, reason),
  };
}

/** Saves the reason in this tab before the page is reloaded, with the id of its expense and nothing else. */
export function saveReason(expenseId: string, reason: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ expenseId, reason }));
  } catch {
    // Storage is denied or full: the person types the reason again.
  }
}

/** Returns the reason that was saved before the reload and removes it; '' if there is none for this expense. */
export function takeReason(expenseId: string): string {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { expenseId: id, reason } = membersOf(JSON.parse(stored ?? 'null'));
    return id === expenseId && typeof reason === 'string' ? reason : '';
  } catch {
    return '';
  }
}
