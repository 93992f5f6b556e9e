import { styled } from '@mui/material/styles';

/** The first line of a card: its name, and at the right its actions. */
export const CardTitleRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
});

/** A heading with its hint, and at the right its actions. */
export const HeadingRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginBottom: '1.25rem',
  '& > div:first-of-type': { flex: '1 1 16rem', minWidth: 0 },
});

export const HeadingActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' });

/** Smaller text in the secondary color. */
export const SecondaryText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
