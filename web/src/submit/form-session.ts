import { EMPTY_VALUES, type FormValues } from './form-values.ts';
import { loadDraft } from './draft-store.ts';
import { newId } from '../firebase/new-id.ts';
import { ReceiptUploads } from './receipt-uploads.ts';
import { receiptProcessing } from './receipt-processing.ts';

/** One expense being filled in: its id stays the same until it is submitted, so sending twice is harmless. */
export interface FormSession {
  readonly id: string;
  readonly uploads: ReceiptUploads;
  /** What stands in the form at first. */
  readonly values: FormValues;
  /** Whether that was kept from an earlier visit. */
  readonly restored: boolean;
  /** Receipts of that visit that have to be added again. */
  readonly missingReceipts: number;
  /** The date when the form was opened, as a date input writes it. */
  readonly today: string;
}

/** What goes over into a new expense when the old one's id is used up. */
export interface CarryOver {
  readonly values: FormValues;
  readonly files: readonly File[];
  /** Receipts whose files this page does not hold. */
  readonly missingReceipts: number;
}

/** Continues the draft that this browser keeps, or starts an empty form. */
export function restoreSession(): FormSession {
  const draft = loadDraft();
  if (draft === null) return createSession();
  const { id, texts: values, receipts, expired } = draft;
  const uploads = new ReceiptUploads(id, receipts, receiptProcessing);
  return { id, uploads, values, restored: true, missingReceipts: expired, today: today() };
}

/** Starts a new expense, empty or with what another one had. */
export function createSession(carried?: CarryOver): FormSession {
  const id = newId();
  const uploads = new ReceiptUploads(id, [], receiptProcessing);
  if (carried !== undefined) uploads.add(carried.files);
  return {
    id,
    uploads,
    values: carried?.values ?? EMPTY_VALUES,
    restored: false,
    missingReceipts: carried?.missingReceipts ?? 0,
    today: today(),
  };
}

/** By the reader's own calendar: what the date picker offers; the rules know the school's. */
function today(): string {
  const now = new Date();
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [now.getFullYear(), ...parts].join('-');
}
