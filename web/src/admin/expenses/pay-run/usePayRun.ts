import { withoutUnasked } from '@pa-ledger/domain/fields/form';
import { organization } from '@pa-ledger/domain/organization';
import { checkNumbersOf, type PayeeGroup } from '@pa-ledger/domain/expenses/actions/pay-run';
import {
  PAYMENT_FIELDS,
  paymentDays,
  paymentErrors,
  type PaymentTexts,
  type TypedPayment,
} from '@pa-ledger/domain/payments/payment';
import { usualMethod } from '@pa-ledger/domain/expenses/payee';
import { normalizeCheckNumber } from '@pa-ledger/domain/text/check-number';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { useAccountFields } from '../../shared/forms/account-fields.ts';
import { notify } from '../../shared/frame/notices.ts';
import { usedChecksOf } from '../../shared/lists/used-checks.ts';
import { managePayment } from '../actions/ActionDialog.tsx';
import type { OpenedExpense } from '../expense-row.ts';
import { payRunMessages as messages } from './pay-run-messages.ts';

export type Group = PayeeGroup<OpenedExpense>;

/** What all payments of a run share. */
export type Shared = Omit<PaymentTexts, 'checkNumber'>;

/** A payment of this run that was recorded. */
export interface PaidGroup extends Group {
  /** Empty if it isn't a check. */
  readonly checkNumber: string;
}

/** What a person has typed and chosen for a run, and what came of it. It outlives the list, which changes as it's paid. */
export function usePayRun() {
  const [shared, setShared] = useState<Shared>(() => ({
    method: 'check',
    date: dateAt(Date.now(), organization.timeZone),
    accountId: '',
  }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** The first check number if a person typed one, and those of single groups by their keys. */
  const [first, setFirst] = useState<string | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  /** The key of the group that's being paid. */
  const [paying, setPaying] = useState<string | null>(null);
  const [paid, setPaid] = useState<readonly PaidGroup[]>([]);
  const accounts = useAccountFields(null, 'payments');

  const isByCheck = shared.method === 'check';
  /** Returns how a group is paid: in a run of checks, those who want to be paid by an app get none. */
  const methodOf = ({ expenses: [first] }: Group) =>
    isByCheck && first !== undefined ? usualMethod(first.submission) : shared.method;
  const { accountId } = accounts.settled(PAYMENT_FIELDS, { ...shared, checkNumber: '' });
  const checks = useStore(usedChecksOf(accountId));
  const firstNumber = first ?? (checks.status === 'ready' ? checks.value.next : '');

  /** Returns the check numbers of the chosen groups, by their keys. */
  const numbersOf = (groups: readonly Group[]): ReadonlyMap<string, string> =>
    checkNumbersOf(
      groups.filter((group) => methodOf(group) === 'check').map(({ key }) => key),
      firstNumber,
      typed,
    );

  const paymentOf = (group: Group, checkNumber: string): TypedPayment => {
    const method = methodOf(group);
    const settled = accounts.settled(PAYMENT_FIELDS, { ...shared, method, checkNumber });
    const { accountId: account, ...texts } = withoutUnasked(PAYMENT_FIELDS, settled);
    return account === '' ? texts : { ...texts, accountId: account };
  };

  /** Returns what's wrong with the payments of the chosen groups, by their keys. */
  const errorsOf = (groups: readonly Group[]): ReadonlyMap<string, string> => {
    const numbers = numbersOf(groups);
    const found = new Map<string, string>();
    const before = new Set<string>();
    for (const group of groups) {
      const { key, expenses } = group;
      const number = numbers.get(key) ?? '';
      const asked = paymentOf(group, number);
      const days = paymentDays(expenses, Date.now(), organization.timeZone);
      const [error] = [
        ...Object.values(paymentErrors(asked, days)),
        ...Object.values(accounts.errorsOf(PAYMENT_FIELDS, asked)),
      ];
      const same = normalizeCheckNumber(number);
      if (error !== undefined) found.set(key, error);
      else if (number !== '' && before.has(same)) found.set(key, messages.numberTwice(number));
      before.add(same);
    }
    return found;
  };

  /** Records one payment after the other; what fails keeps its place, and says why. */
  const pay = async (groups: readonly Group[]): Promise<void> => {
    const numbers = numbersOf(groups);
    const failed = new Map<string, string>();
    for (const group of groups) {
      const checkNumber = numbers.get(group.key) ?? '';
      setPaying(group.key);
      const result = await managePayment({
        act: 'record',
        expenses: group.expenses.map(({ id, payments }) => ({ id, number: payments + 1 })),
        payment: paymentOf(group, checkNumber),
      });
      if (result.ok) {
        setPaid((before) => [...before, { ...group, checkNumber }]);
        setSelected((before) => new Set([...before].filter((key) => key !== group.key)));
        const method = methodOf(group);
        accounts.remember(accounts.settled(PAYMENT_FIELDS, { ...shared, method, checkNumber }));
      } else {
        failed.set(group.key, result.message);
        // The others keep the numbers that they were confirmed with.
        setTyped((before) => new Map([...before, [group.key, checkNumber]]));
      }
      setErrors(new Map(failed));
    }
    setPaying(null);
    setFirst(null);
    notify(messages.done(groups.length - failed.size, failed.size));
  };

  return {
    shared,
    setShared: (change: Partial<Shared>) => setShared((before) => ({ ...before, ...change })),
    accountOptions: accounts.optionsFor({ ...shared, checkNumber: '' }),
    accountId,
    isByCheck,
    firstNumber,
    setFirst,
    selected,
    select: setSelected,
    numbersOf,
    setNumber: (key: string, number: string) =>
      setTyped((before) => new Map([...before, [key, number]])),
    errors,
    /** Checks the chosen groups. @returns whether they can be paid. */
    check(groups: readonly Group[]): boolean {
      const found = errorsOf(groups);
      setErrors(found);
      return found.size === 0;
    },
    paying,
    paid,
    pay,
  };
}

export type PayRun = ReturnType<typeof usePayRun>;
