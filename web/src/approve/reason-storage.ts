const KEY = 'pa-ledger:reason';

/** What survives a reload: the reason and the id of its expense, nothing else. */
interface StoredReason {
  readonly expenseId: string;
  readonly reason: string;
}

/** Saves the reason in this tab before the page is reloaded. */
export function saveReason(expenseId: string, reason: string): void {
  const stored: StoredReason = { expenseId, reason };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Storage is denied or full: the person types the reason again.
  }
}

/** Returns the reason that was saved before the reload and removes it; '' if there is none for this expense. */
export function takeReason(expenseId: string): string {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? '' : reasonIn(JSON.parse(stored), expenseId);
  } catch {
    return '';
  }
}

function reasonIn(stored: unknown, expenseId: string): string {
  if (typeof stored !== 'object' || stored === null) return '';
  const { expenseId: storedId, reason }: Partial<Record<keyof StoredReason, unknown>> = stored;
  return storedId === expenseId && typeof reason === 'string' ? reason : '';
}
