import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { needsPerson } from '@pa-ledger/domain/alerts/alert';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useId, useState } from 'react';
import { BellIcon } from '../frame/icons.tsx';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { useStore } from '../../app/store.ts';
import { Entries } from '../../ui/columns.ts';
import { CardTitle, SecondaryText } from '../../ui/text.ts';
import { alertMessages, headingOf, wordsOf } from './alert-messages.ts';
import { alerts, type ShownAlert } from './alerts.ts';

/** The bell in the top bar: how many things need a person, and behind it the list of them; nothing when there is none. */
export function AlertsButton() {
  const state = useStore(alerts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const headingId = useId();
  // The pages say when nothing can be loaded; this is not what a person came for.
  if (state.status !== 'ready' || state.value.rows.length === 0) return null;
  const { rows, more } = state.value;
  const heading = headingOf(rows, more);
  return (
    <>
      <IconButton
        aria-label={heading}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge variant="dot" color={rows.some(needsPerson) ? 'error' : 'info'}>
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': headingId, sx: PANEL } }}
      >
        <CardTitle as="h2" id={headingId}>
          {heading}
        </CardTitle>
        <AlertList alerts={rows} more={more} onLeave={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

const PANEL = { width: '30rem', maxWidth: 'calc(100vw - 1.5rem)', padding: '1rem 1.25rem' };

interface AlertListProps {
  readonly alerts: readonly ShownAlert[];
  /** Whether there are others that are not shown. */
  readonly more: boolean;
  /** Called when a link leads elsewhere. */
  readonly onLeave: () => void;
}

/** Each alert with what to do, since when, and the link to its expense. */
function AlertList({ alerts, more, onLeave }: AlertListProps) {
  return (
    <>
      <Entries sx={ITEMS}>
        {alerts.map((alert) => {
          const { what, todo } = wordsOf(alert);
          return (
            <li key={alert.id}>
              <b>{what}</b>
              <p>{todo}</p>
              <SecondaryText>
                {alertMessages.since(formatInstant(alert.since, organization.timeZone))}
                {alert.expenseId !== null && (
                  <>
                    {' · '}
                    <PanelLink
                      to={`/admin/expenses/${encodeURIComponent(alert.expenseId)}`}
                      onClick={onLeave}
                    >
                      {alertMessages.expense(referenceOf(alert.expenseId))}
                    </PanelLink>
                  </>
                )}
              </SecondaryText>
            </li>
          );
        })}
      </Entries>
      <SecondaryText sx={{ margin: '0.25rem 0 0.35rem' }}>
        {more && alertMessages.someShown}
        {alertMessages.disappears}
      </SecondaryText>
    </>
  );
}

const ITEMS = {
  marginTop: '0.25rem',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& > li': { paddingBlock: '0.6rem' },
  '& a': { whiteSpace: 'nowrap' },
};
