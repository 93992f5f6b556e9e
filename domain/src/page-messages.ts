/** The codes whose sentences the public pages say themselves. For all others they show the server's sentence. */
export const publicMessages = {
  linkWithoutId: 'Approval link is missing an ID.',
  reasonRequired: 'Rejection cancelled. A reason is required.',
  reasonTooLong: 'The reason is too long: at most 2,000 characters.',
  badAction: 'The action must be approve or reject.',
  alreadySubmitted:
    'This form was already submitted with other details. Start a new expense to send another one.',
  updateFailed: 'Update failed.',
  submitFailed: 'Error submitting expense. Please try again.',
  loadFailed: 'We couldn’t load this. Please try again.',
  dataNewer: 'The app is older than its data and must be updated first. Please try again later.',
  dataOlder: 'The data must be upgraded before the app can go on. Please try again later.',
  dataUpgrading: 'The data are being upgraded. Please try again in a few minutes.',
} as const;

/** The fixed sentences of the pages. */
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

/** The codes whose sentences every page of the panel says itself. */
export const panelMessages = {
  adminRenamed:
    'The e-mail address of this account is no longer the one that was made an administrator, so the account can do nothing here. Ask whoever runs the admin tool to remove this administrator and to add the new address.',
  changedMeanwhile: 'Someone else just changed this.',
} as const;
