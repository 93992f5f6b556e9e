const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** A fresh id for a document, some 119 bits. Made once for each form, so that a second try creates no second one. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * LENGTH))) {
      // 248 is the largest multiple of 62 in a byte: every letter is as likely as the others.
      if (byte < 248 && id.length < LENGTH) id += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return id;
}
