import { statementFileMessages as messages } from './statement-file-messages.ts';

/** So far a file is looked at, in characters. */
const LOOKED_AT = 4_000;

/** What files that are no text begin with, each byte as one character. */
const BINARY: readonly (readonly [begins: string, sentence: string])[] = [
  ['%PDF', messages.isA('a PDF')],
  ['PK\u0003\u0004', messages.archive],
  ['\u001f\u008b', messages.archive],
  ['\u00d0\u00cf\u0011\u00e0', messages.workbook],
  ['\u0089PNG', messages.isA('a picture')],
  ['\u00ff\u00d8\u00ff', messages.isA('a picture')],
  ['GIF8', messages.isA('a picture')],
];
/** The first files in the archives that Excel, LibreOffice, and Numbers write. */
const IN_WORKBOOK = /\[Content_Types\]|_rels\/|xl\/|mimetype|Index\//;
const PHONE_PICTURE = /^.{4}ftyp(?:hei|mif|avif)/s;

/** Texts that are no sheet and no OFX. */
const TEXTS: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/camt\.0\d\d|<BkToCstmr|<Ntry>/i, messages.isA('a CAMT file (ISO 20022)')],
  [
    /(?:^|\s):(?:60[FM]|34F):|^\s*:20:[\s\S]*\s:(?:25|28C?):/,
    messages.isA('an MT940 or MT942 file'),
  ],
  [/^\s*!(?:Type|Option|Account|Clear)\b/i, messages.isA('a QIF file')],
  [/^\s*!(?:HDR|TRNS|ACCNT|CUST|VEND)\b/, messages.isA('an IIF file for QuickBooks')],
  [/^\s*01,[^\n]*\n\s*02,/, messages.isA('a BAI2 file')],
  [/<OFC[\s>]/i, messages.isA('an OFC file')],
  [/progid="Excel\.Sheet"|<Workbook[\s>]|^\s*MIME-Version:/i, messages.workbook],
  [/^\s*\{\\rtf/, messages.isA('an RTF document')],
  [/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/, messages.isA('a JSON file')],
];

const HTML =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body|meta|style|script|table|div)[\s>]/i;
const XML = /^\s*<(?:\?xml|[a-z][\w:-]*[\s>])/i;

/** Returns what a file is by its first bytes, as a sentence that says what to do; null for what may be a text. */
export function otherBytes(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, LOOKED_AT));
  if (PHONE_PICTURE.test(start)) return messages.isA('a picture');
  const sentence = BINARY.find(([begins]) => start.startsWith(begins))?.[1] ?? null;
  return sentence === messages.archive && IN_WORKBOOK.test(start) ? messages.workbook : sentence;
}

/** Returns what a text is that is neither OFX nor a sheet, in the same way; null for what may be a sheet. */
export function otherText(text: string): string | null {
  const start = text.slice(0, LOOKED_AT);
  if (HTML.test(start)) return /<t[rd][\s>]/i.test(text) ? messages.webTable : messages.webPage;
  const sentence = TEXTS.find(([pattern]) => pattern.test(start))?.[1] ?? null;
  return sentence ?? (XML.test(start) ? messages.isA('an XML file') : null);
}
