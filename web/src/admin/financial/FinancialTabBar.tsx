import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';
import { TOUCH } from '../../ui/theme.ts';
import { FINANCIAL_TABS, type FinancialPath } from './financial-tabs.ts';

/** The panel under the sub-tabs. */
export const FINANCIAL_PANEL_ID = 'financial-panel';

/** The sub-tabs of Financial Data, as links. */
export function FinancialTabBar({ current }: { readonly current: FinancialPath }) {
  return (
    <Bar value={current} variant="scrollable" scrollButtons={false} aria-label="Financial Data">
      {FINANCIAL_TABS.map(({ path, label }) => (
        <SubTab
          key={path}
          value={path}
          label={label}
          component={Link}
          to={`/admin/financial/${path}`}
          id={financialTabId(path)}
          aria-controls={path === current ? FINANCIAL_PANEL_ID : undefined}
          disableRipple
        />
      ))}
    </Bar>
  );
}

/** The id of a sub-tab; its panel is named by it. */
export function financialTabId(path: FinancialPath): string {
  return `financial-tab-${path}`;
}

const Bar = styled(Tabs)(({ theme }) => ({
  minHeight: TOUCH,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTabs-scroller': { scrollbarWidth: 'none', overscrollBehaviorX: 'contain' },
  '& .MuiTabs-indicator': { height: 3, borderRadius: '3px 3px 0 0' },
})) as typeof Tabs;

const SubTab = styled(Tab)(({ theme }) => ({
  minHeight: TOUCH,
  minWidth: 0,
  paddingInline: '1rem',
  fontSize: '1rem',
  fontWeight: 600,
  textTransform: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&.Mui-selected': { color: theme.vars.palette.primary.main },
  // On a phone all three are seen at once, on two lines each.
  [theme.breakpoints.down('sm')]: {
    flex: '1 1 0',
    minWidth: 'min-content',
    paddingInline: '0.375rem',
    fontSize: '0.9375rem',
    lineHeight: 1.25,
  },
  '&.Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -4,
    borderRadius: 8,
  },
})) as typeof Tab;
