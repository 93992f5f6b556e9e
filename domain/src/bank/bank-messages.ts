/** Returns rows as people read them: `Rows 2, 5, and 6`, or how many there are. */
function rowsText(rows: readonly number[]): string {
  const [first, second] = rows;
  if (rows.length === 1) return `Row ${first} is`;
  if (rows.length === 2) return `Rows ${first} and ${second} are`;
  if (rows.length > MOST_NAMED) return `${rows.length.toLocaleString('en-US')} rows are`;
  return `Rows ${rows.slice(0, -1).join(', ')}, and ${rows.at(-1)} are`;
}

const MOST_NAMED = 5;

/** What we say about a bank's file. Another language is another object of this type. */
export const bankMessages = {
  noDay: (text: string): string =>
    text === '' ? 'It has no day.' : `“${text}” is no day that the books can name.`,
  noAmount: (text: string): string =>
    text === '' ? 'It has no amount.' : `“${text}” is no amount of dollars and cents.`,
  twoAmounts: 'It has both a debit and a credit.',
  noSide: 'Nothing shows whether this money came in or went out.',
  tooWide: 'It has more cells than the others. A comma inside a text may have split one in two.',
  aboveHeadings: 'It’s above the row of the headings, or in its place.',
  quotes: 'A quotation mark is in the wrong place, so its cells can’t be told apart.',

  oldest: (row: number): string =>
    `Row ${row} is the oldest, so no balance shows whether its money came in or went out. It’s read as money out.`,
  addsUp: 'The running balance agrees with every line.',
  gap: (row: number, before: number, moved: string, said: string): string =>
    `Row ${row} doesn’t add up: from row ${before} to row ${row} the balance changes by ${moved}, but the amounts come to ${said}.`,
  sameBalance: 'All rows have the same balance, so it can’t show whether they’re read right.',
  newer: (rows: readonly number[]): string =>
    `${rowsText(rows)} newer than the last balance in the file. Check whether your bank has posted them.`,

  noMinusByBalance: 'Money out has no minus here: only that way does the running balance add up.',
  minusByBalance: 'Money out has a minus here: only that way does the running balance add up.',
  signedByBalance: 'The amounts have no signs. The running balance shows which way each one went.',
  signedDebit:
    'Money out has a minus in the debit column: only that way does the running balance add up.',
  plainDebit:
    'A minus in the debit column is money back: only that way does the running balance add up.',
  debitIsIn:
    'Money in is in the debit column, and money out in the credit column: only that way does the running balance add up.',
  bySide: (heading: string): string =>
    heading === ''
      ? 'The amounts have no signs. The words beside them say which way each one went.'
      : `The amounts have no signs. “${heading}” says which way each one went.`,
  turnedBySide: (heading: string): string =>
    `Money out has no minus here, as ${heading === '' ? 'the words beside it show' : `“${heading}” shows`}.`,

  dayFirst: (row: number, text: string): string =>
    `Dates begin with the day: row ${row} says ${text}.`,
  monthFirst: (row: number, text: string): string =>
    `Dates begin with the month: row ${row} says ${text}.`,
  dayFirstByOrder: 'Dates begin with the day: only that way are they in order.',
  monthFirstAssumed: (text: string): string =>
    `Dates are read month first, as US banks write them. No row shows whether ${text} begins with its day.`,

  notPosted: (rows: readonly number[]): string =>
    `${rowsText(rows)} left out: pending, or never carried out.`,
  summaries: (rows: readonly number[]): string =>
    `${rowsText(rows)} left out: a balance or a total is no transaction.`,
};
