import { sheetMessages } from './sheet-messages.ts';

/** The largest file we read, in bytes: 10 MB. */
export const MAX_SHEET_BYTES = 10 * 1024 * 1024;

/** A file's text, or a sentence that says why it isn't a sheet. */
export type SheetText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** The first bytes of other kinds of files, with the sentence about each. */
const OTHER_KINDS: readonly (readonly [bytes: readonly number[], reason: string])[] = [
  // A ZIP archive, such as .xlsx, .ods, and Numbers, and the older .xls.
  [[0x50, 0x4b, 0x03, 0x04], sheetMessages.workbook],
  [[0xd0, 0xcf, 0x11, 0xe0], sheetMessages.workbook],
  [[0x25, 0x50, 0x44, 0x46], sheetMessages.pdf],
  // PNG and JPEG.
  [[0x89, 0x50, 0x4e, 0x47], sheetMessages.binary],
  [[0xff, 0xd8, 0xff], sheetMessages.binary],
];

/** The byte order marks of UTF-16 files; the decoder removes its own. */
const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** NUL and Ctrl-Z: old systems pad a file or end it with them, and they mean nothing. */
// oxlint-disable-next-line no-control-regex -- see above
const FILLERS = /[\0\x1a]/g;

/** Control characters that no text has; this excludes tab, line feed, form feed, and carriage return. */
// oxlint-disable-next-line no-control-regex -- they tell a picture or a program from a text
const BINARY = /[\x01-\x08\x0e-\x19\x1c-\x1f]/;
/** A text may have these after a wrong conversion, but then it has no fillers. */
const RARE = /[\x80-\x84\x86-\x9f]/;

/**
 * Returns the text of a spreadsheet's file: UTF-16 if it has the mark, else UTF-8 with or without one, else
 * Windows-1252, where every byte is a character.
 */
export function textOfSheet(bytes: Uint8Array): SheetText {
  if (bytes.length > MAX_SHEET_BYTES) return { ok: false, reason: sheetMessages.tooLarge };
  const other = OTHER_KINDS.find(([start]) => beginsWith(bytes, start));
  if (other !== undefined) return { ok: false, reason: other[1] };
  const marked = MARKS.find(([start]) => beginsWith(bytes, start));
  const text =
    marked === undefined
      ? (decoded(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes))
      : decoded(bytes, marked[1]);
  return text === null ? { ok: false, reason: sheetMessages.cutOff } : checkedText(text);
}

/** Returns a pasted text, or why it isn't a sheet. */
export function checkedText(given: string): SheetText {
  const text = given.replace(FILLERS, '');
  const isBinary = BINARY.test(text) || (text !== given && RARE.test(text));
  if (isBinary) return { ok: false, reason: sheetMessages.binary };
  if (text.trim() === '') return { ok: false, reason: sheetMessages.empty };
  return { ok: true, text };
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Returns null if the bytes aren't in this encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
