import Button from '@mui/material/Button';
import { uiMessages } from './ui-messages.ts';

/** Reloads a page that is older than the data or the site's files. */
export function ReloadButton() {
  return (
    <Button variant="outlined" color="inherit" onClick={() => window.location.reload()}>
      {uiMessages.reload}
    </Button>
  );
}
