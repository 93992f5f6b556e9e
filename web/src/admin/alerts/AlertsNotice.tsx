import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { needsPerson } from '@pa-ledger/domain/alerts/alert';
import { useId, useState } from 'react';
import { LineIcon } from '../../ui/icons.tsx';
import { useStore } from '../../app/store.ts';
import { HStack } from '../../ui/layout.ts';
import { AlertList } from './AlertList.tsx';
import { headingOf } from './alert-messages.ts';
import { alerts } from './alerts.ts';

/** Above the tabs: how many things need a person, and the list of them; nothing when there is none. */
export function AlertsNotice() {
  const state = useStore(alerts);
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const listId = useId();
  // The tabs say when nothing can be loaded; this is not what a person came for.
  if (state.status !== 'ready' || state.value.rows.length === 0) return null;
  const { rows, more } = state.value;
  const isUrgent = rows.some(needsPerson);
  return (
    <Panel aria-labelledby={headingId} data-tone={isUrgent ? 'warning' : 'info'}>
      <HStack sx={{ flexWrap: 'nowrap', gap: '0.7rem' }}>
        <LineIcon name={isUrgent ? 'warning' : 'info'} />
        <Heading id={headingId}>{headingOf(rows, more)}</Heading>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide' : 'Show'}
        </Button>
      </HStack>
      {open && <AlertList id={listId} alerts={rows} more={more} />}
    </Panel>
  );
}

const Panel = styled('section')(({ theme }) => ({
  marginTop: '1rem',
  padding: '0.5rem 1rem',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.warning.main}`,
  borderInlineStartWidth: 5,
  backgroundColor: theme.vars.palette.brand.warningGround,
  color: theme.vars.palette.text.primary,
  '& svg': { color: theme.vars.palette.warning.main },
  '&[data-tone="info"]': {
    borderColor: theme.vars.palette.info.main,
    backgroundColor: theme.vars.palette.brand.infoGround,
    '& svg': { color: theme.vars.palette.info.main },
  },
}));

const Heading = styled('h2')({ flex: 1, minWidth: 0, fontSize: '1rem' });
