import { styled } from '@mui/material/styles';
import type { ShownReceipt } from './receipt-file.ts';
import { Thumbnail } from './receipt-parts.ts';
import { FileName } from '../FileName.tsx';
import { MIN_TOUCH_SIZE } from '../theme.ts';
import { useMessages } from '../messages.ts';

interface ReceiptStripProps {
  readonly receipts: readonly ShownReceipt[];
  /** The addresses of the pictures that the browser has drawn, by slot. */
  readonly pictures: Readonly<Record<number, string>>;
  /** The slot of the one that is shown. */
  readonly chosen: number | undefined;
  readonly onChoose: (slot: number) => void;
}

/** All receipts in a line, which scrolls; a press shows one. */
export function ReceiptStrip({ receipts, pictures, chosen, onChoose }: ReceiptStripProps) {
  const receiptMessages = useMessages('receipts');
  return (
    <Strip aria-label={receiptMessages.receipts(receipts.length)}>
      {receipts.map(({ slot, name, type }) => (
        <li key={slot}>
          <button
            type="button"
            aria-current={slot === chosen || undefined}
            onClick={() => onChoose(slot)}
          >
            <Thumbnail aria-hidden="true">
              {pictures[slot] === undefined ? (
                type.replace(/^.*\//, '').toUpperCase()
              ) : (
                <img src={pictures[slot]} alt="" />
              )}
            </Thumbnail>
            <FileName name={name} />
          </button>
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled('ul')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: '0.5rem',
  // Room for the rings of the focus.
  padding: 3,
  margin: -3,
  overflowX: 'auto',
  '@media print': { display: 'none' },
  '& button': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: '0.5rem',
    minHeight: MIN_TOUCH_SIZE,
    maxWidth: '14rem',
    padding: '0.25rem 0.75rem 0.25rem 0.25rem',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.brand.inputLine}`,
    backgroundColor: theme.vars.palette.brand.well,
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '&[aria-current]': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    },
    '& > :first-of-type': { width: '2.75rem', height: '2.75rem', fontSize: '0.8125rem' },
    '& > :last-of-type': { minWidth: '4rem' },
  },
}));
