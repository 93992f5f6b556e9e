import { fieldsOf } from '@pa-ledger/domain/error-messages';
import type { Decision, FilesFolder, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { DomainError } from '../platform/domain-error.ts';

/** Says what was decided before, and when. */
export function decidedOtherwise({ action, at }: Decision, { timeZone }: Organization): string {
  const done = action === 'approve' ? 'approved' : 'rejected';
  return `This step was already ${done} on ${formatInstant(at, timeZone)}, so nothing was changed.`;
}

/** Says that a receipt that a correction keeps is no longer the file that was sent. */
export function receiptGone(name: string): string {
  return `We no longer have the receipt ${name} as you sent it. Please remove it, add it again, and send the correction again.`;
}

const REFUSED_FILES = {
  receiptMissing: (name: string) => `We don't have the file "${name}".`,
  receiptDamaged: (name: string) => `The file "${name}" didn't arrive whole.`,
  receiptNotWhatItClaims: (name: string) => `"${name}" isn't a PDF, JPEG, or PNG file.`,
};

/** Returns the refusal of a file. It names the file and gives its slot, so that the form can mark it. */
export function refusedFile(
  code: keyof typeof REFUSED_FILES,
  folder: FilesFolder,
  { name, slot }: Pick<ReceiptClaim, 'name' | 'slot'>,
): DomainError {
  const fields = fieldsOf(code).map((field) => ({ ...field, slot }));
  const sentence = `${REFUSED_FILES[code](name)} ${whatToDo(code, folder)}`;
  return new DomainError(code, { sentence, fields });
}

function whatToDo(code: keyof typeof REFUSED_FILES, folder: FilesFolder): string {
  if (code === 'receiptNotWhatItClaims')
    return folder === 'papers'
      ? 'Please add the right one.'
      : 'Please remove it and add the right one.';
  return folder === 'papers'
    ? 'Please add it again.'
    : 'Please remove it, add it again, and submit again.';
}
