import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadNeeded } from '../../../app/missing-code.ts';
import { FlexColumn } from '../../layout.ts';
import { PdfFailure, PdfOpening } from './PdfFailure.tsx';
import type { PdfViewProps } from './PdfView.tsx';
import { useNear } from './useNear.ts';

type Loaded = { readonly View: ComponentType<PdfViewProps> } | 'loading' | 'failed';

/** Shows a PDF. The first one loads the code that draws it. */
export function PdfPane(props: PdfViewProps) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    loadNeeded(() => import('./PdfView.tsx')).then(
      ({ PdfView }) => setLoaded({ View: PdfView }),
      () => setLoaded('failed'),
    );
  }, [attempt]);

  if (loaded === 'loading') return <PdfOpening />;
  if (loaded !== 'failed') return <loaded.View {...props} />;
  const tryAgain = (): void => {
    setLoaded('loading');
    setAttempt(attempt + 1);
  };
  return <PdfFailure fault="notStarted" onTryAgain={tryAgain} />;
}

/** A PDF that is open only while it's near the visible part, because each has its own workers, and a phone has memory for a few. */
export function PdfFigure(props: PdfViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '50%');
  return (
    <FlexColumn ref={place} sx={FILLS}>
      {near && <PdfPane {...props} />}
    </FlexColumn>
  );
}

const FILLS = { flex: '1 1 auto', minHeight: 0, minWidth: 0 };
