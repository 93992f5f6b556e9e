/** What is said about the file of a bank. Another language is another object of this type. */
export const statementFileMessages = {
  cutOff: 'The file was cut off: its end is missing. Please download it again.',
  webPage: 'This is a web page, not a statement. Please download the file again from your bank.',
  qif: 'This is a QIF file. Please choose OFX, QFX or CSV at your bank.',
  noAccount: 'There is no statement of a bank account in this file.',
  unreadable: 'It cannot be read.',
  tooMany: (most: number): string =>
    `It has more than ${most.toLocaleString('en-US')} rows. Please choose a shorter time at your bank.`,
};
