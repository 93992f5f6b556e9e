import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useWidth } from '../useWidth.ts';
import { fitPage, turned, type Size } from './pdf/page-size.ts';
import { usePageInView } from './pdf/usePageInView.ts';
import { ReceiptPlaceholder } from './receipt-card.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { receiptMessages } from './receipts-messages.ts';
import { ViewerBar } from './ViewerBar.tsx';

interface PictureDialogProps {
  readonly name: string;
  /** An object URL of the file. */
  readonly url: string;
  readonly onClose: () => void;
}

/** Shows a photo over the page. */
export function PictureDialog({ name, url, onClose }: PictureDialogProps) {
  const [broken, setBroken] = useState(false);
  return (
    <ReceiptDialog name={name} url={url} onClose={onClose}>
      {broken ? (
        <UndrawnPicture />
      ) : (
        <Picture name={name} url={url} onBroken={() => setBroken(true)} />
      )}
    </ReceiptDialog>
  );
}

/** Replaces a picture that the browser can't draw. */
export function UndrawnPicture() {
  return (
    <ReceiptPlaceholder role="status">
      <p>{receiptMessages.undrawnPicture}</p>
    </ReceiptPlaceholder>
  );
}

interface PictureProps extends Omit<PictureDialogProps, 'onClose'> {
  readonly onBroken: () => void;
}

function Picture({ name, url, onBroken }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [zoom, setZoom] = useState(1);
  /** Quarter turns clockwise. */
  const [turns, setTurns] = useState(0);
  const [own, setOwn] = useState<Size | null>(null);
  const { onScroll } = usePageInView(box, sheet, zoom);
  const shown = own !== null && fitPage(turned(own, turns), room, zoom, 1);

  return (
    <>
      <ViewerBar
        name={name}
        zoom={zoom}
        onZoom={setZoom}
        onTurn={() => setTurns((turns + 1) % 4)}
      />
      <Scroll ref={box} tabIndex={0} onScroll={onScroll}>
        <Sheet ref={sheet} style={shown || { visibility: 'hidden' }}>
          <img
            src={url}
            alt={receiptMessages.receipt(name)}
            style={{
              ...(shown && turned(shown, turns)),
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setOwn({ width, height })
            }
            onError={onBroken}
          />
        </Sheet>
      </Scroll>
    </>
  );
}

const Scroll = styled('div')({
  flex: 1,
  overflow: 'auto',
  // A scrollbar that appears and disappears would change the picture's width.
  scrollbarGutter: 'stable',
  '&:focus-visible': { outlineOffset: -3 },
});

const Sheet = styled('div')({
  position: 'relative',
  margin: '0 auto',
  overflow: 'hidden',
  '& > img': { position: 'absolute', top: '50%', left: '50%' },
});
