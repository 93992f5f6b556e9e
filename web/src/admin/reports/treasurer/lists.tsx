import type { Cents } from '@pa-ledger/domain/money/money';
import { treasurerLists, type TreasurerLists } from '@pa-ledger/domain/reports/treasurer/treasurer';
import type {
  LedgerEntry,
  TreasurerSource,
} from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { AsyncState } from '../../../data/async-state.ts';
import { UNDRAWN } from '../../../ui/printing.ts';
import { entriesOnce, type EntryPage } from '../../shared/lists/entry-pages.ts';
import { Money } from '../../shared/lists/Money.tsx';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { Part } from './parts.tsx';
import {
  ADVANCE_COLUMNS,
  DISBURSEMENT_COLUMNS,
  RECEIPT_COLUMNS,
  receiptRows,
  receiptsByDay,
  TRANSFER_COLUMNS,
} from './treasurer-columns.tsx';
import { treasurerMessages as messages } from './treasurer-messages.ts';
import { treasurerPage } from './treasurer-store.ts';

interface ListProps {
  readonly source: TreasurerSource;
  readonly days: Days;
  /** What all of its entries add up to. */
  readonly total: Cents;
}

/** What came in: by category with their sums, or by day while only the first entries are there. */
export function Receipts({ total, ...list }: ListProps) {
  const { lines, isCut, ...rest } = useLines('receipts', list, ({ receipts }, some) =>
    some ? receiptsByDay(receipts) : receiptRows(receipts),
  );
  return (
    <Part
      heading={messages.receipts.heading}
      columns={RECEIPT_COLUMNS}
      lines={lines}
      none={isCut ? null : messages.receipts.none}
      totals={isCut ? undefined : totalOf(total)}
      {...rest}
    />
  );
}

/** What was paid, and what of it was taken back. */
export function Disbursements({ total, ...list }: ListProps) {
  const { lines, isCut, ...rest } = useLines('disbursements', list, (all) => all.disbursements);
  return (
    <Part
      heading={messages.disbursements.heading}
      columns={DISBURSEMENT_COLUMNS}
      lines={lines}
      none={isCut ? null : messages.disbursements.none}
      totals={isCut ? undefined : totalOf(total)}
      {...rest}
    />
  );
}

interface AdvancesProps extends Omit<ListProps, 'total'> {
  /** Whether advances changed a fund. */
  readonly isMoved: boolean;
}

/** What was advanced, came back, or became an expense; nothing if no advance moved. */
export function Advances({ isMoved, ...list }: AdvancesProps) {
  const { lines, isCut, footer, ...rest } = useLines('advances', list, ({ advances }) => advances);
  if (lines.status === 'loading') return <div {...UNDRAWN} />;
  const isNone = lines.status === 'ready' && lines.value.length === 0;
  if (isNone && !(isCut && isMoved)) return null;
  return (
    <Part
      heading={messages.advances.heading}
      columns={ADVANCE_COLUMNS}
      lines={lines}
      footer={footer}
      {...rest}
    />
  );
}

/** What funds and accounts gave each other; nothing if they gave nothing. */
export function Transfers(list: Omit<ListProps, 'total'>) {
  const { lines, isCut, ...rest } = useLines('transfers', list, ({ transfers }) => transfers);
  if (lines.status === 'loading') return <div {...UNDRAWN} />;
  if (lines.status === 'ready' && lines.value.length === 0 && !isCut) return null;
  return (
    <Part heading={messages.transfers.heading} columns={TRANSFER_COLUMNS} lines={lines} {...rest} />
  );
}

/** Returns the first lines of a list, and what is below them while there are more; on paper all of them. */
function useLines<Line>(
  list: keyof TreasurerLists,
  { source, days }: Omit<ListProps, 'total'>,
  linesOf: (lists: TreasurerLists, isCut: boolean) => readonly Line[],
) {
  const { state, store, isReading, onMore } = useEntryPages(
    `${list}~${days.first}~${days.last}`,
    (size) => treasurerPage(list, days, size),
  );
  const listsOf = (page: EntryPage) =>
    // The queries are those of the list's own collections.
    treasurerLists(source, entriesOnce(page) as readonly LedgerEntry[], days, page.through);
  const isCut = state.status === 'ready' && state.value.through !== null;
  const lines: AsyncState<readonly Line[]> =
    state.status === 'ready'
      ? { status: 'ready', value: linesOf(listsOf(state.value), isCut) }
      : state;
  return {
    lines,
    isCut,
    onRetry: store.retry,
    footer: isCut && (
      <MoreEntries isReading={isReading} onMore={onMore}>
        {messages.first(state.value.entries.length)}
      </MoreEntries>
    ),
  };
}

function totalOf(amount: Cents) {
  return { label: messages.total, cells: { amount: <Money amount={amount} /> } };
}
