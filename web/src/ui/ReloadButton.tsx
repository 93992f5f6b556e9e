import Button from '@mui/material/Button';

interface ReloadButtonProps {
  /** Keeps what the page itself would lose. */
  readonly onReload?: (() => void) | undefined;
}

/** For a page that is older than the data. */
export function ReloadButton({ onReload }: ReloadButtonProps) {
  const reload = (): void => {
    onReload?.();
    window.location.reload();
  };
  return (
    <Button variant="outlined" color="inherit" onClick={reload}>
      Reload
    </Button>
  );
}
