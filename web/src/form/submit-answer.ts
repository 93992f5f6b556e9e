import { ROLE_NAMES, type Role } from '@pa-ledger/domain/approvers/approval-chain';
import type { ApprovalsAhead } from '@pa-ledger/domain/expenses/approvals-ahead';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { expenseFieldError } from '@pa-ledger/domain/expenses/expense-checks';
import { membersOf } from '@pa-ledger/domain/untyped';
import { outdatedSentence, VERSION_HEADER } from '@pa-ledger/domain/schema-version';
import { fieldErrorOf, isFieldErrorCode } from '@pa-ledger/domain/text/field-error';

/** A place of the form that can have an error. */
export type Place = ExpenseField | 'receipts';

/** What the server says about one place of the form. */
export interface PlaceError {
  readonly place: Place;
  readonly message: string;
  /** For `receipts`: the slot of the file that it's about. */
  readonly slot?: number;
}

/** The result of an attempt to submit. */
export type SubmitOutcome =
  | { readonly kind: 'sent'; readonly next: ApprovalsAhead }
  /** The id belongs to an expense with other details. */
  | { readonly kind: 'usedUp' }
  /** The page must reload first. */
  | { readonly kind: 'outdated'; readonly reason: string }
  | {
      readonly kind: 'failed';
      /** The server's or the browser's sentence; null if there is only the general one. */
      readonly reason: string | null;
      /** The invalid places of the form. */
      readonly places: readonly PlaceError[];
    };

/** Replaces the code if a server older than this page sends none. */
const CODES_BY_STATUS: Readonly<Record<number, unknown>> = {
  409: 'alreadySubmitted',
  500: 'submitFailed',
};

/**
 * Reads the server's answer.
 * @param body the answer as JSON; null if it wasn't JSON.
 */
export function readAnswer({ status, headers }: Response, body: unknown): SubmitOutcome {
  const { success, error, code = CODES_BY_STATUS[status], fields, next } = membersOf(body);
  if (status === 200 && success === true) return { kind: 'sent', next: aheadIn(next) };
  if (code === 'alreadySubmitted') return { kind: 'usedUp' };
  const outdated = outdatedSentence(headers.get(VERSION_HEADER), code);
  if (outdated !== null) return { kind: 'outdated', reason: outdated };
  const isGeneral = code === 'submitFailed' || code === 'correctFailed';
  const reason = typeof error === 'string' && !isGeneral ? error : null;
  const seconds = /^\d{1,4}$/.exec(headers.get('Retry-After') ?? '')?.[0];
  const wait = status === 429 && seconds !== undefined ? `Try again in ${seconds} seconds.` : null;
  const sentences = [reason, wait].filter((part) => part !== null).join(' ');
  return {
    kind: 'failed',
    reason: sentences === '' ? null : sentences,
    places: placesIn(fields, reason),
  };
}

/** The approvals in the answer; none if an older server named none. */
function aheadIn(next: unknown): ApprovalsAhead {
  const { roles, blocked } = membersOf(next);
  const known = Array.isArray(roles) ? roles.filter(isRole) : [];
  return { roles: known, blocked: blocked === 'notSet' ? blocked : null };
}

function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(ROLE_NAMES, value);
}

/** The places in the answer; its sentence is about the first. */
function placesIn(fields: unknown, reason: string | null): readonly PlaceError[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((entry: unknown, index) => {
    const { field, code, slot } = membersOf(entry);
    const place = PLACES.find((known) => known === field);
    if (place === undefined) return [];
    const message = (index === 0 ? reason : null) ?? messageFor(place, code);
    return [typeof slot === 'number' ? { place, message, slot } : { place, message }];
  });
}

const PLACES: readonly Place[] = [...EXPENSE_FIELD_NAMES, 'receipts'];

/** Returns the sentence for a code, or a general one for a code that only a newer server knows. */
function messageFor(place: Place, code: unknown): string {
  if (place === 'receipts') return fieldErrorOf('badReceipt', {}).message;
  const known = typeof code === 'string' && isFieldErrorCode(code) ? code : 'unexpected';
  return expenseFieldError(place, known).message;
}
