import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { theme } from '../ui/theme.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface AppRootProps {
  /** Whether the page's HTML has the styles of the whole site already: to make them again takes a slow phone 30 ms. */
  readonly isStyled?: boolean;
  readonly children: ReactNode;
}

/** Wraps every page, in the browser and in the HTML that the build prerenders. */
export function AppRoot({ isStyled = false, children }: AppRootProps) {
  // From now on the page reacts to presses: the browser's tools and `npm run bench` show this moment.
  useEffect(() => void performance.mark('ready'), []);
  return (
    <StrictMode>
      {/* The scheme follows the system: nothing is stored. */}
      <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration={isStyled}>
        {!isStyled && <CssBaseline />}
        <ErrorBoundary>{children}</ErrorBoundary>
      </ThemeProvider>
    </StrictMode>
  );
}
