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
      <PdfPane name={name} file={file} />
    </ReceiptDialog>
  );
}
