/** The words of the year switch. Another language is another object of this type. */
export const yearMessages = {
  label: 'Fiscal year',
  close: 'Close year',
  reopen: (year: string): string => `Reopen ${year}`,
  start: (year: string): string => `Start ${year}`,
  /** On the button of what is saved into another year than the present one. */
  into: (button: string, year: string): string => `${button} for ${year}`,

  /** On every tab of a closed year. */
  closed: (year: string): string =>
    `The fiscal year ${year} is closed: nothing in it can be added, changed or deleted. What bounces or comes back later is entered today, under "From closed years".`,
  all: 'All years',

  /** Below an empty list. */
  shown: (year: string): string =>
    `The fiscal year ${year} is shown; another one can be chosen above.`,
};
