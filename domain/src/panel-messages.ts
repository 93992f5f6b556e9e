/** The codes whose sentences every page of the panel says itself. */
export const panelMessages = {
  adminRenamed:
    'This account’s email address is no longer the one that was made an administrator, so it can’t do anything here. Ask the person who runs the admin tool to remove this administrator and add the new address.',
  changedMeanwhile: 'Someone else just changed this.',
} as const;
