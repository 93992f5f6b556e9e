/** White space, zero-width and other invisible characters. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** How many lines a field has. */
export type Lines = 'one' | 'many';

/**
 * What no text may contain: control characters, half surrogate pairs, and characters that change the reading direction.
 * `Bidi_Control` is U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069.
 */
export const NOT_IN_ANY_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** Line breaks and tabs too: no name, address or file name contains them. */
export const NOT_ON_ONE_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const ALL_NOT_ON_ONE_LINE = new RegExp(NOT_ON_ONE_LINE, 'gu');

/** Returns whether a person would see nothing: empty, white space, zero-width characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Returns whether the text is well-formed Unicode without line breaks, control or direction characters. */
export function isOneLine(text: string): boolean {
  return !NOT_ON_ONE_LINE.test(text);
}

/** As `isOneLine`, but line feeds, tabs and Unicode's own line and paragraph separators are allowed. */
export function isPlainText(text: string): boolean {
  return !NOT_IN_ANY_TEXT.test(text);
}

/** Returns the text with `replacement` for every character that `isOneLine` refuses. */
export function onOneLine(text: string, replacement: string): string {
  return text.replace(ALL_NOT_ON_ONE_LINE, replacement);
}

/** Returns the text with line feeds as its line ends and without surrounding white space. */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
