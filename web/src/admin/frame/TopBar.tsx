import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { organization } from '@pa-ledger/domain/organization';
import { Suspense } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { VisuallyHidden } from '../../ui/text.ts';
import { lazyNotice } from '../lazy-notice.ts';
import { SearchLink } from '../search/SearchLink.tsx';
import { IfMay } from '../shared/rights/IfMay.tsx';
import { setYearSlot } from '../shared/years/year-slot.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { TOP_BAR } from './layout.ts';
import { NewMenu } from './NewMenu.tsx';

const AlertsButton = lazyNotice(() =>
  import('../alerts/AlertsButton.tsx').then((file) => file.AlertsButton),
);

const SearchBox = lazyNotice(() =>
  import('../search/SearchBox.tsx').then((file) => file.SearchBox),
);

/** The bar at the top: the fiscal year where it counts, what can be added, what needs attention, and who is signed in. */
export function TopBar({ hasRail }: { readonly hasRail: boolean }) {
  // A phone doesn't load the box.
  const hasSearchBox = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), {
    noSsr: true,
  });
  return (
    <AppBar position="sticky" color="inherit" elevation={0} sx={BAR}>
      <VisuallyHidden as="h1">{organization.schoolName}</VisuallyHidden>
      <Toolbar
        disableGutters
        sx={{
          gap: '0.5rem',
          paddingInline: { xs: '0.5rem', lg: '1.5rem' },
          minHeight: `${hasRail ? TOP_BAR.desktop : TOP_BAR.phone}px !important`,
        }}
      >
        {!hasRail && (
          <Box
            sx={{
              display: 'flex',
              '& > svg, & > img': { width: 36, height: 36, borderRadius: '8px' },
            }}
          >
            <Logo />
          </Box>
        )}
        <Box ref={setYearSlot} />
        <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'end', md: 'center' } }}>
          {hasSearchBox ? (
            <Suspense>
              <SearchBox />
            </Suspense>
          ) : (
            <SearchLink />
          )}
        </Box>
        <IfMay>{hasRail && <NewMenu />}</IfMay>
        <IfMay right="readContacts">
          <Suspense>
            <AlertsButton />
          </Suspense>
        </IfMay>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

const BAR = {
  displayPrint: 'none',
  backgroundColor: 'background.paper',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
