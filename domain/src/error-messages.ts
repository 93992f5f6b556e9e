import { pageMessages, panelMessages, publicMessages } from './page-messages.ts';

/**
 * The error codes of the API, each with the sentence that people read. Pages show what the server says and load only the few
 * of `page-messages.ts`.
 */
export const errorMessages = {
  ...publicMessages,
  ...panelMessages,
  linkRefused:
    'This approval link does not work: it was replaced, or it is not meant for this step.',
  linkReplaced: 'This link has been replaced. Check your email for a newer one.',
  notReviewed: 'Please look at the request first, then decide on that page.',
  nothingToSend: "This request isn't waiting for you, so there's no new link to send.",
  receiptsClosed: 'This step has been decided, so its link no longer opens the receipts.',
  linkExpired: 'This approval link has expired.',
  decidedOtherwise: 'This step was already decided otherwise, so nothing was changed.',
  changedSinceSent:
    'A receipt of this expense is not the one that was submitted, so it cannot be approved.',
  submissionChanged: 'This expense is no longer what was submitted, so nothing was done.',
  badRequest: 'The request could not be read.',
  invalidForm: 'The form was not sent as expected.',
  forbidden: 'This request is not allowed.',
  unknownAddress: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not answer that method.',
  bodyTooLarge: 'The request is too large.',
  notJson: 'The request must be JSON.',
  tooManyRequests: 'Too many requests. Please wait a little and try again.',
  busy: 'The server is busy. Please try again.',
  receiptMissing: 'A receipt did not arrive. Please remove it, add it again and submit once more.',
  receiptDamaged:
    'A receipt did not arrive whole. Please remove it, add it again and submit once more.',
  receiptNotWhatItClaims:
    'A receipt is not a PDF, JPEG or PNG file. Please remove it and add the right one.',
  unknownCategory: 'Please choose a category from the list.',
  submitterLinkRefused: "This link doesn't work. Try opening it from your email again.",
  submitterLinkReplaced: 'This link is out of date: your request has changed since we sent it.',
  submitterLinkExpired: 'This link has expired.',
  alreadyCorrected: 'This expense was already sent again, so nothing is left to correct.',
  notCorrectable: 'This expense was withdrawn, so it cannot be corrected any more.',
  expenseReturned:
    'This expense was sent back to its submitter, so there is nothing to decide. You get a new mail if it comes again.',
  expenseWithdrawn: 'This expense was withdrawn by its submitter, so there is nothing to decide.',
  linkOfEarlierVersion:
    'This expense was corrected after this link was sent. If it waits for you again, your newest mail about it has a link that works.',
  noteRequired: pageMessages.noteRequired,
  correctedMeanwhile: 'This expense was corrected meanwhile. Please load it again.',
  alreadyReturned: 'This expense was already sent back to its submitter.',
  notReturnable: 'This expense cannot be sent back any more: it is paid, or it has ended.',
  tooManyVersions:
    'This expense was sent back very often. Please reject it, and ask for a new one.',
  submitterUnknown: 'The contact of this expense was removed, so it cannot be sent back.',
  notWithdrawable:
    'This expense cannot be withdrawn any more. Please contact the parent association.',
  correctFailed: pageMessages.correctFailed,
  signInRequired: 'Please sign in again.',
  adminsOnly: 'Only administrators may do this.',
  deletedMeanwhile: 'Someone else just deleted this.',
  categoryNameTaken: 'There is already a category with this name.',
  badCategoryName: 'Name is required.',
  tooManyCategories: 'There are at most 100 categories.',
  categoryInUse: 'Open expenses refer to this category, so it cannot be deleted.',
  usedInClosedYear: 'A closed year refers to it, so it cannot be deleted. Archive it instead.',
  usedByPayments: 'Payments refer to it, so it cannot be deleted. Archive it instead.',
  tooManyOpenExpenses: 'Too many open expenses refer to this category to rename it now.',
  unknownExpense: 'We couldn’t find this expense.',
  unknownFund: 'Please choose a fund from the list.',
  fundOfRejected: 'This expense was rejected or withdrawn, so it has no fund.',
  fundOfPaid: 'This expense is paid, so it needs a fund. Please choose one.',
  fundRequired: 'Please choose the fund that pays this expense first.',
  fundGone: 'The fund of this expense was deleted. Please set another one first.',
  notApproved: 'Only an approved expense can be paid.',
  ownPayment: 'You submitted this expense, so another administrator must record its payment.',
  alreadyPaid: 'This expense was already paid.',
  otherPayees: 'One payment is for one payee, and these expenses name several.',
  paymentVoided: 'This payment was voided meanwhile.',
  notPaid: 'There is no such payment to void.',
  voidTooEarly: 'A payment cannot be voided before its own day.',
  voidAhead: 'The day of the void lies in the future.',
  stepNotOpen: 'This step does not wait for a decision.',
  nobodyToAsk: 'Nobody can be asked: this step needs an approver.',
  linkJustSent: 'The link was sent less than a minute ago.',
  badPayment: 'The payment is not described as it must be.',
  checkNumberTaken: 'This check number was already used.',
  notDuplicates: 'These two expenses are not taken for one another, so there is nothing to settle.',
  voidReasonRequired: 'A reason is required.',
  beforeBooks: 'This day is before the books begin.',
  yearClosed: 'This year is closed, so nothing in it can be changed.',
  yearClosing: 'This year is being closed now. Please try again in some minutes.',
  nothingToClose: 'There is no such year to close.',
  closeEarlier: 'An earlier year must be closed first.',
  closeTooEarly: 'A year can be closed from the second day after its end.',
  closeUnderWay: 'Somebody is closing a year now. Please try again in some minutes.',
  closeChanged: 'What is open changed meanwhile. Please look at the list again.',
  closeBlocked: 'Some entries of this year have no fund or no category that exists.',
  closeLost: 'The closing took too long or was ended elsewhere, so nothing was closed.',
  nothingToReopen: 'Only the last closed year can be reopened.',
  openedByEntries: 'The books have entries before this day.',
  opensInClosedYear: 'A year is closed, so the first day of the books stays.',
  startTooEarly: 'A year can be started from 60 days before the end of the one before.',
  budgetAdopted:
    'The budget of this year was adopted, so lines are added one by one, each with its reason.',
  accountRequired: 'Please choose the account that this entry moved.',
  unknownAccount: 'Please choose an account from the list.',
  accountNotOpen: 'This account was opened after this day. Please choose another one.',
  cashTakesNoCheck:
    'There are no checks on a cash account. Choose another account, or another method.',
  accountNameTaken: 'There is already an account with this name.',
  accountInUse: 'Entries name this account, so it cannot be deleted. Archive it instead.',
  tooManyAccounts: 'There are at most 50 accounts.',
  notOutstanding:
    'Only entries from before the opening date that are in no other account can be uncleared items at start.',
  itemCleared:
    'A statement of the bank has cleared this, so its date, amount and account stay. Reopen the statement first.',
  itemDeposited:
    'This is in a deposit, so its date, amount and account stay. Take it out of the deposit first.',
  tooMuchGivenBack: 'More would be given back than the amount of the entry.',
  notDepositable: 'Some of these revenue items cannot be in this deposit.',
  accountReconciled:
    'A statement of the bank begins with this opening, so it stays. Reopen the statement first.',
  statementAhead: 'A statement date can’t be in the future.',
  statementEarlier: 'This account has a statement of this day or a later one.',
  statementSaved: 'Someone else saved a statement of this account meanwhile.',
  ticksChanged: 'Some entries you checked off just changed. Please look at the list again.',
  notReconciled: 'The difference is not 0.00, so the statement was not saved.',
  tooManyOutstanding: 'Too many entries are outstanding for one statement: at most 1,500.',
  statementGone: 'There is no such statement.',
  statementNotLast: 'Only the last statement of an account can be reopened.',
  closeFailed: 'This could not be done. Please try again.',
  recalculateFailed: 'The totals could not be recalculated. Please try again.',
  ratifiedAhead: 'The meeting date can’t be in the future.',
  ratificationTakenBack: 'This ratification was undone, so nothing more can be added to it.',
  unknownRatification: 'There is no such ratification.',
  voidRatified: 'A later meeting ratified the void of a payment in this one. Undo that one first.',
  importUndone: 'This import was taken back, so nothing more of it is added.',
  unknownImport: 'There is no such import.',
  stillReferredTo: 'Something else refers to it.',
  saveFailed: 'This could not be saved. Please try again.',
  deleteFailed: 'This could not be deleted. Please try again.',
} as const;

export type ErrorCode = keyof typeof errorMessages;

/** The API's answer to a refused request; `error` is about the first of `fields`. */
export interface ApiRefusal {
  readonly success: false;
  readonly error: string;
  readonly code: ErrorCode;
  /** The invalid fields of a form. */
  readonly fields?: readonly InvalidField[];
}

/** An invalid field: its name, and a code from the field errors or this table. */
export interface InvalidField {
  readonly field: string;
  readonly code: string;
  /** For `receipts`: the file's slot. */
  readonly slot?: number;
}

/** The form fields that some codes are about. */
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
