import { PicturePane } from './PicturePane.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';

interface PictureDialogProps {
  readonly name: string;
  /** An object URL of the file. */
  readonly url: string;
  readonly onClose: () => void;
}

/** Shows a photo over the page. */
export function PictureDialog({ name, url, onClose }: PictureDialogProps) {
  return (
    <ReceiptDialog name={name} url={url} onClose={onClose}>
      <PicturePane name={name} url={url} />
    </ReceiptDialog>
  );
}
