import { MAX_RECEIPT_BYTES, SHRINK_ABOVE_BYTES, type ReceiptType } from '@pa-ledger/domain/limits';
import { declaredType } from './receipt-type.ts';
import type { FileErrorReason } from './file-messages.ts';

/** A file that was not accepted. */
export interface FileError {
  readonly name: string;
  readonly reason: FileErrorReason;
}

/** What is known about a file before its content is read. */
export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Whether the page tries to shrink it: a photo of more than 3 MB. */
export function isLargePhoto({ type, size }: Pick<FileFacts, 'type' | 'size'>): boolean {
  const declared = declaredType(type);
  return declared !== null && declared !== 'application/pdf' && size > SHRINK_ABOVE_BYTES;
}

/** Whether it is a photo as iPhones take them; some browsers know no type for it. */
function isHeic({ name, type }: FileFacts): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}

/** Returns the type of an acceptable file, or why it is not accepted, without reading its content. */
export function checkFile(
  file: FileFacts,
): { readonly type: ReceiptType } | { readonly refused: FileErrorReason } {
  const type = declaredType(file.type);
  if (type === null) return { refused: isHeic(file) ? 'heic' : 'type' };
  if (file.size === 0) return { refused: 'empty' };
  // A photo may fit into the limit once it is shrunk.
  if (file.size > MAX_RECEIPT_BYTES && !isLargePhoto(file)) return { refused: 'tooLarge' };
  return { type };
}
