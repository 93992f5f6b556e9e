import type { Theme } from '@mui/material/styles';

/** How bare elements look on every page, without the margins, bullets and borders of the browser. */
export function baseStyles({ typography, vars: { palette } }: Theme) {
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
    // Without weight: every component that draws its own ring keeps it.
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
