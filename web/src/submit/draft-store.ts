import { readDraft, writeDraft, type Draft, type OpenedDraft } from './draft.ts';

const KEY = 'pa-ledger:expense-draft';

/** Expenses that were submitted or cleared: a late change of their form must not bring their draft back. */
const closed = new Set<string>();

/** The draft that this browser keeps, if it does. */
export function loadDraft(): OpenedDraft | null {
  try {
    const written = localStorage.getItem(KEY);
    return written === null ? null : readDraft(written, Date.now());
  } catch {
    // Storage is denied: the form works without a draft.
    return null;
  }
}

/** Keeps the draft, or nothing when there is nothing to keep. */
export function saveDraft(draft: Draft): void {
  if (closed.has(draft.id)) return;
  try {
    const written = writeDraft(draft);
    if (written === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, written);
  } catch {
    // Storage is denied or full: the form works without a draft.
  }
}

/** Forgets the draft of an expense for good. */
export function closeDraft(id: string): void {
  closed.add(id);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is denied: there is no draft.
  }
}
