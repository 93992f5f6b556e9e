import { ERRORS, type ErrorCode } from '@pa-ledger/domain/errors';

/** A refusal of the API as whoever asked sees it; `error` is a more exact sentence than that of the table. */
export function refused(code: ErrorCode, error: string = ERRORS[code].message) {
  return { status: ERRORS[code].status, body: { success: false, error, code } };
}
