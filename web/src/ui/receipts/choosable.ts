import { RECEIPT_TYPES } from '@pa-ledger/domain/limits';

/**
 * Which files a dialog for choosing receipts offers: what we accept, and what we turn into a JPEG. An iPhone or iPad turns
 * its HEIC photos into JPEGs by itself if it isn't told that they are welcome.
 */
export const CHOOSABLE_FILES = [
  ...RECEIPT_TYPES,
  ...(/iPhone|iPad/.test(globalThis.navigator.userAgent)
    ? []
    : ['image/heic', 'image/heif', '.heic', '.heif', 'image/webp']),
].join(',');
