import { STATUS_NAMES, type ExpenseStatus } from '@pa-ledger/domain/expenses/expense';
import { type Tone } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** The status as a small label; the color only repeats what the word says. */
export function StatusChip({ status }: { readonly status: ExpenseStatus }) {
  return (
    <Tag tone={TONES[status]} sx={{ whiteSpace: 'nowrap' }}>
      {STATUS_NAMES[status]}
    </Tag>
  );
}

const TONES: Readonly<Record<ExpenseStatus, Tone>> = {
  pending: 'info',
  approved: 'warning',
  paid: 'success',
  rejected: 'error',
};
