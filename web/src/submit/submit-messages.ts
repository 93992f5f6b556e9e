/** The words around the submission form; the form's own are in `form`. Another language is another object of this type. */
export const submitMessages = {
  subtitle: 'Parent Association Expense Submission',
  footer: 'Only our approvers and officers can see this.',

  opensSoon: "We're opening soon",
  opensSoonHint:
    "We're still getting set up, so please hold on to your receipts and check back in a few days.",

  submit: 'Submit Expense',
  startEmpty: 'Start with an empty form',

  referenceNumber: 'Reference number',
  submitAnother: 'Submit Another Expense',
  checkStatus: 'Check status',
  mailsFollow: (email: string) =>
    `We emailed a confirmation to ${email}. We’ll email again when there’s a decision.`,
};
