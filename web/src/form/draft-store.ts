import { writeDraft, type Draft } from './draft.ts';

/*
 * Each draft has an entry of its own in the browser's storage. No entry is called by a link, and none holds one.
 */

/** A page that is loaded again waits this long for the page before it to give up its draft, in ms. */
const CLAIM_WAIT_MS = 500;

/** Forms that were sent or cleared, by their ids: a late change must not save their draft again. */
const closed = new Set<string>();

/** Saves the draft, or removes the saved one if the form is empty. @param entry null: another tab keeps one there. */
export function saveDraft(entry: string | null, draft: Draft): void {
  if (entry === null || closed.has(draft.id)) return;
  try {
    const written = writeDraft(draft, Date.now());
    if (written === null) localStorage.removeItem(entry);
    else localStorage.setItem(entry, written);
  } catch {
    // Storage is denied or full: the form works without a draft.
  }
}

/** Where the tab keeps what is typed of a statement instead of a receipt. */
export const STATEMENT_DRAFT = 'pa-ledger:statement';

/** Removes the draft of a form for good. */
export function closeDraft(entry: string | null, id: string): void {
  closed.add(id);
  try {
    sessionStorage.removeItem(STATEMENT_DRAFT);
    if (entry !== null) localStorage.removeItem(entry);
  } catch {
    // Storage is denied: there is no draft.
  }
}

/**
 * Makes an entry this tab's own until the tab is closed: the browser frees a lock with its page, whatever ends it. Old
 * browsers have none: their tabs share their drafts.
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
