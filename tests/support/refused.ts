import { ERRORS, fieldsOf, type ApiRefusal, type ErrorCode } from '@pa-ledger/domain/errors';

// The keys of a constant table are its own literal keys.
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** Returns a refusal of the API as the caller gets it; `error` is a more exact sentence than the table's. */
export function refused(code: ErrorCode, error: string = ERRORS[code].message) {
  const fields = fieldsOf(code);
  const body = { success: false, error, code, ...(fields.length === 0 ? {} : { fields }) } as const;
  return { status: ERRORS[code].status, body: body satisfies ApiRefusal };
}
