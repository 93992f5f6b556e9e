import { REMEMBERED_DAYS } from '@pa-ledger/domain/limits';
/** The words around the submission form; the form's own are in `form`. Another language is another object of this type. */
export const submitMessages = {
  subtitle: 'Parent Association Expense Submission',
  footer: 'Only our approvers and officers can see this.',

  opensSoon: "We're opening soon",
  opensSoonHint:
    "We're still getting set up, so please hold on to your receipts and check back in a few days.",

  submit: 'Submit Expense',
  startEmpty: 'Start with an empty form',

  remember: 'Remember me on this device',
  rememberHint: `Next time we’ll fill in your name, email, phone, and payment address. They stay on this device, for ${REMEMBERED_DAYS} days. Leave this off on a shared one.`,
  clearForm: 'Clear form',
  clearQuestion: 'Clear everything?',
  clear: 'Clear',
  keep: 'Keep',

  referenceNumber: 'Reference number',
  submitAnother: 'Submit Another Expense',
  checkStatus: 'Check status',
  mailsFollow: (email: string) =>
    `We emailed a confirmation to ${email}. We’ll email again when there’s a decision.`,
};
