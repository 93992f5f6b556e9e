/** The words of the year switch. Another language is another object of this type. */
export const yearMessages = {
  label: 'Fiscal year',
};
