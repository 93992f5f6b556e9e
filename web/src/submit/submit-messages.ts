/** The words around the submission form; the form's own are in `form`. Another language is another object of this type. */
export const submitMessages = {
  subtitle: 'Parent Association Expense Submission',
  footer: 'Only the association’s approvers and administrators see what you send.',

  opensSoon: "We're opening soon",
  opensSoonHint:
    "We're still getting set up, so please hold on to your receipts and check back in a few days.",

  submit: 'Submit Expense',
  startEmpty: 'Start with an empty form',

  referenceNumber: 'Reference number',
  submitAnother: 'Submit Another Expense',
  mailsFollow: (email: string) =>
    `A confirmation is on its way to ${email}, and we will write to you there when it is decided.`,
};
