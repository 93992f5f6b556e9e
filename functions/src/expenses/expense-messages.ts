import { fieldsOf } from '@pa-ledger/domain/error-messages';
import type {
  Action,
  Decision,
  FilesFolder,
  ReceiptClaim,
} from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { DomainError } from '../platform/domain-error.ts';

/** The sentences about an expense that name a file or a moment. Another language is another object of this type. */
export const expenseMessages = {
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

export type ExpenseMessages = typeof expenseMessages;

/** Says what was decided before, and when. */
export function decidedOtherwise({ action, at }: Decision, { timeZone }: Organization): string {
  return expenseMessages.decidedOtherwise(action, formatInstant(at, timeZone));
}

/** Says that a receipt that a correction keeps is no longer the file that was sent. */
export function receiptGone(name: string): string {
  return expenseMessages.receiptGone(name);
}

/** Returns the refusal of a file. It names the file and gives its slot, so that the form can mark it. */
export function refusedFile(
  code: keyof ExpenseMessages['refusedFiles'],
  folder: FilesFolder,
  { name, slot }: Pick<ReceiptClaim, 'name' | 'slot'>,
): DomainError {
  const { refusedFiles, addTheRightOne, addAgain } = expenseMessages;
  const fields = fieldsOf(code).map((field) => ({ ...field, slot }));
  const whatToDo = code === 'receiptNotWhatItClaims' ? addTheRightOne : addAgain;
  const sentence = `${refusedFiles[code](name)} ${whatToDo[folder]}`;
  return new DomainError(code, { sentence, fields });
}
