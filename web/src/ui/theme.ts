import { createTheme, type Theme } from '@mui/material/styles';
import { type Brand, SCHEMES, type SchemeColors } from './palette.ts';

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

/** A serif typeface like a schoolbook's, if the person's system has one: only for the school's name. */
export const SERIF =
  '"Iowan Old Style", Charter, "Bitstream Charter", "Century Schoolbook", C059, "Sitka Heading", "Noto Serif", Georgia, serif';
const SANS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** The smallest height of a button or an input, in CSS pixels (WCAG 2.5.5). */
export const MIN_TOUCH_SIZE = 44;

/**
 * The theme of the whole site. Only CSS chooses the scheme, from the person's system, so the prerendered HTML is right in both.
 */
export const theme = themeWith('media');
// Like Material's provider: the variables, without the values that they would have elsewhere.
theme.vars = theme.generateThemeVars();

/** Makes the theme. @param colorSchemeSelector what chooses light or dark: the system, or an attribute of the page. */
export function themeWith(colorSchemeSelector: 'media' | 'data') {
  const { light, dark } = SCHEMES;
  return createTheme({
    cssVariables: { colorSchemeSelector },
    colorSchemes: {
      light: { palette: paletteOf(light) },
      dark: { palette: paletteOf(dark) },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: SANS,
      // Sizes are 13, 14, 16, 20, and 28 px.
      h1: { fontWeight: 700, fontSize: '1.75rem', lineHeight: 1.2, letterSpacing: '-0.01em' },
      h2: { fontWeight: 700, fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.005em' },
      h3: { fontWeight: 700, fontSize: '1rem', lineHeight: 1.4 },
      h4: { fontWeight: 700, fontSize: '0.875rem', lineHeight: 1.4 },
      body1: { lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
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
          sizeSmall: { fontSize: '0.875rem' },
          sizeLarge: { minHeight: 52, paddingInline: '1.75rem' },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: ({ theme }) => ({
            width: MIN_TOUCH_SIZE,
            height: MIN_TOUCH_SIZE,
            fontSize: '0.875rem',
            borderRadius: 10,
            '&.Mui-focusVisible': {
              outline: `3px solid ${theme.vars.palette.primary.main}`,
              outlineOffset: -2,
            },
          }),
        },
      },
      MuiInputBase: {
        styleOverrides: {
          input: ({ theme }) => ({
            '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
          }),
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { minHeight: MIN_TOUCH_SIZE },
          notchedOutline: ({ theme }) => ({
            borderColor: theme.vars.palette.brand.inputLine,
            // The gap is as wide as the label, also where the input's own text is smaller.
            '& legend': { fontSize: '0.75rem' },
          }),
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: ({ theme }) => ({
            padding: '0.5rem 0.75rem',
            fontSize: '0.875rem',
            lineHeight: 1.4,
            borderColor: theme.vars.palette.divider,
          }),
          head: ({ theme }) => ({
            fontSize: '0.8125rem',
            fontWeight: 600,
            whiteSpace: 'nowrap',
            color: theme.vars.palette.text.secondary,
          }),
          stickyHeader: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
          footer: ({ theme }) => ({
            fontSize: '0.875rem',
            fontWeight: 700,
            color: theme.vars.palette.text.primary,
            backgroundColor: theme.vars.palette.background.paper,
          }),
        },
      },
      MuiTableSortLabel: {
        styleOverrides: {
          root: ({ theme }) => ({
            minHeight: '1.75rem',
            borderRadius: 6,
            // Without its arrow nobody would see that a column sorts.
            '&:not(.Mui-active) .MuiTableSortLabel-icon': { opacity: 0.4 },
            '&.Mui-focusVisible': {
              outline: `3px solid ${theme.vars.palette.primary.main}`,
              outlineOffset: 2,
            },
          }),
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });
}

function paletteOf(colors: SchemeColors) {
  const { ground, sheet, text, quietText, line, accent, accentHover, onAccent, ...others } = colors;
  const { error, success, warning, info, onStatus, chosen, ...brand } = others;
  return {
    primary: { main: accent, dark: accentHover, contrastText: onAccent },
    error: { main: error, contrastText: onStatus },
    success: { main: success, contrastText: onStatus },
    warning: { main: warning, contrastText: onStatus },
    info: { main: info, contrastText: onStatus },
    text: { primary: text, secondary: quietText },
    background: { default: ground, paper: sheet },
    divider: line,
    action: { selected: chosen },
    brand,
  };
}

/** The look of plain elements on every page, without the browser's margins, bullets, and borders. */
function baseStyles({ typography, vars: { palette } }: Theme) {
  return {
    html: { overflowWrap: 'break-word', scrollPaddingBlock: '1.5rem' },
    'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
    'ul, ol, fieldset': { padding: 0, border: 0, minWidth: 0, listStyle: 'none' },
    'h1, h2, h3': { textWrap: 'balance' },
    h1: typography.h1,
    h2: typography.h2,
    h3: typography.h3,
    h4: typography.h4,
    dt: { ...typography.body2, color: palette.text.secondary },
    a: { color: palette.primary.main, textUnderlineOffset: '0.2em' },
    // Zero specificity: every component that draws its own ring keeps it.
    ':where(:focus-visible)': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // None at all: even a short one passes a color from element to element, one frame each.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  } as const;
}
