/** The worker's message to the page when it leaves something out; pdf.js's own messages are objects. */
export const OMISSION = 'omission';

/**
 * The warnings by which pdf.js leaves out a visible part of a page: an image that is too large or cannot be decoded, a
 * missing form or pattern, a damaged stream or font. Other warnings change nothing visible.
 */
const OMISSIONS =
  /^Warning: (?:(?:getOperatorList|getContentStream|handleTilingType|parseShading|_handleColorSpace) - (?:ignoring|Skipping)|Image (?:exceeded|dimensions)|Unable to decode|Invalid stream|Filter ".*" is not supported|loadFont - translateFont failed|decodeScan - unexpected|.* -- ignoring the rest of the image)/;

/** Whether a line that pdf.js logs says that a visible part is left out. */
export function isOmissionWarning(line: unknown): boolean {
  return typeof line === 'string' && OMISSIONS.test(line);
}
