import type { Register, RegisterLine } from '@pa-ledger/domain/bank/register';
import { sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Multiline, NO_VALUE, NoWrap } from '../../../ui/text.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column, Totals } from '../../shared/lists/table-model.ts';
import { registerMessages as messages } from './register-messages.ts';

/** Returns the columns. @param cleared the keys of what a statement of the bank has cleared. */
export function registerColumns(cleared: ReadonlySet<string>): readonly Column<RegisterLine>[] {
  return [...COLUMNS, clearedColumn(cleared)];
}

function clearedColumn(cleared: ReadonlySet<string>): Column<RegisterLine> {
  return {
    id: 'cleared',
    label: messages.cleared,
    cell: ({ key }) => (cleared.has(key) ? messages.isCleared : NO_VALUE),
  };
}

const COLUMNS: readonly Column<RegisterLine>[] = [
  {
    id: 'date',
    label: messages.date,
    cell: ({ day }) => <NoWrap>{formatDate(day)}</NoWrap>,
    onCard: 'note',
  },
  { id: 'checkNumber', label: messages.check, cell: ({ checkNumber }) => checkNumber ?? NO_VALUE },
  { id: 'words', label: messages.about, cell: ({ words }) => words || NO_VALUE, onCard: 'title' },
  {
    id: 'description',
    label: messages.description,
    cell: ({ description }) => <Multiline>{description || NO_VALUE}</Multiline>,
  },
  {
    id: 'amount',
    label: messages.amount,
    cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    numeric: true,
    onCard: 'figure',
  },
  {
    id: 'balance',
    label: messages.balance,
    cell: ({ balance }) => <Money amount={balance} />,
    numeric: true,
  },
];

/** Returns the last line: what is shown adds up to this, and what the account has at the end of the month. */
export function registerTotals(
  { lines, ending }: Register,
  shown: readonly RegisterLine[],
): Totals {
  const sum = sumCents(shown.map(({ amount }) => amount));
  return {
    label: messages.sum(shown.length, lines.length),
    cells: {
      amount: <Money amount={sum} tone="signed" />,
      ...(shown.length === lines.length && { balance: <Money amount={ending} /> }),
    },
  };
}

/** The fields of a row of the file that are amounts. */
export const REGISTER_AMOUNTS = ['amount', 'balance'] as const;

interface RegisterFileRow {
  readonly date: string;
  readonly checkNumber: string;
  readonly payee: string;
  readonly description: string;
  readonly amount: Cents;
  readonly balance: Cents;
  readonly cleared: string;
}

/** Returns the rows of the file, in the order of the lines. */
export function registerRows(
  lines: readonly RegisterLine[],
  cleared: ReadonlySet<string>,
): readonly CsvRow<RegisterFileRow, 'amount' | 'balance'>[] {
  return lines.map(({ key, day, checkNumber, words, description, amount, balance }) => ({
    ...{ date: day, checkNumber: checkNumber ?? '', payee: words, description, amount, balance },
    cleared: cleared.has(key) ? messages.isCleared : '',
  }));
}
