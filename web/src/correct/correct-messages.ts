import { pageMessages } from '@pa-ledger/domain/page-messages';

/** The words of the correction page; the form has its own. Another language is another object of this type. */
export const correctMessages = {
  title: 'Expense Correction',
  hint: 'The form opens with what you sent, ready to fix. Nothing goes out until you press send.',
  subtitle: (reference: string, version: number) =>
    `${reference}, version ${version} was sent back`,
  note: 'What needs fixing',
  footer: 'We keep the earlier version. Only our approvers and officers can see this.',

  email: 'Change this to send updates to a different address.',
  masked: 'On file. Type here only to change it.',
  submit: 'Send Correction',
  failed: pageMessages.correctFailed,
  startOver: 'Start again from what you sent',
  otherTab:
    'This correction is open in another tab too. We won’t keep what you enter here when you leave.',

  earlierReceipts: 'Receipts you sent',
  isKept: 'Included',
  isLeftOut: 'Left out',
  remove: 'Remove',
  removeFile: (name: string) => `Remove ${name}`,
  keep: 'Keep',
  keepFile: (name: string) => `Keep ${name}`,
  noPlace: 'Another receipt took its slot',

  sent: 'Correction sent',
  referenceNumber: 'Reference number',
  mailsFollow: (email: string) =>
    `We emailed a confirmation to ${email}. We’ll email again when there’s a decision.`,
};
