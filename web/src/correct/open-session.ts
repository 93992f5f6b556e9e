import { EXPENSE_RULES } from '@pa-ledger/domain/expenses/expense-fields';
import type { CorrectionForm } from '@pa-ledger/domain/expenses/versions/correction-form';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { newId } from '../data/new-id.ts';
import { claimEntry } from '../form/draft-store.ts';
import { readDraft, type OpenedDraft } from '../form/draft.ts';
import { otherPayeeOf, todayHere, type FormSession } from '../form/form-session.ts';
import type { EarlierReceipt } from '../form/receipt-items.ts';
import { ReceiptUploads } from '../form/receipt-uploads.ts';
import { receiptProcessing } from '../ui/receipts/upload/receipt-processing.ts';

const KEY = 'pa-ledger:correction-draft';

/**
 * Opens a correction with this browser's draft of the same version, if no other tab has it; otherwise filled with what was
 * sent. The draft is known by expense and version, because we don't store the link.
 */
export async function openSession(form: CorrectionForm, expenseId: string): Promise<FormSession> {
  const entry = `${KEY}:${expenseId}:${form.version}`;
  const isOwn = await claimEntry(entry, true);
  return sessionOf(form, isOwn ? entry : null, isOwn ? storedDraft(entry) : null);
}

/** Opens it again, filled with what was sent. @param entry where the browser keeps its draft. */
export function startAgain(form: CorrectionForm, entry: string | null): FormSession {
  return sessionOf(form, entry, null);
}

function sessionOf(
  form: CorrectionForm,
  entry: string | null,
  draft: OpenedDraft | null,
): FormSession {
  const id = draft?.id ?? newId();
  const earlier = earlierReceipts(form, draft);
  const stored = draft?.receipts ?? [];
  const uploads = new ReceiptUploads(id, stored, receiptProcessing, Date.now, earlier);
  uploads.addLost(draft?.lost ?? []);
  return {
    id,
    entry,
    uploads,
    values: draft?.texts ?? typedOfValues(EXPENSE_RULES, form.fields),
    origin: draft === null ? 'sent' : 'draft',
    otherPayee: otherPayeeOf(draft?.otherPayee ?? null),
    today: todayHere(),
  };
}

/** Returns the earlier version's receipts; a draft may leave some out. */
export function earlierReceipts(
  { receipts }: Pick<CorrectionForm, 'receipts'>,
  draft: Pick<OpenedDraft, 'kept'> | null,
): EarlierReceipt[] {
  return receipts.map(({ slot, name, size, statement }) => ({
    slot,
    name,
    size,
    ...(statement === undefined ? {} : { statement }),
    isKept: draft?.kept?.includes(slot) ?? true,
  }));
}

function storedDraft(entry: string): OpenedDraft | null {
  try {
    return readDraft(localStorage.getItem(entry) ?? '', Date.now());
  } catch {
    // The browser denies storage: the form works without a draft.
    return null;
  }
}
