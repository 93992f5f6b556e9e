import { FlexColumn } from '../../layout.ts';
import { ReceiptDialog } from '../ReceiptDialog.tsx';
import { PdfPane } from './PdfPane.tsx';
import type { PdfViewProps } from './PdfView.tsx';

interface PdfDialogProps extends PdfViewProps {
  /** An object URL of the file, for the Save link. */
  readonly url: string;
  readonly onClose: () => void;
}

/** Shows a PDF over the page. */
export function PdfDialog({ name, file, url, onClose }: PdfDialogProps) {
  return (
    <ReceiptDialog name={name} url={url} onClose={onClose}>
      <FlexColumn sx={REMAINING}>
        <PdfPane name={name} file={file} />
      </FlexColumn>
    </ReceiptDialog>
  );
}

/** The pages take the height that the dialog leaves them. */
const REMAINING = { '--pdf-height': '100%', flex: 1, minHeight: 0 };
