import type { RegisterLine } from '@pa-ledger/domain/bank/register';
import { sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { Tag } from '../../../ui/Tag.tsx';
import { Multiline, NO_VALUE, NoWrap } from '../../../ui/text.ts';
import { Money } from '../../shared/lists/Money.tsx';
import { RatifiedWords } from '../../shared/lists/RatifiedWords.tsx';
import type { RatifiedDays } from '../../shared/records/ratified.ts';
import type { Column, Totals } from '../../shared/lists/table-model.ts';
import { ItemLink } from '../EntryLink.tsx';
import { registerMessages as messages } from './register-messages.ts';

/** What is known of some lines, by their keys. */
export interface RegisterMarks {
  /** What a statement of the bank has cleared. */
  readonly cleared: ReadonlySet<string>;
  /** The checks that have been outstanding for over 180 days. */
  readonly stale: ReadonlySet<string>;
  /** What came into a period after it was reconciled, with the last day of that statement. */
  readonly late: ReadonlyMap<string, CalendarDate>;
  /** On which day a meeting ratified what was paid. */
  readonly ratified: RatifiedDays;
}

/** Returns the columns. */
export function registerColumns(marks: RegisterMarks): readonly Column<RegisterLine>[] {
  return [...COLUMNS, descriptionColumn(marks), ...AMOUNT_COLUMNS, clearedColumn(marks)];
}

function descriptionColumn({ late, ratified }: RegisterMarks): Column<RegisterLine> {
  return {
    id: 'description',
    label: messages.description,
    cell: ({ key, description }) => (
      <>
        <Multiline>{description || NO_VALUE}</Multiline>
        {lateWords(late.get(key))}
        <RatifiedWords day={ratified.get(key)} />
      </>
    ),
  };
}

function lateWords(day: CalendarDate | undefined) {
  return day !== undefined && <Tag tone="warning">{messages.late(formatDate(day))}</Tag>;
}

function clearedColumn(marks: RegisterMarks): Column<RegisterLine> {
  return {
    id: 'cleared',
    label: messages.cleared,
    cell: ({ key }) => {
      const word = clearedWord(key, marks);
      return word === messages.isStale ? <Tag tone="warning">{word}</Tag> : word || NO_VALUE;
    },
  };
}

/** A check that is cleared is not stale. */
function clearedWord(key: string, { cleared, stale }: RegisterMarks): string {
  if (cleared.has(key)) return messages.isCleared;
  return stale.has(key) ? messages.isStale : '';
}

const COLUMNS: readonly Column<RegisterLine>[] = [
  {
    id: 'date',
    label: messages.date,
    cell: ({ day }) => <NoWrap>{formatDate(day)}</NoWrap>,
    onCard: 'note',
  },
  { id: 'checkNumber', label: messages.check, cell: ({ checkNumber }) => checkNumber ?? NO_VALUE },
  {
    id: 'words',
    label: messages.about,
    cell: ({ key, words }) => <ItemLink of={key}>{words || NO_VALUE}</ItemLink>,
    onCard: 'title',
  },
];

const AMOUNT_COLUMNS: readonly Column<RegisterLine>[] = [
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
  lines: readonly RegisterLine[],
  ending: Cents,
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
  readonly ratifiedOn: string;
  /** The last day of the statement after which it came, of a period that was reconciled without it. */
  readonly addedAfter: string;
}

/** Returns the rows of the file, in the order of the lines. */
export function registerRows(
  lines: readonly RegisterLine[],
  marks: RegisterMarks,
): readonly CsvRow<RegisterFileRow, 'amount' | 'balance'>[] {
  return lines.map(({ key, day, checkNumber, words, description, amount, balance }) => ({
    date: day,
    checkNumber: checkNumber ?? '',
    payee: words,
    description,
    amount,
    balance,
    cleared: clearedWord(key, marks),
    ratifiedOn: marks.ratified.get(key) ?? '',
    addedAfter: marks.late.get(key) ?? '',
  }));
}
