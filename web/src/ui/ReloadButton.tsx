import Button from '@mui/material/Button';
import { uiMessages } from './ui-messages.ts';

/** Reloads a page that is older than the data, or than the files of the site. */
export function ReloadButton() {
  return (
    <Button variant="outlined" color="inherit" onClick={() => window.location.reload()}>
      {uiMessages.reload}
    </Button>
  );
}
