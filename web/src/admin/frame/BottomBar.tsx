import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { useMay } from '../shared/rights/own-person.ts';
import { frameMessages } from './frame-messages.ts';
import { AddIcon, ChartIcon, HomeIcon, MoreIcon, ReceiptIcon } from './icons.tsx';
import { NewItems } from './NewMenu.tsx';
import type { PanelPage } from './pages.ts';
import { withKey } from './single-keys.ts';
import { TabList } from './TabList.tsx';

const { tabs } = frameMessages;

/** The bar at the foot of a phone: the most used tabs, what can be added, and behind "More" all tabs. */
export function BottomBar({ current }: { readonly current: PanelPage }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const menuId = useId();
  const may = useMay();
  const closeMore = (): void => setMoreOpen(false);
  return (
    <Paper component="nav" square elevation={0} aria-label={frameMessages.panel} sx={BAR}>
      <BottomNavigation showLabels value={current.path} sx={ACTIONS}>
        <BottomNavigationAction
          value="home"
          label={tabs.home}
          icon={<HomeIcon />}
          component={PanelLink}
          to="/admin/home"
        />
        <BottomNavigationAction
          value="expenses"
          label={tabs.expenses}
          icon={<ReceiptIcon />}
          component={PanelLink}
          to="/admin/expenses"
        />
        {/* The bar passes its own properties on to its children, so nothing may be around one. */}
        {may('keepBooks') && (
          <BottomNavigationAction
            value="new"
            {...withKey('n')}
            label={frameMessages.new}
            icon={<AddIcon />}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor === null ? undefined : menuId}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          />
        )}
        <BottomNavigationAction
          value="reports"
          label={tabs.reports}
          icon={<ChartIcon />}
          component={PanelLink}
          to="/admin/reports"
        />
        <BottomNavigationAction
          value="more"
          label={frameMessages.more}
          icon={<MoreIcon />}
          aria-haspopup="dialog"
          aria-expanded={isMoreOpen}
          onClick={() => setMoreOpen(true)}
        />
      </BottomNavigation>
      <NewItems id={menuId} anchor={anchor} onClose={() => setAnchor(null)} />
      <Drawer
        anchor="bottom"
        open={isMoreOpen}
        onClose={closeMore}
        slotProps={{ paper: { role: 'dialog', 'aria-label': frameMessages.allPages, sx: SHEET } }}
      >
        <Box sx={{ paddingBlock: '0.5rem' }}>
          <Typography sx={{ padding: '0.25rem 1rem', fontWeight: 700 }}>
            {frameMessages.allPages}
          </Typography>
          <TabList current={current} onChoose={closeMore} />
        </Box>
      </Drawer>
    </Paper>
  );
}

const BAR = {
  displayPrint: 'none',
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};

/** Five fit beside each other on the narrowest phone, and the current one is no larger. */
const ACTIONS = {
  backgroundColor: 'transparent',
  '& > .MuiBottomNavigationAction-root': { minWidth: 0, paddingInline: '0.25rem' },
  '& .MuiBottomNavigationAction-label.Mui-selected': { fontSize: '0.75rem', fontWeight: 600 },
};

const SHEET = { maxHeight: '85dvh', borderRadius: '16px 16px 0 0' };
