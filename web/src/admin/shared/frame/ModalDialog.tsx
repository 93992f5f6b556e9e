import Dialog, { type DialogProps } from '@mui/material/Dialog';

interface ModalDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Escape, or a click beside the dialog. */
  readonly onClose: () => void;
}

/** The frame of every dialog. It stays open when the second click of the double click that opened it lands beside it. */
export function ModalDialog({ onClose, ...props }: ModalDialogProps) {
  return (
    <Dialog
      open
      fullWidth
      onClose={({ detail = 0 }: { readonly detail?: number }) => {
        if (detail < 2) onClose();
      }}
      {...props}
    />
  );
}
