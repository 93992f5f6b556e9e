import { isEmailAddress, unwrapAddress } from '../people/email.ts';
import type { FieldErrorCode } from '../text/field-error.ts';
import { plainCheckNumber } from '../text/check-number.ts';
import type { TextFormat } from './field.ts';

interface FormatRule {
  readonly code: FieldErrorCode;
  readonly test: (text: string) => boolean;
  /** Returns the text to store; absent if that's the text as it is. */
  readonly tidy?: (text: string) => string;
}

/** Event approvers are keyed by category name, and Firestore reserves such keys. */
const RESERVED = /^__.*__$/;

const WHITE_SPACE = /\p{White_Space}+/gu;

/** Letters, digits, spaces, and hyphens, with at least one digit, as printed on checks. */
const CHECK_NUMBER = /^(?=.*\d)[A-Za-z0-9 -]+$/;

export const TEXT_FORMATS: Readonly<Record<TextFormat, FormatRule>> = {
  email: { code: 'badEmail', test: isEmailAddress, tidy: unwrapAddress },
  categoryName: {
    code: 'reservedName',
    test: (name) => !RESERVED.test(name),
    tidy: (name) => name.replace(WHITE_SPACE, ' ').trim(),
  },
  checkNumber: {
    code: 'badCheckNumber',
    test: (number) => CHECK_NUMBER.test(number),
    tidy: plainCheckNumber,
  },
};

/** Returns a text as a field with this format stores it. */
export function formatText(format: TextFormat | undefined, text: string): string {
  return (format === undefined ? undefined : TEXT_FORMATS[format].tidy)?.(text) ?? text;
}
