import { readDraft, writeDraft, type Draft, type OpenedDraft } from './draft.ts';

/**
 * Each draft has an entry of its own in the browser's storage, this key with the expense's id behind it; the key alone
 * was the one entry of an earlier version. In the tab's storage it names the tab's own expense.
 */
const KEY = 'pa-ledger:expense-draft';

const entryOf = (id: string) => `${KEY}:${id}`;

/** A page that is loaded again waits this long for the page before it to give up its expense, in ms. */
const CLAIM_WAIT_MS = 500;

/** Expenses that were submitted or cleared: a late change of their form must not save their draft again. */
const closed = new Set<string>();

/** Returns the draft to go on with: after a reload the tab's own, else the last one that no other open tab has; or null. */
export async function claimDraft(): Promise<OpenedDraft | null> {
  try {
    const own = sessionStorage.getItem(KEY);
    const entries = Object.keys(localStorage).filter((key) => `${key}:`.startsWith(`${KEY}:`));
    const drafts = entries.flatMap((entry) => {
      const draft = readDraft(localStorage.getItem(entry) ?? '', Date.now());
      return draft === null ? [] : [{ entry, draft, isOwn: draft.id === own }];
    });
    const ownFirst = drafts.toSorted(
      (a, b) => Number(b.isOwn) - Number(a.isOwn) || b.draft.savedAt - a.draft.savedAt,
    );
    for (const { entry, draft, isOwn } of ownFirst) {
      if (!(await claimExpense(draft.id, isOwn))) continue;
      if (entry === KEY) {
        saveDraft(draft);
        localStorage.removeItem(KEY);
      }
      return draft;
    }
  } catch {
    // Storage is denied: the form works without a draft.
  }
  return null;
}

/**
 * Makes an expense this tab's own until the tab is closed.
 * @returns false if another open tab has it.
 */
export async function claimExpense(id: string, wait = false): Promise<boolean> {
  const free = await locked(id, wait);
  if (!free) return false;
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is denied: there are no drafts either.
  }
  return true;
}

/** Saves the draft, or removes the saved one if the form is empty. */
export function saveDraft(draft: Draft): void {
  if (closed.has(draft.id)) return;
  try {
    const written = writeDraft(draft, Date.now());
    if (written === null) localStorage.removeItem(entryOf(draft.id));
    else localStorage.setItem(entryOf(draft.id), written);
  } catch {
    // Storage is denied or full: the form works without a draft.
  }
}

/** Removes the draft of an expense for good. */
export function closeDraft(id: string): void {
  closed.add(id);
  try {
    localStorage.removeItem(entryOf(id));
  } catch {
    // Storage is denied: there is no draft.
  }
}

/** The browser frees a lock with its page, whatever ends it. Old browsers have none: their tabs share their drafts. */
async function locked(id: string, wait: boolean): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return new Promise((resolve) => {
    const options = wait ? { signal: AbortSignal.timeout(CLAIM_WAIT_MS) } : { ifAvailable: true };
    const request = navigator.locks.request(entryOf(id), options, async (lock) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise(() => undefined);
    });
    request.catch(() => resolve(false));
  });
}
