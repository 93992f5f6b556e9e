import Button from '@mui/material/Button';
import type { ItemOfAccount } from '@pa-ledger/domain/bank/items';
import { cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { formatMonth, monthOf } from '@pa-ledger/domain/time/months';
import { useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { NO_VALUE, NoWrap } from '../../../ui/text.ts';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { registerMessages } from '../register/register-messages.ts';
import { LOOKED_AT, type StaleChecks } from './stale-store.ts';

const messages = registerMessages.stale;

/** Says which checks of an account have been outstanding for over 180 days; nothing without any. */
export function StaleNotice({ checks, isKnown, isCut }: StaleChecks) {
  const [isOpen, setOpen] = useState(false);
  if (checks.length === 0) return null;
  const sum = cents(0 - sumCents(checks.map(({ amount }) => amount)));
  return (
    <OffPaper sx={{ marginBottom: '1.25rem' }}>
      <Notice
        tone={isKnown ? 'warning' : 'info'}
        sx={{ marginBottom: isOpen ? '1rem' : 0 }}
        title={messages.title(checks.length, formatCents(sum))}
        action={
          <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? messages.hide : messages.show}
          </Button>
        }
      >
        {!isKnown && <p>{messages.unknown}</p>}
        <p>{messages.hint}</p>
        {isCut && <p>{messages.cut(LOOKED_AT)}</p>}
      </Notice>
      {isOpen && (
        <DataTable
          name={messages.heading}
          columns={COLUMNS}
          rows={{ status: 'ready', value: checks }}
          keyOf={({ key }) => key}
          actions={({ accountId, day }) => (
            <ActionLink
              to={`/admin/bank/register?account=${accountId}&month=${monthOf(day)}`}
              aria-label={messages.inMonth(formatMonth(monthOf(day)))}
            >
              {formatMonth(monthOf(day))}
            </ActionLink>
          )}
          empty={null}
        />
      )}
    </OffPaper>
  );
}

const COLUMNS: readonly Column<ItemOfAccount>[] = [
  {
    id: 'date',
    label: registerMessages.date,
    cell: ({ day }) => <NoWrap>{formatDate(day)}</NoWrap>,
    onCard: 'note',
  },
  {
    id: 'checkNumber',
    label: registerMessages.check,
    cell: ({ checkNumber }) => checkNumber,
  },
  {
    id: 'words',
    label: registerMessages.about,
    cell: ({ words }) => words || NO_VALUE,
    onCard: 'title',
  },
  {
    id: 'amount',
    label: registerMessages.amount,
    cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    numeric: true,
    onCard: 'figure',
  },
];
