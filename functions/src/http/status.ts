import type { ErrorCode } from '@pa-ledger/domain/errors';

/** The state of what the request is about does not allow it. */
const CONFLICT = 409;

const STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  linkWithoutId: 400,
  reasonRequired: 400,
  reasonTooLong: 400,
  reasonUnstorable: 400,
  badRequest: 400,
  invalidForm: 400,
  badAction: 400,
  receiptMissing: 400,
  receiptDamaged: 400,
  badCategoryName: 400,
  unknownExpense: 400,
  unknownFund: 400,
  unknownAccount: 400,
  unknownRatification: 400,
  ratifiedAhead: 400,
  accountRequired: 400,
  accountNotOpen: 400,
  statementAhead: 400,
  notReconciled: 400,
  tooManyOutstanding: 400,
  statementGone: 400,
  badPayment: 400,
  otherPayees: 400,
  voidTooEarly: 400,
  voidAhead: 400,
  voidReasonRequired: 400,
  unknownCategory: 400,
  unknownImport: 400,
  signInRequired: 401,
  linkRefused: 403,
  forbidden: 403,
  adminsOnly: 403,
  adminRenamed: 403,
  methodNotAllowed: 405,
  linkExpired: 410,
  bodyTooLarge: 413,
  notJson: 415,
  receiptNotWhatItClaims: 415,
  tooManyRequests: 429,
  updateFailed: 500,
  submitFailed: 500,
  loadFailed: 500,
  recalculateFailed: 500,
  closeFailed: 500,
  saveFailed: 500,
  deleteFailed: 500,
  busy: 503,
  dataNewer: 503,
  dataOlder: 503,
  dataUpgrading: 503,
};

/** Returns the HTTP status of an error; 404 is none of them, since the hosting's cache keeps such an answer for minutes. */
export function statusOf(code: ErrorCode): number {
  return STATUSES[code] ?? CONFLICT;
}
