import { styled, type Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PanelLink } from './shared/frame/ActionLink.tsx';
import { PANEL_ID } from './shared/frame/focus.ts';
import { MIN_TOUCH_SIZE } from '../ui/theme.ts';
import { TABS } from './tabs.ts';
import { adminMessages } from './admin-messages.ts';

/** The tabs as links, like those of a folder: the current one joins the sheet below it. */
export function TabBar({ current }: { readonly current: string }) {
  return (
    <ThemeProvider theme={withoutMotion}>
      <Bar
        value={TABS.some(({ path }) => path === current) && current}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={adminMessages.tabs.label}
        // The sheet already shows which tab is current; a line under it would repeat it.
        slotProps={{ indicator: { hidden: true } }}
      >
        {TABS.map(({ path, label }) => (
          <FileTab
            key={path}
            value={path}
            label={label}
            component={PanelLink}
            to={`/admin/${path}`}
            aria-controls={path === current ? PANEL_ID : undefined}
            disableRipple
          />
        ))}
      </Bar>
    </ThemeProvider>
  );
}

/** On a phone the bar would glide to the current tab, also under a finger that presses another one. */
function withoutMotion(theme: Theme): Theme {
  return { ...theme, motion: { reducedMotion: 'always' } };
}

const Bar = styled(Tabs)(({ theme }) => ({
  minHeight: MIN_TOUCH_SIZE + 4,
  // Leaves room for the focus ring of the tabs.
  '& .MuiTabs-scroller': { scrollbarWidth: 'none', overscrollBehaviorX: 'contain' },
  // An arrow shows that there are tabs in its direction. Both keep their place beside the tabs: when the room for the tabs
  // changes, MUI scrolls back to the current one, also under a finger.
  '& .MuiTabScrollButton-root': {
    order: 1,
    width: '2rem',
    color: theme.vars.palette.brand.onBand,
    '&.Mui-disabled': { visibility: 'hidden' },
  },
  '& .MuiTabs-list': { gap: '0.25rem', paddingInline: '0.125rem' },
})) as typeof Tabs;

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
    // The margin line of a ledger, turned horizontal.
    boxShadow: `inset 0 3px 0 ${theme.vars.palette.brand.maple}`,
  },
  '&.Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.brand.leaf}`,
    outlineOffset: -4,
  },
})) as typeof Tab;
