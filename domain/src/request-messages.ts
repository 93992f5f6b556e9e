/**
 * The codes that the form and the approval page can be answered with, each with the sentence that a person reads. They are
 * apart from the others, because every page shows them as the server says them, and none loads them.
 */
export const requestMessages = {
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
} as const;
