import { cents, formatCents } from '../money/money.ts';
import type { FieldMessages } from './field-error.ts';

/** For a person who typed a comma, which may mean cents or thousands. */
export const USE_A_POINT = 'Use a decimal point, like 12.50.';

/** The sentence for each code of a field error, from what it mentions. */
export const fieldMessages: FieldMessages = {
  required: ({ label }) => `${label} is required.`,
  tooLong: ({ label, maxLength }) => `${label} is too long: at most ${maxLength} characters.`,
  badEmail: ({ label }) => `${label} must be one address, such as name@example.com.`,
  notADay: ({ label }) => `${label} isn’t a valid date.`,
  futureDate: ({ label }) => `${label} can’t be in the future.`,
  negative: ({ label }) => `${label} must be 0 or more.`,
  zero: ({ label }) => `${label} must be more than 0.`,
  tooLarge: ({ label, max }) => `${label} must be at most ${formatCents(cents(max))}.`,
  notInList: ({ label }) => `Choose ${label} from the list.`,
  onlyForVendors: ({ label }) => `Only a vendor has an ${label.toLowerCase()}.`,
  notAsked: ({ label }) => `${label} doesn’t go with this choice.`,
  notDollars: ({ label }) => `${label} must be dollars and cents, such as 24.50.`,
  comma: ({ label }) => `${label} has a comma. ${USE_A_POINT}`,
  badSplit: () => 'Choose an event and type an amount above 0 for each part.',
  splitTwice: () => 'Each event can have only one part.',
  splitTooMuch: () => 'The other parts must be less than the whole amount.',
  taxTooMuch: ({ label }) => `${label} must be less than the amount.`,
  noReceipt: () => 'Please upload at least one receipt.',
  badReceipt: () => 'We couldn’t read one of the receipts. Please remove it and add it again.',
  unexpected: () => 'The form didn’t arrive as expected. Please reload the page and try again.',
};
