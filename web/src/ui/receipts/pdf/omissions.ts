/** The worker's message to the page when it leaves something out; pdf.js's own messages are objects. */
export const OMISSION = 'omission';
/** The same when the file's table of its objects is missing or wrong, and pdf.js looked for them itself. */
export const REBUILT = 'rebuilt';

/**
 * The warnings by which pdf.js leaves out a visible part of a page: an image that is too large or cannot be decoded, a
 * missing form or pattern, a damaged stream or font. Other warnings change nothing visible.
 */
const OMISSIONS =
  /^Warning: (?:(?:getOperatorList|getContentStream|handleTilingType|parseShading|_handleColorSpace) - (?:ignoring|Skipping)|Image (?:exceeded|dimensions)|Unable to decode|Invalid stream|Filter ".*" is not supported|loadFont - translateFont failed|decodeScan - unexpected|.* -- ignoring the rest of the image)/;

/** Returns the message for a line that pdf.js logs; null for one that changes nothing visible. */
export function messageOf(line: unknown): string | null {
  if (typeof line !== 'string') return null;
  if (line === 'Warning: Indexing all PDF objects') return REBUILT;
  return OMISSIONS.test(line) ? OMISSION : null;
}
