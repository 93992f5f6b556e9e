import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { baseStyles } from './base-styles.ts';
import { DARK, LIGHT, type SchemeColors } from './palette.ts';

/** Colors that Material has no names for. */
type Brand = Pick<
  SchemeColors,
  | 'band'
  | 'onBand'
  | 'quietOnBand'
  | 'emblem'
  | 'leaf'
  | 'maple'
  | 'well'
  | 'inputLine'
  | `${'error' | 'success' | 'warning' | 'info'}Ground`
>;

declare module '@mui/material/styles' {
  interface Palette {
    brand: Brand;
  }
  interface PaletteOptions {
    brand: Brand;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

/** A serif typeface as in a school book, as far as the person's system has one. */
export const SERIF =
  '"Iowan Old Style", Charter, "Bitstream Charter", "Century Schoolbook", C059, "Sitka Heading", "Noto Serif", Georgia, serif';
const SANS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** The smallest height of a button or an input, in CSS pixels (WCAG 2.5.5). */
export const MIN_TOUCH_SIZE = 44;

/** Material's components that no page uses: a third of the CSS variables that each page would load. */
const UNUSED =
  /^(?:Alert|AppBar|Avatar|Chip|FilledInput|Slider|SpeedDialAction|StepConnector|StepContent|Switch|Tooltip)$/;

/**
 * The theme of the whole site. Only CSS chooses the scheme, from the person's system, so the prerendered HTML is right in
 * both.
 */
export const theme = themeWith('media');

/** Makes the theme. @param colorSchemeSelector what chooses light or dark: the system, or an attribute of the page. */
export function themeWith(colorSchemeSelector: 'media' | 'data') {
  return createTheme({
    cssVariables: {
      colorSchemeSelector,
      shouldSkipGeneratingVar: (keys) =>
        shouldSkipGeneratingVar(keys) || (keys[0] === 'palette' && UNUSED.test(keys[1] ?? '')),
    },
    colorSchemes: {
      light: { palette: paletteOf(LIGHT) },
      dark: { palette: paletteOf(DARK) },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: SANS,
      h1: {
        fontFamily: SERIF,
        fontWeight: 700,
        fontSize: 'clamp(1.625rem, 1.1rem + 2.2vw, 2.5rem)',
        lineHeight: 1.15,
        letterSpacing: '-0.01em',
      },
      h2: { fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: '-0.005em' },
      h3: { fontWeight: 700, fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.005em' },
      h4: { fontWeight: 700, fontSize: '1rem', lineHeight: 1.4 },
      body1: { lineHeight: 1.55 },
      body2: { fontSize: '0.9rem', lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem' },
    },
    components: {
      MuiCssBaseline: { styleOverrides: baseStyles },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: ({ theme }) => ({
            minHeight: MIN_TOUCH_SIZE,
            paddingInline: '1.125rem',
            '&.Mui-focusVisible': {
              outline: `3px solid ${theme.vars.palette.primary.main}`,
              outlineOffset: 2,
            },
          }),
          sizeSmall: { fontSize: '0.9375rem' },
          sizeLarge: { minHeight: 52, paddingInline: '1.75rem', fontSize: '1.0625rem' },
        },
      },
      // Its animation reports autofill to floating labels, which this site does not use.
      MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });
}

function paletteOf(colors: SchemeColors) {
  return {
    primary: { main: colors.spruce, dark: colors.spruceHover, contrastText: colors.onSpruce },
    secondary: { main: colors.maple, contrastText: colors.onStatus },
    error: { main: colors.error, contrastText: colors.onStatus },
    success: { main: colors.success, contrastText: colors.onStatus },
    warning: { main: colors.warning, contrastText: colors.onStatus },
    info: { main: colors.info, contrastText: colors.onStatus },
    text: { primary: colors.text, secondary: colors.quietText },
    background: { default: colors.ground, paper: colors.sheet },
    divider: colors.line,
    brand: {
      band: colors.band,
      onBand: colors.onBand,
      quietOnBand: colors.quietOnBand,
      emblem: colors.emblem,
      leaf: colors.leaf,
      maple: colors.maple,
      well: colors.well,
      inputLine: colors.inputLine,
      errorGround: colors.errorGround,
      successGround: colors.successGround,
      warningGround: colors.warningGround,
      infoGround: colors.infoGround,
    },
  };
}
