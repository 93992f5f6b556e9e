import { fieldErrorOf, type FieldError } from './field-error.ts';
import type { UnstorableCharacter } from './field-messages.ts';
import { NOT_IN_ANY_TEXT, NOT_ON_ONE_LINE, type Lines } from './text.ts';

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
