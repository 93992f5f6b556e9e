import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** Side by side; wraps if there is no room. */
export const HStack = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
});

/** Stacked. */
export const VStack = styled('div')({ display: 'grid', gap: '0.75rem' });

/** Stacked; one of them may take the remaining height. */
export const FlexColumn = styled('div')({ display: 'flex', flexDirection: 'column' });

/** Something small in the middle of a circle. */
export const Disc = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
});

/** Fields or facts: two columns if there is room. */
export const FieldGrid = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: '1.125rem 1rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  })),
);

/** A form's fields: those without the class `half` take a whole row. */
export const FormGrid = styled(FieldGrid)({ '& > :not(.half)': { gridColumn: '1 / -1' } });

/** As many cards side by side as fit, each at least `--card-width` wide. `--cards: auto-fit` lets a few take the whole width. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns:
    'repeat(var(--cards, auto-fill), minmax(min(var(--card-width, 17rem), 100%), 1fr))',
});

/** A tinted area on the sheet: a card, or something secondary. */
export const Well = styled('div')(({ theme }) => ({
  padding: '1rem',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
  overflowWrap: 'anywhere',
}));

/** The white sheet with a page's content. */
export const Sheet = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: 14,
  padding: 'clamp(1.125rem, 3.5vw, 2.25rem)',
  boxShadow: '0 1px 2px rgb(6 30 26 / 0.12), 0 12px 32px -12px rgb(6 30 26 / 0.22)',
  border: `1px solid ${theme.vars.palette.divider}`,
}));
