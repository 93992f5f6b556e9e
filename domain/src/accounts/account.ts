import type { ReferenceField } from '../fields/field.ts';

/** What an account is, as people read it. */
export const ACCOUNT_KINDS = {
  checking: 'Checking',
  savings: 'Savings',
  cash: 'Cash',
  paymentService: 'Payment service',
} as const;

export type AccountKind = keyof typeof ACCOUNT_KINDS;

/** Returns whether checks are written on an account: none are on cash. */
export function takesChecks({ kind }: { readonly kind?: unknown }): boolean {
  return kind !== 'cash';
}

/** The account that an entry moves. Whether there must be one depends on the entry's day (`entry-account.ts`). */
export const ACCOUNT = {
  label: 'Account',
  kind: 'reference',
  to: 'accounts',
  required: false,
  maxLength: 64,
} as const satisfies ReferenceField;
