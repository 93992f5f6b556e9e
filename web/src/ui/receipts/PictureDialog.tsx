import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

interface PictureDialogProps {
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** A receipt's picture over the page, as wide as the screen; the browser's own dialog keeps focus and Escape. */
export function PictureDialog({ name, url, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Dialog ref={dialog} aria-label={name} onClose={onClose}>
      <Bar>
        <Name>{name}</Name>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </Bar>
      <Scroll tabIndex={0}>
        <img src={url} alt={`Receipt ${name}`} />
      </Scroll>
    </Dialog>
  );
}

const Dialog = styled('dialog')(({ theme }) => ({
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
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.5rem 0.75rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Name = styled('p')({
  margin: 0,
  fontWeight: 650,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Scroll = styled('div')({
  flex: 1,
  overflow: 'auto',
  textAlign: 'center',
  '& > img': { display: 'block', maxWidth: '100%', margin: '0 auto' },
});
