import { newId } from '../data/new-id.ts';
import { todayHere, type CarryOver, type FormSession } from '../form/form-session.ts';
import { EMPTY_VALUES } from '../form/form-values.ts';
import type { LostReceipt, StoredReceipt } from '../form/receipt-items.ts';
import { ReceiptUploads } from '../form/receipt-uploads.ts';
import { receiptProcessing } from '../ui/receipts/upload/receipt-processing.ts';
import { claimDraft, claimExpense, entryOf } from './own-drafts.ts';

const NOTHING: CarryOver = { values: EMPTY_VALUES, files: [], lost: [] };

/** Continues a draft that is saved in this browser and in no other tab, or starts an empty form. */
export async function restoreSession(): Promise<FormSession> {
  const draft = await claimDraft();
  if (draft === null) return createSession();
  const { id, texts: values, receipts, lost } = draft;
  return { ...sessionOf(id, receipts, lost), values, origin: 'draft' };
}

/** Starts a new expense, empty or with the entries of another one. */
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
  return { id, entry: entryOf(id), today: todayHere(), uploads };
}
