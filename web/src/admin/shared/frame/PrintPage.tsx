import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printAll, printing } from '../../../ui/printing.ts';
import { useStore } from '../../../app/store.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { SecondaryText } from '../../../ui/text.ts';
import type { MoreAction } from './MoreMenu.tsx';
import { printMessages } from './print-messages.ts';

interface PrintPageProps {
  /** Below the association's name: the school's, and when it is printed. */
  readonly line?: (moment: string) => string;
}

/** Makes the page print on letter paper: without the header, the tabs and the buttons, and with a heading. */
export function PrintPage({ line = printMessages.asOf }: PrintPageProps) {
  return (
    <>
      <GlobalStyles styles={PAPER} />
      <PrintHeading line={line} />
    </>
  );
}

/** Returns Print. @param disabled when there is nothing to print. */
export function usePrint(disabled = false): MoreAction {
  const isPreparing = useStore(printing);
  return {
    label: isPreparing ? printMessages.preparing : printMessages.print,
    isButton: true,
    right: 'readBooks',
    disabled,
    onClick: () => void printAll(),
  };
}

/** Print as a button, where a page has no heading with a menu. */
export function PrintButton() {
  const { label, onClick } = usePrint();
  return (
    <Button variant="outlined" onClick={onClick}>
      {label}
    </Button>
  );
}

/** Whose the printed page is, and when it was printed. */
function PrintHeading({ line }: Required<PrintPageProps>) {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    // Only what is drawn by the end of this event is on the paper.
    const now = (): void => flushSync(() => setMoment(Date.now()));
    window.addEventListener('beforeprint', now);
    return () => window.removeEventListener('beforeprint', now);
  }, []);
  return (
    <OnPaper>
      <Logo size={44} />
      <div>
        <p>{organization.associationName}</p>
        <SecondaryText>{line(formatInstant(moment, organization.timeZone))}</SecondaryText>
      </div>
    </OnPaper>
  );
}

/** What is only on the screen. */
export const OffPaper = styled('div')({ '@media print': { display: 'none' } });

/** What is only on paper. */
const OnPaper = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  marginBottom: '1.25rem',
  '& p:first-of-type': theme.typography.h2,
  '@media screen': { display: 'none' },
}));

const HIDDEN = { display: 'none !important' };
/** Resets the page's frame, whose styles are on the elements themselves. */
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
    // The paper is narrow: headers may wrap, amounts may not.
    'table :is(th, td)': {
      whiteSpace: 'normal !important',
      padding: '0.3rem 0.4rem !important',
      overflowWrap: 'break-word !important',
    },
    // An amount and what is beside it don't touch.
    'table .numeric, table .numeric + *': { paddingInlineStart: '0.8rem !important' },
    'tr, figure, dl': { breakInside: 'avoid' },
    'h2, h3, h4': { breakAfter: 'avoid' },
    // The totals belong at the end of the table, not at the foot of every page.
    tfoot: { display: 'table-row-group !important', breakBefore: 'avoid' },
  },
} as const;
