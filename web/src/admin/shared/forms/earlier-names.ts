import type { FindNames } from './NameInput.tsx';

/** Finds those we paid before. What finds them loads with the first letters. */
export const earlierPayees: FindNames = async (typed) => {
  const { findPayees } = await import('../records/find-payees.ts');
  return findPayees(typed);
};

/** The same for donors. */
export const earlierDonors: FindNames = async (typed) => {
  const { findDonors } = await import('../records/find-donors.ts');
  return findDonors(typed);
};
