import { readDraft, writeDraft, type Draft, type OpenedDraft } from './draft.ts';

const KEY = 'pa-ledger:expense-draft';

/** Expenses that were submitted or cleared: a late change of their form must not save their draft again. */
const closed = new Set<string>();

/** Returns the draft that is saved in this browser, or null. */
export function loadDraft(): OpenedDraft | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? null : readDraft(stored, Date.now());
  } catch {
    // Storage is denied: the form works without a draft.
    return null;
  }
}

/** Saves the draft, or removes the saved one if the form is empty. */
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

/** Removes the draft of an expense for good. */
export function closeDraft(id: string): void {
  closed.add(id);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is denied: there is no draft.
  }
}
