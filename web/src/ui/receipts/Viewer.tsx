import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { FlexColumn } from '../layout.ts';
import { VisuallyHidden } from '../text.ts';
import { MIN_TOUCH_SIZE } from '../theme.ts';
import { zoomedIn, zoomedOut } from './pdf/page-size.ts';
import { captionBar } from './receipt-parts.ts';
import { useMessages } from '../messages.ts';

interface ViewerProps {
  readonly name: string;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** Turns the receipt clockwise by a quarter. */
  readonly onTurn: () => void;
  /** Returns the zoom that shows a whole page. */
  readonly fit: () => number;
  /** On the other side of the bar. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** An open receipt below a bar with its rotation and its zoom, which have keys while the focus is within. */
export function Viewer({ name, zoom, onZoom, onTurn, fit, note, children }: ViewerProps) {
  const receiptMessages = useMessages('receipts');
  const zoomTo = (to: number | null): void => {
    if (to !== null) onZoom(to);
  };
  const keys: Readonly<Record<string, () => void>> = {
    r: onTurn,
    '-': () => zoomTo(zoomedOut(zoom)),
    '+': () => zoomTo(zoomedIn(zoom)),
    // The plus without Shift.
    '=': () => zoomTo(zoomedIn(zoom)),
    '0': () => onZoom(fit()),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key.toLowerCase()];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <FlexColumn sx={FILLS} onKeyDown={onKeyDown}>
      <Bar>
        <span>{note}</span>
        <Tools role="group" aria-label={receiptMessages.viewOf(name)}>
          <Button aria-keyshortcuts="R" onClick={onTurn}>
            {receiptMessages.turn}
          </Button>
          <Button aria-keyshortcuts="0" onClick={() => onZoom(fit())}>
            {receiptMessages.fit}
          </Button>
          <ZoomButton
            label={receiptMessages.zoomOut}
            sign="−"
            to={zoomedOut(zoom)}
            keys="-"
            onZoom={zoomTo}
          />
          <output>
            <VisuallyHidden>{receiptMessages.zoom} </VisuallyHidden>
            {Math.round(zoom * 100)}%
          </output>
          <ZoomButton
            label={receiptMessages.zoomIn}
            sign="+"
            to={zoomedIn(zoom)}
            keys="+"
            onZoom={zoomTo}
          />
        </Tools>
      </Bar>
      {children}
    </FlexColumn>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly to: number | null;
  readonly keys: string;
  readonly onZoom: (zoom: number | null) => void;
}

/** Stays enabled at the end of the scale, because a disabled button would lose the focus. */
function ZoomButton({ label, sign, to, keys, onZoom }: ZoomButtonProps) {
  return (
    <Button
      className="zoom"
      aria-label={label}
      aria-disabled={to === null}
      aria-keyshortcuts={keys}
      onClick={() => onZoom(to)}
    >
      {sign}
    </Button>
  );
}

/** The receipt takes the height that is left. */
const FILLS = { flex: '1 1 auto', minHeight: 0, minWidth: 0 };

const Bar = styled('div')(({ theme }) => ({
  ...captionBar(theme),
  padding: '0 0.25rem 0 0.75rem',
  '@media print': { display: 'none' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '& button': { paddingInline: '0.75rem' },
  '& output': { minWidth: '3rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& .zoom': { minWidth: MIN_TOUCH_SIZE, padding: 0, fontSize: '1.25rem', lineHeight: 1 },
  '& button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
});
