import { styled } from '@mui/material/styles';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { UNDRAWN } from '../../printing.ts';
import { VisuallyHidden } from '../../text.ts';
import { drawPage } from './draw-page.ts';
import { canvasSize } from './page-size.ts';
import { readPageText } from './page-text.ts';
import { useMessages } from '../../messages.ts';

interface PageDrawingProps {
  readonly page: PDFPageProxy;
  readonly label: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise. */
  readonly turns: number;
  readonly onBroken: () => void;
  /** Called when drawing the page exceeds the limits of a receipt. */
  readonly onTooMuch: () => void;
}

/**
 * The picture of a page, and its text for screen readers. After a change of size, the old picture stays until the new one is
 * drawn.
 */
export function PageDrawing(props: PageDrawingProps) {
  const receiptMessages = useMessages('receipts');
  const { page, label, width, height, turns, onBroken, onTooMuch } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [text, setText] = useState('');

  useEffect(() => {
    const canvas = document.createElement('canvas');
    const size = canvasSize({ width, height }, devicePixelRatio);
    const { done, cancel } = drawPage(page, canvas, size, turns, onTooMuch);
    let mounted = true;
    const show = (): void => {
      if (!mounted) return;
      frame.current?.replaceChildren(canvas);
      setDrawn(true);
    };
    const fail = (): void => {
      if (mounted) onBroken();
    };
    done.then(show, fail);
    return () => {
      mounted = false;
      cancel();
    };
  }, [page, width, height, turns, onBroken, onTooMuch]);

  useEffect(() => {
    let mounted = true;
    const onText = (read: string): void => {
      if (mounted) setText(read);
    };
    // A page with unreadable text still has its picture.
    if (drawn) readPageText(page).then(onText, () => onText(''));
    return () => {
      mounted = false;
    };
  }, [page, drawn]);

  useEffect(() => () => void page.cleanup(), [page]);

  return (
    <>
      {!drawn && <Busy {...UNDRAWN}>{receiptMessages.drawing}</Busy>}
      <Frame ref={frame} role="img" aria-label={label} />
      <VisuallyHidden as="p">{text}</VisuallyHidden>
    </>
  );
}

/** Shown after a short delay. */
const Busy = styled('p')({
  position: 'absolute',
  visibility: 'hidden',
  animation: 'shown 0s 0.4s forwards',
  '@keyframes shown': { to: { visibility: 'visible' } },
});

const Frame = styled('div')({
  height: '100%',
  '& > canvas': { display: 'block', width: '100%', height: '100%' },
});
