import Button from '@mui/material/Button';
import { isBehind, isInForce } from '@pa-ledger/domain/tax/donors';
import { sumCents } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { calendarYearSearch, useCalendarYear } from '../calendar-year.ts';
import { NameList } from '../NameList.tsx';
import { donorsMessages as messages } from './donors-messages.ts';
import { donorsIn, type TaxDonor } from './donors-store.ts';
import { planOfDue, type LetterPlan } from './letter-plans.ts';
import { WriteDialog } from './WriteDialog.tsx';

const { columns: labels } = messages;

/** Who gave in a calendar year, and which letters are due. */
export function DonorsList() {
  const [writing, setWriting] = useState<readonly LetterPlan[]>([]);
  const shown = useCalendarYear();
  const { search } = useLocation();
  const store = donorsIn(shown.year);
  const donors = useStore(store);
  const due = donors.status === 'ready' ? donors.value.filter((donor) => donor.due.length > 0) : [];
  return (
    <>
      <NameList
        messages={messages}
        people={donors}
        onRetry={store.retry}
        columns={columnsWith(calendarYearSearch(search, shown))}
        file={{
          name: `donors-${shown.year}.csv`,
          lineOf: (donor) => lineOf(donor, shown.year),
          amounts: ['Gifts of money'],
        }}
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
        empty={
          <>
            {messages.empty(shown.year)}
            <SecondaryText>{messages.emptyHint}</SecondaryText>
          </>
        }
        totalsOf={(found) => ({
          label: sharedMessages.totalOf(found.length),
          cells: { money: <Money amount={sumCents(found.map(({ amount }) => amount))} /> },
        })}
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
