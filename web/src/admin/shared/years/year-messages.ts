/** The words of the year switch. Another language is another object of this type. */
export const yearMessages = {
  label: 'Fiscal year',
  close: (year: string): string => `Close ${year}`,
  reopen: (year: string): string => `Reopen ${year}`,
  start: (year: string): string => `Start ${year}`,
  /** On the button of what is saved into another year than the present one. */
  into: (button: string, year: string): string => `${button} for ${year}`,

  /** On every tab of a closed year. */
  closed: (year: string): string =>
    `${year} is closed, so you can’t add, change, or delete anything in it. If a check bounces or money comes back, enter it under today’s date.`,
  all: 'All years',

  /** Below an empty list. */
  shown: (year: string): string =>
    `You’re looking at ${year}. To see another fiscal year, choose it at the top.`,
};
