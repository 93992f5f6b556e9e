/** What is said about a deposit that cannot be saved. Another language is another object of this type. */
export const depositMessages = {
  twoPeople: 'Two different people count a deposit.',
  otherAccount: 'it is of another account',
  noReceipt: 'a deposit has only what came in',
  later: 'it was received after the day of the deposit',
  gone: 'it was deleted',
  elsewhere: 'it is in another deposit',
  cleared: 'a statement of the bank has cleared it',
};
