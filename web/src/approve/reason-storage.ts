const KEY = 'pa-ledger:reason';

/** What a reload finds again: the reason alone, and which expense it is about. */
interface StoredReason {
  readonly expenseId: string;
  readonly reason: string;
}

/** Keeps the reason in this tab, for the reload that follows. */
export function saveReason(expenseId: string, reason: string): void {
  const kept: StoredReason = { expenseId, reason };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is denied or full: it has to be typed again.
  }
}

/** Returns the reason that was kept before the reload and forgets it; '' if there is none for this expense. */
export function takeReason(expenseId: string): string {
  try {
    const written = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return written === null ? '' : reasonIn(JSON.parse(written), expenseId);
  } catch {
    return '';
  }
}

function reasonIn(kept: unknown, expenseId: string): string {
  if (typeof kept !== 'object' || kept === null) return '';
  const { expenseId: about, reason }: Partial<Record<keyof StoredReason, unknown>> = kept;
  return about === expenseId && typeof reason === 'string' ? reason : '';
}
