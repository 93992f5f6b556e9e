import { useState } from 'react';
import { formatFileSize } from '../../ui/file-size.ts';
import { PictureDialog } from '../../ui/receipts/PictureDialog.tsx';
import {
  Card,
  Main,
  MainLink,
  Name,
  Note,
  SaveLink,
  Thumbnail,
} from '../../ui/receipts/receipt-card.ts';
import type { FetchReceipt, ShownReceipt } from '../../ui/receipts/receipt-file.ts';
import { useReceiptFile, type ReceiptState } from '../../ui/receipts/useReceiptFile.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface ReceiptItemProps {
  readonly fetchReceipt: FetchReceipt;
  readonly receipt: ShownReceipt;
}

/** One receipt; nearly the whole card opens it. */
export function ReceiptItem({ fetchReceipt, receipt }: ReceiptItemProps) {
  const { state, fetchNow } = useReceiptFile(fetchReceipt, receipt);
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

function noteOf(state: ReceiptState, { size, type }: ShownReceipt): string {
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
