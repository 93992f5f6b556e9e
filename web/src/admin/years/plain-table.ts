import { styled } from '@mui/material/styles';

/** A small table in a dialog: names at the left, amounts at the right. */
export const PlainTable = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: '1rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', fontWeight: 700, paddingBlock: '0.25rem' },
  '& th, & td': {
    padding: '0.4rem 0.5rem',
    borderBottom: '1px solid',
    borderColor: theme.vars.palette.divider,
    textAlign: 'end',
    fontWeight: 400,
    verticalAlign: 'top',
  },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { fontWeight: 650 },
}));
