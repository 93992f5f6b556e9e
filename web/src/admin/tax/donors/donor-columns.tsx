import { entriesIn, isInForce } from '@pa-ledger/domain/tax/donors';
import type { Gift, InKindEntry, LetterReason } from '@pa-ledger/domain/tax/donor-gifts';
import type { Letter } from '@pa-ledger/domain/tax/letter';
import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { donorsMessages as messages, letterMessages } from './donors-messages.ts';

const { columns: labels, reasons, wentBack } = messages;

/** A gift on the donor's page: why it's due for a letter, or which letters have it. */
interface Told {
  readonly id: string;
  readonly reason: LetterReason | undefined;
  readonly letters: readonly Letter<unknown>[];
}

export type GiftRow = Gift & Told;
export type GoodsRow = InKindEntry & Told;
export type LetterLine = Letter<unknown> & { readonly isBehind: boolean };

function dateColumn<Row extends { readonly date: CalendarDate }>(): Column<Row> {
  return { id: 'date', label: labels.date, cell: ({ date }) => formatDate(date), onCard: 'note' };
}

function letterColumn<Row extends Told>(): Column<Row> {
  return { id: 'letter', label: labels.letter, cell: letterOf, onCard: 'note' };
}

function letterOf({ id, reason, letters }: Told) {
  if (reason !== undefined) return reasons[reason];
  return letters
    .filter((letter) => isInForce(letter) && entriesIn(letter).includes(id))
    .map(({ number }) => number)
    .join(', ');
}

/** The columns of what someone gave; lists stay in the order of their days. */
export const GIFT_COLUMNS: readonly Column<GiftRow>[] = [
  dateColumn<GiftRow>(),
  {
    id: 'description',
    label: labels.description,
    cell: ({ id, description }) => (
      <RecordLink collection="revenueItems" id={id}>
        {description}
      </RecordLink>
    ),
    onCard: 'title',
  },
  still(amountColumn<GiftRow>('paid', labels.paid, ({ paid }) => paid)),
  {
    id: 'inReturn',
    label: labels.inReturn,
    cell: ({ inReturn }) => (inReturn === 0 ? '' : <Money amount={inReturn} />),
    numeric: true,
  },
  still(amountColumn<GiftRow>('gift', labels.gift, ({ gift }) => gift, undefined, 'figure')),
  {
    ...letterColumn<GiftRow>(),
    cell: (row) => (row.paid === 0 ? wentBack : letterOf(row)),
  },
];

export const GOODS_COLUMNS: readonly Column<GoodsRow>[] = [
  dateColumn<GoodsRow>(),
  description<GoodsRow>(),
  letterColumn<GoodsRow>(),
];

export const SERVICE_COLUMNS: readonly Column<InKindEntry>[] = [
  dateColumn<InKindEntry>(),
  description<InKindEntry>(),
];

export const LETTER_COLUMNS: readonly Column<LetterLine>[] = [
  {
    id: 'number',
    label: labels.letter,
    cell: ({ number }) => (
      <RecordLink collection="letters" id={number}>
        {letterMessages.letter(number)}
      </RecordLink>
    ),
    onCard: 'title',
  },
  {
    id: 'date',
    label: labels.date,
    cell: ({ writtenOn }) => formatDate(writtenOn),
    onCard: 'note',
  },
  { id: 'kind', label: labels.kind, cell: ({ kind }) => letterMessages.kinds[kind] },
  { id: 'state', label: labels.state, cell: stateOf, onCard: 'note' },
  still(
    amountColumn<LetterLine>(
      'money',
      labels.money,
      ({ amount }) => amountOf(amount),
      undefined,
      'figure',
    ),
  ),
];

function stateOf({ isBehind, voided, sent }: LetterLine): string {
  if (voided !== null) return letterMessages.voidMark;
  if (isBehind) return letterMessages.behind;
  return sent === null ? letterMessages.notSent : labels.sent;
}

function description<Row extends { readonly description: string }>(): Column<Row> {
  return {
    ...textColumn<Row>('description', labels.description, (row) => row.description, {
      onCard: 'title',
    }),
    sortable: false,
  };
}

function still<Row>(column: Column<Row>): Column<Row> {
  return { ...column, sortable: false };
}
