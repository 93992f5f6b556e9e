import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { theme } from '../ui/theme.ts';

/** The styles of the whole site, for a page whose HTML doesn't have them: making them takes a slow phone 30 ms. */
export function SiteStyles() {
  return (
    <>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <CssBaseline />
    </>
  );
}
