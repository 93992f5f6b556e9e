import { styled } from '@mui/material/styles';

/** The cards side by side. */
export const Cards = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
});

export const BalanceItem = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  padding: '0.875rem 1rem 1rem',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
  '& dl': { margin: 0, display: 'grid', gap: '0.5rem' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& fieldset': { border: 0, margin: 0, padding: 0, minWidth: 0 },
}));

export const FundName = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.0625rem',
  margin: 0,
  overflowWrap: 'anywhere',
}));

export const BalanceFigure = styled('dd')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '1.5rem',
}));
