import { organization } from '@pa-ledger/domain/organization';

/** The words of a statement instead of a receipt: its dialog and its PDF. Another language is another object of this type. */
export const missingReceiptMessages = {
  title: 'Missing Receipt Statement',
  hint: 'For a purchase whose receipt was lost or never given. A PDF is made of what you enter here and added to your files. Whoever decides sees that it is a statement.',
  stated: `I state that this was bought for the parent association of ${organization.schoolName}, that I have no receipt for it, and that what is written here is true.`,
  add: 'Add this statement',
  adding: 'Making the PDF…',
  cancel: 'Cancel',
  failed:
    'The PDF could not be made. Check your connection and try again; if that does not help, reload the page. What you entered is kept.',
  full: 'There is no place for another file. Close this, remove one, and come back: what you entered is kept.',
  fileName: (what: string) => `Statement for ${what}.pdf`,
  statedBy: 'Stated by',
  statedOn: 'Stated on',
  pageOf: (number: number, count: number) => `Page ${number} of ${count}`,
};
