import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { logOut } from './session.ts';
import { mayLeave } from './shared/leave-guard.ts';

/** The link back to the form and Logout, at the band's right. */
export function HeaderActions() {
  const [leaving, setLeaving] = useState(false);

  const leave = async (): Promise<void> => {
    if (!(await mayLeave())) return;
    setLeaving(true);
    await logOut();
  };

  return (
    <Row>
      <OnBand variant="text" href="/">
        Expense form
      </OnBand>
      <OnBand variant="outlined" disabled={leaving} onClick={() => void leave()}>
        Logout
      </OnBand>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  // Below the heading, the words of the first one stand at its edge.
  [theme.breakpoints.down('sm')]: { marginInlineStart: '-1.125rem' },
}));

const OnBand = styled(Button)(({ theme }) => ({
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
