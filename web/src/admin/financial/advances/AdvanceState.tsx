import { advanceDue, advanceState } from '@pa-ledger/domain/ledger/advance-settling';
import { bookRules } from '@pa-ledger/domain/book-rules';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { Tag } from '../../../ui/Tag.tsx';
import type { AdvanceRow } from './advance-store.ts';
import { advancesMessages } from './advances-messages.ts';

const { states } = advancesMessages;

interface AdvanceStateProps {
  readonly advance: Pick<AdvanceRow, 'open' | 'eventOn'>;
  readonly today: CalendarDate;
}

/** Where an advance is, with the day that counts next. */
export function AdvanceState({ advance, today }: AdvanceStateProps) {
  const due = advanceDue(advance.eventOn, bookRules.advances);
  const [receiptsBy, returnBy] = [formatDate(due.receiptsBy), formatDate(due.returnBy)];
  switch (advanceState(advance, bookRules.advances, today)) {
    case 'settled':
      return <Tag tone="success">{states.settled}</Tag>;
    case 'open':
      return <Tag tone="info">{states.open(receiptsBy)}</Tag>;
    case 'receiptsDue':
      return <Tag tone="warning">{states.receiptsDue(receiptsBy)}</Tag>;
    case 'returnDue':
      return <Tag tone="error">{states.returnDue(returnBy)}</Tag>;
  }
}
