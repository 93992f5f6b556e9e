import { organization } from '@pa-ledger/domain/organization';

/** The words of a missing-receipt statement: its dialog and its picture. Another language is another object of this type. */
export const missingReceiptMessages = {
  title: 'Missing Receipt Statement',
  hint: 'For a purchase whose receipt was lost or never given. We add what you enter to your files. Everyone who decides sees that it’s a statement.',
  stated: `I state that this was bought for ${organization.associationName} at ${organization.schoolName}, that I have no receipt for it, and that what is written here is true.`,
  add: 'Add this statement',
  adding: 'Adding it…',
  cancel: 'Cancel',
  failed:
    'We couldn’t make the picture of your statement. Try again, or reload the page. We kept what you entered.',
  full: 'There’s no room for another file. Close this, remove one, and come back. We kept what you entered.',
  fileName: (what: string) => `Statement for ${what}.png`,
};
