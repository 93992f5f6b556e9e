import { styled } from '@mui/material/styles';
import { useEffect, useState, type DragEvent, type ReactNode } from 'react';

interface DropZoneProps {
  /** Whether the files are invalid or missing. */
  readonly invalid: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called when the pointer or the focus enters, because files may follow. */
  readonly onNear: () => void;
  readonly children: ReactNode;
}

/** Accepts dropped files. A drop outside it does nothing, so that the browser doesn't leave the page for the file. */
export function DropZone({ invalid, onFiles, onNear, children }: DropZoneProps) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
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
