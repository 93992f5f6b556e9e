import { EMPTY_TEXTS, type ExpenseTexts } from './expense-texts.ts';
import { loadDraft } from './draft-store.ts';
import { newExpenseId } from './expense-id.ts';
import { ReceiptUploads } from './ReceiptUploads.ts';
import { receiptWork } from './receipt-work.ts';

/** One expense being filled in: its id stays the same until it is submitted, so sending twice is harmless. */
export interface FormSession {
  readonly id: string;
  readonly tray: ReceiptUploads;
  /** What stands in the form at first. */
  readonly texts: ExpenseTexts;
  /** Whether that was kept from an earlier visit. */
  readonly restored: boolean;
  /** Receipts of that visit that have to be added again. */
  readonly missingReceipts: number;
  /** The date when the form was opened, as a date input writes it. */
  readonly today: string;
}

/** What goes over into a new expense when the old one's id is used up. */
export interface CarryOver {
  readonly texts: ExpenseTexts;
  readonly files: readonly File[];
  /** Receipts whose files this page does not hold. */
  readonly missingReceipts: number;
}

/** Continues the draft that this browser keeps, or starts an empty form. */
export function openSession(): FormSession {
  const draft = loadDraft();
  if (draft === null) return newSession();
  const { id, texts, receipts, expired } = draft;
  const tray = new ReceiptUploads(id, receipts, receiptWork);
  return { id, tray, texts, restored: true, missingReceipts: expired, today: today() };
}

/** Starts a new expense, empty or with what another one had. */
export function newSession(carried?: CarryOver): FormSession {
  const id = newExpenseId();
  const tray = new ReceiptUploads(id, [], receiptWork);
  if (carried !== undefined) tray.add(carried.files);
  return {
    id,
    tray,
    texts: carried?.texts ?? EMPTY_TEXTS,
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
