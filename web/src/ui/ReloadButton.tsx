import Button from '@mui/material/Button';
import { uiMessages } from './ui-messages.ts';

interface ReloadButtonProps {
  /** Saves what a reload would lose. */
  readonly onReload?: (() => void) | undefined;
}

/** Reloads a page that is older than the data. */
export function ReloadButton({ onReload }: ReloadButtonProps) {
  const reload = (): void => {
    onReload?.();
    window.location.reload();
  };
  return (
    <Button variant="outlined" color="inherit" onClick={reload}>
      {uiMessages.reload}
    </Button>
  );
}
