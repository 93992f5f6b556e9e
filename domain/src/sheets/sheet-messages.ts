/** What we say about sheets and their cells. Another language is another object of this type. */
export const sheetMessages = {
  empty: 'There is nothing in it.',
  tooLarge: 'The file is larger than 10 MB.',
  workbook:
    'This is a workbook. Save the sheet as CSV in your spreadsheet, or copy its cells and paste them here.',
  pdf: 'This is a PDF, not a sheet. Save the sheet as CSV.',
  binary: 'This is not a text that a spreadsheet wrote. Save the sheet as CSV.',
  cutOff: 'The file was cut off: it ends in the middle of a cell. Please save it again.',
  tooManyRows: (most: number): string =>
    `It has more than ${most.toLocaleString('en-US')} rows. Please split it.`,
  noRows: 'There is nothing below the headings.',

  totals: 'A row of totals.',
  heading: 'A heading, not a line.',
  result: 'What the budget comes to, not a line.',
  balance: 'A balance, not a line. Enter it under Fund Balances.',
  headingsAgain: 'The headings again.',
  quotes: (row: number): string =>
    `A quotation mark in row ${row.toLocaleString('en-US')} is in the wrong place, so its cells can’t be told apart. Take it out or double it.`,

  formula: (label: string): string => `${label} is a formula. Paste or save its value instead.`,
  brokenFormula: (label: string, text: string): string =>
    `${label} is ${text}, an error of a formula.`,
  notAnAmount: (label: string): string => `${label} must be dollars and cents, such as 1,250.00.`,
  notADay: (label: string): string => `${label} must be a day such as 9/1/2026 or 2026-09-01.`,
  notYesOrNo: (label: string): string => `${label} must be yes or no.`,
};
