import { styled } from '@mui/material/styles';

/** Stacked entries with a line between them. */
export const Entries = styled('ul')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& > *': { paddingBlock: '0.45rem' },
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** Two columns if there is room: equal, or as `--columns` says. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0 2.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'var(--columns, repeat(2, minmax(0, 1fr)))',
  },
}));
