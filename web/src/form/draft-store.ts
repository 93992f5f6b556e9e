import { writeDraft, type Draft } from './draft.ts';

/*
 * Each draft has its own entry in the browser's storage. No entry's name is a link, and none contains one.
 */

/** A reloaded page waits this long for the old page to release its draft, in ms. */
const CLAIM_WAIT_MS = 500;

/** The ids of forms that were sent or cleared: a late change must not save their draft again. */
const closed = new Set<string>();

/** Saves the draft, or removes the saved one if the form is empty. @param entry null if another tab keeps one there. */
export function saveDraft(entry: string | null, draft: Draft): void {
  if (entry === null || closed.has(draft.id)) return;
  try {
    const written = writeDraft(draft, Date.now());
    if (written === null) localStorage.removeItem(entry);
    else localStorage.setItem(entry, written);
  } catch {
    // The browser denies storage, or it's full: the form works without a draft.
  }
}

/** Where the tab keeps the text of a missing-receipt statement. */
export const STATEMENT_DRAFT = 'pa-ledger:statement';

/** Removes the draft of a form for good. */
export function closeDraft(entry: string | null, id: string): void {
  closed.add(id);
  try {
    sessionStorage.removeItem(STATEMENT_DRAFT);
    if (entry !== null) localStorage.removeItem(entry);
  } catch {
    // The browser denies storage: there is no draft.
  }
}

/**
 * Reserves an entry for this tab until it closes: the browser frees a lock when its page ends for any reason. Old browsers
 * have no locks, so their tabs share drafts.
 * @param wait whether the page before this one may still have it.
 * @returns false if another open tab has it.
 */
export async function claimEntry(entry: string, wait: boolean): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return new Promise((resolve) => {
    const options = wait ? { signal: AbortSignal.timeout(CLAIM_WAIT_MS) } : { ifAvailable: true };
    const request = navigator.locks.request(entry, options, async (lock) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise(() => undefined);
    });
    request.catch(() => resolve(false));
  });
}
