import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { themeWith } from '../src/ui/theme.ts';
import { Kit } from './Kit.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    {/* An attribute chooses the scheme, so that the page can switch it; until then the system does. */}
    <ThemeProvider theme={themeWith('data')} storageManager={null}>
      <CssBaseline />
      <MemoryRouter initialEntries={['/kit/first']}>
        <Routes>
          <Route path="/kit/*" element={<Kit />} />
        </Routes>
      </MemoryRouter>
    </ThemeProvider>
  </StrictMode>,
);
