/** The words of what prints a page, and of the paper. */
export const printMessages = {
  print: 'Print',
  preparing: 'Preparing…',
  associationAsOf: (moment: string): string => `Parent Association, as of ${moment}`,
  /** Of what is about other days than that of the print. */
  associationPrepared: (moment: string): string => `Parent Association, prepared on ${moment}`,
};
