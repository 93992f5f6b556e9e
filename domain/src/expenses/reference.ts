/** Letters and digits that no one confuses when reading aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** 20 letters or digits from the browser, about 119 bits. */
const EXPENSE_ID = /^[A-Za-z0-9]{20}$/;

export function isExpenseId(text: unknown): text is string {
  return typeof text === 'string' && EXPENSE_ID.test(text);
}

/** What people write between the letters of a reference: spaces, and a hyphen or another dash. */
const SEPARATORS = /[\s\p{Dash}]/gu;

const REFERENCE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Reads a typed reference in any case, with or without separators; null if it isn't one. */
export function parseReference(typed: string): string | null {
  const letters = typed.replace(SEPARATORS, '').toUpperCase();
  return REFERENCE.test(letters) ? written(letters) : null;
}

function written(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * Returns the reference number that people quote, such as `K7QM-2XFA`. It depends only on the id, so browser and server
 * compute the same one. It's for people, never a key (30 ** 8 values).
 */
export function referenceOf(expenseId: string): string {
  let hash = 0n;
  for (const character of expenseId) {
    hash = BigInt.asUintN(64, hash * 1_099_511_628_211n + BigInt(character.charCodeAt(0)) + 1n);
  }
  // The low bits of the polynomial mix poorly; the high ones mix well.
  let rest = (hash ^ (hash >> 29n)) % BigInt(ALPHABET.length) ** BigInt(LENGTH);
  let reference = '';
  for (let place = 0; place < LENGTH; place++) {
    reference += ALPHABET.charAt(Number(rest % BigInt(ALPHABET.length)));
    rest /= BigInt(ALPHABET.length);
  }
  return written(reference);
}
