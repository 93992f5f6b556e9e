import { depositTotal, depositWords } from '@pa-ledger/domain/bank/deposit';
import { formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { NO_VALUE, NoWrap } from '../../../ui/text.ts';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column, Totals } from '../../shared/lists/table-model.ts';
import type { DepositRow, ListedDeposit } from './deposit-store.ts';
import { depositsMessages as messages } from './deposits-messages.ts';

/** Returns the name of an account by its id. */
type NameOf = (id: string) => string;

/** Returns the columns of the list. */
export function depositColumns(nameOf: NameOf): readonly Column<ListedDeposit>[] {
  return [
    {
      id: 'date',
      label: messages.date,
      cell: ({ id, date }) => (
        <RecordLink collection="deposits" id={id}>
          <NoWrap>{formatDate(date)}</NoWrap>
        </RecordLink>
      ),
      onCard: 'title',
    },
    {
      id: 'account',
      label: messages.account,
      cell: ({ accountId }) => nameOf(accountId),
      onCard: 'note',
    },
    { id: 'slip', label: messages.slip, cell: ({ slip = NO_VALUE }) => slip },
    { id: 'items', label: messages.items, cell: ({ items }) => items.length, numeric: true },
    {
      id: 'countedBy',
      label: messages.countedBy,
      cell: ({ countedBy }) => messages.both(countedBy),
    },
    {
      id: 'cleared',
      label: messages.cleared,
      cell: ({ isCleared }) => (isCleared ? messages.isCleared : NO_VALUE),
    },
    {
      id: 'amount',
      label: messages.amount,
      cell: ({ items }) => <Money amount={depositTotal(items)} />,
      numeric: true,
      onCard: 'figure',
    },
  ];
}

/** Returns the last line of the list. @param all how many there are without the search. */
export function depositTotals(shown: readonly ListedDeposit[], all: number): Totals {
  const sum = sumCents(shown.map(({ items }) => depositTotal(items)));
  return { label: messages.total(shown.length, all), cells: { amount: <Money amount={sum} /> } };
}

/** Returns the rows of the file, in the order of the list. */
export function depositRows(shown: readonly ListedDeposit[], nameOf: NameOf) {
  return shown.map(({ date, accountId, slip = '', items, countedBy, isCleared }) => ({
    date: String(date),
    account: nameOf(accountId),
    slip,
    items: items.length,
    countedBy: messages.both(countedBy),
    cleared: isCleared ? messages.isCleared : '',
    amount: depositTotal(items),
  }));
}

/** Returns whether a search finds a deposit: by its day, slip number, account, a name, or its amount. */
export function isFound(row: ListedDeposit, search: string, nameOf: NameOf): boolean {
  const { date, slip = '', accountId, countedBy, items } = row;
  const amount = formatCents(depositTotal(items));
  const texts = [date, formatDate(date), slip, nameOf(accountId), ...countedBy, amount];
  const wanted = search.trim().toLowerCase();
  return [...texts, amount.replaceAll(/[$,]/g, '')].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/** Returns what people call a deposit: `Deposit 77, 2 items, Nov 4, 2026`. */
export function nameIn({ slip, items, date }: DepositRow): string {
  return `${depositWords(slip, items.length)}, ${formatDate(date)}`;
}
