import type { ApiRefusal, ErrorCode } from '@pa-ledger/domain/error-messages';
import type { Language } from '@pa-ledger/domain/language';
import type { DomainError } from '../platform/domain-error.ts';
import { WORDS } from '../words.ts';
import type { Readable } from 'node:stream';

/** What an endpoint answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** A file instead of a body. It streams, so twenty of 10 MB are never in memory at once. */
  readonly file?: { readonly bytes: Readable; readonly size: number };
}

/** A JSON answer. No one caches it unless `headers` say so. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body,
  };
}

/** `{success: true}` and the endpoint's own fields. */
export function success(fields: Readonly<Record<string, unknown>> = {}): Answer {
  return jsonAnswer(200, { success: true, ...fields });
}

/** An `ApiRefusal` with the HTTP status of the error's code. @param language the reader's. */
export function errorAnswer(error: DomainError, language: Language): Answer {
  const { code, retryAfterSeconds, fields } = error;
  const refusal: ApiRefusal = {
    success: false,
    error: error.sentenceIn(WORDS[language]),
    code,
    ...(fields.length === 0 ? {} : { fields }),
  };
  return jsonAnswer(
    statusOf(code),
    refusal,
    retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
}

/** The request doesn't fit the state of the thing it's about. */
const CONFLICT = 409;

const STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  linkWithoutId: 400,
  reasonRequired: 400,
  reasonTooLong: 400,
  badRequest: 400,
  invalidForm: 400,
  badAction: 400,
  receiptMissing: 400,
  receiptDamaged: 400,
  badCategoryName: 400,
  badLines: 400,
  linesTooMuch: 400,
  linesNotPaid: 400,
  amountNotSmaller: 400,
  smallerWithoutReason: 400,
  unknownExpense: 400,
  unknownFund: 400,
  unknownAccount: 400,
  unknownRatification: 400,
  unknownLetter: 400,
  unknownFinding: 400,
  unknownReview: 400,
  unknownPacket: 400,
  notSampled: 400,
  reviewerTwice: 400,
  adoptedTooEarly: 400,
  tooManySampled: 400,
  ratifiedAhead: 400,
  accountRequired: 400,
  accountNotOpen: 400,
  cashTakesNoCheck: 400,
  statementAhead: 400,
  notReconciled: 400,
  tooManyOutstanding: 400,
  statementGone: 400,
  badPayment: 400,
  otherPayees: 400,
  phoneNeeded: 400,
  phoneUnknown: 400,
  phoneOfRequest: 400,
  voidTooEarly: 400,
  voidAhead: 400,
  notACheck: 400,
  badSignature: 400,
  signedTooEarly: 400,
  sentTooEarly: 400,
  checkAhead: 400,
  notASigner: 400,
  spoiledGone: 400,
  voidReasonRequired: 400,
  unknownCategory: 400,
  noteRequired: 400,
  unknownImport: 400,
  signInRequired: 401,
  linkRefused: 403,
  linkReplaced: 403,
  submitterLinkRefused: 403,
  submitterLinkReplaced: 403,
  forbidden: 403,
  adminsOnly: 403,
  adminRenamed: 403,
  accessEnded: 403,
  roleRefused: 403,
  heldOffice: 403,
  passwordRequired: 403,
  personLinkRefused: 403,
  personLinkReplaced: 403,
  endRequired: 400,
  endPast: 400,
  endTooFar: 400,
  ownAccess: 403,
  unknownAddress: 404,
  methodNotAllowed: 405,
  linkExpired: 410,
  submitterLinkExpired: 410,
  personLinkExpired: 410,
  personLinkUsed: 410,
  invitationWithdrawn: 410,
  bodyTooLarge: 413,
  notJson: 415,
  receiptNotWhatItClaims: 415,
  tooManyRequests: 429,
  updateFailed: 500,
  submitFailed: 500,
  correctFailed: 500,
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

/** Returns an error's HTTP status. No route answers 404, since the hosting may cache that for minutes. */
export function statusOf(code: ErrorCode): number {
  return STATUSES[code] ?? CONFLICT;
}
