import { ERRORS, MESSAGES } from '@pa-ledger/domain/errors';
import {
  EXPENSE_FIELD_NAMES,
  EXPENSE_FIELDS,
  type ExpenseField,
} from '@pa-ledger/domain/expenses/expense-fields';
import { outdatedSentence, VERSION_HEADER } from '@pa-ledger/domain/outdated-page';

/** A place of the form that something can be wrong with. */
export type Place = ExpenseField | 'receipts';

/** How an attempt to submit ended. */
export type SubmitOutcome =
  | { readonly kind: 'sent' }
  /** The id is used up by an expense with other details. */
  | { readonly kind: 'usedUp' }
  /** The page has to be loaded again first. */
  | { readonly kind: 'outdated'; readonly reason: string }
  | {
      readonly kind: 'failed';
      /** What the server or the browser says of it; null when there is nothing beyond the general sentence. */
      readonly reason: string | null;
      /** The place in the form that it is about. */
      readonly field: Place | null;
    };

const RECEIPT_REASONS: readonly string[] = [
  ERRORS.receiptMissing.message,
  ERRORS.receiptDamaged.message,
  ERRORS.receiptNotWhatItClaims.message,
  MESSAGES.receiptRequiredAlert,
];

/**
 * Reads the server's answer.
 * @param body the answer as JSON; null when it was none.
 */
export function readAnswer({ status, headers }: Response, body: unknown): SubmitOutcome {
  const { success, error } = fieldsOf(body);
  if (status === 200 && success === true) return { kind: 'sent' };
  const reason = typeof error === 'string' && error !== MESSAGES.submitFailed ? error : null;
  if (status === ERRORS.alreadySubmitted.status && reason === ERRORS.alreadySubmitted.message) {
    return { kind: 'usedUp' };
  }
  const outdated = outdatedSentence(headers.get(VERSION_HEADER), error);
  if (outdated !== null) return { kind: 'outdated', reason: outdated };
  const seconds = /^\d{1,4}$/.exec(headers.get('Retry-After') ?? '')?.[0];
  const wait = status === 429 && seconds !== undefined ? `Try again in ${seconds} seconds.` : null;
  const told = [reason, wait].filter((part) => part !== null).join(' ');
  return { kind: 'failed', reason: told === '' ? null : told, field: placeOf(reason) };
}

/** The place in the form that a sentence of the server is about: its sentences begin with the field's label. */
function placeOf(reason: string | null): Place | null {
  if (reason === null) return null;
  if (RECEIPT_REASONS.includes(reason)) return 'receipts';
  if (reason === ERRORS.unknownCategory.message) return 'category';
  const named = EXPENSE_FIELD_NAMES.find((field) =>
    reason.startsWith(`${EXPENSE_FIELDS[field].label} `),
  );
  return named ?? null;
}

function fieldsOf(body: unknown): { readonly success?: unknown; readonly error?: unknown } {
  return typeof body === 'object' && body !== null ? body : {};
}
