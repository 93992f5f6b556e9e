import { isReceiptType, type ReceiptType } from '@pa-ledger/domain/limits';

const SIGNATURES: Readonly<Record<ReceiptType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The length of the longest signature. */
export const SIGNATURE_BYTES = 8;

/**
 * Returns the receipt type that a file declares, or null if it is not accepted.
 * @param declared the type that the browser names; some name `image/jpg`.
 */
export function declaredType(declared: string): ReceiptType | null {
  const type = declared.toLowerCase() === 'image/jpg' ? 'image/jpeg' : declared.toLowerCase();
  return isReceiptType(type) ? type : null;
}

/** Whether a file's first bytes match the type that it declares. */
export function hasSignatureOf(type: ReceiptType, firstBytes: Uint8Array): boolean {
  return SIGNATURES[type].every((byte, index) => firstBytes[index] === byte);
}
