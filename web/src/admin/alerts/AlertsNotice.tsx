import Button from '@mui/material/Button';
import { needsPerson } from '@pa-ledger/domain/alerts/alert';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useId, useState } from 'react';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { useStore } from '../../app/store.ts';
import { LineIcon } from '../../ui/icons.tsx';
import { Entries } from '../../ui/columns.ts';
import { HStack } from '../../ui/layout.ts';
import { NoticePanel } from '../../ui/Notice.tsx';
import { CardTitle, SecondaryText } from '../../ui/text.ts';
import { alertMessages, headingOf, wordsOf } from './alert-messages.ts';
import { alerts, type ShownAlert } from './alerts.ts';

/** Above the tabs: how many things need a person, and the list of them; nothing when there is none. */
export function AlertsNotice() {
  const state = useStore(alerts);
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const listId = useId();
  // The tabs say when nothing can be loaded; this is not what a person came for.
  if (state.status !== 'ready' || state.value.rows.length === 0) return null;
  const { rows, more } = state.value;
  const tone = rows.some(needsPerson) ? 'warning' : 'info';
  return (
    <NoticePanel
      as="section"
      aria-labelledby={headingId}
      tone={tone}
      sx={{
        display: 'block',
        marginTop: { xs: '0.375rem', sm: '1rem' },
        padding: { xs: '0 0.25rem 0 0.75rem', sm: '0.5rem 1rem' },
        '& svg': { color: `${tone}.main` },
      }}
    >
      <HStack sx={{ flexWrap: 'nowrap', gap: '0.7rem' }}>
        <LineIcon name={tone} />
        <CardTitle
          as="h2"
          id={headingId}
          sx={{ flex: 1, fontSize: { xs: '0.9375rem', sm: '1rem' } }}
        >
          {headingOf(rows, more)}
        </CardTitle>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? alertMessages.hide : alertMessages.show}
        </Button>
      </HStack>
      {open && <AlertList id={listId} alerts={rows} more={more} />}
    </NoticePanel>
  );
}

interface AlertListProps {
  readonly id: string;
  readonly alerts: readonly ShownAlert[];
  /** Whether there are others that are not shown. */
  readonly more: boolean;
}

/** Each alert with what to do, since when, and the link to its expense. */
function AlertList({ id, alerts, more }: AlertListProps) {
  return (
    <>
      <Entries id={id} sx={ITEMS}>
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
                    <PanelLink to={`/admin/expenses/${encodeURIComponent(alert.expenseId)}`}>
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
