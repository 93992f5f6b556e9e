import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { theme } from '../ui/theme.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** What stands around every page, in the browser and when the build writes a page's first look into the HTML. */
export function AppRoot({ children }: { readonly children: ReactNode }) {
  // From here on presses are heard: the browser's own tools and `npm run bench` show this moment.
  useEffect(() => void performance.mark('ready'), []);
  return (
    <StrictMode>
      {/* The scheme follows the system: nothing to keep between visits. */}
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <ErrorBoundary>{children}</ErrorBoundary>
      </ThemeProvider>
    </StrictMode>
  );
}
