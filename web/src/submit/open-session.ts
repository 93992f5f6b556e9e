import { newId } from '../data/new-id.ts';
import { otherPayeeOf, todayHere, type CarryOver, type FormSession } from '../form/form-session.ts';
import { EMPTY_VALUES } from '../form/form-values.ts';
import type { LostReceipt, StoredReceipt } from '../form/receipt-items.ts';
import { ReceiptUploads } from '../form/receipt-uploads.ts';
import { receiptProcessing } from '../ui/receipts/upload/receipt-processing.ts';
import { claimEntry } from '../form/draft-store.ts';
import { keptPerson } from './remembered.ts';
import { readDraft, type OpenedDraft } from '../form/draft.ts';

const NOTHING: CarryOver = { values: EMPTY_VALUES, files: [], lost: [] };

/** Continues this browser's draft if no other tab has it, or starts a form for whom it remembers, or an empty one. */
export async function restoreSession(): Promise<FormSession> {
  const draft = await claimDraft();
  if (draft === null) {
    const person = keptPerson(Date.now());
    return createSession(
      person === null ? NOTHING : { ...NOTHING, values: person, origin: 'lastTime' },
    );
  }
  const { id, texts: values, receipts, lost, otherPayee = null } = draft;
  return {
    ...sessionOf(id, receipts, lost),
    values,
    origin: 'draft',
    otherPayee: otherPayeeOf(otherPayee),
  };
}

/** Starts a new expense, empty or with another one's entries. */
export function createSession(carried = NOTHING): FormSession {
  const id = newId();
  void claimExpense(id);
  const { files, lost, ...shown } = carried;
  const session = { origin: null, ...shown, ...sessionOf(id, [], lost) };
  session.uploads.add(files);
  return session;
}

function sessionOf(id: string, receipts: readonly StoredReceipt[], lost: readonly LostReceipt[]) {
  const uploads = new ReceiptUploads(id, receipts, receiptProcessing);
  uploads.addLost(lost);
  return { id, entry: entryOf(id), today: todayHere(), uploads, otherPayee: otherPayeeOf(null) };
}

/**
 * Each draft has its own entry in the browser's storage: this key, followed by the expense's id. In the tab's storage, the
 * key names the tab's own expense.
 */
const KEY = 'pa-ledger:expense-draft';

/** Returns where the browser keeps an expense's draft. */
function entryOf(id: string): string {
  return `${KEY}:${id}`;
}

/** Returns the draft to continue: after a reload the tab's own, or else the last one that no other open tab has; or null. */
async function claimDraft(): Promise<OpenedDraft | null> {
  try {
    const own = sessionStorage.getItem(KEY);
    const entries = Object.keys(localStorage).filter((key) => key.startsWith(`${KEY}:`));
    const drafts = entries.flatMap((entry) => {
      const draft = readDraft(localStorage.getItem(entry) ?? '', Date.now());
      return draft === null ? [] : [{ draft, isOwn: draft.id === own }];
    });
    const ownFirst = drafts.toSorted(
      (a, b) => Number(b.isOwn) - Number(a.isOwn) || b.draft.savedAt - a.draft.savedAt,
    );
    for (const { draft, isOwn } of ownFirst) if (await claimExpense(draft.id, isOwn)) return draft;
  } catch {
    // The browser denies storage: the form works without a draft.
  }
  return null;
}

/**
 * Reserves an expense for this tab until it closes.
 * @returns false if another open tab has it.
 */
async function claimExpense(id: string, wait = false): Promise<boolean> {
  const free = await claimEntry(entryOf(id), wait);
  if (!free) return false;
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // The browser denies storage, so there are no drafts either.
  }
  return true;
}
