import { styled } from '@mui/material/styles';
import { HAS_RAIL, TOP_BAR } from '../../frame/layout.ts';

/** A desktop: the receipts are at the left. */
export const DESKTOP = `@media screen and ${HAS_RAIL}`;

/** Below the bar at the top, in CSS pixels. */
const STICKS_AT = TOP_BAR.desktop + 16;
/** The page's bar with the way back is above the receipts before anyone scrolls. */
const HEIGHT = `max(24rem, calc(100dvh - ${STICKS_AT + 84}px))`;

/**
 * An expense: its summary, its receipts (`ReceiptsPlace`), and all the rest. On a desktop the receipts are at the left and
 * stay in sight; on paper they come last, each as wide as the sheet.
 */
export const SheetGrid = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [DESKTOP]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: '2rem',
    '& > :not(.receipts)': { gridColumn: 2 },
  },
  '@media print': {
    '& > :last-of-type': { columns: 2, columnGap: '1.25rem', marginTop: '1.5rem' },
    '& > :last-of-type > :first-of-type': { marginTop: 0 },
    // Behind the facts, which fill the first sheet.
    '& > .receipts': { order: 1 },
  },
});

/** The receipts, as high as the window on a desktop. */
export const ReceiptsPlace = styled('div')({
  [DESKTOP]: {
    gridColumn: 1,
    gridRow: '1 / 3',
    position: 'sticky',
    top: STICKS_AT,
    alignSelf: 'start',
    display: 'flex',
    height: HEIGHT,
    overflowY: 'auto',
    '--receipt': '14rem',
    '& > section': {
      flex: 1,
      minWidth: 0,
      display: 'flex',
      flexDirection: 'column',
      margin: 0,
      padding: 0,
      border: 0,
      // Whose receipt it is needs no heading; that there are more, the strip tells.
      '& > h2': { position: 'absolute', clipPath: 'inset(50%)' },
    },
  },
});
