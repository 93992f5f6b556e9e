import { styled } from '@mui/material/styles';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useRef, useState } from 'react';
import { UNDRAWN } from '../../printing.ts';
import { VStack } from '../../layout.ts';
import { turned, zoomToFit, type Size } from './page-size.ts';
import { PdfPage } from './PdfPage.tsx';
import { usePageInView } from './usePageInView.ts';
import { useWidth } from '../../useWidth.ts';
import { Viewer } from '../Viewer.tsx';
import { useMessages } from '../../messages.ts';

/** More would slow the page down, and no real receipt has a thousand pages. */
const MAX_PAGES = 1_000;

interface PdfPagesProps {
  readonly document: PDFDocumentProxy;
  /** In points. */
  readonly firstPage: Size;
  readonly name: string;
  /** What may be missing. */
  readonly remark: string | null;
  readonly onTooMuch: () => void;
}

/** The stacked pages, and the bar with the page number, rotation, and zoom. */
export function PdfPages({ document, firstPage, name, remark, onTooMuch }: PdfPagesProps) {
  const receiptMessages = useMessages('receipts');
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const count = document.numPages;
  const { page, onScroll } = usePageInView(box, list, zoom);
  const shown = Math.min(count, MAX_PAGES);

  return (
    <>
      {remark !== null && <Remark role="status">{remark}</Remark>}
      <Viewer
        name={name}
        zoom={zoom}
        onZoom={setZoom}
        onTurn={() => setTurns((turns + 1) % 4)}
        fit={() => {
          const height = (box.current?.clientHeight ?? 0) - 2 * PADDING;
          return zoomToFit(turned(firstPage, turns), { width: room, height });
        }}
        note={receiptMessages.pageOf(page, count)}
      >
        <ScrollBox
          ref={box}
          role="group"
          aria-label={receiptMessages.pages(name)}
          tabIndex={0}
          onScroll={onScroll}
        >
          <VStack ref={list} sx={{ width: 'max-content', minWidth: '100%' }}>
            {room === 0 && <span {...UNDRAWN} />}
            {room > 0 &&
              Array.from({ length: shown }, (_, index) => (
                <PdfPage
                  key={index}
                  document={document}
                  number={index + 1}
                  label={receiptMessages.page(index + 1, count, name)}
                  likelySize={firstPage}
                  room={room}
                  zoom={zoom}
                  turns={turns}
                  root={box}
                  onTooMuch={onTooMuch}
                />
              ))}
          </VStack>
          {count > shown && <Remark>{receiptMessages.onlyFirst(shown)}</Remark>}
        </ScrollBox>
      </Viewer>
    </>
  );
}

/** Around the pages, in CSS pixels. */
const PADDING = 6;

const ScrollBox = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  // A scrollbar that appears and disappears would change the pages' width.
  scrollbarGutter: 'stable',
  padding: PADDING,
  '&:focus-visible': { outlineOffset: -3 },
  '@media print': {
    flex: 'none',
    overflow: 'visible',
    '& > div': { width: 'auto !important' },
  },
});

const Remark = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '0.5rem 0.75rem',
  backgroundColor: theme.vars.palette.brand.warningGround,
}));
