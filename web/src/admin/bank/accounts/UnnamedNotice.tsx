import Button from '@mui/material/Button';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { addDays, formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { storedAs } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectInput } from '../../shared/forms/inputs.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { useStore } from '../../../app/store.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { useBooks } from '../../shared/years/books.ts';
import { accountsMessages } from './accounts-messages.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';
import { manageAccount } from './account-writes.ts';
import { useUnnamed } from './useUnnamed.ts';
import { IfMay } from '../../shared/rights/IfMay.tsx';

const messages = accountsMessages;

interface UnnamedNoticeProps {
  readonly rows: readonly RecordRow<'accounts'>[];
  /** The first opening day of all accounts. */
  readonly openedOn: CalendarDate;
}

/** Says how many entries of open years name no account, and offers to put them all in one. */
export function UnnamedNotice({ rows, openedOn }: UnnamedNoticeProps) {
  const { closedThrough } = useBooks();
  const open = closedThrough === null ? openedOn : addDays(closedThrough, 1);
  const from = open > openedOn ? open : openedOn;
  const [done, setDone] = useState(0);
  const totals = useStore(accountTotals);
  const ids = rows.map(({ id }) => id);
  const count = useUnnamed(
    from,
    ids,
    `${done} ${totals.status === 'ready' ? totals.value.length : ''}`,
  );
  const inUse = rows.filter(isInUse);
  const [chosen, setChosen] = useState('');
  const account =
    inUse.find(({ id }) => id === chosen) ?? (inUse.length === 1 ? inUse[0] : undefined);
  const [busy, setBusy] = useState<number | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  if ((count === null || count <= 0) && busy === null) return null;

  const put = async ({ id, name }: RecordRow<'accounts'>): Promise<void> => {
    setFailed(null);
    let from_: string | null = null;
    let sum = 0;
    do {
      setBusy(sum);
      const result = await manageAccount({ act: 'assign', id, from: from_ });
      if (!result.ok) {
        setFailed(result);
        break;
      }
      const { assigned, next } = storedAs<{ assigned: number; next: string | null }>(result.answer);
      sum += assigned;
      from_ = next;
    } while (from_ !== null);
    setBusy(null);
    setDone((times) => times + 1);
    if (sum > 0) notify(messages.wasPut(sum, name));
  };
  return (
    <Notice
      tone={failed === null ? 'info' : 'error'}
      title={messages.unnamed(count ?? 0, formatDate(from))}
      sx={{ marginBottom: '1.25rem' }}
      action={
        <IfMay>
          <Button
            variant="outlined"
            disabled={busy !== null || account === undefined}
            onClick={() => account !== undefined && void put(account)}
          >
            {messages.put}
          </Button>
        </IfMay>
      }
    >
      <IfMay>
        <SelectInput
          name="account"
          label={messages.putAll}
          value={account?.id ?? ''}
          onChange={setChosen}
          prompt={sharedMessages.references.accounts.select}
          options={inUse.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </IfMay>
      {busy !== null && <p role="status">{messages.putting(busy)}</p>}
      {failed?.message}
    </Notice>
  );
}
