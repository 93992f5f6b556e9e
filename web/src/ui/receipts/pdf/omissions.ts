/** The worker's message to the page when it omits something; pdf.js's own messages are objects. */
export const OMISSION = 'omission';
/** The same if the file's table of objects is missing or wrong, and pdf.js searched for them itself. */
export const REBUILT = 'rebuilt';

/**
 * The warnings with which pdf.js omits a visible part of a page: an image that is too large or can't be decoded, a missing
 * form or pattern, a damaged stream or font. Other warnings change nothing visible.
 */
const OMISSIONS =
  /^Warning: (?:(?:getOperatorList|getContentStream|handleTilingType|parseShading|_handleColorSpace) - (?:ignoring|Skipping)|Image (?:exceeded|dimensions)|Unable to decode|Invalid stream|Filter ".*" is not supported|loadFont - translateFont failed|decodeScan - unexpected|.* -- ignoring the rest of the image)/;

/** Returns the message for a line that pdf.js logs; null if it changes nothing visible. */
export function messageOf(line: unknown): string | null {
  if (typeof line !== 'string') return null;
  if (line === 'Warning: Indexing all PDF objects') return REBUILT;
  return OMISSIONS.test(line) ? OMISSION : null;
}
