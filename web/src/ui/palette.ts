/** Colors that have no name in Material. */
export interface Brand {
  /** A tinted area on the sheet: the drop zone, a list row. */
  readonly well: string;
  /** The border of an input: WCAG asks 3:1 for it. */
  readonly inputLine: string;
  /** Maple orange: the margin rule of the ledger sheet, the leaf. */
  readonly maple: string;
  /** The band at the top of every page. */
  readonly band: string;
  readonly onBand: string;
  readonly quietOnBand: string;
  /** The logo: its tile and its leaf. */
  readonly emblem: string;
  readonly leaf: string;
  readonly errorGround: string;
  readonly successGround: string;
  readonly warningGround: string;
  readonly infoGround: string;
}

/** The colors of one scheme; `palette.test.ts` checks the contrast of every pair of text and background (WCAG AA). */
export interface SchemeColors extends Brand {
  /** The background of the page. */
  readonly ground: string;
  /** The background of the sheet. */
  readonly sheet: string;
  readonly text: string;
  readonly quietText: string;
  /** Decorative lines. */
  readonly line: string;
  /** Spruce green: buttons, links, focus. */
  readonly spruce: string;
  readonly spruceHover: string;
  readonly onSpruce: string;
  readonly error: string;
  readonly success: string;
  readonly warning: string;
  readonly info: string;
  /** Text on a background of `error`, `success`, `warning` or `info`. */
  readonly onStatus: string;
}

export const LIGHT: SchemeColors = {
  ground: '#eef2ee',
  sheet: '#ffffff',
  well: '#f4f7f4',
  text: '#16231f',
  quietText: '#4d5c56',
  line: '#d5ded8',
  inputLine: '#78877f',
  spruce: '#12594f',
  spruceHover: '#0c423a',
  onSpruce: '#ffffff',
  maple: '#c2480f',
  band: '#0f4a43',
  onBand: '#ffffff',
  quietOnBand: '#c3ded6',
  emblem: '#0a3a34',
  leaf: '#ff9b69',
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

export const DARK: SchemeColors = {
  ground: '#0e1513',
  sheet: '#17201d',
  well: '#1e2925',
  text: '#e6eeea',
  quietText: '#a8b8b1',
  line: '#2f3d38',
  inputLine: '#73847c',
  spruce: '#7fd1bd',
  spruceHover: '#a3e2d2',
  onSpruce: '#06251f',
  maple: '#ff9b69',
  band: '#0b2623',
  onBand: '#f0f7f4',
  quietOnBand: '#a9c8bf',
  emblem: '#123a34',
  leaf: '#ff9b69',
  error: '#ffb3aa',
  errorGround: '#381b19',
  success: '#8fd8a8',
  successGround: '#152c1e',
  warning: '#f5c878',
  warningGround: '#31260f',
  info: '#9cd0f5',
  infoGround: '#14293a',
  onStatus: '#101715',
};
