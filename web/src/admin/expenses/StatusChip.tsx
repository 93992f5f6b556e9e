import { type ExpenseStatus } from '@pa-ledger/domain/expenses/expense';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/review-messages';
import type { PaymentFlag } from '@pa-ledger/domain/payments/payment';
import type { Tone } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { HStack } from '../../ui/layout.ts';
import { FLAG_NAMES } from './expenses-messages.ts';

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
  returned: 'warning',
  withdrawn: 'error',
};

/** The flags of a payment as small labels; nothing if there are none. */
export function PaymentFlags({
  flags = [],
}: {
  readonly flags?: readonly PaymentFlag[] | undefined;
}) {
  if (flags.length === 0) return null;
  return (
    <HStack as="span" sx={{ gap: '0.25rem', marginTop: '0.25rem' }}>
      {flags.map((flag) => (
        <Tag key={flag} tone="warning">
          {FLAG_NAMES[flag]}
        </Tag>
      ))}
    </HStack>
  );
}
