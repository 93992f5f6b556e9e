import { fieldMessages } from './field-messages.ts';

type Messages = typeof fieldMessages;

/** What can be wrong with a field that a person fills in. */
export type FieldErrorCode = keyof Messages;

/** What is wrong with a field: a code for programs and a sentence for the person. */
export interface FieldError {
  readonly code: FieldErrorCode;
  readonly message: string;
}

/** What the sentence of a code names. */
type Facts<Code extends FieldErrorCode> = Code extends FieldErrorCode
  ? Parameters<Messages[Code]> extends [infer Named]
    ? Named
    : object
  : never;

const MESSAGES: { readonly [Code in FieldErrorCode]: (facts: Facts<Code>) => string } =
  fieldMessages;

/** Makes the sentence of a code. */
export function fieldErrorOf<Code extends FieldErrorCode>(
  code: Code,
  facts: Facts<Code>,
): FieldError {
  return { code, message: MESSAGES[code](facts) };
}

/** Returns whether a text is a code of this table; a newer server may know others. */
export function isFieldErrorCode(code: string): code is FieldErrorCode {
  return Object.hasOwn(MESSAGES, code);
}
