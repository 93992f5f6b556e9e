import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { nineLines } from '@pa-ledger/domain/bank/reconciliation';
import { itemText } from '@pa-ledger/domain/bank/statement';
import { cents, formatCents, parseDollars } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { FieldGrid, HStack } from '../../../ui/layout.ts';
import { DateField } from '../../shared/forms/fields.tsx';
import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { mayLeave, useUnsaved } from '../../shared/saving/leave-guard.ts';
import { NotSaved } from '../../shared/saving/SaveFailure.tsx';
import { TickList } from './TickList.tsx';
import { callReconcile, loadList, type BankList } from './reconcile-calls.ts';
import { reconcileMessages as messages } from './reconcile-messages.ts';

interface StatementFormProps {
  readonly accountId: string;
  readonly account: string;
}

/** A statement of an account: its day and balance, what it clears, and the difference that must fall to 0.00. */
export function StatementForm({ accountId, account }: StatementFormProps) {
  const [day, setDay] = useState('');
  const [balance, setBalance] = useState('');
  const [list, setList] = useState<BankList | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [token, setToken] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  useUnsaved(ticked.size > 0);

  const begin = async (): Promise<void> => {
    if (!isCalendarDate(day)) return;
    setBusy(true);
    setFailed(null);
    const result = await loadList(accountId, day);
    setBusy(false);
    if (!result.ok) {
      setFailed(result);
      return;
    }
    setList(result.list);
    // What was ticked and is still there stays ticked.
    const keys = new Set(result.list.items.map(({ key }) => key));
    setTicked((now) => new Set([...now].filter((key) => keys.has(key))));
  };

  const tick = (keys: readonly string[], isTicked: boolean): void =>
    setTicked((now) => {
      const next = new Set(now);
      for (const key of keys) {
        if (isTicked) next.add(key);
        else next.delete(key);
      }
      return next;
    });

  const amount = parseDollars(balance);
  const difference =
    list === null
      ? cents(0)
      : nineLines(list.before, amount ?? cents(0), list.items, ticked).difference;
  const maySave = list !== null && amount !== null && difference === 0 && !busy;

  const save = async (): Promise<void> => {
    if (list === null || !isCalendarDate(day)) return;
    setBusy(true);
    setFailed(null);
    const ticks = list.items
      .filter(({ key }) => ticked.has(key))
      .map((item) => ({ key: item.key, day: item.day, amount: item.amount, text: itemText(item) }));
    const act = { act: 'save', accountId, day, balance: amount, after: list.after, token, ticks };
    const result = await callReconcile(act);
    setBusy(false);
    if (!result.ok) {
      setFailed(result);
      return;
    }
    notify(messages.saved(account, formatDate(day)));
    setTicked(new Set());
    setList(null);
    setDay('');
    setBalance('');
    setToken(crypto.randomUUID());
  };

  const changeDay = async (next: string): Promise<void> => {
    if (list !== null && !(await mayLeave())) return;
    setDay(next);
    setList(null);
    setTicked(new Set());
  };

  return (
    <OffPaper>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <FieldGrid>
          <DateField
            name="statement-day"
            label={messages.day}
            half
            required
            value={day}
            error={null}
            onChange={(next) => void changeDay(next)}
          />
          <MoneyField
            name="statement-balance"
            label={messages.balance}
            half
            required
            value={balance}
            error={null}
            onChange={setBalance}
          />
        </FieldGrid>
        <Button
          type="submit"
          variant="outlined"
          disabled={busy || !isCalendarDate(day)}
          sx={{ marginTop: '1.125rem' }}
        >
          {busy && list === null ? messages.loading : messages.begin}
        </Button>
      </form>
      <NotSaved failed={failed} conflict={null} sx={{ marginTop: '1rem' }} />
      {list !== null && isCalendarDate(day) && (
        <>
          <TickList day={day} items={list.items} ticked={ticked} onTick={tick} />
          <Bar>
            <HStack role="status" sx={{ gap: '0.25rem 1rem' }}>
              <b>{messages.difference(formatCents(difference))}</b>
              <span>{messages.ticked(ticked.size, list.items.length)}</span>
            </HStack>
            <Button variant="contained" disabled={!maySave} onClick={() => void save()}>
              {busy ? messages.saving : messages.save}
            </Button>
          </Bar>
        </>
      )}
    </OffPaper>
  );
}

/** Stays in sight while the list scrolls. */
const Bar = styled(HStack)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  justifyContent: 'space-between',
  gap: '0.75rem',
  padding: '0.75rem 0',
  borderTop: `2px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
