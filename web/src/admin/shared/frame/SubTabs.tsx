import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type { Right } from '@pa-ledger/domain/people/rights';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';
import { keepYearIn } from '../years/keep-year.ts';
import { PanelLink } from './ActionLink.tsx';
import { useMay } from '../rights/own-person.ts';

/** A sub-tab. */
export interface SubTab {
  /** The last part of its address; empty for a first one that is at the address of the tab itself. */
  readonly path: string;
  readonly label: string;
  /** Without which there's nothing on it; everyone of the panel has something without one. */
  readonly right?: Right;
}

/** In their order; there is a first one. */
export type SubTabList<Tab = SubTab> = readonly [Tab, ...Tab[]];

/**
 * Returns the path of the sub-tab that an address is in, such as `/admin/financial/funds`: the first one's for the tab
 * itself and for what does not exist.
 */
export function subTabAt(tabs: SubTabList<Pick<SubTab, 'path'>>, pathname: string): string {
  const [, , , path] = pathname.split('/');
  return (tabs.find((tab) => tab.path === path) ?? tabs[0]).path;
}

interface SubTabsProps<Tab extends SubTab> {
  /** The name of the row of sub-tabs for screen readers. */
  readonly label: string;
  /** The address above the sub-tabs' paths, such as `/admin/financial`. */
  readonly base: string;
  readonly tabs: SubTabList<Tab>;
  /** What a sub-tab shows. */
  readonly children: (tab: Tab) => ReactNode;
}

/** The sub-tabs of a tab as links, and under them a panel with the route of the current one. */
export function SubTabs<Tab extends SubTab>(props: SubTabsProps<Tab>) {
  const { label, base, children } = props;
  const may = useMay();
  const [first, ...others] = props.tabs;
  // The first one is for everyone.
  const tabs = [first, ...others.filter(({ right = 'readBooks' }) => may(right))] as const;
  const { pathname, search } = useLocation();
  const current = subTabAt(tabs, pathname);
  const prefix = base.replaceAll('/', '-').slice(1);
  const panelId = `${prefix}-panel`;
  const addressOf = (path: string): string => `${base}${path === '' ? '' : `/${path}`}`;
  return (
    <>
      <Bar value={current} variant="scrollable" scrollButtons={false} aria-label={label}>
        {tabs.map((tab) => (
          <TabLink
            key={tab.path}
            value={tab.path}
            label={tab.label}
            component={PanelLink}
            to={addressOf(tab.path)}
            id={`${prefix}-${tab.path}`}
            aria-controls={tab.path === current ? panelId : undefined}
            disableRipple
          />
        ))}
      </Bar>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${prefix}-${current}`}
        style={{ marginTop: '1rem' }}
      >
        <Routes>
          {tabs.map((tab) => (
            <Route
              key={tab.path}
              // A record's page is below its list's address.
              path={tab.path === '' ? '' : `${tab.path}/*`}
              element={children(tab)}
            />
          ))}
          <Route
            path="*"
            element={<Navigate to={keepYearIn(search, addressOf(tabs[0].path))} replace />}
          />
        </Routes>
      </div>
    </>
  );
}

const Bar = styled(Tabs)(({ theme }) => ({
  minHeight: MIN_TOUCH_SIZE,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTabs-scroller': { scrollbarWidth: 'none', overscrollBehaviorX: 'contain' },
  '& .MuiTabs-indicator': { height: 3, borderRadius: '3px 3px 0 0' },
})) as typeof Tabs;

const TabLink = styled(Tab)(({ theme }) => ({
  minHeight: MIN_TOUCH_SIZE,
  minWidth: 0,
  paddingInline: '1rem',
  fontSize: '1rem',
  fontWeight: 600,
  textTransform: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&.Mui-selected': { color: theme.vars.palette.primary.main },
  '&.Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -4,
    borderRadius: 8,
  },
})) as typeof Tab;
