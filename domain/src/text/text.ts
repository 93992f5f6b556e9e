/** White space, zero-width and other characters that show nothing. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** How many lines a field has. */
export type Lines = 'one' | 'many';

/**
 * What no text may hold: control characters, half characters, and the characters that turn the reading direction
 * around. `Bidi_Control` is U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069.
 */
const NOT_IN_ANY_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** Line breaks and tabs too: what is never part of a name, an address or a file name. */
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const ALL_NOT_ON_ONE_LINE = new RegExp(NOT_ON_ONE_LINE, 'gu');

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Whether a person would see nothing: empty, white space, zero-width characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Whether the text is well-formed Unicode without line breaks, control or direction characters. */
export function isOneLine(text: string): boolean {
  return !NOT_ON_ONE_LINE.test(text);
}

/** As `isOneLine`, but line feeds, tabs and Unicode's own line and paragraph separators are allowed. */
export function isPlainText(text: string): boolean {
  return !NOT_IN_ANY_TEXT.test(text);
}

/**
 * What is wrong with the characters of a field, as a sentence to the person: which one cannot be stored, and at which
 * place, because it does not show. The sentence quotes nothing of the text: servers send it.
 * @returns null when every character can be stored.
 */
export function characterProblem(label: string, text: string, lines: Lines): string | null {
  const found = (lines === 'one' ? NOT_ON_ONE_LINE : NOT_IN_ANY_TEXT).exec(text);
  if (found === null) return null;
  const place = Array.from(text.slice(0, found.index)).length + 1;
  const [name, code] = nameOf(found[0]);
  return `${label} has a ${name} that cannot be stored (${code}, at place ${place}). Please remove it, or type the text again.`;
}

/** The text with another one in the place of every character that `isOneLine` refuses. */
export function onOneLine(text: string, replacement: string): string {
  return text.replace(ALL_NOT_ON_ONE_LINE, replacement);
}

/** Line ends as one line feed, and no white space around the whole. */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function nameOf(character: string): readonly [name: string, code: string] {
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\t') return ['tab', code];
  return [LINE_BREAK.test(character) ? 'line break' : 'hidden character', code];
}
