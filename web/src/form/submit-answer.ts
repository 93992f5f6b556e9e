import type { AnswerWords } from '../app/answer.ts';
import { isRole } from '@pa-ledger/domain/approvers/approval-chain';
import type { ApprovalsAhead } from '@pa-ledger/domain/expenses/approvals-ahead';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { membersOf } from '@pa-ledger/domain/untyped';
import { outdatedBecause, VERSION_HEADER } from '@pa-ledger/domain/schema-version';
import { fieldSentence, isFieldErrorCode } from '@pa-ledger/domain/text/field-error';
import type { Messages } from '../ui/messages.ts';

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

/** What a form says about the server's answer. */
export type SayWords = Pick<AnswerWords, 'page'> &
  Pick<Messages, 'form' | 'fields' | 'fieldErrors'>;

/** Replaces the code if a server older than this page sends none. */
const CODES_BY_STATUS: Readonly<Record<number, unknown>> = {
  409: 'alreadySubmitted',
  500: 'submitFailed',
};

/**
 * Reads the server's answer.
 * @param body the answer as JSON; null if it wasn't JSON.
 */
export function readAnswer(
  { status, headers }: Response,
  body: unknown,
  words: SayWords,
): SubmitOutcome {
  const { success, error, code = CODES_BY_STATUS[status], fields, next } = membersOf(body);
  if (status === 200 && success === true) return { kind: 'sent', next: aheadIn(next) };
  if (code === 'alreadySubmitted') return { kind: 'usedUp' };
  const outdated = outdatedBecause(headers.get(VERSION_HEADER), code);
  if (outdated !== null) return { kind: 'outdated', reason: words.page[outdated] };
  const isGeneral = code === 'submitFailed' || code === 'correctFailed';
  const reason = typeof error === 'string' && !isGeneral ? error : null;
  const seconds = /^\d{1,4}$/.exec(headers.get('Retry-After') ?? '')?.[0];
  const wait =
    status === 429 && seconds !== undefined ? words.form.tryAgainIn(Number(seconds)) : null;
  const sentences = [reason, wait].filter((part) => part !== null).join(' ');
  return {
    kind: 'failed',
    reason: sentences === '' ? null : sentences,
    places: placesIn(fields, reason, words),
  };
}

/** The approvals in the answer; none if an older server named none. */
function aheadIn(next: unknown): ApprovalsAhead {
  const { roles, blocked } = membersOf(next);
  const known = Array.isArray(roles) ? roles.filter(isRole) : [];
  return { roles: known, blocked: blocked === 'notSet' ? blocked : null };
}

/** The places in the answer; its sentence is about the first. */
function placesIn(fields: unknown, reason: string | null, words: SayWords): readonly PlaceError[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((entry: unknown, index) => {
    const { field, code, slot } = membersOf(entry);
    const place = PLACES.find((known) => known === field);
    if (place === undefined) return [];
    const message = (index === 0 ? reason : null) ?? messageFor(place, code, words);
    return [typeof slot === 'number' ? { place, message, slot } : { place, message }];
  });
}

const PLACES: readonly Place[] = [...EXPENSE_FIELD_NAMES, 'receipts'];

/** Returns the sentence for a code, or a general one for a code that only a newer server knows. */
function messageFor(place: Place, code: unknown, { fields, fieldErrors }: SayWords): string {
  if (place === 'receipts') return fieldSentence(fieldErrors, 'badReceipt', {});
  return fieldSentence(
    fieldErrors,
    isFieldErrorCode(code) ? code : 'unexpected',
    fields.fields[place],
  );
}
