import type { Finding } from '@pa-ledger/domain/findings/finding';
import type { Paper } from '@pa-ledger/domain/papers/paper';
import type { StoredVersion } from '../../expenses/detail/earlier-versions.ts';
import type { ExpenseRow } from '../../expenses/expense-row.ts';
import type { HistoryRow } from '../../shared/journal/history-rows.ts';

/* What the parts of payments are made of, besides the books of the bank. */

/** A request that a payment of the packet pays. */
export interface PaidExpense {
  readonly expense: ExpenseRow;
  /** Those before the present one, in no particular order. */
  readonly versions: readonly StoredVersion[];
  /** In no particular order; read only where its lines were changed. */
  readonly history: readonly HistoryRow[];
}

/** The requests that the packet's payments pay. */
export interface PaidBooks {
  /** By id. */
  readonly expenses: ReadonlyMap<string, PaidExpense>;
  /** Those that were added to requests later, by `paperOwner`. */
  readonly papers: ReadonlyMap<string, readonly Paper[]>;
}

/** A finding as a part names it. */
export type NamedFinding = Pick<Finding, 'on' | 'text' | 'name' | 'at' | 'status'> & {
  readonly id: string;
};

/** What else the parts of payments say. */
export interface PaymentNotes {
  /** What a reader must know of a request, such as 'The payee is an officer', by its id. */
  readonly marks: ReadonlyMap<string, readonly string[]>;
  readonly findings: readonly NamedFinding[];
  /** Who entered manual expenses, by `collection~id`. */
  readonly enteredBy: ReadonlyMap<string, string>;
  /** Where payees live, by the request's id; absent from a packet that says nothing of that. */
  readonly addresses?: ReadonlyMap<string, string>;
}
