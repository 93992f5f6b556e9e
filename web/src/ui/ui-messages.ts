/** The words of the parts that all pages share. Another language is another object of this type. */
export const uiMessages = {
  optional: 'optional',
  reload: 'Reload',
  unusual: 'This is unusual.',
  cut: (maxLength: number) =>
    `Only ${maxLength.toLocaleString('en-US')} characters fit here, so the end of what you pasted was cut off.`,
  receipts: 'Receipts',
  before: 'Before:',
  after: 'Now:',

  saving: 'Saving…',
  notSaved: 'Not everything is uploaded or sent yet. Choose again to change the language anyway.',

  stopped: 'Something went wrong',
  stoppedHeading: 'This page stopped working.',
  stoppedHint: 'Loading it again usually helps. If it does not, please tell the treasurer.',
  loadAgain: 'Load it again',
};
