import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { FormValues, PayeeTexts } from './form-values.ts';
import type { LostReceipt } from './receipt-items.ts';
import type { ReceiptUploads } from './receipt-uploads.ts';

/** One form being filled in. Its id stays the same until it's sent, so sending twice is harmless. */
export interface FormSession {
  /** The id that its receipts upload under: the expense's, or a correction's own. */
  readonly id: string;
  /** Where the browser keeps its draft; null if another tab keeps one there. */
  readonly entry: string | null;
  readonly uploads: ReceiptUploads;
  /** The initial values of the form. */
  readonly values: FormValues;
  /** Their origin: a draft, the expense submitted before, an earlier visit, or the request to correct. */
  readonly origin: 'draft' | 'expenseBefore' | 'lastTime' | 'sent' | null;
  readonly otherPayee: OtherPayee;
  /** Today's date where the person is, from when the form opened. */
  readonly today: CalendarDate;
}

/** Who's paid by the choice of `payTo` that isn't chosen now; null until someone has chosen both. */
export interface OtherPayee {
  readonly get: () => PayeeTexts | null;
  readonly set: (texts: PayeeTexts | null) => void;
}

export function otherPayeeOf(texts: PayeeTexts | null): OtherPayee {
  let current = texts;
  return { get: () => current, set: (next) => void (current = next) };
}

/** What a new expense carries over if the old one's id is used, or was submitted. */
export interface CarryOver extends Partial<Pick<FormSession, 'origin'>> {
  readonly values: FormValues;
  readonly files: readonly File[];
  /** The receipts whose files this page doesn't have. */
  readonly lost: readonly LostReceipt[];
}

const MINUTE_MS = 60_000;

/**
 * Returns the date in the person's own time zone, for the date picker; the rules check it in the school's. It uses only `Date`:
 * the first use of `Intl`, which knows the zone's name, takes a slow phone 50 ms, and the page needs it for nothing else.
 */
export function todayHere(): CalendarDate {
  const now = Date.now();
  const asIfUtc = now - new Date(now).getTimezoneOffset() * MINUTE_MS;
  return new Date(asIfUtc).toISOString().slice(0, 10) as CalendarDate;
}
