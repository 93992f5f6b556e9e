import { useState } from 'react';
import { formatFileSize } from '../../ui/file-size.ts';
import { PdfDialog } from '../../ui/receipts/pdf/PdfDialog.tsx';
import { PictureDialog } from '../../ui/receipts/PictureDialog.tsx';
import { Card, Main, Name, Note, SaveLink, Thumbnail } from '../../ui/receipts/receipt-card.ts';
import type { FetchReceipt, ShownReceipt } from '../../ui/receipts/receipt-file.ts';
import { useReceiptFile, type ReceiptState } from '../../ui/receipts/useReceiptFile.ts';

interface ReceiptItemProps {
  readonly fetchReceipt: FetchReceipt;
  readonly receipt: ShownReceipt;
}

/** One receipt; nearly the whole card opens it over the page. */
export function ReceiptItem({ fetchReceipt, receipt }: ReceiptItemProps) {
  const { state, fetchNow } = useReceiptFile(fetchReceipt, receipt);
  const [enlarged, setEnlarged] = useState(false);
  const { name, type } = receipt;
  const isPdf = type === 'application/pdf';
  const close = () => setEnlarged(false);

  return (
    <Card>
      <Main
        type="button"
        disabled={state.kind === 'loading'}
        onClick={state.kind === 'ready' ? () => setEnlarged(true) : fetchNow}
      >
        <Thumbnail aria-hidden="true">
          {isPdf ? 'PDF' : state.kind === 'ready' ? <img src={state.url} alt="" /> : 'Photo'}
        </Thumbnail>
        <span>
          <Name>{name}</Name>
          <Note>{noteOf(state, receipt)}</Note>
        </span>
      </Main>
      {state.kind === 'ready' && isPdf && (
        <SaveLink href={state.url} download={name} aria-label={`Save ${name}`}>
          Save
        </SaveLink>
      )}
      {enlarged && state.kind === 'ready' && !isPdf && (
        <PictureDialog name={name} url={state.url} onClose={close} />
      )}
      {enlarged && state.kind === 'ready' && isPdf && (
        <PdfDialog name={name} url={state.url} file={state.file} onClose={close} />
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
