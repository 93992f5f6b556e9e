const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;
/** The largest multiple of the alphabet's size that a byte can hold: bytes from there on would favour some letters. */
const FAIR = 256 - (256 % ALPHABET.length);

/**
 * The id of an expense, made where the form is filled in so that sending twice is harmless: 20 letters and digits,
 * some 119 bits.
 * @param randomBytes fills the array with random bytes; the browser's generator unless a test says otherwise.
 */
export function newExpenseId(
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
