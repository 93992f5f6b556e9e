import { fieldsOf } from '@pa-ledger/domain/error-messages';
import type { Decision, FilesFolder, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { DomainError } from '../platform/domain-error.ts';
import type { RefusalMessages } from './refusal-messages.ts';

/** Returns the refusal of a decision against an earlier one. It says what was decided, and when. */
export function decidedOtherwise(
  { action, at }: Decision,
  { timeZone }: Organization,
): DomainError {
  return new DomainError('decidedOtherwise', {
    sentence: ({ dates, refusals }) =>
      refusals.decidedOtherwise(action, dates.instant(at, timeZone)),
  });
}

/** Returns the refusal of a correction that keeps a receipt which is no longer the file that was sent. */
export function receiptGone({ name }: Pick<ReceiptClaim, 'name'>): DomainError {
  return new DomainError('receiptMissing', {
    sentence: ({ refusals }) => refusals.receiptGone(name),
  });
}

/** Returns the refusal of a file. It names the file and gives its slot, so that the form can mark it. */
export function refusedFile(
  code: keyof RefusalMessages['refusedFiles'],
  folder: FilesFolder,
  { name, slot }: Pick<ReceiptClaim, 'name' | 'slot'>,
): DomainError {
  return new DomainError(code, {
    sentence: ({ refusals: { refusedFiles, addTheRightOne, addAgain } }) => {
      const whatToDo = code === 'receiptNotWhatItClaims' ? addTheRightOne : addAgain;
      return `${refusedFiles[code](name)} ${whatToDo[folder]}`;
    },
    fields: fieldsOf(code).map((field) => ({ ...field, slot })),
  });
}
