/** The words of what prints a page, and of the paper. */
export const printMessages = {
  print: 'Print',
  preparing: 'Preparing…',
  associationAsOf: (moment: string): string => `Parent Association, as of ${moment}`,
};
