import { type Role } from '@pa-ledger/domain/approvers/approval-chain';
import { chainText } from '@pa-ledger/domain/approvers/role-messages';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import { pageMessages } from '@pa-ledger/domain/page-messages';
import { USE_A_POINT } from '@pa-ledger/domain/text/field-messages';

/**
 * The words of the submission form. Sentences that the API also answers are in `domain/errors`; field labels and their errors
 * are in `domain/expenses`. Another language is another object of this type.
 */
export const formMessages = {
  requiredBeforeStar: 'Fields marked',
  requiredAfterStar: 'are required. Add at least one receipt, as a photo or PDF.',
  restored: {
    draft: 'We kept what you entered earlier.',
    lastTime: 'Filled in from last time.',
    expenseBefore: 'We filled in your details and who gets paid from your last request.',
  },
  forget: 'Not you? Clear',
  forgotten: 'Cleared. This device no longer remembers you.',
  startWithReceipt: 'Start with the receipt',
  missingReceipts: (count: number) =>
    count === 1
      ? 'We couldn’t keep one receipt. Please add it again.'
      : `We couldn’t keep ${count} receipts. Please add them again.`,
  showMissing: 'Show which',

  contact: { heading: 'Contact Information', hint: 'How can we reach you?' },
  details: { heading: 'Expense Details', hint: 'Tell us what you paid for, when, and how much.' },
  payment: { heading: 'Payment Information', hint: 'Who gets the check, and where do we send it?' },
  description: { heading: 'Description', hint: 'What did you buy, and what was it for?' },
  receiptUpload: {
    heading: 'Receipt Upload',
    hint: 'Add one file per receipt, or put them all in one PDF.',
  },

  categoryPlaceholder: {
    loading: 'Loading the categories…',
    error: 'No categories yet',
    outdated: 'No categories yet',
    ready: 'Choose a category',
  },
  events: 'Events',
  administrative: 'Administrative',
  categoriesFailed: 'We couldn’t load the categories. We kept what you typed.',
  categoryGone: (name: string) =>
    `‘${name}’ is no longer available. Please choose another category.`,
  loadCategoriesAgain: 'Try again',
  approvalsFollow: (roles: readonly Role[]) =>
    `Needs ${roles.length} approvals: ${chainText(roles)}.`,

  split: {
    several: 'This receipt covers more than one event',
    hint: 'Tell us what the other events cost. We’ll ask each event’s approver.',
    event: (number: number) => `Event ${number}`,
    amount: (number: number) => `Amount for event ${number}`,
    add: 'Add another event',
    remove: (number: number) => `Remove event ${number}`,
    rest: (amount: string, category: string) => `Left for ${category}: ${amount}`,
  },

  /** By the policy `salesTax`. */
  salesTax: {
    recorded: 'The sales tax on the receipt, if any.',
    notReimbursed: 'We’re exempt from sales tax and pay you back without it.',
  },

  payBy: 'How should we pay you?',
  useMyName: 'Use my name',
  /** After another choice of who's paid. */
  payee: {
    cleared: 'We cleared Paid To and Mailing Address so you can enter the vendor’s.',
    vendorAgain: 'Paid To and Mailing Address are the vendor’s again.',
    yoursAgain: 'Paid To and Mailing Address are yours again.',
    undo: 'Undo',
  },
  /** Replaces other hints when paying a vendor. */
  vendor: {
    paidTo: 'The vendor’s name, as shown on the invoice.',
    mailingAddress: 'The vendor’s payment address, as shown on the invoice.',
    receipts: 'Add the vendor’s invoice, and any receipts you have.',
  },
  vendorIsPaid: 'Once it’s approved, we’ll pay the vendor. Please don’t pay the invoice yourself.',

  receipts: 'Receipts',
  chooseFiles: 'Choose files',
  takePhoto: 'Take a photo',
  dropHere: 'or drop them here',
  receiptRules: `PDF, JPEG, or PNG, up to ${MAX_RECEIPTS} files of 10 MB. We’ll shrink big photos. ${pageMessages.noTaxNumbers}`,
  /** For an amount with a comma, which may mean cents or thousands. */
  useAPoint: USE_A_POINT,
  noReceipt: 'I have no receipt',
  openingStatement: 'Opening…',
  statementFailed: 'We couldn’t open this. Check your connection and try again.',
  filesAdded: 'Files added',
  shrunkFrom: (size: string) => `Shrunk from ${size}`,
  codeMissing:
    'Part of this page didn’t load; it may have been updated. Try again, or reload the page. We’ll keep what you typed, and list any files to choose again.',
  uploadOf: (name: string) => `Uploading ${name}`,
  tryAgainIn: (seconds: number) =>
    seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`,
  retry: 'Try again',
  retryFile: (name: string) => `Try again: ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  reading: 'Reading…',
  uploading: (percent: number) => `Uploading ${percent}%`,
  uploaded: 'Uploaded',
  fileRefused: 'Not accepted. Choose it again or remove it.',
  fileLost: 'Not saved',
  statementLost: 'Not saved. Press ‘I have no receipt’ to add it again. We kept what you typed.',
  chooseAgain: 'Choose again',
  chooseFileAgain: (name: string) => `Choose again: ${name}`,
  uploadFailed: 'Upload failed. Check your connection and try again.',
  fileFaulty: (name: string, fault: string) => `${name}: ${fault}`,
  notSent: 'Not sent yet',
  sendAnyway: 'Send it anyway',
  sendFileAnyway: (name: string) => `Send it anyway: ${name}`,
  fileRemoved: (name: string) => `Removed ${name}.`,
  fileUploaded: (name: string) => `Uploaded ${name}.`,
  fileNotUploaded: (name: string) => `We couldn’t upload ${name}.`,
  filesNotAdded: (count: number) =>
    count === 1 ? 'We couldn’t add one file' : `We couldn’t add ${count} files`,
  ok: 'OK',

  submitting: 'Submitting...',

  lookAgainAt: 'Please check',
  receiptLost:
    'One receipt hasn’t uploaded. Try again, choose it again, send it anyway, or remove it. Then submit.',
  isThisRight: 'Is this right?',
  change: 'Change it',
  submitAsIs: 'Submit as is',
  startNewExpense: 'Start a new request with these details',
  entriesKept: 'We kept what you entered.',
  offline: 'You seem to be offline.',
  timedOut: 'This is taking too long.',
  unreachable: 'We couldn’t reach the server.',
};

export type FormMessages = typeof formMessages;
