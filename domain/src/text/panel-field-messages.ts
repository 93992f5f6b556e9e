import { cents, formatCents } from '../money/money.ts';
import type { FieldMessages } from './field-error.ts';
import { fieldMessages } from './field-messages.ts';

/** The sentence for each code of a field error, also for those that only the panel's fields can have. */
export const panelFieldMessages: Required<FieldMessages> = {
  ...fieldMessages,
  tooLargeEitherWay: ({ label, max }) =>
    `${label} must be at most ${formatCents(cents(max))}, either way.`,
  sameTwice: ({ label }) => `${label} must be a different one.`,
  reservedName: ({ label }) => `${label} can’t begin and end with two underscores.`,
  badCheckNumber: ({ label }) =>
    `${label} can have only digits, letters, and hyphens, such as 1042.`,
  notWhole: ({ label, min, max }) =>
    `${label} must be a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`,
  onlyForChecks: ({ label }) => `Only a check has a ${label.toLowerCase()}.`,
  tooEarly: ({ label }) => `${label} is more than a year before the expense was submitted.`,
};
