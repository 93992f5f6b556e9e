import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { MIN_TOUCH_SIZE } from '../theme.ts';

/** The parts of a receipt's card in the list. */
export const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: '5.5rem',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.brand.inputLine}`,
  backgroundColor: theme.vars.palette.brand.well,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

/** The button that opens or loads the receipt. */
export const Main = styled('button')(({ theme }) => ({
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
  ...focusRing(theme),
}));

export const SaveLink = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: MIN_TOUCH_SIZE,
  paddingInline: '0.9rem',
  fontWeight: 650,
  borderRadius: 10,
  color: theme.vars.palette.primary.main,
  ...focusRing(theme),
}));

function focusRing(theme: Theme): CSSObject {
  return {
    '&:focus-visible': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
  };
}

export const Thumbnail = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  overflow: 'hidden',
  borderRadius: 6,
  fontWeight: 700,
  fontSize: '0.9rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

export const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const Note = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));
