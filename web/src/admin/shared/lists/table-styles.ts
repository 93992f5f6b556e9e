import { styled, type Theme } from '@mui/material/styles';

/** Below this width a row is a card. */
export const CARDS_BELOW = 'md';

/** On paper a table stays a table, however narrow the page. */
function cardsBelow(theme: Theme): string {
  return theme.breakpoints.down(CARDS_BELOW).replace('@media', '@media screen and');
}

/** A table with the lines of a ledger; on a phone each row is a card. */
export const LedgerTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': {
      ...theme.typography.body2,
      fontWeight: 650,
      textAlign: 'start',
      whiteSpace: 'nowrap',
      padding: '0.5rem 0.75rem',
      color: palette.text.secondary,
      borderBottom: `2px solid ${palette.brand.inputLine}`,
    },
    '& th .MuiTableSortLabel-root': {
      color: 'inherit',
      minHeight: '2rem',
      borderRadius: 6,
      '&.Mui-active': { color: palette.text.primary },
      '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    '& td': {
      padding: '0.5rem 0.75rem',
      borderBottom: `1px solid ${palette.divider}`,
      overflowWrap: 'anywhere',
      // Where there is room no column gets narrower than its longest word, but for a very long one.
      [theme.breakpoints.up('lg')]: {
        overflowWrap: 'break-word',
        maxWidth: 'var(--longest, 10rem)',
      },
    },
    '& td .label': { display: 'none' },
    '& .title .value': { fontWeight: 600 },
    '& .numeric': {
      textAlign: 'end',
      '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
    },
    '& .actions': { textAlign: 'end', width: '1%', whiteSpace: 'nowrap' },
    '& tbody tr:hover': { backgroundColor: palette.brand.well },
    '& tfoot td, & tfoot th': {
      borderTop: `2px solid ${palette.brand.inputLine}`,
      borderBottom: 0,
      fontSize: 'inherit',
      fontWeight: 700,
      color: palette.text.primary,
    },
    [cardsBelow(theme)]: {
      display: 'block',
      // Hidden from sight only: screen readers still read it.
      '& thead': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tbody': { display: 'grid', gap: '0.75rem' },
      '& tfoot': { display: 'block', marginTop: '0.75rem' },
      '& :is(tbody, tfoot) tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '0.125rem 1rem',
        padding: '0.75rem 1rem',
        borderRadius: 12,
        border: `1px solid ${palette.divider}`,
        backgroundColor: palette.brand.well,
      },
      '& :is(tbody, tfoot) td, & tfoot th': {
        display: 'flex',
        gap: '0.5rem',
        gridColumn: '1 / -1',
        padding: 0,
        border: 0,
        textAlign: 'start',
      },
      // A label wraps before an amount, which cannot wrap, would overflow its card.
      '& :is(tbody, tfoot) td.line': {
        display: 'grid',
        gridTemplateColumns: 'minmax(min-content, max-content) minmax(min-content, 1fr)',
      },
      '& td .label': {
        display: 'inline',
        textAlign: 'start',
        color: palette.text.secondary,
        '&::after': { content: '":"' },
      },
      '& td.title': { gridColumn: 1, gridRow: 1, fontSize: '1.0625rem' },
      '& td.figure': {
        gridColumn: 2,
        gridRow: 1,
        fontWeight: 650,
        fontSize: '1.0625rem',
      },
      '& td.title .label, & td.figure .label': { display: 'none' },
      '& tbody td.actions': { width: 'auto', justifyContent: 'end', marginInlineEnd: '-0.5rem' },
      '& tfoot td.blank': { display: 'none' },
    },
  };
});
