import { organization } from '@pa-ledger/domain/organization';

/** The words of what prints a page, and of the paper. */
export const printMessages = {
  print: 'Print',
  preparing: 'Preparing…',
  asOf: (moment: string): string => `${organization.schoolName}, as of ${moment}`,
  /** Of what is about other days than that of the print. */
  prepared: (moment: string): string => `${organization.schoolName}, prepared on ${moment}`,
};
