import { styled, type Theme } from '@mui/material/styles';
import { MIN_TOUCH_SIZE } from '../theme.ts';

/** A statement's facts, across the whole width below its picture. */
export const Stated = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  padding: '0.75rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // A phone's card is too narrow for two columns.
  '& dl > div': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
}));

/** A small picture of a receipt, or its type. */
export const Thumbnail = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  overflow: 'hidden',
  borderRadius: 6,
  fontWeight: 700,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** A bar above or below a receipt: its name on one side, its buttons on the other. */
export const captionBar = ({ typography, vars }: Theme) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1rem',
  minHeight: MIN_TOUCH_SIZE,
  backgroundColor: vars.palette.background.paper,
});

/** Replaces a receipt that isn't shown: text and buttons. */
export const ReceiptPlaceholder = styled('div')({
  flex: 1,
  display: 'grid',
  gap: '0.75rem',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '9rem',
  padding: '1rem',
  textAlign: 'center',
  '& p': { margin: 0 },
});
