import { receiptMessages } from './receipts-messages.ts';
import { styled } from '@mui/material/styles';
import { ReceiptDialog } from './ReceiptDialog.tsx';

interface PictureDialogProps {
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** Shows a photo over the page. */
export function PictureDialog({ name, url, onClose }: PictureDialogProps) {
  return (
    <ReceiptDialog name={name} onClose={onClose}>
      <Scroll tabIndex={0}>
        <img src={url} alt={receiptMessages.receipt(name)} />
      </Scroll>
    </ReceiptDialog>
  );
}

const Scroll = styled('div')({
  flex: 1,
  overflow: 'auto',
  textAlign: 'center',
  '& > img': { display: 'block', maxWidth: '100%', margin: '0 auto' },
});
