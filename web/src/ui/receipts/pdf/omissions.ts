/** What the worker tells the page when it leaves something out; pdf.js's own messages are objects. */
export const OMISSION = 'omission';

/**
 * How pdf.js warns that it leaves a part of a page's look out: an image that is too large or cannot be decoded, a form or
 * a pattern that is not there, a stream or a font that is damaged. Other warnings are of no matter to what is seen.
 */
const OMISSIONS =
  /^Warning: (?:(?:getOperatorList|getContentStream|handleTilingType|parseShading|_handleColorSpace) - (?:ignoring|Skipping)|Image (?:exceeded|dimensions)|Unable to decode|Invalid stream|Filter ".*" is not supported|loadFont - translateFont failed|decodeScan - unexpected|.* -- ignoring the rest of the image)/;

/** Whether a line that pdf.js logs says that something will be missing on a page. */
export function isOmissionWarning(line: unknown): boolean {
  return typeof line === 'string' && OMISSIONS.test(line);
}
