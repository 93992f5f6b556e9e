/** The words of the year switch. Another language is another object of this type. */
export const yearMessages = {
  label: 'Fiscal year',
  all: 'All years',

  /** Below an empty list. */
  shown: (year: string): string =>
    `The fiscal year ${year} is shown; another one can be chosen above.`,
};
