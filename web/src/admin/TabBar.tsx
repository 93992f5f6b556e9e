import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';
import { PANEL_ID } from './shared/focus.ts';
import { MIN_TOUCH_SIZE } from '../ui/theme.ts';
import { TABS, type TabPath } from './tabs.ts';

/** The tabs as links, like those of a file: the chosen one is one with the sheet below it. */
export function TabBar({ current }: { readonly current: TabPath }) {
  return (
    <Bar
      value={current}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Admin panel"
      // The sheet says which one is chosen; a line under it would say it twice.
      slotProps={{ indicator: { hidden: true } }}
    >
      {TABS.map(({ path, label }) => (
        <FileTab
          key={path}
          value={path}
          label={label}
          component={Link}
          to={`/admin/${path}`}
          id={tabId(path)}
          aria-controls={path === current ? PANEL_ID : undefined}
          disableRipple
        />
      ))}
    </Bar>
  );
}

/** The id of a tab; the panel is named by it. */
export function tabId(path: TabPath): string {
  return `admin-tab-${path}`;
}

const Bar = styled(Tabs)({
  minHeight: MIN_TOUCH_SIZE + 4,
  // The focus ring of the tabs is not cut off.
  '& .MuiTabs-scroller': { scrollbarWidth: 'none', overscrollBehaviorX: 'contain' },
  '& .MuiTabs-list': { gap: '0.25rem', paddingInline: '0.125rem' },
}) as typeof Tabs;

const FileTab = styled(Tab)(({ theme }) => ({
  minHeight: MIN_TOUCH_SIZE + 4,
  minWidth: 0,
  paddingInline: '1.125rem',
  fontSize: '0.9875rem',
  fontWeight: 600,
  textTransform: 'none',
  opacity: 1,
  borderRadius: '12px 12px 0 0',
  color: theme.vars.palette.brand.onBand,
  backgroundColor: 'rgb(255 255 255 / 0.1)',
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.2)' },
  '&.Mui-selected': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    // The ledger's margin rule, laid on its side.
    boxShadow: `inset 0 3px 0 ${theme.vars.palette.brand.maple}`,
  },
  '&.Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.brand.leaf}`,
    outlineOffset: -4,
  },
})) as typeof Tab;
