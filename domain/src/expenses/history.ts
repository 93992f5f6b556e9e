import type { Role } from '../approvers/approval-chain.ts';
import type { Actor } from '../people/person.ts';
import type { CalendarDate, Instant } from '../time/dates.ts';
import type { Expense, ExpenseLine, ExpenseStatus } from './expense.ts';
import { categoryText } from './expense-lines.ts';
import type { SentCheck } from '../payments/check.ts';
import type { PaymentClaim, PaymentFlag } from '../payments/payment.ts';
import { wordsOf } from '../ledger/journal.ts';
import { referenceOf } from './reference.ts';

/** What happened to an expense, with old and new values; pages and exports make the sentences. */
export type HistoryChange =
  | Change<'submitted', ExpenseStatus | null, ExpenseStatus>
  /** A rejection of some lines leaves the expense pending. */
  | (Change<'rejected' | 'approved', ExpenseStatus, ExpenseStatus> & ByStandIn & ChangedLines)
  /** The note to the submitter; the step is the one that was open. */
  | (Change<'returned', ExpenseStatus, string> & ByStandIn)
  /** The numbers of the submission's versions. */
  | Change<'corrected', number, number>
  | Change<'withdrawn', ExpenseStatus, ExpenseStatus>
  /** Whom we ask, by address. */
  | (Change<'reassigned' | 'linkResent', People, People> & ByStandIn)
  /** Names of the category. */
  | Change<'renamed', string, string>
  /** What an administrator made of the lines, and why. */
  | (Change<'linesSet', readonly ExpenseLine[], readonly ExpenseLine[]> &
      Pick<ChangedLines, 'reduced'> & {
        readonly reason: string;
        /** The status before and after, if it asked for approvals anew. */
        readonly reopened?: true;
        /** The day from which a paid expense counts otherwise; absent before the payment. */
        readonly date?: CalendarDate;
      })
  /** A second administrator agreed with what was made of the lines of a paid expense, with the day it counts from. */
  | Change<'linesConfirmed', null, CalendarDate>
  /** Ids of funds. */
  | Change<'fundSet', string | null, string | null>
  | (Change<'paid', ExpenseStatus, PaymentClaim> & {
      /** The payment's flags; absent if it has none. */
      readonly flags?: readonly PaymentFlag[];
    })
  /** The payment, and how and when its check went to the payee. */
  | Change<'checkSent', PaymentClaim, SentCheck>
  /** The payment and the reason. */
  | (Change<'paymentVoided', PaymentClaim, string> & {
      /** The day of the void. */
      readonly date: CalendarDate;
    })
  /** The payment, which was entered by mistake, and the reason. */
  | Change<'enteredByMistake', PaymentClaim, string>
  /** The id of the other expense and the reason. */
  | Change<'duplicateSettled', string, string>
  /** Why it had to be confirmed where to pay the submitter, and the last two digits of the phone number called. */
  | Change<'handleConfirmed', HandleFlag, string>
  /** Contact and receipts were removed, because the expense was settled before this day. */
  | Change<'redacted', null, CalendarDate>;

/** What a payment's own entry in the journal says too. */
type OfPayment = 'paid' | 'checkSent' | 'paymentVoided' | 'enteredByMistake';

/** Everything else: the journal's list asks for these, so that it tells of each payment once. */
const WITHOUT_PAYMENTS: Readonly<Record<Exclude<HistoryChange['what'], OfPayment>, true>> = {
  submitted: true,
  approved: true,
  rejected: true,
  returned: true,
  corrected: true,
  withdrawn: true,
  reassigned: true,
  linkResent: true,
  renamed: true,
  linesSet: true,
  linesConfirmed: true,
  fundSet: true,
  duplicateSettled: true,
  handleConfirmed: true,
  redacted: true,
};
export const HISTORY_WITHOUT_PAYMENTS: readonly string[] = Object.keys(WITHOUT_PAYMENTS);

/** Why we call before we pay by an app: nothing of the kind was paid before, or to somewhere else. */
export type HandleFlag = 'new' | 'changed';

type People = readonly string[];

interface ChangedLines {
  /** The lines after it, if it changed any. */
  readonly lines?: readonly ExpenseLine[];
  /** What we pay before and after, in dollars, if it is less now. */
  readonly reduced?: { readonly from: number; readonly to: number };
}

interface ByStandIn {
  /** Set if the role's stand-in decided or was asked; absent for its holders. */
  readonly standIn?: true;
}

interface Change<What extends string, Old, New> {
  readonly what: What;
  /** The step it's about; null for the whole expense. */
  readonly step: number | null;
  readonly old: Old;
  readonly new: New;
}

/** An expense after a change, with the change for its history. */
export interface Changed {
  readonly expense: Expense;
  readonly change: HistoryChange;
}

/**
 * An append-only entry about an expense: who, when, what, before and after. `by` is an administrator's or approver's
 * address, `system`, or the id of the submitter's contact, which is the expense's.
 */
export type HistoryEntry = HistoryChange &
  Actor & {
    readonly at: Instant;
    /** The step's role; absent without a step. */
    readonly role?: Role;
    /** A decision's reason; absent otherwise. */
    readonly reason?: string;
  };

/**
 * Returns the words that find an expense's history entry in the Journal: reference, check and invoice numbers, names,
 * category, and description. They include nothing from the submitter's contact, because history is kept for good.
 */
export function historyWordsOf(
  expense: Pick<Expense, 'id' | 'lines' | 'payment'> & {
    readonly submission: Pick<
      Expense['submission'],
      'name' | 'paidTo' | 'invoiceNumber' | 'description'
    >;
  },
): string[] {
  const { id, payment, submission } = expense;
  const reference = referenceOf(id);
  const texts = [
    // Also without its hyphen, as people may type it.
    reference.replace('-', ''),
    reference,
    payment?.checkNumber ?? '',
    submission.invoiceNumber ?? '',
    submission.name,
    submission.paidTo,
    categoryText(expense),
    submission.description,
  ];
  return [...new Set(texts.flatMap(wordsOf))];
}
