import { chainText, type Role } from '@pa-ledger/domain/approvers/approval-chain';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';

/**
 * The words of the submission form. Sentences that the API also answers are in `domain/errors`; field labels and their errors
 * are in `domain/expenses`. Another language is another object of this type.
 */
export const formMessages = {
  requiredBeforeStar: 'Fields marked',
  requiredAfterStar: 'are required. Add at least one receipt: a photo or a PDF.',
  restored: {
    draft: 'What you entered earlier was kept in this browser.',
    expenseBefore: 'Who you are and who is paid is filled in from your last expense.',
  },
  missingReceipts: (count: number) =>
    count === 1
      ? 'One receipt was not kept. Please add it again.'
      : `${count} receipts were not kept. Please add them again.`,
  showMissing: 'Show which',

  contact: { heading: 'Contact Information', hint: 'Whom we write to about this expense.' },
  details: { heading: 'Expense Details', hint: 'What it was for, when, and how much.' },
  payment: { heading: 'Payment Information', hint: 'Who is paid, and at which address.' },
  description: { heading: 'Description', hint: 'What the approvers should know.' },
  receiptUpload: {
    heading: 'Receipt Upload',
    hint: 'One file for each receipt, or all in one PDF.',
  },

  categoryPlaceholder: {
    loading: 'Loading the categories…',
    error: 'No categories yet',
    outdated: 'No categories yet',
    ready: 'Choose a category',
  },
  events: 'Events',
  administrative: 'Administrative',
  categoriesFailed: 'The categories could not be loaded. What you have typed is kept.',
  categoryGone: (name: string) =>
    `‘${name}’ is not offered any more. Please choose another category.`,
  loadCategoriesAgain: 'Load them again',
  approvalsFollow: (roles: readonly Role[]) =>
    `${roles.length} approvals follow: ${chainText(roles)}.`,

  useMyName: 'Use my name',
  /** Replaces other hints when paying a vendor. */
  vendor: {
    paidTo: 'The vendor, as on the invoice.',
    mailingAddress: 'The vendor’s address for payments, as on the invoice.',
    receipts: 'The vendor’s invoice, and receipts if you have any.',
  },
  vendorIsPaid:
    'Once it is approved, the association pays the vendor. Please do not pay the invoice yourself.',

  receipts: 'Receipts',
  chooseFiles: 'Choose files',
  takePhoto: 'Take a photo',
  dropHere: 'or drop them here',
  receiptRules: `PDF, JPEG or PNG, at most 10 MB each and ${MAX_RECEIPTS} in total. Large photos are made smaller before they are sent.`,
  noReceipt: 'I have no receipt',
  openingStatement: 'Opening…',
  statementFailed: 'This could not be opened. Check your connection and try again.',
  filesAdded: 'Files added',
  shrunkFrom: (size: string) => `Made smaller from ${size}`,
  codeMissing:
    'A part of this page could not be loaded; perhaps it was updated meanwhile. If trying again does not help, reload it: what you typed is kept, and files that aren’t uploaded yet are listed to choose again.',
  uploadOf: (name: string) => `Upload of ${name}`,
  retry: 'Try again',
  retryFile: (name: string) => `Try again: ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  reading: 'Reading…',
  uploading: (percent: number) => `Uploading ${percent}%`,
  uploaded: 'Uploaded',
  fileRefused: 'Not accepted. Choose it again or remove it.',
  fileLost: 'Not kept',
  statementLost: 'Not kept. Press ‘I have no receipt’ to add it again: what you typed is there.',
  chooseAgain: 'Choose again',
  chooseFileAgain: (name: string) => `Choose again: ${name}`,
  uploadFailed: 'Not uploaded: the storage for files cannot be reached',
  fileFaulty: (name: string, fault: string) => `${name}: ${fault}`,
  notSent: 'Not sent yet',
  sendAnyway: 'Send it anyway',
  sendFileAnyway: (name: string) => `Send it anyway: ${name}`,
  fileRemoved: (name: string) => `${name} was removed.`,
  fileUploaded: (name: string) => `${name} was uploaded.`,
  fileNotUploaded: (name: string) => `${name} could not be uploaded.`,
  filesNotAdded: (count: number) =>
    count === 1 ? 'One file was not added' : `${count} files were not added`,
  ok: 'OK',

  submitting: 'Submitting...',
  clearForm: 'Clear form',
  clearQuestion: 'Clear everything?',
  clear: 'Clear',
  keep: 'Keep',

  lookAgainAt: 'Please look again at',
  receiptLost:
    'A receipt isn’t uploaded. Try it again, choose it again, send it anyway, or remove it, then submit.',
  isThisRight: 'Is this right?',
  change: 'Change it',
  submitAsIs: 'Submit it as it is',
  startNewExpense: 'Start a new expense with these details',
  entriesKept: 'What you entered is kept.',
  offline: 'You seem to be offline.',
  timedOut: 'The server did not answer in time.',
  unreachable: 'The server could not be reached.',
};

export type FormMessages = typeof formMessages;
