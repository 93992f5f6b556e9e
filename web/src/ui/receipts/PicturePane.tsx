import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useWidth } from '../useWidth.ts';
import { fitPage, turned, zoomToFit, type Size } from './pdf/page-size.ts';
import { usePageInView } from './pdf/usePageInView.ts';
import { ReceiptPlaceholder } from './receipt-parts.ts';
import { Viewer } from './Viewer.tsx';
import { useMessages } from '../messages.ts';

/** Replaces a picture that the browser can't draw. */
export function UndrawnPicture() {
  const receiptMessages = useMessages('receipts');
  return (
    <ReceiptPlaceholder role="status">
      <p>{receiptMessages.undrawnPicture}</p>
    </ReceiptPlaceholder>
  );
}

interface PicturePaneProps {
  readonly name: string;
  /** An object URL of the file. */
  readonly url: string;
  readonly onDrawn?: () => void;
}

/** Shows a photo in the room that there is. */
export function PicturePane({ name, url, onDrawn }: PicturePaneProps) {
  const receiptMessages = useMessages('receipts');
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [zoom, setZoom] = useState(1);
  /** Quarter turns clockwise. */
  const [turns, setTurns] = useState(0);
  const [own, setOwn] = useState<Size | 'broken' | null>(null);
  const { onScroll } = usePageInView(box, sheet, zoom);
  if (own === 'broken') return <UndrawnPicture />;
  const page = own && turned(own, turns);
  const shown = page !== null && room > 0 && fitPage(page, room, zoom, 1);

  return (
    <Viewer
      name={name}
      zoom={zoom}
      onZoom={setZoom}
      onTurn={() => setTurns((turns + 1) % 4)}
      fit={() => {
        const height = box.current?.clientHeight ?? 0;
        return page === null ? 1 : zoomToFit(page, { width: room, height }, 1);
      }}
    >
      <Scroll ref={box} tabIndex={0} onScroll={onScroll}>
        <Sheet ref={sheet} style={shown || { visibility: 'hidden' }}>
          <img
            src={url}
            alt={receiptMessages.receipt(name)}
            style={{
              ...(shown && turned(shown, turns)),
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setOwn({ width, height });
              onDrawn?.();
            }}
            onError={() => setOwn('broken')}
          />
        </Sheet>
      </Scroll>
    </Viewer>
  );
}

const Scroll = styled('div')({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  // A scrollbar that appears and disappears would change the picture's width.
  scrollbarGutter: 'stable',
  '&:focus-visible': { outlineOffset: -3 },
  '@media print': { display: 'block', flex: 'none', overflow: 'visible' },
});

/** Paper has the whole picture, as it was taken and as wide as the sheet. */
const WHOLE = {
  position: 'static',
  display: 'block',
  width: '100% !important',
  height: 'auto !important',
  objectFit: 'contain',
  maxHeight: '8.4in',
  margin: '0 auto',
  transform: 'none !important',
};

const Sheet = styled('div')({
  position: 'relative',
  flex: 'none',
  margin: 'auto',
  overflow: 'hidden',
  '& > img': { position: 'absolute', top: '50%', left: '50%' },
  '@media print': {
    width: 'auto !important',
    height: 'auto !important',
    visibility: 'visible !important',
    '& > img': WHOLE,
  },
});
