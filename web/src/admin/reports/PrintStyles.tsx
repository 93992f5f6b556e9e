import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';

/** What is for the screen alone. */
export const OffPaper = styled('div')({ '@media print': { display: 'none' } });

/** What is for paper alone. */
export const OnPaper = styled('div')({ '@media screen': { display: 'none' } });

/** While it is mounted, the page prints as a report on letter paper: without the band, the tabs and the buttons. */
export function PrintStyles() {
  return <GlobalStyles styles={PAPER} />;
}

const HIDDEN = { display: 'none !important' };
/** On the page's own frame, whose styles stand on the elements themselves. */
const PLAIN = {
  margin: '0 !important',
  padding: '0 !important',
  maxWidth: 'none !important',
  minHeight: '0 !important',
  border: '0 !important',
  boxShadow: 'none !important',
};

const PAPER = {
  '@page': { size: 'letter', margin: '0.6in 0.55in' },
  '@media print': {
    html: { fontSize: '12px' },
    body: { backgroundColor: '#fff !important', printColorAdjust: 'exact' },
    '#root > div, main, [role="tabpanel"]': PLAIN,
    'header, .MuiTabs-root, .MuiSnackbar-root, .MuiTableSortLabel-icon': HIDDEN,
    table: { fontSize: '0.875rem' },
    // A narrow sheet: headers may take two lines, amounts stay whole.
    'table :is(th, td)': {
      whiteSpace: 'normal !important',
      padding: '0.3rem 0.4rem !important',
      overflowWrap: 'break-word !important',
    },
    'tr, figure, dl': { breakInside: 'avoid' },
    'h3, h4': { breakAfter: 'avoid' },
    // Sums belong to the end of the table, not to the foot of every sheet.
    tfoot: { display: 'table-row-group' },
  },
} as const;
