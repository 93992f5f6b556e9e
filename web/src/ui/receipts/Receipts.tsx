import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatFileSize } from '@pa-ledger/domain/text/text';
import { useStore } from '../../app/store.ts';
import { FlexColumn, HStack } from '../layout.ts';
import { captionBar, ReceiptPlaceholder, Stated } from './receipt-parts.ts';
import { FileName } from '../FileName.tsx';
import { PdfFigure } from './pdf/PdfPane.tsx';
import { PicturePane } from './PicturePane.tsx';
import type { FetchReceipt, ShownReceipt } from './receipt-file.ts';
import { StatementFacts } from './StatementFacts.tsx';
import { printing, UNDRAWN } from '../printing.ts';
import { useReceiptFile } from './useReceiptFile.ts';
import { Tag } from '../Tag.tsx';
import { TouchLink, VisuallyHidden } from '../text.ts';
import { ReceiptStrip } from './ReceiptStrip.tsx';
import { useMessages } from '../messages.ts';

interface ReceiptsProps {
  /** A new function loads the files again. */
  readonly fetchReceipt: FetchReceipt;
  /** At least one. */
  readonly receipts: readonly ShownReceipt[];
}

/**
 * The receipts of an expense, or the papers of a record: one large, and below it the others to choose from. Paper has
 * them all.
 */
export function Receipts({ fetchReceipt, receipts }: ReceiptsProps) {
  const [chosen, setChosen] = useState(receipts[0]?.slot);
  const [pictures, setPictures] = useState<Readonly<Record<number, string>>>({});
  const isPrinting = useStore(printing);
  return (
    <FlexColumn sx={FILLS}>
      {receipts.map((receipt) => (
        <ReceiptFigure
          key={receipt.slot}
          fetchReceipt={fetchReceipt}
          receipt={receipt}
          isShown={isPrinting || receipt.slot === chosen}
          onDrawn={(url) => setPictures((others) => ({ ...others, [receipt.slot]: url }))}
        />
      ))}
      {receipts.length > 1 && (
        <ReceiptStrip
          receipts={receipts}
          pictures={pictures}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
    </FlexColumn>
  );
}

const FILLS = { flex: '1 0 auto', gap: '0.75rem' };

interface ReceiptFigureProps {
  readonly fetchReceipt: FetchReceipt;
  readonly receipt: ShownReceipt;
  /** Paper has it in any case. */
  readonly isShown: boolean;
  /** Called with the address of a picture that the browser has drawn. */
  readonly onDrawn: (url: string) => void;
}

/**
 * A receipt: a picture, or the pages of a PDF. The browser gets the type that the server has checked, so nothing in
 * a receipt runs as a page of ours. A PDF never goes to the browser's own viewer, which runs its scripts.
 */
function ReceiptFigure({ fetchReceipt, receipt, isShown, onDrawn }: ReceiptFigureProps) {
  const receiptMessages = useMessages('receipts');
  const { statement } = useMessages('expense');
  const { loadFailed } = useMessages('page');
  const { state, fetchNow } = useReceiptFile(fetchReceipt, receipt);
  const { name, type, size } = receipt;
  const isPdf = type === 'application/pdf';
  const fileSize = formatFileSize(size);

  return (
    <ReceiptBox data-off={!isShown || undefined}>
      <Room>
        {state.kind === 'loading' && (
          <ReceiptPlaceholder role="status" {...UNDRAWN}>
            {receiptMessages.loading(fileSize)}
          </ReceiptPlaceholder>
        )}
        {(state.kind === 'waiting' || state.kind === 'failed') && (
          <ReceiptPlaceholder>
            {state.kind === 'failed' && <p>{loadFailed}</p>}
            <Button variant="outlined" onClick={fetchNow}>
              {state.kind === 'failed' ? receiptMessages.tryAgain : receiptMessages.load(fileSize)}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </ReceiptPlaceholder>
        )}
        {state.kind === 'ready' && isPdf && <PdfFigure file={state.file} name={name} />}
        {state.kind === 'ready' && !isPdf && (
          <PicturePane name={name} url={state.url} onDrawn={() => onDrawn(state.url)} />
        )}
      </Room>
      {receipt.statement && (
        <Stated>
          <StatementFacts statement={receipt.statement} />
        </Stated>
      )}
      <figcaption>
        <span>
          <FileName name={name} />, {fileSize}{' '}
          {receipt.statement !== undefined && <Tag tone="warning">{statement}</Tag>}
        </span>
        {state.kind === 'ready' && (
          <HStack sx={{ gap: '0 1.25rem' }}>
            {!isPdf && (
              // Some browsers let a new tab read an object URL only if it knows the page that created it.
              <TouchLink href={state.url} target="_blank" rel="opener">
                {receiptMessages.open}
                <VisuallyHidden>{receiptMessages.inNewTab(name)}</VisuallyHidden>
              </TouchLink>
            )}
            <TouchLink href={state.url} download={name}>
              {receiptMessages.saveFile}
              <VisuallyHidden> {name}</VisuallyHidden>
            </TouchLink>
          </HStack>
        )}
      </figcaption>
    </ReceiptBox>
  );
}

const ReceiptBox = styled('figure')(({ theme }) => ({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.brand.inputLine}`,
  backgroundColor: theme.vars.palette.brand.well,
  '& figcaption': {
    ...captionBar(theme),
    // Its links come with the file.
    minHeight: '3.125rem',
    padding: '0.125rem 0.75rem',
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media screen': { '&[data-off]': { display: 'none' } },
  '@media print': { display: 'block', breakInside: 'avoid', '& a': { display: 'none' } },
}));

/** At least as high as `--receipt` says, whatever is in it, so that nothing jumps while a receipt loads. */
const Room = styled('div')({
  flex: '1 0 var(--receipt, min(75svh, 36rem, 125vw))',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'block', height: 'auto' },
});
