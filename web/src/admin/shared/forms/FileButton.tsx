import Button from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** Which files the browser offers first; any without it. */
  readonly accept?: string;
  /** Whether several can be chosen at once. */
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Called with one file at least. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that chooses files. */
export function FileButton({ label, disabled = false, onChoose, ...input }: FileButtonProps) {
  const element = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => element.current?.click()}>
        {label}
      </Button>
      <input
        {...input}
        ref={element}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again is another choice.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
