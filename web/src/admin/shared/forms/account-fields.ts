import { takesChecks, accountRefusal, isOpenOn } from '@pa-ledger/domain/accounts/account';
import { fittingAccount } from '@pa-ledger/domain/accounts/fitting-account';
import { panelMessages } from '@pa-ledger/domain/panel-messages';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { fieldEntries, type Fields } from '@pa-ledger/domain/fields/field';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { useStore } from '../../../app/store.ts';
import { accounts, type RecordRow } from '../records/ledger-records.ts';
import type { Option } from '../records/lookup.ts';
import { NONE_USED, usedAccounts } from '../records/used-accounts.ts';
import { sharedMessages } from '../shared-messages.ts';
import { useBooks } from '../years/books.ts';
import { lastAccount, rememberAccount } from './last-used.ts';

type Texts = Readonly<Record<string, string>>;

/** What a form does with the accounts that it may name; an association without accounts is asked for none. */
export interface AccountFields {
  /** What can be chosen beside the other texts; nothing where no account is asked for. */
  readonly optionsFor: (typed: object) => readonly Option[];
  /** What is wrong with the accounts of the texts, by the names of their fields. */
  readonly errorsOf: (fields: Fields, typed: object) => Texts;
  /**
   * Returns the texts as they are saved: without accounts that are not asked for, and with the account that fits where nobody
   * chose another.
   */
  readonly settled: <Typed extends object>(fields: Fields, typed: Typed) => Typed;
  /** Returns the account that fits, which its input shows until somebody chooses another. It follows the method. */
  readonly fitting: (typed: object) => string;
  /** Remembers the account of what was saved, for the next one that is paid in the same way. */
  readonly remember: (settled: object) => void;
}

/**
 * Follows the accounts for a form.
 * @param stored what is edited; null for something new. @param kind the collection of what is entered.
 */
export function useAccountFields(stored: object | null, kind: string): AccountFields {
  const state = useStore(accounts);
  const { accountsFrom } = useBooks();
  const rows = state.status === 'ready' ? state.value : [];
  const hasChoice = stored === null && rows.filter(isInUse).length > 1;
  const used = useStore(hasChoice ? usedAccounts : NONE_USED);
  const kept = { ...stored } as Texts;
  const isAsked = ({ date = '' }: Texts): boolean =>
    rows.length > 0 &&
    (ACCOUNTS.some((name) => kept[name] !== undefined) ||
      date === '' ||
      (accountsFrom !== null && date >= accountsFrom));
  const usable = ({ date = '', method, accountId }: Texts) =>
    rows.filter(
      (row) =>
        row.id === accountId ||
        (isInUse(row) &&
          (date === '' || isOpenOn(row, date)) &&
          (method !== 'check' || takesChecks(row))),
    );
  const namesIn = (fields: Fields): string[] =>
    fieldEntries(fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === 'accounts' ? [name] : [],
    );
  const wayOf = ({ method = kind }: Texts): string => method;
  const fitting = (typed: Texts): string => {
    if (stored !== null) return '';
    const use = wayOf(typed);
    const last = lastAccount(use) ?? (used.status === 'ready' ? used.value.get(use) : undefined);
    return fittingAccount(usable(typed), typed['method'] ?? '', last)?.id ?? '';
  };
  const settled = <Typed extends object>(fields: Fields, values: Typed): Typed => {
    const typed = { ...values } as Texts;
    if (!isAsked(typed)) {
      const none = Object.fromEntries(namesIn(fields).map((name) => [name, '']));
      return { ...values, ...none };
    }
    return typed['accountId'] === '' ? { ...values, accountId: fitting(typed) } : values;
  };
  return {
    settled,
    optionsFor(values) {
      const typed = { ...values } as Texts;
      if (!isAsked(typed)) return [];
      const chosen = new Set(ACCOUNTS.map((name) => typed[name]));
      const open = new Set(usable(typed).map(({ id }) => id));
      return rows
        .filter(({ id }) => open.has(id) || chosen.has(id))
        .toSorted((one, other) => compareNames(one.name, other.name))
        .map(optionOf);
    },
    errorsOf(fields, values) {
      const typed = { ...settled(fields, values) } as Texts;
      if (!isAsked(typed)) return {};
      return Object.fromEntries(
        namesIn(fields).flatMap((name) => {
          const error = errorOf(name, typed, { rows, accountsFrom, kept });
          return error === null ? [] : [[name, error]];
        }),
      );
    },
    fitting: (typed) => fitting({ ...typed }),
    remember(typed) {
      const texts = { ...typed } as Texts;
      rememberAccount(wayOf(texts), texts['accountId'] ?? '');
    },
  };
}

/** The accounts that a record may name. */
const ACCOUNTS = ['accountId', 'fromAccountId', 'toAccountId'];

interface Known {
  readonly rows: readonly RecordRow<'accounts'>[];
  readonly accountsFrom: CalendarDate | null;
  readonly kept: Texts;
}

/** Only the account of an entry is required; that of a transfer belongs to another one. */
function errorOf(name: string, typed: Texts, { rows, accountsFrom, kept }: Known): string | null {
  const { [name]: id = '', date = '', method, checkNumber } = typed;
  if (id === '') {
    const isLate = accountsFrom !== null && date >= accountsFrom;
    return name === 'accountId' && isLate ? panelMessages.accountRequired : null;
  }
  const refusal = accountRefusal(
    { date, accountId: id, checkNumber: method === 'check' ? checkNumber : null },
    { date: kept['date'] ?? '9999', accountId: kept[name], checkNumber: kept['checkNumber'] },
    accountsFrom,
    rows.find((row) => row.id === id) ?? null,
  );
  return refusal === null ? null : panelMessages[refusal];
}

function optionOf({ id, name, archived }: RecordRow<'accounts'>): Option {
  return { value: id, label: archived === true ? sharedMessages.archived(name) : name };
}
