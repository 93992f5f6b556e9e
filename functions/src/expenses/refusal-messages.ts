import type { Action } from '@pa-ledger/domain/expenses/expense';

/** The sentences about an expense that name a file or a moment. Another language is another object of this type. */
export const refusalMessages = {
  /** @param at as people write it. */
  decidedOtherwise: (action: Action, at: string) =>
    `This step was already ${action === 'approve' ? 'approved' : 'rejected'} on ${at}, so nothing was changed.`,
  receiptGone: (name: string) =>
    `We no longer have the receipt ${name} as you sent it. Please remove it, add it again, and send the correction again.`,
  refusedFiles: {
    receiptMissing: (name: string) => `We don't have the file "${name}".`,
    receiptDamaged: (name: string) => `The file "${name}" didn't arrive whole.`,
    receiptNotWhatItClaims: (name: string) => `"${name}" isn't a PDF, JPEG, or PNG file.`,
  },
  /** What to do about a file that isn't what it claims, and about one that's missing or damaged. */
  addTheRightOne: {
    papers: 'Please add the right one.',
    receipts: 'Please remove it and add the right one.',
  },
  addAgain: {
    papers: 'Please add it again.',
    receipts: 'Please remove it, add it again, and submit again.',
  },
};

export type RefusalMessages = typeof refusalMessages;
