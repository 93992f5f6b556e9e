import { EMPTY_VALUES, type FormValues } from './form-values.ts';
import { claimDraft, claimExpense } from './draft-store.ts';
import { dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { newId } from '../data/new-id.ts';
import { ReceiptUploads } from './receipt-uploads.ts';
import { receiptProcessing } from './receipt-processing.ts';

/** One expense being filled in. Its id stays the same until it is submitted, so sending twice is harmless. */
export interface FormSession {
  readonly id: string;
  readonly uploads: ReceiptUploads;
  /** The initial values of the form. */
  readonly values: FormValues;
  /** Where they come from, if a person must be told: a draft, or the expense that was submitted before. */
  readonly origin: 'draft' | 'expenseBefore' | null;
  /** The number of that visit's receipts that must be added again. */
  readonly missingReceipts: number;
  /** The date where the person is when the form is opened. */
  readonly today: CalendarDate;
}

/** What a new expense takes over if the old one's id is used, or was submitted. */
export interface CarryOver extends Partial<Pick<FormSession, 'origin'>> {
  readonly values: FormValues;
  readonly files: readonly File[];
  /** The number of receipts whose files this page does not have. */
  readonly missingReceipts: number;
}

/** Continues a draft that is saved in this browser and in no other tab, or starts an empty form. */
export async function restoreSession(): Promise<FormSession> {
  const draft = await claimDraft();
  if (draft === null) return createSession();
  const { id, texts: values, receipts, expired } = draft;
  const uploads = new ReceiptUploads(id, receipts, receiptProcessing);
  return { id, uploads, values, origin: 'draft', missingReceipts: expired, today: today() };
}

/** Starts a new expense, empty or with the entries of another one. */
export function createSession(carried?: CarryOver): FormSession {
  const id = newId();
  void claimExpense(id);
  const uploads = new ReceiptUploads(id, [], receiptProcessing);
  if (carried !== undefined) uploads.add(carried.files);
  return {
    id,
    uploads,
    values: carried?.values ?? EMPTY_VALUES,
    origin: carried?.origin ?? null,
    missingReceipts: carried?.missingReceipts ?? 0,
    today: today(),
  };
}

/** Today in the person's own time zone, for the date picker; the rules check it in the school's. */
function today(): CalendarDate {
  return dateAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
