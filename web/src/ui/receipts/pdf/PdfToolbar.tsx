import { receiptMessages } from '../receipts-messages.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MIN_TOUCH_SIZE } from '../../theme.ts';
import { VisuallyHidden } from '../../text.ts';
import { captionBar } from '../receipt-card.ts';
import { zoomedIn, zoomedOut } from './page-size.ts';

interface PdfToolbarProps {
  readonly name: string;
  readonly page: number;
  readonly count: number;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** The number of the visible page, and the zoom. */
export function PdfToolbar({ name, page, count, zoom, onZoom }: PdfToolbarProps) {
  return (
    <Bar>
      <span>{receiptMessages.pageOf(page, count)}</span>
      <Zoom role="group" aria-label={receiptMessages.zoomOf(name)}>
        <ZoomButton label={receiptMessages.zoomOut} sign="−" to={zoomedOut(zoom)} onZoom={onZoom} />
        <output>
          <VisuallyHidden>{receiptMessages.zoom} </VisuallyHidden>
          {Math.round(zoom * 100)}%
        </output>
        <ZoomButton label={receiptMessages.zoomIn} sign="+" to={zoomedIn(zoom)} onZoom={onZoom} />
      </Zoom>
    </Bar>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly to: number | null;
  readonly onZoom: (zoom: number) => void;
}

/** At the end of the scale it stays enabled: a disabled button would lose the focus. */
function ZoomButton({ label, sign, to, onZoom }: ZoomButtonProps) {
  return (
    <Button
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
  paddingInlineStart: '0.75rem',
  '@media print': { display: 'none' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Zoom = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '& output': { minWidth: '3rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& button': { minWidth: MIN_TOUCH_SIZE, padding: 0, fontSize: '1.25rem', lineHeight: 1 },
  '& button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
});
