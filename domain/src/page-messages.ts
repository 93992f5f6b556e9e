/** The codes whose sentences the public pages say themselves. For all others they show the server's sentence. */
export const publicMessages = {
  alreadySubmitted:
    'You already submitted this form with other details. Start a new request to send another one.',
  updateFailed: 'Update failed.',
  submitFailed: 'Error submitting expense. Please try again.',
  loadFailed: 'We couldn’t load this. Please try again.',
  dataNewer: 'This page is out of date. Please try again in a few minutes.',
  dataOlder: 'The app’s data needs an update first. Please try again later.',
  dataUpgrading: 'We’re updating the app. Please try again in a few minutes.',
};

/** The fixed sentences of the public pages. */
export const pageMessages = {
  ...publicMessages,
  correctFailed: 'Error sending your correction. Please try again.',
  closeTab: 'You can close this tab.',
  submitted: 'Expense Submitted Successfully!',
  receiptRequiredAlert: 'Please upload at least one receipt.',
  receiptRequiredInline: 'Please upload at least one receipt before submitting.',
  receiptReadFailed: 'Error processing one or more files. Please try again.',
  loginFailed: 'Invalid username or password',
  outdated: 'This page is older than the data. Reload it and try again; what you typed is kept.',
  /** For a request that got no answer. @param text the browser's own, in its language. */
  unanswered: (text: string): string => text || publicMessages.updateFailed,
  /** Beside everything that takes files. */
  noTaxNumbers: 'Please don’t upload papers with Social Security or tax ID numbers.',
};

/** A language's fixed sentences of the public pages. */
export type PageWords = typeof pageMessages;
