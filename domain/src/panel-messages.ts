/**
 * The error codes that every page of the panel knows the sentence of, apart from the others, which come with what is saved
 * or done.
 */
export const panelMessages = {
  adminRenamed:
    'The e-mail address of this account is no longer the one that was made an administrator, so the account can do nothing here. Ask whoever runs the admin tool to remove this administrator and to add the new address.',
  changedMeanwhile: 'Someone else changed this meanwhile.',
} as const;
