import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { PdfPane } from './PdfPane.tsx';
import type { PdfViewProps } from './PdfView.tsx';
import { useNear } from './useNear.ts';

/**
 * One of many PDFs in a page. It is open while it is nearly seen: each has its workers, and a phone has room for a few.
 * Its place keeps the height that it had, so that nothing jumps.
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

/** From the start about as high as a receipt: if it were low, all that come behind it would be near as well. */
const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'min(75vh, 24rem)',
});
