/** The codes whose sentences the panel says itself, so that its tabs don't load those of all others. */
export const panelMessages = {
  adminRenamed:
    'This account’s email address is no longer the one that was invited, so it can’t do anything here. Ask an administrator to remove you, and to invite the new address.',
  accessEnded: 'Your access has ended. Ask an administrator if you still need it.',
  changedMeanwhile: 'Someone else just changed this.',
  accountRequired: 'Please choose the account for this entry.',
  deletedMeanwhile: 'Someone else just deleted this.',
  voidReasonRequired: 'A reason is required.',
  unknownAccount: 'Please choose an account from the list.',
  accountNotOpen: 'This account opened after this date. Please choose another one.',
  cashTakesNoCheck: 'A cash account has no checks. Choose another account, or another method.',
  itemCleared:
    'A bank statement cleared this, so its date, amount, and account stay. Reopen the statement first.',
  itemDeposited:
    'This is in a deposit, so its date, amount, and account stay. Take it out of the deposit first.',
} as const;
