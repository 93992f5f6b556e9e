import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';

/** The words about papers of a record. Another language is another object of this type. */
export const papersMessages = {
  heading: 'Papers',
  hint: 'Invoices, receipts, and photos of checks: PDF, JPEG, or PNG, up to 10 MB each. Only people who sign in see them.',
  none: 'No papers yet.',
  add: 'Add papers',
  these: 'these papers',
  listOf: 'Who added each paper',

  statement: 'Bank statement',
  statementHint:
    'The statement as your bank sent it: PDF, JPEG, or PNG, up to 10 MB. Once it’s attached, no one can remove or replace it.',
  noStatement: 'No bank statement attached',
  attach: 'Attach bank statement',

  noCount: 'No photo of the count sheet yet.',

  later: 'Added later',
  laterHint:
    'Papers that came after the approval. The request’s receipts are what was approved, and they stay as they were.',
  noneLater: 'Nothing was added after the approval.',

  addedBy: (who: string, when: string): string => `Added by ${who} on ${when}`,
  addedLaterBy: (who: string, when: string): string => `Added later by ${who} on ${when}`,
  late: 'After its year was closed or a meeting ratified it',

  chosen: 'Files to add',
  uploading: (name: string): string => `Uploading ${name} …`,
  added: (count: number): string =>
    count === 1 ? 'The paper is added.' : `${count} papers are added.`,
  problem: (name: string, what: string): string => `${name}: ${what}`,
  sendAnyway: 'Send it anyway',
  tryAgain: 'Try again',
  notUploaded: 'Upload failed. Check your connection and try again.',
  denied: 'We couldn’t upload this. Reload the page, sign in again, and try once more.',
  noPlace: `You’ve used all ${MAX_RECEIPTS} places for papers here (removed ones count too).`,

  remove: 'Remove',
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeHint: 'Only remove a paper that was added by mistake. The history keeps a note of it.',
  keep: 'Keep it',
  removed: (name: string): string => `${name} was removed.`,
};
