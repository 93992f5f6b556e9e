import Button from '@mui/material/Button';
import { useMessages } from './messages.ts';

/** Reloads a page that is older than the data or the site's files. */
export function ReloadButton() {
  const uiMessages = useMessages('ui');
  return (
    <Button variant="outlined" color="inherit" onClick={() => window.location.reload()}>
      {uiMessages.reload}
    </Button>
  );
}
