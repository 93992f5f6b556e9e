/** What is said about the rows of a bank's file. Another language is another object of this type. */
export const bankMessages = {
  noDay: (text: string): string =>
    text === '' ? 'It has no day.' : `“${text}” is no day that the books can name.`,
  noAmount: (text: string): string =>
    text === '' ? 'It has no amount.' : `“${text}” is no amount of dollars and cents.`,
  twoAmounts: 'It has both a debit and a credit.',
};
