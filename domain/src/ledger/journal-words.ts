/** The fields whose words find a change, and the ids by which it is found from its category, its fund and its account. */
const SEARCHED = [
  'code',
  'name',
  'description',
  'reference',
  'paidTo',
  'payee',
  'checkNumber',
  'categoryId',
  'fundId',
  'adjustmentReason',
  'fromFundId',
  'toFundId',
  'accountId',
  'fromAccountId',
  'toAccountId',
];

/** The fields of a document. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * What separates words: ASCII but its letters and digits, the signs of Latin-1, and general and CJK punctuation. Fixed ranges, because `firestore.rules` splits in the same way, and two engines may know
 * different letters.
 */
const SEPARATORS = /[^0-9A-Za-z\u00C0-\u1FFF\u2070-\u2FFF\u3040-\u{10FFFF}]+/u;

/**
 * Returns the words by which the journal finds a change: those of the document before and after it, each once.
 * `firestore.rules` requires exactly these of an entry.
 */
export function journalWords(before: Fields | null, after: Fields | null): string[] {
  const texts = [before, after].flatMap((fields) => SEARCHED.map((name) => fields?.[name]));
  const words = texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : []));
  return [...new Set(words)];
}

/** Returns the words of a text as the journal stores them: only A to Z become small, as in `firestore.rules`. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[A-Z]+/gu, (capitals) => capitals.toLowerCase())
    .split(SEPARATORS)
    .filter((word) => word !== '');
}
