import { pageMessages } from '@pa-ledger/domain/page-messages';

/** The words of the correction page; the form has its own. Another language is another object of this type. */
export const correctMessages = {
  title: 'Expense Correction',
  hint: 'The form opens with what you sent, so that you can correct it and send it again. Nothing is sent before you press.',
  subtitle: (reference: string, version: number) =>
    `${reference}, version ${version} was sent back`,
  note: 'What is to be corrected',
  footer:
    'The earlier version is kept. Only the association’s approvers and administrators see what you send.',

  email: 'Another address gets the mails from now on.',
  masked: 'Kept as you sent it. Type to replace it.',
  submit: 'Send Correction',
  failed: pageMessages.correctFailed,
  startOver: 'Start again from what you sent',
  otherTab:
    'This correction is open in another tab too. What you enter here is not kept when you leave.',

  earlierReceipts: 'Receipts that you sent',
  isKept: 'Stays',
  isLeftOut: 'Is left out',
  remove: 'Remove',
  removeFile: (name: string) => `Remove ${name}`,
  keep: 'Keep',
  keepFile: (name: string) => `Keep ${name}`,
  noPlace: 'Another receipt has taken its place',

  sent: 'Correction sent',
  referenceNumber: 'Reference number',
  mailsFollow: (email: string) =>
    `A confirmation is on its way to ${email}, and we will write to you there when it is decided.`,
};
