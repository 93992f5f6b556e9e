import type { Actor } from '../../people/administrator.ts';
import type { Instant } from '../../time/dates.ts';
import { withStep } from '../decide/approval.ts';
import { markOf, canDecide, type Authority } from '../decide/permissions.ts';
import { openStepIndex, type Expense, type ListedExpense } from '../expense.ts';
import type { Changed } from '../history.ts';

/** The most versions of one submission: a correction that is corrected so often is better talked about. */
export const MAX_VERSIONS = 20;

/** Somebody sends an expense back to its submitter. */
export interface ReturnAct extends Actor {
  /** The step that their link is for; null for an administrator, who needs none. */
  readonly step: number | null;
  /** Which version of the submission they saw. */
  readonly version: number;
  /** What the submitter is asked to correct. */
  readonly note: string;
}

/** What it needs beside the expense. */
export interface ReturnContext extends Authority {
  readonly now: Instant;
  /** A new random nonce, for the link to the correction. */
  readonly nonce: string;
}

export type ReturnRefusal =
  /** It is not the person's turn, and they are no administrator. */
  | 'linkRefused'
  /** It was corrected since they saw it. */
  | 'correctedMeanwhile'
  | 'alreadyReturned'
  /** It is paid, or it has ended. */
  | 'notReturnable'
  | 'tooManyVersions'
  /** Nobody is left to ask: the contact was removed. */
  | 'submitterUnknown';

export type ReturnOutcome =
  | (Changed & { readonly kind: 'done' })
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly why: ReturnRefusal };

/**
 * Sends an expense back to its submitter with a note: whoever may decide its open step, or an administrator before the
 * payment. Its step is open no more, and what was approved counts no more until it is approved again.
 */
export function returnExpense(
  expense: Expense,
  act: ReturnAct,
  context: ReturnContext,
): ReturnOutcome {
  const { returned } = expense;
  if (returned !== null) {
    const isSame = returned.by === act.by && returned.note === act.note;
    const isOfSameVersion = act.version === expense.submissionVersion;
    return isSame && isOfSameVersion ? { kind: 'repeated' } : refused('alreadyReturned');
  }
  const permission = act.step === null ? null : canDecide(expense, act.step, act.by, context);
  if (permission?.allowed === false) return refused('linkRefused');
  const why = returnRefusal(expense, act.version);
  if (why !== null) return refused(why);
  const { now, nonce } = context;
  const { by, byUid, note } = act;
  const step = openStepIndex(expense);
  const stopped =
    step === null ? expense : withStep(expense, step, { status: 'returned', blocked: null });
  const actor = byUid === undefined ? { by } : { by, byUid };
  return {
    kind: 'done',
    expense: {
      ...stopped,
      status: 'returned',
      approvedOn: null,
      returned: { ...actor, at: now, step, note, nonce },
    },
    change: {
      what: 'returned',
      step,
      old: expense.status,
      new: note,
      ...markOf(permission?.standIn === true),
    },
  };
}

/** Returns why an expense cannot be sent back by an administrator who saw a version of it; null if it can. */
export function returnRefusal(
  expense: Pick<ListedExpense, 'status' | 'submissionVersion' | 'submitterId'>,
  version: number,
): Exclude<ReturnRefusal, 'linkRefused'> | null {
  if (expense.status === 'returned') return 'alreadyReturned';
  if (expense.status !== 'pending' && expense.status !== 'approved') return 'notReturnable';
  if (version !== expense.submissionVersion) return 'correctedMeanwhile';
  if (expense.submissionVersion >= MAX_VERSIONS) return 'tooManyVersions';
  return expense.submitterId === null ? 'submitterUnknown' : null;
}

function refused(why: ReturnRefusal): ReturnOutcome {
  return { kind: 'refused', why };
}
