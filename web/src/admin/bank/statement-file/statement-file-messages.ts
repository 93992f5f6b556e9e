const INSTEAD = 'choose CSV, OFX, or QFX in your bank’s download';

const lines = (count: number): string =>
  count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`;

/** What is said about the file of a bank. Another language is another object of this type. */
export const statementFileMessages = {
  cutOff: 'The file was cut off: its end is missing. Please download it again.',
  isA: (kind: string): string => `This is ${kind}, which we can’t read. Please ${INSTEAD}.`,
  workbook: `This is a workbook. Open it in your spreadsheet and save it as CSV, or ${INSTEAD}.`,
  archive: 'This is a ZIP archive. Unpack it and choose the file that’s in it.',
  webTable: `This is a web page with a table, whatever its name says. Open it in your spreadsheet and save it as CSV, or ${INSTEAD}.`,
  webPage: `This is a web page, not a statement. Your bank may have signed you out: sign in again, and ${INSTEAD}.`,
  noAccount: 'There is no statement of a bank account in this file.',
  onlyError: (error: string): string =>
    `The bank answered with an error instead of a statement: ${error}. Sign in at your bank and download it again.`,
  alsoError: (error: string): string =>
    `The bank answered with an error for another account or some of the days: ${error}.`,
  otherCurrency: (currency: string): string => `Its amount is in ${currency}.`,
  pending: (count: number): string =>
    count === 1
      ? '1 transaction is pending at the bank. It isn’t on the statement, so it’s left out.'
      : `${count.toLocaleString('en-US')} transactions are pending at the bank. They aren’t on the statement, so they’re left out.`,
  noMinus: (count: number): string =>
    `No amount in this file has a minus. What the bank calls a debit, a check, or a fee is read as money out: ${lines(count)}.`,
  reversed: (count: number): string =>
    `In this file money in has a minus and money out has none, so all signs are turned: ${lines(count)}.`,
  oddSigns: (count: number): string =>
    `The bank calls this a debit, a check, or a fee, but it has no minus, so it’s read as money in: ${lines(count)}.`,
  tooMany: (most: number): string =>
    `It has more than ${most.toLocaleString('en-US')} rows. Please choose a shorter time at your bank.`,
};
