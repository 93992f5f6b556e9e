import { styled } from '@mui/material/styles';
import { Sheet } from '../../ui/layout.ts';

/** From here on the receipt is at the left, and all the rest at the right. */
const DESKTOP = '@media (min-width: 62.5rem)';

/** A request: its receipts (`ReceiptsSheet`), and everything about it (`Facts`). */
export const Columns = styled('div')({
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    columnGap: '1.25rem',
  },
});

/** The receipts; on a desktop as high as the window, and always in sight. */
export const ReceiptsSheet = styled(Sheet)({
  padding: '0.25rem',
  // A phone's screen has the first facts below the receipt.
  '--receipt': 'min(56svh, 36rem, 125vw)',
  '& > section': { margin: 0, padding: 0, border: 0 },
  // What it shows needs no heading for the eye.
  '& h2': { position: 'absolute', clipPath: 'inset(50%)' },
  [DESKTOP]: {
    padding: '0.5rem',
    position: 'sticky',
    top: '1rem',
    alignSelf: 'start',
    display: 'flex',
    height: 'max(24rem, calc(100dvh - 10rem))',
    overflowY: 'auto',
    '--receipt': '14rem',
    '& > section': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  },
});

/** On a phone it has no box of its own, so that the buttons stay in sight beside the receipts too. */
export const FactsColumn = styled('div')({
  display: 'contents',
  '& > *': { marginTop: '0.75rem' },
  [DESKTOP]: { display: 'block', '& > :first-of-type': { marginTop: 0 } },
});
