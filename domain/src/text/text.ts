/** White space, zero-width and other invisible characters. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** Joiners too: two texts that differ only by one look alike. */
const TAKES_NO_ROOM = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** How many lines a field has. */
export type Lines = 'one' | 'many';

/**
 * What no stored text contains: control characters, half surrogate pairs, and characters that change the reading direction.
 * `Bidi_Control` is U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069.
 */
const NOT_IN_ANY_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** Line breaks and tabs too: no name, address or file name contains them. */
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const ALL_NOT_ON_ONE_LINE = new RegExp(NOT_ON_ONE_LINE, 'gu');

/** Returns whether a text shows nothing: empty, white space, or zero-width characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Returns whether the text is well-formed Unicode without line breaks, control or direction characters. */
export function isOneLine(text: string): boolean {
  return !NOT_ON_ONE_LINE.test(text);
}

/** Like `isOneLine`, but allows line feeds, tabs, and Unicode's line and paragraph separators. */
export function isPlainText(text: string): boolean {
  return !NOT_IN_ANY_TEXT.test(text);
}

/** Returns the text with `replacement` for every character that `isOneLine` refuses. */
export function onOneLine(text: string, replacement: string): string {
  return text.replace(ALL_NOT_ON_ONE_LINE, replacement);
}

/** Anything that ends a line somewhere; a word processor's soft break is a vertical tab. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\p{Zl}\p{Zp}]/gu;

/**
 * Invisible characters that contacts, chats, and word processors add to copied text: control and direction characters,
 * soft hyphens, zero-width spaces, word joiners, byte order marks. Joiners stay, because emoji and Persian and Indic
 * words need them.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu;

/** Half of a character that was cut in two. */
const HALF = /\p{Cs}/gu;

/**
 * Returns a typed or pasted text as we store it: trimmed, with line feeds as line ends (spaces in a one-line field),
 * and without invisible characters, which no one could see to remove. Half a character becomes U+FFFD, which shows.
 */
export function tidyText(text: string, lines: Lines = 'many'): string {
  const plain = text.replace(LINE_BREAK, '\n').replace(UNSEEN, '').replace(HALF, '\ufffd').trim();
  return lines === 'one' ? plain.replace(/[\n\t]/g, ' ') : plain;
}

/** Returns a name or number without zero-width characters. Only for comparing, never for display. */
export function withoutInvisible(text: string): string {
  return text.replace(TAKES_NO_ROOM, '');
}

const KB = 1024;
const MB = KB * KB;

/**
 * Formats a file size: `820 bytes`, `43 KB`, `7.4 MB`. A KB is 1,024 bytes, as in the limit of 10 MB.
 */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / KB);
  if (kilobytes < KB) return `${kilobytes} KB`;
  return `${(bytes / MB).toFixed(1)} MB`;
}

/** How many names a short list spells out. */
const LISTED = 5;

/** Returns names for a sentence: the first five, and how many more there are. */
export function shortList(names: readonly string[]): string {
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
  return `${names.slice(0, LISTED).join('; ')}${more}`;
}

/** Makes text safe in HTML and SVG, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Returns the first letters of a name's first two words, which stand for an association without a logo. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}
