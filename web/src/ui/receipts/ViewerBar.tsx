import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text.ts';
import { MIN_TOUCH_SIZE } from '../theme.ts';
import { zoomedIn, zoomedOut } from './pdf/page-size.ts';
import { captionBar } from './receipt-card.ts';
import { receiptMessages } from './receipts-messages.ts';

interface ViewerBarProps {
  readonly name: string;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** Turns the receipt clockwise by a quarter. */
  readonly onTurn: () => void;
  /** On the other side of the bar. */
  readonly children?: ReactNode;
}

/** Above an open receipt: its rotation and its zoom. */
export function ViewerBar({ name, zoom, onZoom, onTurn, children }: ViewerBarProps) {
  return (
    <Bar>
      <span>{children}</span>
      <Tools role="group" aria-label={receiptMessages.viewOf(name)}>
        <Button onClick={onTurn}>{receiptMessages.turn}</Button>
        <ZoomButton label={receiptMessages.zoomOut} sign="−" to={zoomedOut(zoom)} onZoom={onZoom} />
        <output>
          <VisuallyHidden>{receiptMessages.zoom} </VisuallyHidden>
          {Math.round(zoom * 100)}%
        </output>
        <ZoomButton label={receiptMessages.zoomIn} sign="+" to={zoomedIn(zoom)} onZoom={onZoom} />
      </Tools>
    </Bar>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly to: number | null;
  readonly onZoom: (zoom: number) => void;
}

/** Stays enabled at the end of the scale, because a disabled button would lose the focus. */
function ZoomButton({ label, sign, to, onZoom }: ZoomButtonProps) {
  return (
    <Button
      className="zoom"
      aria-label={label}
      aria-disabled={to === null}
      onClick={() => {
        if (to !== null) onZoom(to);
      }}
    >
      {sign}
    </Button>
  );
}

const Bar = styled('div')(({ theme }) => ({
  ...captionBar(theme),
  padding: '0 0.25rem 0 0.75rem',
  '@media print': { display: 'none' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  '& output': { minWidth: '3rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& .zoom': { minWidth: MIN_TOUCH_SIZE, padding: 0, fontSize: '1.25rem', lineHeight: 1 },
  '& button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
});
