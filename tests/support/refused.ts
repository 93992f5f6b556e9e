import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import {
  errorMessages,
  fieldsOf,
  type ApiRefusal,
  type ErrorCode,
} from '@pa-ledger/domain/error-messages';
import { refusedFile } from '../../functions/src/expenses/expense-refusals.ts';
import { statusOf } from '../../functions/src/http/answer.ts';
import { PANEL_WORDS } from '../../functions/src/words.ts';

// The keys of a constant table are its own literal keys.
export const ERROR_CODES = Object.keys(errorMessages) as ErrorCode[];

/** Returns an API refusal as the caller gets it; `error` is a more exact sentence than the table's. */
export function refused(code: ErrorCode, error: string = errorMessages[code]) {
  const fields = fieldsOf(code);
  const body = { success: false, error, code, ...(fields.length === 0 ? {} : { fields }) } as const;
  return { status: statusOf(code), body: body satisfies ApiRefusal };
}

/** Returns the refusal of a file, which names the file and its slot. */
export function refusedReceipt(
  code: Parameters<typeof refusedFile>[0],
  claim: Pick<ReceiptClaim, 'name' | 'slot'>,
) {
  const refusal = refusedFile(code, 'receipts', claim);
  const { fields } = refusal;
  const error = refusal.sentenceIn(PANEL_WORDS);
  return { status: statusOf(code), body: { success: false, error, code, fields } };
}
