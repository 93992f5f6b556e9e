/**
 * The codes that the form and the approval page can be answered with, each with the sentence that a person reads. They are
 * apart from those of the panel, which these pages do not load.
 */
export const publicMessages = {
  linkWithoutId: 'Approval link is missing an ID.',
  linkRefused:
    'This approval link does not work: it was replaced, or it is not meant for this step.',
  receiptsClosed: 'This step has been decided, so its link no longer opens the receipts.',
  linkExpired: 'This approval link has expired. Ask the treasurer for a new one.',
  decidedOtherwise: 'This step was already decided otherwise, so nothing was changed.',
  changedSinceSent:
    'A receipt of this expense is not the one that was submitted, so it cannot be approved.',
  submissionChanged: 'This expense is no longer what was submitted, so nothing was done.',
  reasonRequired: 'Rejection cancelled. A reason is required.',
  reasonTooLong: 'The reason is too long: at most 2,000 characters.',
  reasonUnstorable:
    'The reason has a hidden character that cannot be stored. Please type it again.',
  badRequest: 'The request could not be read.',
  invalidForm: 'The form was not sent as expected.',
  badAction: 'The action must be approve or reject.',
  forbidden: 'This request is not allowed.',
  methodNotAllowed: 'This address does not answer that method.',
  alreadySubmitted:
    'This form was already submitted with other details. Start a new expense to send another one.',
  bodyTooLarge: 'The request is too large.',
  notJson: 'The request must be JSON.',
  tooManyRequests: 'Too many requests. Please wait a little and try again.',
  updateFailed: 'Update failed.',
  submitFailed: 'Error submitting expense. Please try again.',
  loadFailed: 'This could not be loaded. Please try again.',
  busy: 'The server is busy. Please try again.',
  dataNewer: 'The app is older than its data and must be updated first. Please try again later.',
  dataOlder: 'The data must be upgraded before the app can go on. Please try again later.',
  dataUpgrading: 'The data are being upgraded. Please try again in a few minutes.',
  receiptMissing: 'A receipt did not arrive. Please remove it, add it again and submit once more.',
  receiptDamaged:
    'A receipt did not arrive whole. Please remove it, add it again and submit once more.',
  receiptNotWhatItClaims:
    'A receipt is not a PDF, JPEG or PNG file. Please remove it and add the right one.',
  unknownCategory: 'Please choose a category from the list.',
} as const;

/** The fixed sentences of the pages; docs/behaviour.md has each of them. */
export const pageMessages = {
  approved: 'Expense approved successfully.',
  rejected: 'Expense rejected successfully.',
  returned: 'Expense sent back for correction.',
  correctFailed: 'Error sending your correction. Please try again.',
  noteRequired: 'Please say what is to be corrected.',
  closeTab: 'You can close this tab.',
  contactTreasurer: 'Please contact the treasurer.',
  submitted: 'Expense Submitted Successfully!',
  receiptRequiredAlert: 'Please upload at least one receipt.',
  receiptRequiredInline: 'Please upload at least one receipt before submitting.',
  receiptReadFailed: 'Error processing one or more files. Please try again.',
  loginFailed: 'Invalid username or password',
} as const;
