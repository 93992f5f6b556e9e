/** What can be wrong with a field of a public form: every language says it. */
const FORM_ERROR_CODES = [
  'required',
  'tooLong',
  'badEmail',
  'notADay',
  'futureDate',
  'negative',
  'zero',
  'tooLarge',
  'notInList',
  'onlyForVendors',
  'notAsked',
  'notDollars',
  'comma',
  'badSplit',
  'splitTwice',
  'splitTooMuch',
  'taxTooMuch',
  'noReceipt',
  'badReceipt',
  'unexpected',
] as const;

/** What can be wrong with a field that people fill in; some of it only in the panel, which is in English. */
export const FIELD_ERROR_CODES = [
  ...FORM_ERROR_CODES,
  'tooLargeEitherWay',
  'sameTwice',
  'reservedName',
  'badCheckNumber',
  'notWhole',
  'onlyForChecks',
  'tooEarly',
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** A field's error: a code for programs and a sentence for people. */
export interface FieldError {
  readonly code: FieldErrorCode;
  readonly message: string;
}

/** What a sentence about a field's error may mention. */
export interface FieldFacts {
  /** The label of the form. */
  readonly label: string;
  /** The longest text, in UTF-16 units. */
  readonly maxLength: number;
  readonly min: number;
  /** The largest number; cents for an amount of money. */
  readonly max: number;
}

type Sentence = (facts: FieldFacts) => string;

/** A language's sentences for what can be wrong with a field of a public form, and maybe for the panel's. */
export type FieldMessages = Readonly<
  Record<(typeof FORM_ERROR_CODES)[number], Sentence> & Partial<Record<FieldErrorCode, Sentence>>
>;

/**
 * Returns the sentence for a field's error.
 * @param field the field, or what of it the sentence mentions; nothing for errors of a form as a whole.
 */
export function fieldSentence(
  messages: FieldMessages,
  code: FieldErrorCode,
  { label = '', maxLength = 0, min = 0, max = 0 }: Partial<FieldFacts>,
): string {
  // No public form has a field with a code that only the panel says.
  const say = messages[code] ?? messages.unexpected;
  return say({ label, maxLength, min, max });
}

/** Returns whether a text is one of these codes; a newer server may know others. */
export function isFieldErrorCode(code: unknown): code is FieldErrorCode {
  return FIELD_ERROR_CODES.some((known) => known === code);
}
