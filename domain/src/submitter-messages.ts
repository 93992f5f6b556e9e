import { pageMessages } from './public-messages.ts';

/**
 * The error codes about what comes back to the submitter of an expense, each with the sentence that a person reads. They are
 * apart from the others, because every page shows them as the server says them, and none loads them.
 */
export const submitterMessages = {
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
} as const;
