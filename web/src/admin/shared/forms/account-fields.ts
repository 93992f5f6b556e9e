import { isOpenOn } from '@pa-ledger/domain/accounts/entry-account';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { fieldEntries, type Fields } from '@pa-ledger/domain/fields/field';
import { compareNames } from '@pa-ledger/domain/text/names';
import { useStore } from '../../../app/store.ts';
import { accounts, type RecordRow } from '../records/ledger-records.ts';
import type { Option } from '../records/lookup.ts';
import { sharedMessages } from '../shared-messages.ts';
import { useBooks } from '../years/books.ts';

type Texts = Readonly<Record<string, string>>;

/** What a form does with the accounts that it may name; an association without accounts is asked for none. */
export interface AccountFields {
  /** What can be chosen beside the other texts; nothing where no account is asked for. */
  readonly optionsFor: (typed: object) => readonly Option[];
  /** What is wrong with the accounts of the texts, by the names of their fields. */
  readonly errorsOf: (fields: Fields, typed: object) => Texts;
  /** Returns the texts without accounts that are not asked for. */
  readonly settled: <Typed extends object>(fields: Fields, typed: Typed) => Typed;
  /** The account of a new entry while nothing was used last: the only one. */
  readonly proposed: string;
}

/** Follows the accounts for a form. @param stored what is edited; null for something new. */
export function useAccountFields(stored: object | null): AccountFields {
  const state = useStore(accounts);
  const { accountsFrom } = useBooks();
  const rows = state.status === 'ready' ? state.value : [];
  const kept = { ...stored } as Texts;
  const isAsked = ({ date = '' }: Texts): boolean =>
    rows.length > 0 &&
    (kept['accountId'] !== undefined ||
      date === '' ||
      (accountsFrom !== null && date >= accountsFrom));
  const usable = (date: string) =>
    rows.filter((row) => isInUse(row) && (date === '' || isOpenOn(row, date)));
  const namesIn = (fields: Fields): string[] =>
    fieldEntries(fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === 'accounts' ? [name] : [],
    );
  const proposals = usable('').map(({ id }) => id);
  const [only] = proposals;
  return {
    optionsFor(values) {
      const typed = { ...values } as Texts;
      if (!isAsked(typed)) return [];
      const chosen = new Set([typed['accountId'], typed['fromAccountId'], typed['toAccountId']]);
      const open = new Set(usable(typed['date'] ?? '').map(({ id }) => id));
      return rows
        .filter(({ id }) => open.has(id) || chosen.has(id))
        .toSorted((one, other) => compareNames(one.name, other.name))
        .map(optionOf);
    },
    errorsOf(fields, values) {
      const typed = { ...values } as Texts;
      if (!isAsked(typed)) return {};
      return Object.fromEntries(
        namesIn(fields).flatMap((name) => {
          const error = errorOf(name, typed, { rows, accountsFrom, kept });
          return error === null ? [] : [[name, error]];
        }),
      );
    },
    settled(fields, values) {
      if (isAsked({ ...values } as Texts)) return values;
      const none = Object.fromEntries(namesIn(fields).map((name) => [name, '']));
      return { ...values, ...none };
    },
    proposed: proposals.length === 1 ? (only ?? '') : '',
  };
}

interface Known {
  readonly rows: readonly RecordRow<'accounts'>[];
  readonly accountsFrom: string | null;
  readonly kept: Texts;
}

/** Only the account of an entry is required; that of a transfer belongs to another one. */
function errorOf(name: string, typed: Texts, { rows, accountsFrom, kept }: Known): string | null {
  const { [name]: id = '', date = '' } = typed;
  if (id === '') {
    const isLate = accountsFrom !== null && date >= accountsFrom;
    return name === 'accountId' && isLate ? errorMessages.accountRequired : null;
  }
  const account = rows.find((row) => row.id === id);
  if (account === undefined) return errorMessages.unknownAccount;
  const wasOutstanding = kept[name] === id && (kept['date'] ?? '') < account.openingDate;
  return isOpenOn(account, date) || wasOutstanding ? null : errorMessages.accountNotOpen;
}

function optionOf({ id, name, archived }: RecordRow<'accounts'>): Option {
  return { value: id, label: archived === true ? sharedMessages.archived(name) : name };
}
