import type { Actor } from '../../people/person.ts';
import type { Instant } from '../../time/dates.ts';
import { withStep } from '../decide/approval.ts';
import { standInMark, canDecide, type Authority } from '../decide/permissions.ts';
import { openStepIndex, type Expense, type ListedExpense } from '../expense.ts';
import type { Changed } from '../history.ts';

/** The most versions of one submission: after so many corrections, people should talk instead. */
export const MAX_VERSIONS = 20;

/** Sends an expense back to its submitter. */
export interface ReturnAct extends Actor {
  /** Their link's step; null for an administrator, who needs no link. */
  readonly step: number | null;
  /** The version of the submission they saw. */
  readonly version: number;
  /** What the submitter should correct. */
  readonly note: string;
}

/** What it needs besides the expense. */
export interface ReturnContext extends Authority {
  readonly now: Instant;
  /** A new random nonce, for the correction link. */
  readonly nonce: string;
}

export type ReturnRefusal =
  /** It isn't the person's turn, and they aren't an administrator. */
  | 'linkRefused'
  /** The expense was corrected since they saw it. */
  | 'correctedMeanwhile'
  | 'alreadyReturned'
  /** It's paid or ended. */
  | 'notReturnable'
  | 'tooManyVersions'
  /** There's no one to ask: the contact was removed. */
  | 'submitterUnknown';

export type ReturnOutcome =
  | (Changed & { readonly kind: 'done' })
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly why: ReturnRefusal };

/**
 * Sends an expense back to its submitter with a note, on behalf of someone who may decide its open step, or of an
 * administrator before payment. Its step is no longer open, and it stops counting until approved again.
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
      ...standInMark(permission?.standIn === true),
    },
  };
}

/** Returns why an administrator who saw this version can't send the expense back; null if they can. */
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
