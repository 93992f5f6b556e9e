/** The codes of a decision whose sentences the approval page says itself. */
export const decisionCodes = {
  linkWithoutId: 'Approval link is missing an ID.',
  reasonRequired: 'Rejection cancelled. A reason is required.',
  reasonTooLong: 'The reason is too long: use up to 2,000 characters.',
  badAction: 'The action must be approve or reject.',
};

/** The fixed sentences about a decision by a link. */
export const decisionMessages = {
  ...decisionCodes,
  approved: 'Expense approved successfully.',
  rejected: 'Expense rejected successfully.',
  returned: 'Expense sent back for correction.',
  noteRequired: 'Tell them what to fix.',
  contactTreasurer: 'Please contact the treasurer.',
  noteTooLong: 'The note is too long: use up to 2,000 characters.',
};

/** A language's fixed sentences about a decision by a link. */
export type DecisionWords = typeof decisionMessages;
