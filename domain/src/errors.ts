interface ErrorFacts {
  readonly status: number;
  readonly message: string;
  readonly field?: string;
}

/**
 * The error codes: the HTTP status in answers of `/api/*`, the sentence that a person reads, and the field of the
 * submission form that the error is about.
 */
export const ERRORS = {
  linkWithoutId: { status: 400, message: 'Approval link is missing an ID.' },
  linkRefused: {
    status: 403,
    message: 'This approval link does not work: it was replaced, or it is not meant for this step.',
  },
  receiptsClosed: {
    status: 409,
    message: 'This step has been decided, so its link no longer opens the receipts.',
  },
  linkExpired: {
    status: 410,
    message: 'This approval link has expired. Ask the treasurer for a new one.',
  },
  decidedOtherwise: {
    status: 409,
    message: 'This step was already decided otherwise, so nothing was changed.',
  },
  changedSinceSent: {
    status: 409,
    message:
      'A receipt of this expense is not the one that was submitted, so it cannot be approved.',
  },
  submissionChanged: {
    status: 409,
    message: 'This expense is no longer what was submitted, so nothing was done.',
  },
  reasonRequired: { status: 400, message: 'Rejection cancelled. A reason is required.' },
  reasonTooLong: { status: 400, message: 'The reason is too long: at most 2,000 characters.' },
  reasonUnstorable: {
    status: 400,
    message: 'The reason has a hidden character that cannot be stored. Please type it again.',
  },
  badRequest: { status: 400, message: 'The request could not be read.' },
  invalidForm: { status: 400, message: 'The form was not sent as expected.' },
  badAction: { status: 400, message: 'The action must be approve or reject.' },
  forbidden: { status: 403, message: 'This request is not allowed.' },
  methodNotAllowed: { status: 405, message: 'This address does not answer that method.' },
  alreadySubmitted: {
    status: 409,
    message:
      'This form was already submitted with other details. Start a new expense to send another one.',
  },
  bodyTooLarge: { status: 413, message: 'The request is too large.' },
  notJson: { status: 415, message: 'The request must be JSON.' },
  tooManyRequests: {
    status: 429,
    message: 'Too many requests. Please wait a little and try again.',
  },
  updateFailed: { status: 500, message: 'Update failed.' },
  submitFailed: { status: 500, message: 'Error submitting expense. Please try again.' },
  loadFailed: { status: 500, message: 'This could not be loaded. Please try again.' },
  busy: { status: 503, message: 'The server is busy. Please try again.' },
  dataNewer: {
    status: 503,
    message: 'The app is older than its data and must be updated first. Please try again later.',
  },
  dataOlder: {
    status: 503,
    message: 'The data must be upgraded before the app can go on. Please try again later.',
  },
  dataUpgrading: {
    status: 503,
    message: 'The data are being upgraded. Please try again in a few minutes.',
  },
  receiptMissing: {
    status: 400,
    field: 'receipts',
    message: 'A receipt did not arrive. Please remove it, add it again and submit once more.',
  },
  receiptDamaged: {
    status: 400,
    field: 'receipts',
    message: 'A receipt did not arrive whole. Please remove it, add it again and submit once more.',
  },
  receiptNotWhatItClaims: {
    status: 415,
    field: 'receipts',
    message: 'A receipt is not a PDF, JPEG or PNG file. Please remove it and add the right one.',
  },
  signInRequired: { status: 401, message: 'Please sign in again.' },
  adminsOnly: { status: 403, message: 'Only administrators may do this.' },
  adminRenamed: {
    status: 403,
    message:
      'The e-mail address of this account is no longer the one that was made an administrator, so the account can do nothing here. Ask whoever runs the admin tool to remove this administrator and to add the new address.',
  },
  changedMeanwhile: { status: 409, message: 'Someone else changed this meanwhile.' },
  deletedMeanwhile: { status: 409, message: 'Someone else deleted this meanwhile.' },
  categoryNameTaken: { status: 409, message: 'There is already a category with this name.' },
  badCategoryName: { status: 400, message: 'Name is required.' },
  tooManyCategories: { status: 409, message: 'There are at most 100 categories.' },
  categoryInUse: {
    status: 409,
    message: 'Open expenses refer to this category, so it cannot be deleted.',
  },
  tooManyOpenExpenses: {
    status: 409,
    message: 'Too many open expenses refer to this category to rename it now.',
  },
  unknownExpense: { status: 400, message: 'There is no such expense.' },
  unknownFund: { status: 400, message: 'Please choose a fund from the list.' },
  fundOfRejected: { status: 409, message: 'This expense was rejected, so it has no fund.' },
  notApproved: { status: 409, message: 'Only an approved expense can be paid.' },
  ownPayment: {
    status: 409,
    message: 'You submitted this expense, so another administrator must record its payment.',
  },
  alreadyPaid: { status: 409, message: 'This expense was already paid.' },
  paymentVoided: { status: 409, message: 'This payment was voided meanwhile.' },
  notPaid: { status: 409, message: 'There is no such payment to void.' },
  stepNotOpen: { status: 409, message: 'This step does not wait for a decision.' },
  nobodyToAsk: { status: 409, message: 'Nobody can be asked: this step needs an approver.' },
  badPayment: { status: 400, message: 'The payment is not described as it must be.' },
  checkNumberTaken: {
    status: 409,
    message: 'This check number was already used for another expense.',
  },
  notDuplicates: {
    status: 409,
    message: 'These two expenses are not taken for one another, so there is nothing to settle.',
  },
  voidReasonRequired: { status: 400, message: 'A reason is required.' },
  recalculateFailed: {
    status: 500,
    message: 'The totals could not be recalculated. Please try again.',
  },
  saveFailed: { status: 500, message: 'This could not be saved. Please try again.' },
  deleteFailed: { status: 500, message: 'This could not be deleted. Please try again.' },
  unknownCategory: {
    status: 400,
    field: 'category',
    message: 'Please choose a category from the list.',
  },
} as const satisfies Record<string, ErrorFacts>;

export type ErrorCode = keyof typeof ERRORS;

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
}

/** Returns the field that an error is about; none for most. */
export function fieldsOf(code: ErrorCode): readonly InvalidField[] {
  const { field }: ErrorFacts = ERRORS[code];
  return field === undefined ? [] : [{ field, code }];
}

/** The fixed sentences of the pages; docs/behaviour.md has each of them. */
export const MESSAGES = {
  approved: 'Expense approved successfully.',
  rejected: 'Expense rejected successfully.',
  closeTab: 'You can close this tab.',
  contactTreasurer: 'Please contact the treasurer.',
  updateFailed: ERRORS.updateFailed.message,
  linkWithoutId: ERRORS.linkWithoutId.message,
  rejectionCancelled: ERRORS.reasonRequired.message,
  submitFailed: ERRORS.submitFailed.message,
  submitted: 'Expense Submitted Successfully!',
  receiptRequiredAlert: 'Please upload at least one receipt.',
  receiptRequiredInline: 'Please upload at least one receipt before submitting.',
  receiptReadFailed: 'Error processing one or more files. Please try again.',
  loginFailed: 'Invalid username or password',
} as const;
