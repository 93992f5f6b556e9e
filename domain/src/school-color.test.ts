import { describe, expect, it } from 'vitest';
import { contrast, darkAccent, lightAccent, movedUntil } from './school-color.ts';

it('contrast is 21 for black on white and 1 for a color on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#12594f', '#12594f')).toBe(1);
});

describe('the accent', () => {
  it('is the school’s color itself where that can be read', () => {
    expect(lightAccent('#12594f', '#ffffff').accent).toBe('#12594f');
    expect(darkAccent('#ffe680', '#000000').accent).toBe('#ffe680');
  });
  it.each([
    ['#cc0000', '#cc0000', '#ff5a5a'],
    ['#00ff00', '#008a00', '#00ff00'],
    ['#2050d0', '#2050d0', '#6e8fe9'],
    ['#ff00ff', '#d100d1', '#ff12ff'],
  ])('of %s keeps its hue: %s and %s', (color, light, dark) => {
    expect(lightAccent(color, '#ffffff').accent).toBe(light);
    expect(darkAccent(color, '#2c2c2c').accent).toBe(dark);
  });
  it('has the school’s color as the band of the light scheme, and a dark one of it in the dark', () => {
    expect(lightAccent('#ffc72c', '#ffffff')).toMatchObject({ band: '#ffc72c', onBand: '#000000' });
    expect(darkAccent('#ffc72c', '#000000')).toMatchObject({ band: '#473400', onBand: '#ffffff' });
    expect(darkAccent('#0a0a0a', '#000000').band).toBe('#0a0a0a');
  });
  it('is another color under the pointer, even at black and white', () => {
    for (const color of ['#000000', '#12594f', '#ffffff']) {
      const light = lightAccent(color, '#ffffff');
      const dark = darkAccent(color, '#000000');
      expect(light.accentHover).not.toBe(light.accent);
      expect(dark.accentHover).not.toBe(dark.accent);
    }
  });
  it('says quieter things on the band only where they can be read', () => {
    expect(lightAccent('#12594f', '#ffffff').quietOnBand).toBe('#d0dedc');
    // White on it has hardly enough contrast.
    expect(lightAccent('#767676', '#ffffff').quietOnBand).toBe('#ffffff');
  });
});

it('goes to black or white where no color between is enough', () => {
  expect(movedUntil('#12594f', -1, () => false)).toBe('#000000');
  expect(movedUntil('#12594f', 1, () => false)).toBe('#ffffff');
});
