import { styled } from '@mui/material/styles';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { pageSize } from './draw-page.ts';
import { PageDrawing } from './PageDrawing.tsx';
import { fitPage, turned, type Size } from './page-size.ts';
import { UNDRAWN } from '../../printing.ts';
import { useNear } from './useNear.ts';
import { useMessages } from '../../messages.ts';

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  readonly number: number;
  readonly label: string;
  /** Used until the page's own size is known, in points. */
  readonly likelySize: Size;
  /** The available width, in CSS pixels. */
  readonly room: number;
  readonly zoom: number;
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** The scrolling box around the pages. */
  readonly root: RefObject<Element | null>;
  readonly onTooMuch: () => void;
}

/** The place of a page. It loads and draws the page while it's near the visible part, and frees it otherwise. */
export function PdfPage(props: PdfPageProps) {
  const receiptMessages = useMessages('receipts');
  const { document, number, label, likelySize, room, zoom, turns, root, onTooMuch } = props;
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '100%', root);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [broken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);

  useEffect(() => {
    if (near) document.getPage(number).then(setPage, fail);
  }, [document, number, near, fail]);

  const size = page === null ? likelySize : pageSize(page);
  const { width, height } = fitPage(turned(size, turns), room, zoom);
  return (
    <Place ref={place} style={{ width, height }}>
      {near && page === null && !broken && <span {...UNDRAWN} />}
      {broken && <p>{receiptMessages.notDrawn(label)}</p>}
      {near && page !== null && !broken && (
        <PageDrawing
          page={page}
          label={label}
          width={width}
          height={height}
          turns={turns}
          onBroken={fail}
          onTooMuch={onTooMuch}
        />
      )}
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  '@media print': {
    width: 'auto !important',
    height: 'auto !important',
    breakInside: 'avoid',
    '& canvas': { height: 'auto', maxHeight: '8.4in', objectFit: 'contain' },
  },
  margin: '0 auto',
  overflow: 'hidden',
  // Paper is white even in the dark scheme.
  color: '#16231f',
  backgroundColor: '#ffffff',
  boxShadow: `0 0 0 1px ${theme.vars.palette.brand.inputLine}`,
  '& > p': { margin: 0, padding: '1rem' },
}));
