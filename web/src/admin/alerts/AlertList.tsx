import { styled } from '@mui/material/styles';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Link } from 'react-router-dom';
import { SecondaryText } from '../../ui/text.ts';
import { wordsOf } from './alert-messages.ts';
import type { ShownAlert } from './alerts.ts';

interface AlertListProps {
  readonly id: string;
  readonly alerts: readonly ShownAlert[];
  /** Whether there are others that are not shown. */
  readonly more: boolean;
}

/** Each alert with what to do, since when, and the link to its expense. */
export function AlertList({ id, alerts, more }: AlertListProps) {
  return (
    <>
      <AlertItems id={id}>
        {alerts.map((alert) => {
          const { what, todo } = wordsOf(alert);
          return (
            <li key={alert.id}>
              <b>{what}</b>
              <p>{todo}</p>
              <SecondaryText>
                Since {formatInstant(alert.since, organization.timeZone)}
                {alert.expenseId !== null && (
                  <>
                    {' · '}
                    <Link to={`/admin/expenses/${encodeURIComponent(alert.expenseId)}`}>
                      Expense {referenceOf(alert.expenseId)}
                    </Link>
                  </>
                )}
              </SecondaryText>
            </li>
          );
        })}
      </AlertItems>
      <SecondaryText sx={{ margin: '0.25rem 0 0.35rem' }}>
        {more && 'The most urgent and the oldest are shown. '}What is done disappears from here
        within five minutes.
      </SecondaryText>
    </>
  );
}

const AlertItems = styled('ul')(({ theme }) => ({
  marginTop: '0.25rem',
  '& li': { padding: '0.6rem 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': { whiteSpace: 'nowrap' },
}));
