/** The words of the dialogs that all tabs share. Another language is another object of this type. */
export const dialogMessages = {
  cancel: 'Cancel',
  close: 'Close',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  saveAndAnother: 'Save and add another',
  /** What was saved last of a series, and how many they are: the same sentence twice would be heard once. */
  added: (message: string, count: number): string =>
    count === 1 ? message : `${message} ${count.toLocaleString('en-US')} added so far.`,
  notSaved: 'Not saved',
  givenBackBefore: (given: string, left: string): string =>
    `${given} of it was given back before; ${left} is left.`,
  paidAgain: 'If it’s paid again, enter that amount without the minus sign.',
  allGivenBack: (given: string): string => `All of it was given back: ${given}.`,
  lookingForReturns: 'Looking for what was given back before …',

  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: (name: string): string => `Delete ${name}?`,
  deleted: (name: string): string => `${name} was deleted.`,
  undo: 'Undo',
  restored: (name: string): string => `${name} was restored.`,

  saveDeleted: 'Save mine again',
  overwrite: 'Save mine over theirs',
  keepDeleted: 'Leave it deleted',
  takeTheirs: 'Take theirs',
  typedIsKept: 'Nothing was saved. What you typed is still here.',
  theirs: 'Theirs:',
  yours: 'Yours:',
  empty: '(empty)',
  yes: 'Yes',
  no: 'No',

  zeroTitle: (count: number): string => (count > 1 ? 'Save them as $0.00?' : 'Save it as $0.00?'),
  reconciledTitle: (date: string): string => `Add it to a reconciled period, on ${date}?`,
  reconciledThrough: (account: string, day: string): string =>
    `${account} is reconciled through ${day}.`,
  reconciledHint:
    'That statement stays as it was. This will wait to be checked off on the next one, and the Register marks it.',
  saveReconciled: 'Save anyway',
  saveZero: 'Save as $0.00',
  zeroWarning: (reason: string): string => `${reason} It would be saved as $0.00.`,

  leaveTitle: 'Leave without saving?',
  leave: 'Leave without saving',
  keepEditing: 'Keep editing',
  unsaved: 'You have unsaved changes.',
  notUploaded: (names: readonly string[]): string =>
    `${names.join(', ')} ${names.length === 1 ? 'isn’t' : 'aren’t'} uploaded yet.`,
};
