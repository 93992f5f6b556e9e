import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { STATEMENT } from '@pa-ledger/domain/expenses/receipts';
import { formatFileSize } from '@pa-ledger/domain/text/text';
import { fetchReceipt, type FileOf } from '../../../firebase/fetch-receipt.ts';
import { HStack, VStack } from '../../../ui/layout.ts';
import { captionBar, ReceiptPlaceholder, Stated } from '../../../ui/receipts/receipt-card.ts';
import { FileName } from '../../../ui/FileName.tsx';
import { PdfFigure } from '../../../ui/receipts/pdf/PdfPane.tsx';
import { PictureDialog, UndrawnPicture } from '../../../ui/receipts/PictureDialog.tsx';
import type { FetchReceipt, ShownReceipt } from '../../../ui/receipts/receipt-file.ts';
import { StatementFacts } from '../../../ui/receipts/StatementFacts.tsx';
import { UNDRAWN } from '../../../ui/printing.ts';
import { useReceiptFile } from '../../../ui/receipts/useReceiptFile.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { TouchLink, VisuallyHidden } from '../../../ui/text.ts';
import { detailMessages } from './detail-messages.ts';

interface ReceiptsProps extends FileOf {
  readonly receipts: readonly ShownReceipt[];
}

/** The receipts of an expense inline, one below the other; or the picture of a deposit's slip. */
export function Receipts({ of, id, receipts }: ReceiptsProps) {
  const fetching = useMemo<FetchReceipt>(
    () => (slot, signal) => fetchReceipt({ of, id, slot }, signal),
    [of, id],
  );
  return (
    <VStack sx={{ gap: '1.25rem' }}>
      {receipts.map((receipt) => (
        <ReceiptFigure key={receipt.slot} fetchReceipt={fetching} receipt={receipt} />
      ))}
    </VStack>
  );
}

interface ReceiptFigureProps {
  readonly fetchReceipt: FetchReceipt;
  readonly receipt: ShownReceipt;
}

/**
 * A receipt inline: a picture, or the pages of a PDF. The browser gets the type that the server has checked, so nothing in
 * a receipt runs as a page of ours. A PDF never goes to the browser's own viewer, which runs its scripts.
 */
function ReceiptFigure({ fetchReceipt, receipt }: ReceiptFigureProps) {
  const { state, fetchNow } = useReceiptFile(fetchReceipt, receipt);
  const [enlarged, setEnlarged] = useState(false);
  const [undrawn, setUndrawn] = useState(false);
  const { name, type, size } = receipt;
  const isPdf = type === 'application/pdf';
  const fileSize = formatFileSize(size);

  return (
    <ReceiptBox>
      {state.kind === 'loading' && (
        <ReceiptPlaceholder role="status" {...UNDRAWN}>
          {detailMessages.loading(fileSize)}
        </ReceiptPlaceholder>
      )}
      {(state.kind === 'waiting' || state.kind === 'failed') && (
        <ReceiptPlaceholder>
          {state.kind === 'failed' && <p>{state.text}</p>}
          <Button variant="outlined" onClick={fetchNow}>
            {state.kind === 'failed' ? detailMessages.tryAgain : detailMessages.load(fileSize)}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </ReceiptPlaceholder>
      )}
      {state.kind === 'ready' && isPdf && <PdfFigure file={state.file} name={name} />}
      {undrawn && <UndrawnPicture />}
      {state.kind === 'ready' && !isPdf && !undrawn && (
        <Enlarge type="button" title={detailMessages.enlarge} onClick={() => setEnlarged(true)}>
          <img
            src={state.url}
            alt={detailMessages.picture(name)}
            onError={() => setUndrawn(true)}
          />
        </Enlarge>
      )}
      {receipt.statement && (
        <Stated>
          <StatementFacts statement={receipt.statement} />
        </Stated>
      )}
      <figcaption>
        <span>
          <FileName name={name} />, {fileSize}{' '}
          {receipt.statement !== undefined && <Tag tone="warning">{STATEMENT}</Tag>}
        </span>
        {state.kind === 'ready' && (
          <HStack sx={{ gap: '0 1.25rem' }}>
            {!isPdf && (
              // Some browsers let a new tab read an object URL only if it knows the page that created it.
              <TouchLink href={state.url} target="_blank" rel="opener">
                {detailMessages.open}
                <VisuallyHidden>{detailMessages.inNewTab(name)}</VisuallyHidden>
              </TouchLink>
            )}
            <TouchLink href={state.url} download={name}>
              {detailMessages.save}
              <VisuallyHidden> {name}</VisuallyHidden>
            </TouchLink>
          </HStack>
        )}
      </figcaption>
      {enlarged && state.kind === 'ready' && (
        <PictureDialog name={name} url={state.url} onClose={() => setEnlarged(false)} />
      )}
    </ReceiptBox>
  );
}

const ReceiptBox = styled('figure')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.brand.inputLine}`,
  backgroundColor: theme.vars.palette.brand.well,
  '& figcaption': {
    ...captionBar(theme),
    padding: '0.125rem 0.75rem',
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media print': { breakInside: 'avoid', '& a': { display: 'none' } },
}));

const Enlarge = styled('button')({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '& > img': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: 'min(75vh, 36rem)',
    '@media print': { maxHeight: '4.4in' },
    margin: '0 auto',
  },
  '&:focus-visible': { outlineOffset: -3 },
});
