import type { CountedKind } from '@pa-ledger/domain/reports/treasurer/counted';
import { formatCents, type Cents } from '@pa-ledger/domain/money/money';

/** The words of figures that open what they count. Another language is another object of this type. */
export const figureMessages = {
  /** What a figure's link says to screen readers. @param what such as `spent`. @param of such as `Fall Festival`. */
  open: (amount: Cents, what: string, of: string): string =>
    `${formatCents(amount)} ${what}: show the entries of ${of}`,
  spent: 'spent',
  promised: 'promised',
  received: 'received',
  net: 'net',
  balance: 'balance',
  transferred: 'transferred',
  advanced: 'advanced',
  /** The parts of a budget's bar. */
  legend: { spent: 'Spent', promised: 'Promised', remaining: 'Remaining' },
  kinds: {
    revenue: 'Revenue Items',
    approved: 'Approved requests',
    paid: 'Paid requests',
    manual: 'Manual Expenses',
    advanced: 'Advances',
    transferIn: 'Transfers in',
    transferOut: 'Transfers out',
  } satisfies Record<CountedKind, string>,
  counted: (kind: string, count: number): string => `${kind} (${count.toLocaleString('en-US')})`,
  openList: (kind: string): string => `Open ${kind}`,
  beginning: 'Beginning Balance',
  total: 'Total',
  nothing: 'No entries.',
  /** While earlier entries are missing. */
  backTo: (day: string): string => `The newest entries, back to ${day}.`,
  close: 'Close',
};
