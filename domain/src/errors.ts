import type { errorMessages } from './error-messages.ts';
import type { submitterMessages } from './submitter-messages.ts';

export type ErrorCode = keyof typeof errorMessages | keyof typeof submitterMessages;

/** The API's answer to a refused request; `error` is about the first of `fields`. */
export interface ApiRefusal {
  readonly success: false;
  readonly error: string;
  readonly code: ErrorCode;
  /** The invalid fields of a form. */
  readonly fields?: readonly InvalidField[];
}

/** An invalid field: its name, and a code of the field errors or of this table. */
export interface InvalidField {
  readonly field: string;
  readonly code: string;
  /** Of `receipts`: the slot of the file that it is about. */
  readonly slot?: number;
}

/** The fields of the submission form that some codes are about. */
const FIELDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  receiptMissing: 'receipts',
  receiptDamaged: 'receipts',
  receiptNotWhatItClaims: 'receipts',
  unknownCategory: 'category',
};

/** Returns the field that an error is about; none for most. */
export function fieldsOf(code: ErrorCode): readonly InvalidField[] {
  const field = FIELDS[code];
  return field === undefined ? [] : [{ field, code }];
}
