import { useEffect, useState } from 'react';

interface PdfFrameProps {
  readonly title: string;
  readonly url: string;
}

/** The browser's view of a PDF takes the focus when it has loaded; this long after its page has, in ms. */
const SETTLES_MS = 2_000;

/** A PDF in its place. Until it has settled nothing in it can be focused: somebody may be typing in a dialog. */
export function PdfFrame({ title, url }: PdfFrameProps) {
  const [loaded, setLoaded] = useState(false);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(() => setSettled(true), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  return <iframe title={title} src={url} inert={!settled} onLoad={() => setLoaded(true)} />;
}
