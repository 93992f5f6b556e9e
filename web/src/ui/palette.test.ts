import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
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
