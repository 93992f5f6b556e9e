import { formatCents, type Cents } from '../money/money.ts';

interface Labeled {
  /** The label of the form. */
  readonly label: string;
}

interface Largest {
  readonly max: Cents;
}

/** For a person who typed a comma, which may mean cents or thousands. */
export const USE_A_POINT = 'Use a decimal point, like 12.50.';

/** The sentence for each code of a field error, from what it mentions. */
const fieldMessages = {
  required: ({ label }: Labeled) => `${label} is required.`,
  tooLong: ({ label, maxLength }: Labeled & { readonly maxLength: number }) =>
    `${label} is too long: at most ${maxLength} characters.`,
  badEmail: ({ label }: Labeled) => `${label} must be one address, such as name@example.com.`,
  notADay: ({ label }: Labeled) => `${label} isn’t a valid date.`,
  futureDate: ({ label }: Labeled) => `${label} can’t be in the future.`,
  negative: ({ label }: Labeled) => `${label} must be 0 or more.`,
  zero: ({ label }: Labeled) => `${label} must be more than 0.`,
  tooLarge: ({ label, max }: Labeled & Largest) => `${label} must be at most ${formatCents(max)}.`,
  tooLargeEitherWay: ({ label, max }: Labeled & Largest) =>
    `${label} must be at most ${formatCents(max)}, either way.`,
  notInList: ({ label }: Labeled) => `Choose ${label} from the list.`,
  sameTwice: ({ label }: Labeled) => `${label} must be a different one.`,
  reservedName: ({ label }: Labeled) => `${label} can’t begin and end with two underscores.`,
  badCheckNumber: ({ label }: Labeled) =>
    `${label} can have only digits, letters, and hyphens, such as 1042.`,
  notWhole: ({ label, min, max }: Labeled & { readonly min: number; readonly max: number }) =>
    `${label} must be a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`,
  onlyForChecks: ({ label }: Labeled) => `Only a check has a ${label.toLowerCase()}.`,
  onlyForVendors: ({ label }: Labeled) => `Only a vendor has an ${label.toLowerCase()}.`,
  notAsked: ({ label }: Labeled) => `${label} doesn’t go with this choice.`,
  tooEarly: ({ label }: Labeled) =>
    `${label} is more than a year before the expense was submitted.`,
  notDollars: ({ label }: Labeled) => `${label} must be dollars and cents, such as 24.50.`,
  comma: ({ label }: Labeled) => `${label} has a comma. ${USE_A_POINT}`,
  badSplit: () => 'Choose an event and type an amount above 0 for each part.',
  splitTwice: () => 'Each event can have only one part.',
  splitTooMuch: () => 'The other parts must be less than the whole amount.',
  taxTooMuch: ({ label }: Labeled) => `${label} must be less than the amount.`,
  noReceipt: () => 'Please upload at least one receipt.',
  badReceipt: () => 'We couldn’t read one of the receipts. Please remove it and add it again.',
  unexpected: () => 'The form didn’t arrive as expected. Please reload the page and try again.',
};

type Messages = typeof fieldMessages;

/** What can be wrong with a field that people fill in. */
export type FieldErrorCode = keyof Messages;

/** A field's error: a code for programs and a sentence for people. */
export interface FieldError {
  readonly code: FieldErrorCode;
  readonly message: string;
}

/** What a code's sentence mentions. */
type Facts<Code extends FieldErrorCode> = Code extends FieldErrorCode
  ? Parameters<Messages[Code]> extends [infer Named]
    ? Named
    : object
  : never;

const MESSAGES: { readonly [Code in FieldErrorCode]: (facts: Facts<Code>) => string } =
  fieldMessages;

/** Makes the error for a code. */
export function fieldErrorOf<Code extends FieldErrorCode>(
  code: Code,
  facts: Facts<Code>,
): FieldError {
  return { code, message: MESSAGES[code](facts) };
}

/** Returns whether a text is one of these codes; a newer server may know others. */
export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(MESSAGES, code);
}
