import { KNOWN_METHODS, PURPOSES } from '@pa-ledger/domain/ledger/tax-choices';
import { formatCents } from '@pa-ledger/domain/money/money';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payments/method-messages';
import { purposeOfEntry } from '@pa-ledger/domain/tax/contractors';
import type { PaidEntry } from '@pa-ledger/domain/tax/paid';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import type { TaxPayee, TaxYear } from '../tax-year.ts';
import { payeesMessages as messages } from './payees-messages.ts';
import { entryAddress, purposeText } from './payee-texts.ts';
import { saveSaid } from './payee-writes.ts';
import { SavedSelect } from './SavedSelect.tsx';

interface PaidEntriesProps {
  readonly payee: TaxPayee;
  readonly taxYear: TaxYear;
  readonly year: string;
}

/** What a payee was paid in a calendar year, each with what it was for and how it was paid. */
export function PaidEntries({ payee, taxYear, year }: PaidEntriesProps) {
  const { columns: labels } = messages;
  const columns: readonly Column<PaidEntry>[] = [
    textColumn<PaidEntry>('date', labels.date, ({ day }) => formatDate(day), { onCard: 'note' }),
    textColumn<PaidEntry>('about', labels.about, ({ about }) => about, {
      onCard: 'title',
      cell: (entry) => <NameLink to={entryAddress(entry)}>{entry.about}</NameLink>,
    }),
    {
      id: 'method',
      label: labels.method,
      cell: (entry) => <MethodOf entry={entry} taxYear={taxYear} />,
    },
    {
      id: 'purpose',
      label: labels.purpose,
      cell: (entry) => <PurposeOf entry={entry} payee={payee} taxYear={taxYear} />,
    },
    amountColumn<PaidEntry>('amount', labels.amount, ({ amount }) => amount, undefined, 'figure'),
  ];
  return (
    <DataTable
      name={messages.paidIn(year)}
      columns={columns}
      rows={{ status: 'ready', value: payee.entries }}
      keyOf={({ collection, id }) => `${collection}/${id}`}
      empty={<EmptyState>{messages.nothingIn(year)}</EmptyState>}
      totals={{ label: messages.columns.paid, cells: { amount: <Money amount={payee.total} /> } }}
    />
  );
}

interface EntryProps {
  readonly entry: PaidEntry;
  readonly taxYear: TaxYear;
}

/** How an entry was paid; a choice where the entry doesn't say. */
function MethodOf({ entry, taxYear }: EntryProps) {
  const { method, checkNumber, purposeId, follows } = entry;
  if (checkNumber !== '') return messages.checkNumber(checkNumber);
  if (method !== null && method !== 'other') return PAYMENT_METHOD_NAMES[method];
  if (purposeId === null || follows) return '';
  return (
    <SavedSelect
      label={messages.methodOf(nameOf(entry))}
      value={taxYear.purposes.get(purposeId)?.method ?? ''}
      prompt={messages.methodNotSaid}
      options={KNOWN_METHODS}
      save={(chosen) => saveSaid(entry, taxYear, { method: chosen })}
    />
  );
}

/** What an entry was for. A refund follows what it gives back, unless that's of an earlier year. */
function PurposeOf({ entry, payee, taxYear }: EntryProps & { readonly payee: TaxPayee }) {
  const { purposeId, follows } = entry;
  if (follows) return messages.refund;
  const own = purposeId === null ? undefined : taxYear.purposes.get(purposeId)?.purpose;
  const usual = purposeText(purposeOfEntry({ ...entry, purposeId: null }, payee.key, taxYear.said));
  if (purposeId === null) return usual;
  return (
    <SavedSelect
      label={messages.purposeOf(nameOf(entry))}
      value={own ?? ''}
      prompt={usual === '' ? messages.notSaid : messages.usual(usual)}
      options={PURPOSES}
      save={(chosen) => saveSaid(entry, taxYear, { purpose: chosen })}
    />
  );
}

function nameOf({ about, day, amount }: PaidEntry): string {
  return `${about}, ${formatDate(day)}, ${formatCents(amount)}`;
}
