import {
  MAX_RECEIPT_BYTES,
  MAX_RECEIPTS,
  SHRINK_ABOVE_BYTES,
  type ReceiptType,
} from '@pa-ledger/domain/limits';
import { declaredType } from './receipt-type.ts';

/** Why a file is not taken, as the person reads it after the file's name. */
export const REFUSALS = {
  type: 'It is not a PDF, JPEG or PNG file.',
  content: 'Its content is not what its name says.',
  empty: 'It is empty.',
  tooLarge: 'It is larger than 10 MB.',
  tooMany: `An expense can have at most ${MAX_RECEIPTS} receipts.`,
  noPlace:
    'No place is left for it: removed receipts keep theirs. Please send it with another expense.',
  unreadable: 'It could not be read.',
} as const;

export type FileErrorReason = keyof typeof REFUSALS;

/** A file that was not taken. */
export interface FileError {
  readonly name: string;
  readonly reason: FileErrorReason;
}

/** What is known of a file before its content is read. */
export interface FileFacts {
  readonly type: string;
  readonly size: number;
}

/** Whether shrinking is tried: a photo of more than 3 MB. */
export function isLargePhoto({ type, size }: FileFacts): boolean {
  const declared = declaredType(type);
  return declared !== null && declared !== 'application/pdf' && size > SHRINK_ABOVE_BYTES;
}

/** The type of a file that may be taken as far as can be told without its content, or why it is not. */
export function checkFile(
  file: FileFacts,
): { readonly type: ReceiptType } | { readonly refused: FileErrorReason } {
  const type = declaredType(file.type);
  if (type === null) return { refused: 'type' };
  if (file.size === 0) return { refused: 'empty' };
  // A photo may still come below the limit when it is shrunk.
  if (file.size > MAX_RECEIPT_BYTES && !isLargePhoto(file)) return { refused: 'tooLarge' };
  return { type };
}
