import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { FileName } from '../FileName.tsx';
import { SaveLink } from './receipt-card.ts';
import { receiptMessages } from './receipts-messages.ts';

interface ReceiptDialogProps {
  readonly name: string;
  /** An object URL of the file, which the person can save under its name. */
  readonly url: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shows a receipt over the whole page; the browser's own dialog handles focus and Escape. */
export function ReceiptDialog({ name, url, children, onClose }: ReceiptDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <FullScreen ref={dialog} aria-label={name} onClose={onClose}>
      <Bar>
        <p>
          <FileName name={name} />
        </p>
        <SaveLink href={url} download={name} aria-label={receiptMessages.save(name)}>
          {receiptMessages.saveFile}
        </SaveLink>
        <Button variant="contained" onClick={onClose} autoFocus>
          {receiptMessages.close}
        </Button>
      </Bar>
      {children}
    </FullScreen>
  );
}

const FullScreen = styled('dialog')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100dvw',
  maxWidth: '100dvw',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '&[open]': { display: 'flex', flexDirection: 'column' },
}));

const Bar = styled('div')(({ theme }) => ({
  '& > p': { flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.5rem 0.75rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
