import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { HStack } from '../ui/layout.ts';
import { adminMessages } from './admin-messages.ts';
import { logOut } from './session.ts';
import { PanelLink } from './shared/frame/ActionLink.tsx';
import { mayLeave } from './shared/saving/leave-guard.ts';
import { setYearSlot } from './shared/years/year-slot.ts';
import { JOURNAL } from './tabs.ts';

/** The place of the year switch, the links to the Journal and back to the form, and Logout, at the right of the header. */
export function HeaderActions() {
  const [leaving, setLeaving] = useState(false);

  const leave = async (): Promise<void> => {
    if (!(await mayLeave())) return;
    setLeaving(true);
    await logOut();
  };

  return (
    <Row>
      <YearSlot ref={setYearSlot} />
      <HeaderButton
        variant="text"
        component={PanelLink}
        to={`/admin/${JOURNAL.path}`}
        // On a phone it is at the foot.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {JOURNAL.label}
      </HeaderButton>
      <HeaderButton variant="text" href="/">
        {adminMessages.expenseForm}
      </HeaderButton>
      <HeaderButton variant="outlined" disabled={leaving} onClick={() => void leave()}>
        {adminMessages.logout}
      </HeaderButton>
    </Row>
  );
}

/** The link to the Journal at the foot, on a phone, whose header has no room for it. */
export function JournalAtFoot() {
  return (
    <Button component={PanelLink} to={`/admin/${JOURNAL.path}`} sx={ONLY_ON_PHONES}>
      {JOURNAL.label}
    </Button>
  );
}

const ONLY_ON_PHONES = { display: { sm: 'none' }, displayPrint: 'none' };

/** As wide as the switch also where there is none, so that the tabs stay where they are. */
const YearSlot = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'grid', justifyContent: 'end', minWidth: '12.75rem' },
}));

const Row = styled(HStack)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    gap: 0,
    '& .MuiButton-root': { paddingInline: '0.625rem', fontSize: '0.875rem', whiteSpace: 'nowrap' },
  },
}));

const HeaderButton = styled(Button)(({ theme }) => ({
  color: theme.vars.palette.brand.onBand,
  borderColor: theme.vars.palette.brand.quietOnBand,
  '&:hover': {
    borderColor: theme.vars.palette.brand.onBand,
    backgroundColor: 'rgb(255 255 255 / 0.12)',
  },
  '&.MuiButton-text': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&.Mui-focusVisible': { outlineColor: theme.vars.palette.brand.leaf },
  '&.Mui-disabled': { color: theme.vars.palette.brand.quietOnBand },
})) as typeof Button;
