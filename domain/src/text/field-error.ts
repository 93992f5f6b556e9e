import { fieldMessages, type UnstorableCharacter } from './field-messages.ts';
import { type Lines, NOT_IN_ANY_TEXT, NOT_ON_ONE_LINE } from './text.ts';

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

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Returns the error of a field with a character that cannot be stored; null when every character can be stored. */
export function characterError(label: string, text: string, lines: Lines): FieldError | null {
  const found = (lines === 'one' ? NOT_ON_ONE_LINE : NOT_IN_ANY_TEXT).exec(text);
  if (found === null) return null;
  const place = Array.from(text.slice(0, found.index)).length + 1;
  return fieldErrorOf('unstorable', { label, character: { ...nameOf(found[0]), place } });
}

function nameOf(character: string): Omit<UnstorableCharacter, 'place'> {
  const codePoint = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\t') return { name: 'tab', codePoint };
  return { name: LINE_BREAK.test(character) ? 'line break' : 'hidden character', codePoint };
}
