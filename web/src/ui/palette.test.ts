import { describe, expect, it } from 'vitest';
import { DARK, LIGHT, type SchemeColors } from './palette.ts';

type Pair = readonly [front: keyof SchemeColors, back: keyof SchemeColors];

/** Text and its backgrounds: WCAG 1.4.3 requires 4.5. */
const READ: readonly Pair[] = [
  ['text', 'ground'],
  ['text', 'sheet'],
  ['text', 'well'],
  ['quietText', 'ground'],
  ['quietText', 'sheet'],
  ['quietText', 'well'],
  ['spruce', 'sheet'],
  ['spruce', 'ground'],
  ['spruce', 'well'],
  ['spruceHover', 'sheet'],
  ['onSpruce', 'spruce'],
  ['onSpruce', 'spruceHover'],
  ['maple', 'sheet'],
  ['onBand', 'band'],
  ['quietOnBand', 'band'],
  ['error', 'sheet'],
  ['error', 'well'],
  ['error', 'errorGround'],
  ['success', 'successGround'],
  ['success', 'well'],
  ['warning', 'warningGround'],
  ['info', 'infoGround'],
  ['text', 'errorGround'],
  ['text', 'successGround'],
  ['text', 'warningGround'],
  ['text', 'infoGround'],
  ['onStatus', 'error'],
  ['onStatus', 'success'],
];

/** Borders of inputs and similar: WCAG 1.4.11 requires 3. */
const SEEN: readonly Pair[] = [
  ['inputLine', 'sheet'],
  ['inputLine', 'well'],
  ['maple', 'sheet'],
  ['leaf', 'emblem'],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s scheme', (_name, colors) => {
  it.each(READ)('%s on %s can be read', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SEEN)('%s on %s can be seen', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#12594f', '#12594f')).toBe(1);
  });
});

/** Returns the contrast of two colors, `#rrggbb` each, as WCAG 2 computes it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
