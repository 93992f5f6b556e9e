import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { MIN_TOUCH_SIZE } from './theme.ts';

/** Replaces a missing value. */
export const NO_VALUE = '–';

/** A sentence next to what it explains: smaller, in the secondary color. */
export const SecondaryText = styled('p')(
  memoTheme(({ theme }) => ({
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  })),
);

/** An error next to its place. It's present even when empty, so that screen readers announce its text. */
export const ErrorText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  '&:not(:empty)': { marginTop: '0.35rem' },
  // When empty, it takes no grid row.
  '&:empty': { position: 'absolute' },
}));

/** Something allowed that may be wrong. */
export const WarningText = styled(ErrorText)(({ theme }) => ({
  color: theme.vars.palette.warning.main,
}));

/** Marks a missing value that someone must fill in. */
export const Missing = styled('span')(({ theme }) => ({
  fontWeight: 650,
  color: theme.vars.palette.warning.main,
}));

/** The subject of a page or a card, above its heading. */
export const Overline = styled('p')(({ theme }) => ({
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
}));

/** The name of a card. */
export const CardTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  minWidth: 0,
}));

/** An amount for the eye to see first, as a description. */
export const Figure = styled('dd')(({ theme }) => ({
  ...theme.typography.h2,
}));

/** Keeps the typed line breaks. */
export const Multiline = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A note from one person to the reader. */
export const Quote = styled('blockquote')(({ theme }) => ({
  margin: '0.25rem 0 0',
  paddingInlineStart: '0.75rem',
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/** A date or a number that stays on one line. */
export const NoWrap = styled('span')({ whiteSpace: 'nowrap' });

/** Cuts a long text after `--lines` lines, 3 by default. */
export const Clamped = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--lines, 3)',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** A list with bullets. */
export const Bullets = styled('ul')({
  margin: '0.25rem 0',
  paddingInlineStart: '1.25rem',
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});

/** The look of a link that is an action: high enough for a finger. */
export const touchLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: MIN_TOUCH_SIZE,
  fontWeight: 650,
} as const;

/** A link that is an action, to another page or a file. */
export const TouchLink = styled('a')(touchLink);

/** Only for screen readers. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
