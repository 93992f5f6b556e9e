import { describe, expect, it } from 'vitest';
import { contrast } from '@pa-ledger/domain/school-color';
import { organization } from '@pa-ledger/domain/organization';
import { seededBytes, times } from '../../../tests/support/random.ts';
import { schemesOf, type SchemeColors } from './palette.ts';

type Pair = readonly [front: keyof SchemeColors, back: keyof SchemeColors];

/** Text and its backgrounds: WCAG 1.4.3 requires 4.5. */
const READ: readonly Pair[] = [
  ['text', 'ground'],
  ['text', 'sheet'],
  ['text', 'well'],
  ['quietText', 'ground'],
  ['quietText', 'sheet'],
  ['quietText', 'well'],
  ['text', 'chosen'],
  ['accent', 'sheet'],
  ['accent', 'ground'],
  ['accent', 'well'],
  ['accent', 'chosen'],
  ['accent', 'infoGround'],
  ['accentHover', 'sheet'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onBand', 'band'],
  ['quietOnBand', 'band'],
  ['error', 'sheet'],
  ['warning', 'sheet'],
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
  ['accent', 'sheet'],
  ['warning', 'sheet'],
];

/** Schools' colors: the sample's, common ones, and the corners. */
const COLORS: readonly (readonly [name: string, color: string])[] = [
  ['the sample', organization.color],
  ['navy', '#14213d'],
  ['gold', '#ffc72c'],
  ['maroon', '#6b1020'],
  ['yellow', '#ffff00'],
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['red', '#ff0000'],
  ['green', '#00ff00'],
  ['blue', '#0000ff'],
  ['gray', '#767676'],
];

describe.each(COLORS)('for %s', (_name, color) => {
  const { light, dark } = schemesOf(color);
  it.each([
    ['light', light],
    ['dark', dark],
  ])('everything in the %s scheme can be read and seen', (_scheme, colors) => {
    expect(faultsOf(colors)).toEqual([]);
  });
});

it('everything can be read and seen for any color', () => {
  for (let round = 0; round < times(500, 20_000); round++) {
    const color = `#${seededBytes(3).toString('hex')}`;
    for (const colors of Object.values(schemesOf(color)))
      expect([color, faultsOf(colors)]).toEqual([color, []]);
  }
});

/** Returns the pairs without the contrast that WCAG AA asks for. */
function faultsOf(colors: SchemeColors): string[] {
  const under = (least: number) => (pair: Pair) =>
    contrast(colors[pair[0]], colors[pair[1]]) < least;
  const faults = [...READ.filter(under(4.5)), ...SEEN.filter(under(3))];
  return faults.map(([front, back]) => `${front} ${colors[front]} on ${back} ${colors[back]}`);
}
