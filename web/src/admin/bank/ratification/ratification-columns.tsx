import type { RatifiedLine } from '@pa-ledger/domain/bank/ratification';
import { sumCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Tag } from '../../../ui/Tag.tsx';
import { Multiline, NO_VALUE, NoWrap, SecondaryText } from '../../../ui/text.ts';
import { lookMessages } from '../../shared/looks/look-messages.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column, Totals } from '../../shared/lists/table-model.ts';
import { EntryLink } from '../EntryLink.tsx';
import { ratificationMessages as messages } from './ratification-messages.ts';

export const RATIFICATION_COLUMNS: readonly Column<RatifiedLine>[] = [
  {
    id: 'date',
    label: messages.date,
    cell: ({ day }) => <NoWrap>{formatDate(day)}</NoWrap>,
    onCard: 'note',
  },
  {
    id: 'checkNumber',
    label: messages.check,
    cell: ({ checkNumber, isVoided }) => (
      <>
        {checkNumber ?? NO_VALUE} {isVoided && <Tag tone="warning">{messages.voided}</Tag>}
      </>
    ),
  },
  {
    id: 'payee',
    label: messages.payee,
    cell: ({ collection, id, payee }) => (
      <EntryLink collection={collection} id={id}>
        {payee || NO_VALUE}
      </EntryLink>
    ),
    onCard: 'title',
  },
  {
    id: 'description',
    label: messages.description,
    cell: ({ description, isUnconfirmed }) => (
      <>
        <Multiline>{description || NO_VALUE}</Multiline>
        {isUnconfirmed && <SecondaryText>{lookMessages.confirmed.none}</SecondaryText>}
      </>
    ),
  },
  {
    id: 'amount',
    label: messages.amount,
    cell: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    onCard: 'figure',
  },
];

/** Returns the last line of the list. */
export function ratificationTotals(lines: readonly RatifiedLine[]): Totals {
  const sum = sumCents(lines.map(({ amount }) => amount));
  return { label: messages.total(lines.length), cells: { amount: <Money amount={sum} /> } };
}

/** Returns the rows of the file, in the order of the list. */
export function ratificationRows(lines: readonly RatifiedLine[]) {
  return lines.map(({ day, checkNumber, payee, description, amount, isVoided }) => ({
    date: day,
    checkNumber: checkNumber ?? '',
    payee,
    description,
    voided: isVoided ? messages.voided : '',
    amount,
  }));
}
