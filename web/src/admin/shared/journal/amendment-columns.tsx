import { AUTHORITIES, type AmendmentLine } from '@pa-ledger/domain/reports/amendments';
import type { Cents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Multiline, NO_VALUE, NoWrap } from '../../../ui/text.ts';
import { Money } from '../lists/Money.tsx';
import type { Column } from '../lists/table-model.ts';
import { amendmentMessages as messages } from './amendment-messages.ts';

/** The columns of amendments in their order, in their list and in the treasurer's report. */
export const AMENDMENT_COLUMNS: readonly Column<AmendmentLine>[] = [
  {
    id: 'meetingDate',
    label: messages.meetingDate,
    cell: ({ meetingDate }) => <NoWrap>{formatDate(meetingDate)}</NoWrap>,
    onCard: 'note',
  },
  {
    id: 'line',
    label: messages.line,
    cell: ({ side, lineName }) => (side === 'incomeItems' ? messages.income(lineName) : lineName),
    onCard: 'title',
  },
  { id: 'from', label: messages.from, cell: ({ from }) => amount(from), numeric: true },
  {
    id: 'to',
    label: messages.to,
    cell: ({ to }) => amount(to),
    numeric: true,
    onCard: 'figure',
  },
  { id: 'reason', label: messages.reason, cell: ({ reason }) => <Multiline>{reason}</Multiline> },
  {
    id: 'authority',
    label: messages.authority,
    cell: ({ authority }) => AUTHORITIES[authority],
    onCard: 'note',
  },
];

function amount(cents: Cents | null) {
  return cents === null ? NO_VALUE : <Money amount={cents} />;
}
