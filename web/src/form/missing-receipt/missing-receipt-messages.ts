import { organization } from '@pa-ledger/domain/organization';

/** The words of a missing-receipt statement: its dialog and its picture. Another language is another object of this type. */
export const missingReceiptMessages = {
  title: 'Missing Receipt Statement',
  hint: 'Lost the receipt, or never got one? Fill this in and we’ll attach a signed statement for the approvers.',
  /** The label of the person's own name. */
  ownName: 'Your name',
  stated: `I certify that this was purchased for ${organization.associationName} at ${organization.schoolName}, that I don’t have a receipt, and that this information is true.`,
  add: 'Add this statement',
  adding: 'Adding it…',
  cancel: 'Cancel',
  failed:
    'We couldn’t make the picture of your statement. Try again, or reload the page. We kept what you entered.',
  full: 'You’ve used all your file slots. Close this, remove a file, and come back. We kept what you entered.',
  fileName: (what: string) => `Statement for ${what}.png`,
};
