import { decisionCodes, decisionMessages } from './decision-messages.ts';
import { pageMessages, publicMessages } from './page-messages.ts';
import { panelMessages } from './panel-messages.ts';

/**
 * The error codes of the API, each with the sentence that people read. Pages show what the server says and load only the few
 * of `page-messages.ts` and `decision-messages.ts`.
 */
export const errorMessages = {
  ...decisionCodes,
  ...publicMessages,
  ...panelMessages,
  linkRefused:
    'This approval link doesn’t work: it was replaced, or it’s for another step. Check your email for a newer one.',
  linkReplaced: 'This link has been replaced. Check your email for a newer one.',
  notReviewed: 'Please look at the request first, then decide on that page.',
  linesChanged:
    'Someone changed this request’s categories or amounts while you had it open, so nothing was decided. Please open the link in your email again.',
  nothingToSend: "This request isn't waiting for you, so there's no new link to send.",
  nothingWaiting: 'No other requests are waiting for you.',
  receiptsClosed: 'This step has been decided, so its link no longer opens the receipts.',
  linkExpired: 'This approval link has expired.',
  decidedOtherwise: 'Someone already decided this step. Nothing changed.',
  changedSinceSent:
    'A receipt of this expense isn’t the one that was submitted, so it can’t be approved.',
  submissionChanged: 'This expense has changed since it was submitted. Nothing was decided.',
  badRequest: 'We couldn’t read this request.',
  invalidForm: 'The form didn’t arrive as expected. Please try again.',
  forbidden: 'This isn’t allowed.',
  unknownAddress: 'Page not found.',
  methodNotAllowed: 'This address doesn’t answer that method.',
  bodyTooLarge: 'This is too large to send.',
  notJson: 'The request must be JSON.',
  tooManyRequests: 'Too many requests. Please wait a little and try again.',
  busy: 'The server is busy. Please try again.',
  receiptMissing:
    'We don’t have one of your receipts. Please remove it, add it again, and submit again.',
  receiptDamaged:
    'One of your receipts didn’t arrive whole. Please remove it, add it again, and submit again.',
  receiptNotWhatItClaims:
    'One of your receipts isn’t a PDF, JPEG, or PNG file. Please remove it and add the right one.',
  unknownCategory: 'Please choose a category from the list.',
  submitterLinkRefused: "This link doesn't work. Try opening it from your email again.",
  submitterLinkReplaced: 'This link is out of date: your request has changed since we sent it.',
  submitterLinkExpired: 'This link has expired.',
  alreadyCorrected: 'You already sent this again, so there’s nothing left to fix.',
  notCorrectable: 'You withdrew this expense, so you can’t correct it.',
  expenseReturned:
    'This expense went back to its submitter, so there’s nothing to decide. We’ll email you if it comes again.',
  expenseWithdrawn: 'The submitter withdrew this expense, so there’s nothing to decide.',
  linkOfEarlierVersion:
    'This expense was corrected after we sent this link. If it’s your turn again, your newest email about it has a link that works.',
  noteRequired: decisionMessages.noteRequired,
  correctedMeanwhile: 'This expense was just corrected. Please load it again.',
  alreadyReturned: 'This expense already went back to its submitter.',
  notReturnable: 'You can’t send this expense back: it’s paid, rejected, or withdrawn.',
  tooManyVersions:
    'This expense went back too many times. Please reject it, and ask for a new one.',
  submitterUnknown:
    'We no longer have this submitter’s contact, so you can’t send the expense back.',
  notWithdrawable: 'It’s too late to withdraw this expense. Please contact the parent association.',
  correctFailed: pageMessages.correctFailed,
  signInRequired: 'Please sign in again.',
  adminsOnly: 'Only people whom an administrator invited can do this.',
  roleRefused: 'Your role doesn’t allow this. Ask an administrator to do it.',
  passwordRequired: 'Please enter your password again first.',
  personListed: 'This person already has access, or an invitation.',
  personJoined:
    'This person already joined, so there’s no invitation to send. They can use Forgot your password.',
  lastAdmin:
    'One administrator without an end must stay who can sign in. Invite another one first.',
  ownAccess: 'Another administrator must extend your own access.',
  endRequired: 'A reviewer needs a last day.',
  endPast: 'The last day can’t be in the past.',
  endTooFar: 'A reviewer’s last day can be at most a year away.',
  personLinkRefused: 'This link doesn’t work. Try opening it from our email again.',
  personLinkReplaced: 'We sent a newer link since. Check your email for it.',
  personLinkExpired:
    'This link is too old to work. Ask an administrator for a new invitation, or use Forgot your password.',
  personLinkUsed: 'This link was already used. Sign in, or use Forgot your password.',
  invitationWithdrawn:
    'This invitation was withdrawn. Ask an administrator if you still need access.',
  personAddressTaken:
    'Another person’s account has this email address now. Ask an administrator to remove them first.',
  categoryNameTaken: 'There is already a category with this name.',
  badCategoryName: 'Name is required.',
  tooManyCategories: 'You can have up to 100 categories.',
  categoryInUse: 'Open expenses use this category, so you can’t delete it.',
  usedInClosedYear: 'A closed year uses this, so you can’t delete it. Archive it instead.',
  usedByPayments: 'Payments use this, so you can’t delete it. Archive it instead.',
  tooManyOpenExpenses: 'Too many open expenses use this category to rename it now.',
  unknownExpense: 'We couldn’t find this expense.',
  unknownFund: 'Please choose a fund from the list.',
  fundOfRejected: 'This expense was rejected or withdrawn, so it has no fund.',
  fundOfPaid: 'This expense is paid. Change its category or fund with a reason instead.',
  fundOfSplit: 'This expense has several lines. Set their funds with Change lines.',
  badLines:
    'Please give 1 to 10 lines, each more than $0.00 and each with another category or fund.',
  linesOfEnded: 'This expense was rejected, withdrawn, or sent back, so its lines stay.',
  linesTooMuch: 'The lines add up to more than this expense asked for or was approved for.',
  linesNotPaid: 'This expense is paid, so its lines must add up to what was paid.',
  ownLines: 'This is your own expense, so someone else must change its lines.',
  nothingToConfirm: 'There’s nothing to confirm.',
  ownConfirmation: 'Someone other than who changed it, and who got the money, must confirm this.',
  amountNotSmaller: 'Please enter less than the amount asked for, and more than $0.00.',
  smallerWithoutReason: 'Please say why you approve less.',
  smallerOfSeveral:
    'This request is split among several categories, so the treasurer must change its amounts.',
  fundRequired: 'Please choose the fund that pays this expense first.',
  fundGone: 'Someone deleted this expense’s fund. Please choose another one first.',
  notApproved: 'You can pay an expense once it’s approved.',
  ownPayment: 'You submitted this expense, so another administrator must record its payment.',
  alreadyPaid: 'This expense is already paid.',
  payeeUnconfirmed:
    'We’ve never paid this submitter there. Call a number you already know and confirm it first, or pay by check.',
  ownHandle: 'This is your own request, so another administrator must confirm it.',
  phoneNeeded: 'Enter the phone number you called.',
  phoneUnknown: 'Call a number from an earlier paid request of this submitter.',
  phoneOfRequest:
    'This number came with the request itself, so it proves nothing. Call one from your own records.',
  otherPayees: 'A payment goes to one payee, and these expenses name more than one.',
  paymentVoided: 'Someone just voided this payment.',
  notPaid: 'There’s no payment to void.',
  voidTooEarly: 'You can’t void a payment before its own date.',
  voidAhead: 'The date of the void can’t be in the future.',
  notACheck: 'This payment isn’t a check.',
  badSignature: 'This signature didn’t arrive as expected. Please try again.',
  signedTooEarly: 'A check can’t be signed before its own date.',
  sentTooEarly: 'A check can’t be mailed or handed over before it’s signed.',
  checkAhead: 'Date can’t be in the future.',
  checkSigned: 'This check already has all of its signatures.',
  checkUnsigned: 'This check isn’t signed yet.',
  checkSent: 'This check was already mailed or handed over.',
  notASigner: 'Only a signer of this account can sign its checks.',
  payeeSigns: 'This check pays its signer, so someone else must sign it.',
  ownSignature: 'You submitted this expense, so another administrator must record the signature.',
  spoiledGone: 'We have no record of this spoiled check.',
  stepNotOpen: 'This step isn’t waiting for a decision.',
  nobodyToAsk: 'This step needs an approver first.',
  linkJustSent: 'We sent this link less than a minute ago.',
  badPayment: 'This payment didn’t arrive as expected. Please try again.',
  notConfirmable: 'You can’t confirm this.',
  checkNumberTaken: 'This check number was already used.',
  ownDuplicate: 'One of these is your own expense, so someone else must settle this.',
  notDuplicates: 'These two expenses don’t look like duplicates, so there’s nothing to settle.',
  beforeBooks: 'This date is before your books begin.',
  yearClosed: 'This year is closed, so you can’t change anything in it.',
  yearClosing: 'Someone is closing this year right now. Please try again in a few minutes.',
  nothingToClose: 'We couldn’t find this year.',
  closeEarlier: 'Close the earlier year first.',
  closeTooEarly: 'You can close a year from the second day after it ends.',
  closeUnderWay: 'Someone is closing a year right now. Please try again in a few minutes.',
  closeChanged: 'The list of open items just changed. Please look at it again.',
  closeBlocked: 'Some entries of this year name a fund or category that doesn’t exist.',
  closeLost: 'Closing took too long or stopped, so nothing was closed.',
  nothingToReopen: 'You can only reopen the last closed year.',
  openedByEntries: 'Your books have entries before this date.',
  opensInClosedYear: 'A year is closed, so the start date of your books stays.',
  startTooEarly: 'You can start a year from 60 days before the one before it ends.',
  budgetAdopted: 'This year’s budget is adopted, so add its lines one by one, each with a reason.',
  accountNameTaken: 'There is already an account with this name.',
  accountInUse: 'Entries use this account, so you can’t delete it. Archive it instead.',
  tooManyAccounts: 'You can have up to 50 accounts.',
  notOutstanding:
    'Only entries from before the opening date that are in no other account can be uncleared items at start.',
  tooMuchGivenBack: 'You’d give back more than the entry’s amount.',
  advanceRefused: 'This isn’t an open advance.',
  notDepositable: 'Some of these revenue items can’t go in this deposit.',
  accountReconciled:
    'A bank statement starts from this opening, so it stays, with what hadn’t cleared. Reopen the statement first.',
  statementAhead: 'A statement date can’t be in the future.',
  statementEarlier: 'This account already has a statement for this date or a later one.',
  statementSaved: 'Someone else just saved a statement for this account.',
  ticksChanged: 'Some entries you checked off just changed. Please look at the list again.',
  notReconciled: 'The difference isn’t $0.00, so we didn’t save the statement.',
  tooManyOutstanding: 'Too many entries are outstanding for one statement: the most is 1,500.',
  statementGone: 'We couldn’t find this statement.',
  paperStays:
    'This paper stays: someone confirmed the entry, a meeting ratified it, its year is closed, or it’s a bank statement.',
  paperSlotUsed: 'This paper was removed, or its place is taken. Please add it again.',
  paperTooEarly:
    'You can add papers once the request is approved. Until then, send it back for one.',
  papersRedacted: 'We no longer keep papers of this request, because it’s too old.',
  recordGone: 'Someone deleted this, so nothing was added or removed.',
  findingExists:
    'This finding is already saved with another text. Close this form to see it, then write another one.',
  findingOfOthers:
    'Only the person who wrote this finding, or a reviewer who joined after that, can resolve it.',
  findingOfReviewer: 'You wrote this finding as a reviewer, so only a reviewer can resolve it now.',
  findingResolved: 'Someone already resolved this finding.',
  tooManyAnswers: 'This finding has 20 answers, which is the most. Write a new finding instead.',
  unknownFinding: 'We couldn’t find this finding.',
  unknownReview: 'We couldn’t find this review.',
  reviewExists: 'This review already has other days. Please load the page again.',
  heldOffice: 'You held an office in these days, so someone else must review them.',
  reviewerHeldOffice: 'A reviewer can’t have held an office in these days.',
  reviewerTwice: 'Each reviewer must be another person, with their own name and email.',
  reviewAdopted:
    'A meeting adopted this review, so nothing in it changes. Undo the adoption first.',
  reviewNotAdopted: 'No meeting’s adoption of this review is recorded.',
  tooManySamples: 'This review has 10 samples, which is the most.',
  tooManySampled:
    'A sample can have up to 500 entries, and all samples of a review 1,000. Please draw fewer.',
  notSampled: 'This isn’t in any sample of this review.',
  tickOfOthers: 'Someone else checked this off, so only they can undo it.',
  unknownPacket: 'That packet isn’t among those of this review. Make the packet first.',
  adoptedTooEarly: 'The meeting can’t be before the last day of the review.',
  statementNotLast: 'You can only reopen an account’s last statement.',
  closeFailed: 'This didn’t work. Please try again.',
  recalculateFailed: 'We couldn’t recalculate the totals. Please try again.',
  ratifiedAhead: 'The meeting date can’t be in the future.',
  ratificationTakenBack: 'This ratification was undone, so nothing more can be added to it.',
  unknownRatification: 'We couldn’t find this ratification.',
  voidRatified: 'A later meeting ratified the void of a payment in this one. Undo that one first.',
  letterChanged:
    'Someone changed or deleted a gift on this letter, so we didn’t write or email it. Please look at the list again.',
  letterExists: 'Another letter says this already. Void it first, then write a new one.',
  letterVoided: 'This letter is void, so we didn’t email it.',
  letterJustSent: 'We emailed this letter less than an hour ago.',
  donorWithoutEmail: 'We have no email address for this donor. Add one, or print the letter.',
  unknownLetter: 'We couldn’t find this letter.',
  importUndone: 'Someone undid this import, so nothing more of it was added.',
  unknownImport: 'We couldn’t find this import.',
  stillReferredTo: 'Something else uses this.',
  saveFailed: 'We couldn’t save this. Please try again.',
  deleteFailed: 'We couldn’t delete this. Please try again.',
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
