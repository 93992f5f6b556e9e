import { proposedDay, type BankStatement } from '@pa-ledger/domain/bank/bank-line';
import { differenceOf } from '@pa-ledger/domain/bank/reconciliation';
import { itemText } from '@pa-ledger/domain/bank/statement';
import { cents, inputText, parseDollars } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useCallback, useRef, useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { notify } from '../../shared/frame/notices.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { mayLeave, useUnsaved } from '../../shared/saving/leave-guard.ts';
import { manageAccount } from '../accounts/account-writes.ts';
import { callReconcile, loadList, type BankList } from './reconcile-calls.ts';
import { reconcileMessages as messages } from './reconcile-messages.ts';

/** What a person has typed and ticked of a statement, and what can be done with it. */
export function useStatement({ id: accountId, name }: RecordRow<'accounts'>) {
  const [day, setDay] = useState('');
  const [balance, setBalance] = useState('');
  const [list, setList] = useState<BankList | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [token, setToken] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  /** The day whose list was asked for last: an answer about another one comes too late. */
  const asked = useRef('');
  /** What a person has typed; a file says the rest. */
  const byHand = useRef(new Set<'day' | 'balance'>());
  /** The account in the file that was used, by the end of its number. */
  const [fileAccount, setFileAccount] = useState('');
  useUnsaved(ticked.size > 0);

  const load = async (through: CalendarDate): Promise<void> => {
    asked.current = through;
    setBusy(true);
    setFailed(null);
    const result = await loadList(accountId, through);
    if (asked.current !== through) return;
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

  // The same function always, so that a tick draws one row of the list.
  const tick = useCallback((keys: readonly string[], isTicked: boolean): void => {
    if (keys.length === 0) return;
    setTicked((now) => {
      const next = new Set(now);
      for (const key of keys) {
        if (isTicked) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  }, []);

  /** Takes what a file says where nothing was typed. */
  const propose = (file: BankStatement): void => {
    const { accountEnd, balance: ending } = file;
    setFileAccount(accountEnd);
    const typed = byHand.current;
    // Never the balance of another file that was there before.
    if (!typed.has('balance')) setBalance(ending === null ? '' : inputText(ending.amount));
    const through = typed.has('day') ? day : proposedDay(file);
    if (!isCalendarDate(through)) return;
    setDay(through);
    if (list?.through !== through) void load(through);
  };

  const clear = (): void => {
    asked.current = '';
    setBusy(false);
    setList(null);
    setTicked(new Set());
  };

  const changeDay = async (next: string): Promise<void> => {
    if (ticked.size > 0 && !(await mayLeave())) return;
    setDay(next);
    remember('day', next);
    clear();
  };

  const changeBalance = (next: string): void => {
    setBalance(next);
    remember('balance', next);
  };

  const remember = (field: 'day' | 'balance', text: string): void => {
    if (text === '') byHand.current.delete(field);
    else byHand.current.add(field);
  };

  const amount = parseDollars(balance);
  const difference =
    list === null ? cents(0) : differenceOf(list.before, amount ?? cents(0), list.items, ticked);

  /** @returns whether it was saved. */
  const save = async (): Promise<boolean> => {
    if (list === null) return false;
    setBusy(true);
    setFailed(null);
    const { through, after, items } = list;
    const ticks = items
      .filter(({ key }) => ticked.has(key))
      .map((item) => ({ key: item.key, day: item.day, amount: item.amount, text: itemText(item) }));
    const act = { act: 'save', accountId, day: through, balance: amount, after, token, ticks };
    const result = await callReconcile(act);
    setBusy(false);
    if (!result.ok) {
      setFailed(result);
      return false;
    }
    notify(messages.saved(name, formatDate(through)));
    // It is the right one, as the difference was 0.00. If this fails, the next file does it.
    if (fileAccount !== '')
      void manageAccount({ act: 'file', id: accountId, file: { fileAccount } });
    clear();
    setDay('');
    setBalance('');
    byHand.current.clear();
    setFileAccount('');
    setToken(crypto.randomUUID());
    return true;
  };

  return {
    day,
    balance,
    list,
    ticked,
    busy,
    failed,
    difference,
    load,
    tick,
    propose,
    changeDay,
    changeBalance,
    setFailed,
    save,
    maySave: list !== null && amount !== null && difference === 0 && !busy,
  };
}
