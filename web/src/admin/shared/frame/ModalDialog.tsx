import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface ModalDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  readonly title: string;
  /** Escape, or a click beside the dialog. */
  readonly onClose: () => void;
}

/** The frame of every dialog. It stays open when the second click of the double click that opened it lands beside it. */
export function ModalDialog({ title, onClose, children, ...props }: ModalDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      aria-labelledby={id}
      onClose={({ detail = 0 }: { readonly detail?: number }) => {
        if (detail < 2) onClose();
      }}
      {...props}
    >
      <Title id={id}>{title}</Title>
      {children}
    </Dialog>
  );
}

const Title = styled(DialogTitle)({
  fontSize: '1.25rem',
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
  paddingBlock: '1.25rem 0.75rem',
});
