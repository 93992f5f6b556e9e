import type { CategoryFields } from '../ledger/ledger-records.ts';

/** What expenses are for. `requiresEventApprover` makes the chain three steps instead of two. */
export interface Category extends CategoryFields {
  readonly id: string;
}

/** What the public form gets; it contains no e-mail address. */
export interface FormOptions {
  readonly schoolName: string;
  readonly categories: readonly Category[];
}
