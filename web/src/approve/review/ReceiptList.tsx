import { useMemo, useState } from 'react';
import { formatFileSize } from '@pa-ledger/domain/text/text';
import { STATEMENT } from '@pa-ledger/domain/expenses/receipts';
import { CardGrid } from '../../ui/layout.ts';
import type { FetchReceipt, ShownReceipt } from '../../ui/receipts/receipt-file.ts';
import type { ApprovalLink } from '../link-location.ts';
import { readRequest } from './load-review.ts';
import { FileName } from '../../ui/FileName.tsx';
import { PdfDialog } from '../../ui/receipts/pdf/PdfDialog.tsx';
import { PictureDialog } from '../../ui/receipts/PictureDialog.tsx';
import { Main, ReceiptCard, SaveLink, Stated, Thumbnail } from '../../ui/receipts/receipt-card.ts';
import { StatementFacts } from '../../ui/receipts/StatementFacts.tsx';
import { receiptMessages } from '../../ui/receipts/receipts-messages.ts';
import { Tag } from '../../ui/Tag.tsx';
import { Multiline, SecondaryText } from '../../ui/text.ts';
import { approveMessages } from '../approve-messages.ts';
import { useReceiptFile, type ReceiptState } from '../../ui/receipts/useReceiptFile.ts';

interface ReceiptListProps {
  readonly link: ApprovalLink;
  readonly receipts: readonly ShownReceipt[];
}

/** The receipts as cards, photos with a thumbnail; each opens over the page. */
export function ReceiptList({ link, receipts }: ReceiptListProps) {
  const fetchReceipt = useMemo<FetchReceipt>(
    () => (slot, signal) => fetch(`/api/receipt?slot=${slot}`, { ...readRequest(link), signal }),
    [link],
  );
  return (
    <CardGrid>
      {receipts.map((receipt) => (
        <ReceiptItem key={receipt.slot} fetchReceipt={fetchReceipt} receipt={receipt} />
      ))}
    </CardGrid>
  );
}

interface ReceiptItemProps {
  readonly fetchReceipt: FetchReceipt;
  readonly receipt: ShownReceipt;
}

/** One receipt; clicking the card opens it over the page. */
function ReceiptItem({ fetchReceipt, receipt }: ReceiptItemProps) {
  const { state, fetchNow } = useReceiptFile(fetchReceipt, receipt);
  const [enlarged, setEnlarged] = useState(false);
  const [undrawn, setUndrawn] = useState(false);
  const { name, type } = receipt;
  const ready = state.kind === 'ready' ? state : null;
  const isPdf = type === 'application/pdf';
  const close = () => setEnlarged(false);

  return (
    <ReceiptCard>
      <Main
        type="button"
        disabled={state.kind === 'loading'}
        onClick={ready ? () => setEnlarged(true) : fetchNow}
      >
        <Thumbnail aria-hidden="true">
          {isPdf && approveMessages.pdf}
          {!isPdf && (!ready || undrawn) && approveMessages.photo}
          {!isPdf && ready && !undrawn && (
            <img src={ready.url} alt="" onError={() => setUndrawn(true)} />
          )}
        </Thumbnail>
        <span>
          <Multiline sx={{ fontWeight: 650 }}>
            <FileName name={name} />
          </Multiline>
          {receipt.statement !== undefined && <Tag tone="warning">{STATEMENT}</Tag>}
          <SecondaryText as="span">
            {undrawn ? receiptMessages.undrawnPicture : noteOf(state, receipt)}
          </SecondaryText>
        </span>
      </Main>
      {ready && (
        <SaveLink href={ready.url} download={name} aria-label={receiptMessages.save(name)}>
          {receiptMessages.saveFile}
        </SaveLink>
      )}
      {receipt.statement && (
        <Stated>
          <StatementFacts statement={receipt.statement} />
        </Stated>
      )}
      {enlarged && ready && !isPdf && <PictureDialog name={name} url={ready.url} onClose={close} />}
      {enlarged && ready && isPdf && (
        <PdfDialog name={name} url={ready.url} file={ready.file} onClose={close} />
      )}
    </ReceiptCard>
  );
}

function noteOf(state: ReceiptState, { size, type }: ShownReceipt): string {
  const fileSize = formatFileSize(size);
  switch (state.kind) {
    case 'waiting':
      return approveMessages.pressToLoad(fileSize);
    case 'loading':
      return approveMessages.loading(fileSize);
    case 'ready':
      return type === 'application/pdf'
        ? approveMessages.open(fileSize)
        : approveMessages.enlarge(fileSize);
    case 'failed':
      return state.text;
  }
}
