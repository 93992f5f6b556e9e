import { formatCents, type Cents } from '../money/money.ts';

/** A character that cannot be stored, and where it is in the text: it may be invisible. */
export interface UnstorableCharacter {
  readonly name: 'tab' | 'line break' | 'hidden character';
  /** Such as `U+202E`. */
  readonly codePoint: string;
  /** Counted in characters from 1 on. */
  readonly place: number;
}

interface Labeled {
  /** The label of the form. */
  readonly label: string;
}

/** What the sentence about each error names. */
interface FieldErrorFacts {
  readonly required: Labeled;
  readonly tooLong: Labeled & { readonly maxLength: number };
  /** The sentence does not quote the text, since servers send it. */
  readonly unstorable: Labeled & { readonly character?: UnstorableCharacter };
  readonly badEmail: Labeled;
  readonly notADay: Labeled;
  readonly futureDate: Labeled;
  readonly negative: Labeled;
  readonly tooLarge: Labeled & { readonly max: Cents };
  readonly tooLargeEitherWay: Labeled & { readonly max: Cents };
  readonly notInList: Labeled;
  readonly reservedName: Labeled;
  readonly badCheckNumber: Labeled;
  readonly notWhole: Labeled & { readonly min: number; readonly max: number };
  readonly onlyForChecks: Labeled;
  readonly tooEarly: Labeled;
  readonly notDollars: Labeled;
  readonly comma: Labeled;
  readonly noReceipt: object;
  readonly badReceipt: object;
  readonly unexpected: object;
}

/** What can be wrong with a field that a person fills in. */
export type FieldErrorCode = keyof FieldErrorFacts;

/** What is wrong with a field: a code for programs and a sentence for the person. */
export interface FieldError {
  readonly code: FieldErrorCode;
  readonly message: string;
}

/** For a person who typed a comma, which may mean cents or thousands. */
export const USE_A_POINT = 'Use a point for cents: 12.50.';

const MESSAGES: { readonly [Code in FieldErrorCode]: (facts: FieldErrorFacts[Code]) => string } = {
  required: ({ label }) => `${label} is required.`,
  tooLong: ({ label, maxLength }) => `${label} is too long: at most ${maxLength} characters.`,
  unstorable: ({ label, character }) => {
    const which =
      character === undefined
        ? 'character that cannot be stored'
        : `${character.name} that cannot be stored (${character.codePoint}, at place ${character.place})`;
    return `${label} has a ${which}. Please remove it, or type the text again.`;
  },
  badEmail: ({ label }) => `${label} must be one address, such as name@example.com.`,
  notADay: ({ label }) => `${label} must be a day of the calendar.`,
  futureDate: ({ label }) => `${label} lies in the future.`,
  negative: ({ label }) => `${label} must be 0 or more.`,
  tooLarge: ({ label, max }) => `${label} must be at most ${formatCents(max)}.`,
  tooLargeEitherWay: ({ label, max }) =>
    `${label} must be at most ${formatCents(max)}, either way.`,
  notInList: ({ label }) => `${label} must be one of the list.`,
  reservedName: ({ label }) => `${label} must not begin and end with two underscores.`,
  badCheckNumber: ({ label }) => `${label} has digits, letters and hyphens, such as 1042.`,
  notWhole: ({ label, min, max }) =>
    `${label} must be a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`,
  onlyForChecks: ({ label }) => `Only a check has a ${label.toLowerCase()}.`,
  tooEarly: ({ label }) => `${label} lies more than a year before the expense was submitted.`,
  notDollars: ({ label }) => `${label} must be dollars and cents, such as 24.50.`,
  comma: ({ label }) => `${label} was typed with a comma. ${USE_A_POINT}`,
  noReceipt: () => 'Please upload at least one receipt.',
  badReceipt: () => 'A receipt is not described as it must be.',
  unexpected: () => 'The form was not sent as expected.',
};

/** Makes the sentence of a code. */
export function fieldErrorOf<Code extends FieldErrorCode>(
  code: Code,
  facts: FieldErrorFacts[Code],
): FieldError {
  return { code, message: MESSAGES[code](facts) };
}

/** Returns whether a text is a code of this table; a newer server may know others. */
export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(MESSAGES, code);
}
