import { styled, type Theme } from '@mui/material/styles';

/** The people, and beside them, where there is room, the overview. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.75rem 2.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
}));

/** The sections of the people, one below the other. */
export const People = styled('div')({ display: 'grid', gap: '1.75rem' });

export const Section = styled('section')(({ theme }) => ({
  // The double red rule of a ledger's margin.
  borderInlineStart: `3px double ${theme.vars.palette.brand.maple}`,
  paddingInlineStart: '1.25rem',
  ...sectionHead(theme),
}));

/** Styles the heading of a section, and the sentence below it. */
export function sectionHead(theme: Theme) {
  return {
    '& > h3': { ...theme.typography.h2, margin: '0 0 0.125rem' },
    '& > h3 + p': {
      ...theme.typography.body2,
      margin: '0 0 0.875rem',
      color: theme.vars.palette.text.secondary,
    },
  };
}

/** Labels with their addresses or inputs. */
export const Pairs = styled('div')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: '1rem 1.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
