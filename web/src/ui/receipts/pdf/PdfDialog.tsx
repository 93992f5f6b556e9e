import { styled } from '@mui/material/styles';
import { ReceiptDialog } from '../ReceiptDialog.tsx';
import { SaveLink } from '../receipt-card.ts';
import { PdfPane } from './PdfPane.tsx';
import type { PdfViewProps } from './PdfView.tsx';

interface PdfDialogProps extends PdfViewProps {
  /** An object URL of the file, to save it by. */
  readonly url: string;
  readonly onClose: () => void;
}

/** A PDF over the page. */
export function PdfDialog({ name, file, url, onClose }: PdfDialogProps) {
  const save = (
    <SaveLink href={url} download={name} aria-label={`Save ${name}`}>
      Save
    </SaveLink>
  );
  return (
    <ReceiptDialog name={name} action={save} onClose={onClose}>
      <Room>
        <PdfPane name={name} file={file} />
      </Room>
    </ReceiptDialog>
  );
}

/** The pages take the height that the dialog leaves them. */
const Room = styled('div')({
  '--pdf-height': '100%',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});
