import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { PdfPane } from './PdfPane.tsx';
import type { PdfViewProps } from './PdfView.tsx';
import { useNear } from './useNear.ts';

/**
 * One of many PDFs in a page. It is open while it is near the visible part, because each has its own workers, and a phone
 * has memory for a few. A closed one keeps its height, so that nothing jumps.
 */
export function PdfFigure(props: PdfViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const { near, height } = useNear(place, '50%');
  return (
    <Place ref={place} style={near || height === 0 ? undefined : { minHeight: height }}>
      {near && <PdfPane {...props} />}
    </Place>
  );
}

/** About as high as a receipt from the start: if it were low, all PDFs after it would be near too. */
const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'min(75vh, 24rem)',
});
