import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { PANEL_ID } from '../shared/frame/focus.ts';
import { useMay } from '../shared/rights/own-person.ts';
import { frameMessages } from './frame-messages.ts';
import { TAB_GROUPS, type PanelPage } from './pages.ts';

interface TabListProps {
  readonly current: PanelPage;
  /** Whether only the icons are in sight. */
  readonly isNarrow?: boolean;
  /** Called after a tab was chosen. */
  readonly onChoose?: () => void;
}

/** The panel's tabs as a vertical list of links, in groups. */
export function TabList({ current, isNarrow = false, onChoose }: TabListProps) {
  const may = useMay();
  return (
    <Tabs
      orientation="vertical"
      value={current.path}
      aria-label={frameMessages.tabs.label}
      // The row's color shows which tab is current.
      slotProps={{ indicator: { hidden: true } }}
      sx={{ flex: 1 }}
    >
      {TAB_GROUPS.flatMap(({ label, tabs }) => [
        label !== null && (
          <GroupName key={label} isNarrow={isNarrow}>
            {label}
          </GroupName>
        ),
        ...tabs
          .filter(({ right }) => may(right))
          .map((tab) => (
            <Tab
              key={tab.path}
              value={tab.path}
              label={<span>{tab.label}</span>}
              title={isNarrow ? tab.label : undefined}
              icon={<tab.Icon />}
              iconPosition="start"
              component={PanelLink}
              to={`/admin/${tab.path}`}
              onClick={onChoose}
              aria-controls={tab === current ? PANEL_ID : undefined}
              sx={isNarrow ? [TAB, NARROW] : TAB}
            />
          )),
      ])}
    </Tabs>
  );
}

interface GroupNameProps {
  readonly isNarrow: boolean;
  readonly children: string;
}

/** The name of a group: only for the eye, because a list of tabs may hold nothing but tabs. */
function GroupName({ isNarrow, children }: GroupNameProps) {
  return (
    <Typography
      aria-hidden="true"
      sx={{
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: 'text.secondary',
        padding: isNarrow ? 0 : '0.875rem 1rem 0.25rem',
        ...(isNarrow && {
          height: '1px',
          overflow: 'hidden',
          margin: '0.5rem 0.75rem',
          backgroundColor: 'divider',
        }),
      }}
    >
      {!isNarrow && children}
    </Typography>
  );
}

const TAB = {
  justifyContent: 'flex-start',
  minHeight: 44,
  maxWidth: 'none',
  paddingBlock: 0,
  marginInline: '0.5rem',
  borderRadius: '8px',
  fontSize: '0.9375rem',
  fontWeight: 600,
  opacity: 1,
  textAlign: 'start',
  textTransform: 'none',
  color: 'text.primary',
  '& > svg': { color: 'text.secondary' },
  '&:hover': { backgroundColor: 'action.hover' },
  '&.Mui-selected, &.Mui-selected > svg': { color: 'primary.main' },
  '&.Mui-selected': { backgroundColor: 'action.selected' },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
};

/** The name stays for screen readers. */
const NARROW = {
  minWidth: 0,
  paddingInline: '0.75rem',
  justifyContent: 'center',
  '& > svg': { margin: 0, color: 'text.secondary' },
  '& > span:not(.MuiTouchRipple-root)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
};
