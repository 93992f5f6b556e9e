import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { panelWords } from '../src/admin/frame/panel-words.ts';
import { Notices } from '../src/admin/shared/frame/Notices.tsx';
import { MessagesProvider } from '../src/ui/messages.ts';
import { PageFrame } from '../src/ui/PageFrame.tsx';
import { Section } from '../src/ui/Section.tsx';
import { Sheet } from '../src/ui/layout.ts';
import { themeWith } from '../src/ui/theme.ts';
import { DIALOG_SAMPLES } from './dialogs.tsx';
import { FORMS } from './forms.tsx';
import { LISTS } from './lists.tsx';
import { PARTS } from './parts.tsx';

const SAMPLES = Object.entries({ ...PARTS, ...LISTS, ...FORMS, ...DIALOG_SAMPLES });

/** `/kit`: the parts of all pages and the frames of the panel's tabs, each in all of its states. */
function Kit() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <PageFrame
      heading="Kit"
      subtitle="For developers: what all pages are made of, in all states."
      aside={
        <Button
          variant="outlined"
          sx={{ color: 'brand.onBand', borderColor: 'brand.quietOnBand' }}
          aria-pressed={isDark}
          onClick={() => setMode(isDark ? 'light' : 'dark')}
        >
          Dark
        </Button>
      }
      footer="Small print below a page."
    >
      <Sheet>
        {SAMPLES.map(([heading, shown]) => (
          <Section key={heading} heading={heading}>
            {shown}
          </Section>
        ))}
      </Sheet>
      <Notices />
    </PageFrame>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    {/* An attribute chooses the scheme, so that the page can switch it; until then the system does. */}
    <ThemeProvider theme={themeWith('data')} storageManager={null}>
      <CssBaseline />
      <MessagesProvider value={panelWords}>
        <MemoryRouter initialEntries={['/kit/first']}>
          <Routes>
            <Route path="/kit/*" element={<Kit />} />
          </Routes>
        </MemoryRouter>
      </MessagesProvider>
    </ThemeProvider>
  </StrictMode>,
);
