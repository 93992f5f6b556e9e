/** The words around the links of whoever submitted an expense. Another language is another object of this type. */
export const linkMessages = {
  opening: 'Opening the link…',
  notWhole: 'This link was not copied whole.',
  openAgain: 'Please open it from the mail again.',
  unanswered: 'The server could not be reached. Check your connection and try again.',
  askAssociation: 'If it does not help, please ask the parent association.',
  tryAgain: 'Try again',
};
