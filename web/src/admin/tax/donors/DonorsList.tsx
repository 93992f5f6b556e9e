import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isBehind, isInForce } from '@pa-ledger/domain/tax/donors';
import { sumCents } from '@pa-ledger/domain/money/money';
import { hasEveryBeginning } from '@pa-ledger/domain/text/words';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { FilterInput } from '../../shared/lists/FilterInput.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { Paging } from '../../shared/lists/Paging.tsx';
import { SortChoice } from '../../shared/lists/SortChoice.tsx';
import { sortRows, type Column, type Sort } from '../../shared/lists/table-model.ts';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { usePageOf } from '../../shared/lists/usePageOf.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { calendarYearSearch, useCalendarYear } from '../calendar-year.ts';
import { donorsMessages as messages } from './donors-messages.ts';
import { donorsIn, type TaxDonor } from './donors-store.ts';
import { planOfDue, type LetterPlan } from './letter-plans.ts';
import { WriteDialog } from './WriteDialog.tsx';

const { columns: labels } = messages;
const SEARCH = { maxWidth: { sm: '20rem' }, marginBlock: '0.5rem 0.75rem' };
const BY_NAME: Sort = { by: 'name', direction: 'asc' };

/** Who gave in a calendar year, and which letters are due. */
export function DonorsList() {
  const [sort, setSort] = useState(BY_NAME);
  const [text, setText] = useState('');
  const [writing, setWriting] = useState<readonly LetterPlan[]>([]);
  const shown = useCalendarYear();
  const { search } = useLocation();
  const store = donorsIn(shown.year);
  const state = useStore(store);
  const columns = columnsWith(calendarYearSearch(search, shown));
  const donors = state.status === 'ready' ? state.value : [];
  const found = donors.filter(({ name }) => hasEveryBeginning(name, text));
  const { rows, paging } = usePageOf(sortRows(found, columns, sort));
  const due = donors.filter((donor) => donor.due.length > 0);
  const csv = useCsv(
    `donors-${shown.year}.csv`,
    found.map((donor) => lineOf(donor, shown.year)),
    ['Gifts of money'],
  );
  return (
    <>
      <TabHeading
        heading={messages.heading}
        hint={messages.hint}
        main={
          due.length > 0 && (
            <Button
              variant="contained"
              onClick={() => setWriting(due.flatMap((donor) => planOfDue(donor) ?? []))}
            >
              {messages.writeMany(due.length)}
            </Button>
          )
        }
        more={[csv]}
      />
      {donors.length > 0 && (
        <Box sx={SEARCH}>
          <FilterInput label={messages.search} type="search" value={text} onChange={setText} />
        </Box>
      )}
      <SortChoice columns={columns} sort={sort} onSort={setSort} />
      <DataTable
        name={messages.heading}
        columns={columns}
        rows={state.status === 'ready' ? { status: 'ready', value: rows } : state}
        keyOf={({ key }) => key}
        sort={sort}
        onSort={setSort}
        onRetry={store.retry}
        empty={
          <EmptyState>
            {donors.length === 0 ? messages.empty(shown.year) : messages.noneFound}
            {donors.length === 0 && <SecondaryText>{messages.emptyHint}</SecondaryText>}
          </EmptyState>
        }
        totals={{
          label: sharedMessages.totalOf(found.length),
          cells: { money: <Money amount={sumCents(found.map(({ amount }) => amount))} /> },
        }}
        footer={<Paging {...paging} />}
      />
      {writing.length > 0 && (
        <WriteDialog
          year={shown.year}
          plans={writing}
          onWritten={() => undefined}
          onClose={() => setWriting([])}
        />
      )}
    </>
  );
}

function columnsWith(search: string): readonly Column<TaxDonor>[] {
  return [
    textColumn<TaxDonor>('name', labels.name, ({ name }) => name, {
      onCard: 'title',
      cell: ({ id, name }) => <NameLink to={`/admin/tax/donors/${id}${search}`}>{name}</NameLink>,
    }),
    textColumn<TaxDonor>('due', labels.due, dueText, { onCard: 'note' }),
    amountColumn<TaxDonor>('money', labels.money, ({ amount }) => amount, undefined, 'figure'),
    countColumn('goods', labels.goods, ({ goods }) => goods.length),
    countColumn('services', labels.services, ({ services }) => services.length),
    textColumn<TaxDonor>('letters', labels.letters, lettersText),
  ];
}

function countColumn(
  id: string,
  label: string,
  countIn: (donor: TaxDonor) => number,
): Column<TaxDonor> {
  return {
    id,
    label,
    cell: (donor) => countIn(donor) || '',
    numeric: true,
    sortable: true,
    compare: (one, other) => countIn(one) - countIn(other),
  };
}

function dueText({ due }: TaxDonor): string {
  return due.length === 0 ? '' : messages.due(due.length);
}

function lettersText(donor: TaxDonor): string {
  return donor.letters
    .filter(isInForce)
    .map((letter) => (isBehind(letter, donor) ? messages.behind(letter.number) : letter.number))
    .join(', ');
}

function lineOf(donor: TaxDonor, year: string) {
  const { name, amount, goods, services, record } = donor;
  return {
    'Calendar year': year,
    Donor: name,
    Email: record?.email ?? '',
    'Mailing address': record?.address ?? '',
    'Gifts of money': amount,
    Goods: goods.map(({ description }) => description).join('; '),
    Services: services.map(({ description }) => description).join('; '),
    Letters: lettersText(donor),
    Due: dueText(donor),
  };
}
