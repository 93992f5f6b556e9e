const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;
/** The largest multiple of the alphabet's size that fits into a byte: larger bytes would favor some letters. */
const FAIR = 256 - (256 % ALPHABET.length);

/**
 * Returns a new id for a document: 20 letters and digits, about 119 bits. A form makes it once, so that sending twice
 * creates one document.
 * @param randomBytes fills the array with random bytes; the browser's generator unless a test replaces it.
 */
export function newId(
  randomBytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) =>
    crypto.getRandomValues(bytes),
): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(new Uint8Array(LENGTH))) {
      if (byte < FAIR && id.length < LENGTH) id += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return id;
}
