import { styled } from '@mui/material/styles';
import { useEffect, useState, type DragEvent, type ReactNode } from 'react';

interface DropZoneProps {
  /** Whether something is wrong with what is here, or missing. */
  readonly invalid: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** The pointer or the focus is here: files may follow. */
  readonly onNear: () => void;
  readonly children: ReactNode;
}

/** Where files can be dropped. A drop beside it does nothing, where the browser would leave the page for the file. */
export function DropZone({ invalid, onFiles, onNear, children }: DropZoneProps) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);

  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <Zone
      className={over ? 'over' : invalid ? 'invalid' : undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {children}
    </Zone>
  );
}

const Zone = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: '1.375rem 1rem',
  textAlign: 'center',
  borderRadius: 10,
  border: `2px dashed ${theme.vars.palette.brand.inputLine}`,
  backgroundColor: theme.vars.palette.brand.well,
  transition: 'border-color 120ms, background-color 120ms',
  '&.invalid': { borderColor: theme.vars.palette.error.main },
  '&.over': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.brand.infoGround,
  },
}));
