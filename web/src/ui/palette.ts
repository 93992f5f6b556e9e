import { organization } from '@pa-ledger/domain/organization';
import { type Accent, darkAccent, lightAccent } from '@pa-ledger/domain/school-color';

/** Colors that have no name in Material. */
export interface Brand extends Pick<Accent, 'band' | 'onBand' | 'quietOnBand'> {
  /** A tinted area on the sheet: the drop zone, a list row. */
  readonly well: string;
  /** The border of an input: WCAG asks 3:1 for it. */
  readonly inputLine: string;
  readonly errorGround: string;
  readonly successGround: string;
  readonly warningGround: string;
  readonly infoGround: string;
}

/** The colors of one scheme; `palette.test.ts` checks the contrast of every pair of text and background (WCAG AA). */
export interface SchemeColors extends Brand, Accent {
  /** The background of the page. */
  readonly ground: string;
  /** The background of the sheet. */
  readonly sheet: string;
  /** The background of what's chosen, such as a tab: the hardest one for the accent. */
  readonly chosen: string;
  readonly text: string;
  readonly quietText: string;
  /** Decorative lines. */
  readonly line: string;
  readonly error: string;
  readonly success: string;
  readonly warning: string;
  readonly info: string;
  /** Text on a background of `error`, `success`, `warning` or `info`. */
  readonly onStatus: string;
}

const LIGHT = {
  ground: '#f4f5f6',
  sheet: '#ffffff',
  chosen: '#e0e1e2',
  well: '#f6f7f8',
  text: '#1b1f23',
  quietText: '#525a62',
  line: '#d9dde1',
  inputLine: '#7b848d',
  error: '#ae1d1d',
  errorGround: '#fdf0ee',
  success: '#1b6a3a',
  successGround: '#ebf6ee',
  warning: '#835300',
  warningGround: '#fdf4e2',
  info: '#0f5a86',
  infoGround: '#ecf4fa',
  onStatus: '#ffffff',
};

const DARK = {
  ground: '#101214',
  sheet: '#1a1d20',
  chosen: '#363839',
  well: '#22262a',
  text: '#e8eaed',
  quietText: '#abb3ba',
  line: '#343a40',
  inputLine: '#78828b',
  error: '#ffb3aa',
  errorGround: '#381b19',
  success: '#8fd8a8',
  successGround: '#152c1e',
  warning: '#f5c878',
  warningGround: '#31260f',
  info: '#9cd0f5',
  infoGround: '#14293a',
  onStatus: '#101214',
};

/** Returns the colors of both schemes: neutral, with an accent from the school's color. */
export function schemesOf(color: string): {
  readonly light: SchemeColors;
  readonly dark: SchemeColors;
} {
  return {
    light: { ...LIGHT, ...lightAccent(color, LIGHT.chosen) },
    dark: { ...DARK, ...darkAccent(color, DARK.chosen) },
  };
}

/** The colors of this school. A build has them worked out (`web/tools/school-look.ts`), so no page loads what works them out. */
export const SCHEMES = schemesOf(organization.color);
