import { describe, expect, it } from 'vitest';
import { isOmissionWarning } from './omissions.ts';

describe('isOmissionWarning', () => {
  it.each([
    'Warning: getOperatorList - ignoring XObject: "FormatError: XObject should be a stream".',
    'Warning: getOperatorList - ignoring errors during "GetOperatorList: page 0" task: "Error".',
    'Warning: getContentStream - ignoring sub-stream (7R): "Error".',
    'Warning: parseShading - ignoring shading: "Error".',
    'Warning: Image exceeded maximum allowed size and was removed.',
    'Warning: Unable to decode image "img_p0_1": "JpxError: No size marker found in JPX stream".',
    'Warning: Unable to decode inline image: "Error".',
    'Warning: Filter "Crypt" is not supported.',
    'Warning: loadFont - translateFont failed: "FormatError: FontFile is empty".',
  ])('is so when something will be missing: %s', (line) => {
    expect(isOmissionWarning(line)).toBe(true);
  });

  it.each([
    'Warning: Indexing all PDF objects',
    'Warning: TT: undefined function: 32',
    'Warning: getTextContent - ignoring errors during "GetTextContent: page 0" task: "Error".',
    'Warning: readToUnicode - ignoring ToUnicode data: "Error".',
    undefined,
    { text: 'Image exceeded' },
  ])('is not so when the page looks the same: %s', (line) => {
    expect(isOmissionWarning(line)).toBe(false);
  });
});
