import { EMPTY_VALUES, type FormValues } from './form-values.ts';
import { claimDraft, claimExpense } from './draft-store.ts';
import { dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { newId } from '../data/new-id.ts';
import type { StoredReceipt } from './receipt-items.ts';
import { ReceiptUploads } from './receipt-uploads.ts';
import { receiptProcessing } from '../ui/receipts/upload/receipt-processing.ts';

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

const NOTHING: CarryOver = { values: EMPTY_VALUES, files: [], missingReceipts: 0 };

/** Continues a draft that is saved in this browser and in no other tab, or starts an empty form. */
export async function restoreSession(): Promise<FormSession> {
  const draft = await claimDraft();
  if (draft === null) return createSession();
  const { id, texts: values, receipts, expired } = draft;
  return { ...sessionOf(id, receipts), values, origin: 'draft', missingReceipts: expired };
}

/** Starts a new expense, empty or with the entries of another one. */
export function createSession(carried = NOTHING): FormSession {
  const id = newId();
  void claimExpense(id);
  const { files, ...shown } = carried;
  const session = { origin: null, ...shown, ...sessionOf(id, []) };
  session.uploads.add(files);
  return session;
}

function sessionOf(id: string, receipts: readonly StoredReceipt[]) {
  // In the person's own time zone, for the date picker; the rules check it in the school's.
  const today = dateAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { id, today, uploads: new ReceiptUploads(id, receipts, receiptProcessing) };
}
