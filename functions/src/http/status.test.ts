import type { ErrorCode } from '@pa-ledger/domain/errors';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../../tests/support/refused.ts';
import { statusOf } from './status.ts';

/** Every code, so that a new one gets its status on purpose; 404 is not allowed: Hosting's cache keeps such an answer. */
const EXPECTED: Readonly<
  Record<ErrorCode, 400 | 401 | 403 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 503>
> = {
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
  badPayment: 400,
  otherPayees: 400,
  voidTooEarly: 400,
  voidAhead: 400,
  voidReasonRequired: 400,
  unknownCategory: 400,
  signInRequired: 401,
  linkRefused: 403,
  forbidden: 403,
  adminsOnly: 403,
  adminRenamed: 403,
  methodNotAllowed: 405,
  receiptsClosed: 409,
  decidedOtherwise: 409,
  changedSinceSent: 409,
  submissionChanged: 409,
  alreadySubmitted: 409,
  changedMeanwhile: 409,
  deletedMeanwhile: 409,
  categoryNameTaken: 409,
  tooManyCategories: 409,
  categoryInUse: 409,
  usedByPayments: 409,
  usedInClosedYear: 409,
  fundGone: 409,
  tooManyOpenExpenses: 409,
  fundOfPaid: 409,
  fundRequired: 409,
  fundOfRejected: 409,
  notApproved: 409,
  ownPayment: 409,
  alreadyPaid: 409,
  paymentVoided: 409,
  notPaid: 409,
  stepNotOpen: 409,
  nobodyToAsk: 409,
  linkJustSent: 409,
  checkNumberTaken: 409,
  notDuplicates: 409,
  beforeBooks: 409,
  yearClosed: 409,
  yearClosing: 409,
  nothingToClose: 409,
  closeEarlier: 409,
  closeTooEarly: 409,
  closeUnderWay: 409,
  closeChanged: 409,
  closeBlocked: 409,
  closeLost: 409,
  nothingToReopen: 409,
  openedByEntries: 409,
  opensInClosedYear: 409,
  startTooEarly: 409,
  budgetAdopted: 409,
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

it.each(ERROR_CODES)('%s has its status (#27, #85)', (code) => {
  expect(statusOf(code)).toBe(EXPECTED[code]);
});

it('has the same code for every refused link (#22)', () => {
  const refused = ERROR_CODES.filter((code) => statusOf(code) === 403);
  // The others are about other sites and sign-ins, which no link gets to.
  expect(refused.sort()).toEqual(['adminRenamed', 'adminsOnly', 'forbidden', 'linkRefused']);
});
