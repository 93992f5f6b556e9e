import { describe, expect, it } from 'vitest';
import { messageOf, OMISSION, REBUILT } from './omissions.ts';

describe('what the worker says of a warning', () => {
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
  ])('is an omission when something will be missing: %s', (line) => {
    expect(messageOf(line)).toBe(OMISSION);
  });

  it.each([
    'Warning: TT: undefined function: 32',
    'Warning: getTextContent - ignoring errors during "GetTextContent: page 0" task: "Error".',
    'Warning: readToUnicode - ignoring ToUnicode data: "Error".',
    undefined,
    { text: 'Image exceeded' },
  ])('is nothing when the page looks the same: %s', (line) => {
    expect(messageOf(line)).toBeNull();
  });

  it('is that the objects had to be looked for', () => {
    expect(messageOf('Warning: Indexing all PDF objects')).toBe(REBUILT);
  });
});
