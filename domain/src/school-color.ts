/** How a school's color is written: `#rrggbb`. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** The contrast that WCAG AA asks for between text and its background. */
export const READABLE = 4.5;

/** The school's color in one scheme. Everything but the band has the color's hue, only as dark or light as its text needs. */
export interface Accent {
  /** Links, buttons, and what's chosen. */
  readonly accent: string;
  readonly accentHover: string;
  /** Text on `accent` and on `accentHover`. */
  readonly onAccent: string;
  /** The band at the top of a page; in the light scheme, the school's color itself. */
  readonly band: string;
  readonly onBand: string;
  readonly quietOnBand: string;
}

const BLACK = '#000000';
const WHITE = '#ffffff';

/** How much lighter or darker a button gets under the pointer, of 1. */
const HOVER = 0.07;
/** How light the band of the dark scheme may be, of 1. */
const DARK_BAND = 0.14;

/** Returns the school's color for white pages. @param hardest the darkest background that `accent` must be readable on. */
export function lightAccent(color: string, hardest: string): Accent {
  const accent = movedUntil(color, -1, (one) => contrast(one, hardest) >= READABLE);
  const { lightness } = hslOf(accent);
  return {
    accent,
    // Black can't get darker.
    accentHover: shifted(accent, lightness > 2 * HOVER ? -HOVER : HOVER),
    onAccent: WHITE,
    band: color,
    ...textOn(color),
  };
}

/** Returns the school's color for dark pages. @param hardest the lightest background that `accent` must be readable on. */
export function darkAccent(color: string, hardest: string): Accent {
  const accent = movedUntil(color, 1, (one) => contrast(one, hardest) >= READABLE);
  const { lightness } = hslOf(accent);
  const band = shifted(color, Math.min(0, DARK_BAND - hslOf(color).lightness));
  return {
    accent,
    accentHover: shifted(accent, lightness < 1 - HOVER ? HOVER : -HOVER),
    onAccent: BLACK,
    band,
    ...textOn(band),
  };
}

/** Returns the text for a background of any color: white, or black where white can't be read. */
function textOn(background: string) {
  const onBand = contrast(WHITE, background) >= READABLE ? WHITE : BLACK;
  const quiet = mixed(onBand, background, 0.2);
  return { onBand, quietOnBand: contrast(quiet, background) >= READABLE ? quiet : onBand };
}

/** Returns the color, moved toward black (-1) or white (1) no further than needed. */
export function movedUntil(
  color: string,
  direction: -1 | 1,
  isEnough: (color: string) => boolean,
): string {
  const { lightness } = hslOf(color);
  const room = direction < 0 ? lightness : 1 - lightness;
  for (let step = 0; step < STEPS; step++) {
    const moved = step === 0 ? color : shifted(color, (direction * room * step) / STEPS);
    if (isEnough(moved)) return moved;
  }
  return direction < 0 ? BLACK : WHITE;
}

const STEPS = 100;

/** Returns the contrast of two colors, as WCAG 2 computes it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = partsOf(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]; // a mapped triple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a color with `share` of another one in it. */
function mixed(color: string, other: string, share: number): string {
  const [red, green, blue] = partsOf(color);
  const [otherRed, otherGreen, otherBlue] = partsOf(other);
  const mix = (one: number, two: number): number => one * (1 - share) + two * share;
  return hexOf([mix(red, otherRed), mix(green, otherGreen), mix(blue, otherBlue)]);
}

/** Returns the color with the same hue and saturation, lighter or darker. @param by of 1; less than 0 is darker. */
function shifted(color: string, by: number): string {
  const { hue, saturation, lightness } = hslOf(color);
  const light = Math.min(1, Math.max(0, lightness + by));
  const reach = saturation * Math.min(light, 1 - light);
  const part = (offset: number): number => {
    const at = (offset + hue) % 12;
    return light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return hexOf([part(0), part(8), part(4)]);
}

/** @returns the hue in twelfths of the circle; the others from 0 to 1. */
function hslOf(color: string) {
  const [red, green, blue] = partsOf(color);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  return { hue: ((sixth + 6) % 6) * 2, saturation, lightness };
}

/** Returns red, green, and blue, from 0 to 1. */
function partsOf(color: string): [number, number, number] {
  const part = (at: number): number => parseInt(color.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function hexOf(parts: readonly number[]): string {
  const two = (part: number): string =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${parts.map(two).join('')}`;
}
