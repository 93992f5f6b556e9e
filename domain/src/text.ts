/** White space, zero-width and other characters that show nothing. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** Control characters other than line feed and tab. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u;

/** Characters that end a line or turn the reading direction around: never part of a name, an address or a file name. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const NOT_ON_ONE_LINE = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Whether a person would see nothing: empty, white space, zero-width characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Whether the text is well-formed Unicode without line breaks, control or direction characters. */
export function isOneLine(text: string): boolean {
  return text.isWellFormed() && !NOT_ON_ONE_LINE.test(text);
}

/** Whether the text is well-formed Unicode; line feeds and tabs are allowed, other control characters are not. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Line ends as one line feed, and no white space around the whole. */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
