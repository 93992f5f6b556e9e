import { useState } from 'react';
import { formatFileSize } from '../../ui/file-size.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ApprovalLink } from '../link-location.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { Card, Main, MainLink, Name, Note, SaveLink, Thumbnail } from './receipt-card.ts';
import type { ReviewReceipt } from './receipt-file.ts';
import { useReceiptFile, type ReceiptState } from './useReceiptFile.ts';

interface ReceiptItemProps {
  readonly link: ApprovalLink;
  readonly receipt: ReviewReceipt;
}

/** One receipt; nearly the whole card opens it. */
export function ReceiptItem({ link, receipt }: ReceiptItemProps) {
  const { state, fetchNow } = useReceiptFile(link, receipt);
  const [enlarged, setEnlarged] = useState(false);
  const { name, type } = receipt;
  const isPdf = type === 'application/pdf';
  const words = (
    <span>
      <Name>{name}</Name>
      <Note>{noteOf(state, receipt)}</Note>
    </span>
  );

  if (state.kind === 'ready' && isPdf) {
    return (
      <Card>
        {/* Some browsers let a tab read an object URL only when it knows the page that made it. */}
        <MainLink href={state.url} target="_blank" rel="opener">
          <Thumbnail aria-hidden="true">PDF</Thumbnail>
          {words}
          <VisuallyHidden>, in a new tab</VisuallyHidden>
        </MainLink>
        <SaveLink href={state.url} download={name} aria-label={`Save ${name}`}>
          Save
        </SaveLink>
      </Card>
    );
  }
  return (
    <Card>
      <Main
        type="button"
        disabled={state.kind === 'loading'}
        onClick={state.kind === 'ready' ? () => setEnlarged(true) : fetchNow}
      >
        <Thumbnail aria-hidden="true">
          {state.kind === 'ready' ? <img src={state.url} alt="" /> : isPdf ? 'PDF' : 'Photo'}
        </Thumbnail>
        {words}
      </Main>
      {enlarged && state.kind === 'ready' && (
        <PictureDialog name={name} url={state.url} onClose={() => setEnlarged(false)} />
      )}
    </Card>
  );
}

function noteOf(state: ReceiptState, { size, type }: ReviewReceipt): string {
  const weight = formatFileSize(size);
  switch (state.kind) {
    case 'waiting':
      return `Press to load, ${weight}`;
    case 'loading':
      return `Loading, ${weight}…`;
    case 'ready':
      return type === 'application/pdf' ? `Open, ${weight}` : `Enlarge, ${weight}`;
    case 'failed':
      return state.text;
  }
}
