import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { organization } from '@pa-ledger/domain/organization';
import { useState } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { SERIF } from '../../ui/theme.ts';
import { frameMessages } from './frame-messages.ts';
import { CollapseIcon, ExpandIcon } from './icons.tsx';
import type { PanelPage } from './pages.ts';
import { TabList } from './TabList.tsx';

/** Where this browser keeps whether only the icons are shown. */
const KEPT = 'pa-ledger:rail';

/** The school's name and the tabs, at the side of a wide screen; a press leaves only the icons. */
export function Rail({ current }: { readonly current: PanelPage }) {
  const [isNarrow, setNarrow] = useState(() => localStorage.getItem(KEPT) === 'narrow');
  const toggle = (): void => {
    setNarrow(!isNarrow);
    localStorage.setItem(KEPT, isNarrow ? 'wide' : 'narrow');
  };
  return (
    <Box
      component="nav"
      aria-label={frameMessages.tabs.label}
      sx={{ ...RAIL, width: isNarrow ? 64 : 232 }}
    >
      <Box sx={NAME}>
        <Logo />
        {!isNarrow && (
          <div>
            <Typography sx={SCHOOL}>{organization.schoolName}</Typography>
            <Typography variant="body2">{organization.associationName}</Typography>
          </div>
        )}
      </Box>
      <TabList current={current} isNarrow={isNarrow} />
      <IconButton
        onClick={toggle}
        aria-label={isNarrow ? frameMessages.expand : frameMessages.collapse}
        sx={{ margin: '0.5rem', alignSelf: isNarrow ? 'center' : 'flex-end' }}
      >
        {isNarrow ? <ExpandIcon /> : <CollapseIcon />}
      </IconButton>
    </Box>
  );
}

const RAIL = {
  flex: 'none',
  display: 'flex',
  displayPrint: 'none',
  flexDirection: 'column',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  backgroundColor: 'background.default',
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
};

const NAME = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: 56,
  padding: '0.5rem 0.75rem',
  '& > svg, & > img': { width: 40, height: 40, borderRadius: '10px' },
};

const SCHOOL = { fontFamily: SERIF, fontWeight: 700, lineHeight: 1.2, fontSize: '1rem' };
