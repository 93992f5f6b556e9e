import { styled, type Theme } from '@mui/material/styles';
import { TouchLink } from '../text.ts';
import { MIN_TOUCH_SIZE } from '../theme.ts';

/** The parts of a receipt's card in the list. */
export const ReceiptCard = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  minHeight: '5.5rem',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.brand.inputLine}`,
  backgroundColor: theme.vars.palette.brand.well,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  // A statement's facts need the whole row.
  '&:has(dl)': { gridColumn: '1 / -1' },
}));

/** The button that opens or loads the receipt. */
export const Main = styled('button')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '0.8rem',
  padding: '0.5rem',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  border: 0,
  borderRadius: 10,
  backgroundColor: 'transparent',
  position: 'relative',
  '&:disabled': { cursor: 'progress' },
  '& > span': { minWidth: 0 },
});

/** A statement's facts, across the whole width below its picture. */
export const Stated = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  padding: '0.75rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // A phone's card is too narrow for two columns.
  '& dl > div': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
}));

export const SaveLink = styled(TouchLink)({ paddingInline: '0.9rem', borderRadius: 10 });

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
