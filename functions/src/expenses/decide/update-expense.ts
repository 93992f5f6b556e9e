import { actorFields, type Actor, type Person } from '@pa-ledger/domain/people/person';
import { isAmountRefusal } from '@pa-ledger/domain/expenses/decide/decided-lines';
import { decide, isLastStep } from '@pa-ledger/domain/expenses/decide/approval';
import { openStepIndex, type Action } from '@pa-ledger/domain/expenses/expense';
import type { LinkPayload } from '@pa-ledger/domain/links/link';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { success, type Answer } from '../../http/answer.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { takeForAddress, type RateLimit } from '../../http/address-limit.ts';
import { type Endpoint, type ApiRequest, bodyOf } from '../../http/endpoint.ts';
import { stepBlocked, stepDecided } from '../../platform/logs.ts';
import type { Services } from '../../platform/services.ts';
import type { TaskQueue } from '../../platform/in-flight.ts';
import { readFollowingFunds } from '../../totals/category-budget.ts';
import { authorityAt, readExpense, type StoredExpense } from '../expenses.ts';
import { approverChangeSince } from '../reassignments.ts';
import { decidedOtherwise } from '../expense-refusals.ts';
import { commitChanges, commitOf } from '../store/commit-changes.ts';
import {
  type AdminServices,
  idTokenOf,
  requireListed,
  requireRight,
} from '../../people/admin-endpoint.ts';
import { SIGNED_IN_RIGHTS } from '@pa-ledger/domain/people/places';
import {
  identifyLink,
  readLink,
  refuseStopped,
  type IdentifiedLink,
  type LinkServices,
} from './link-authority.ts';
import { seenCodeRefusal } from '../../links/seen-code.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import { MAX_DECISION_BODY_BYTES } from '@pa-ledger/domain/limits';
import { reasonError } from '@pa-ledger/domain/expenses/reason';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';
import * as z from 'zod';

/** The body (docs/behaviour.md, 'API'), checked. It may hold `role` and `approverEmail`, but we never trust them. */
export interface DecisionBody {
  readonly expenseId: string;
  readonly action: Action;
  readonly reason: string;
  /** A smaller amount to approve, in dollars; absent for all of it. */
  readonly amount?: number;
  /** What its author saw on the review; null if the request doesn't say. */
  readonly seen: { readonly version: number; readonly code: string } | null;
}

const MAX_ID_LENGTH = 2_000;
const MAX_CODE_LENGTH = 200;

const shape = z.strictObject({
  expenseId: z.string().max(MAX_ID_LENGTH),
  role: z.unknown(),
  approverEmail: z.unknown(),
  action: z.unknown(),
  reason: z.unknown(),
  amount: z.number().positive().optional(),
  version: z.int().min(1).optional(),
  code: z.string().max(MAX_CODE_LENGTH).optional(),
});

/** What a decision needs besides the common services. */
export interface DecisionServices extends LinkServices, AdminServices {
  /** Counts by expense and by who acts on it, see `authorKey`. */
  readonly expenseLimit: RateLimit;
  /** Queues approvers who decide a step at the same time, so that only the first one writes. */
  readonly inTurn: TaskQueue;
}

/** An expense that a person may open. */
interface OpenedExpense extends Omit<IdentifiedLink, 'approver' | 'payload'> {
  readonly actor: Actor;
  /** Why they can't decide it as it is now; null if they saw it so, or may decide without that. */
  readonly unseen: ReturnType<typeof seenCodeRefusal>;
}

/** What a link or a sign-in gives access to. */
interface ExpenseAccess {
  /** The key of `expenseLimit`. */
  readonly key: string;
  /** Reads the expense again for each try. */
  readonly open: () => Promise<OpenedExpense>;
}

/**
 * `POST /api/update-expense`: approves or rejects a step. Authority comes only from the token in the header, or from a
 * signed-in administrator who holds the open step's role.
 */
export const updateExpenseEndpoint: Endpoint<DecisionServices> = {
  name: 'update-expense',
  failure: 'updateFailed',
  async handle(request, services) {
    takeForAddress(services.addressLimit, request);
    const body = decisionOf(request);
    const { key, open } = await authorityOf(request, body, services);
    const { expenseId } = body;
    services.expenseLimit.take(key);
    return services.inTurn(expenseId, () =>
      retryOnContention(expenseId, async () => decideOnce(body, await open(), services)),
    );
  },
};

/**
 * Reads a decision.
 * @throws DomainError for a malformed body, an unknown action, or a rejection without a reason.
 */
export function decisionOf(request: ApiRequest): DecisionBody {
  const { expenseId, action, reason, amount, version, code } = bodyOf(
    request,
    MAX_DECISION_BODY_BYTES,
    shape,
  );
  if (isBlank(expenseId)) throw new DomainError('linkWithoutId');
  if (action !== 'approve' && action !== 'reject') throw new DomainError('badAction');
  const text = typeof reason === 'string' ? tidyText(reason) : '';
  const wrong = reasonError(text);
  if (wrong !== null) throw new DomainError(wrong);
  if (action === 'reject' && isBlank(text)) throw new DomainError('reasonRequired');
  const seen = version === undefined || code === undefined ? null : { version, code };
  if (amount !== undefined && action === 'reject') throw new DomainError('badAction');
  return { expenseId, action, reason: text, ...(amount === undefined ? {} : { amount }), seen };
}

async function authorityOf(
  request: ApiRequest,
  body: DecisionBody,
  services: DecisionServices,
): Promise<ExpenseAccess> {
  const { expenseId } = body;
  const link = readLink(request, services);
  if (link !== null) {
    if (link.expenseId !== expenseId) throw new DomainError('linkRefused');
    const open = async (): Promise<OpenedExpense> => {
      const opened = await identifyLink(link, services);
      refuseStopped(opened);
      return {
        ...opened,
        actor: { by: opened.approver },
        unseen: unseenBy(opened, body, services),
      };
    };
    return { key: authorKey(expenseId, link), open };
  }
  const idToken = idTokenOf(request);
  const identity = idToken === null ? null : await services.identify(idToken);
  // Someone who was never listed learns no more than from a bad link.
  if (identity === null || identity.kind === 'notListed' || identity.kind === 'signedOut')
    throw new DomainError('linkRefused');
  const person = await requireListed(identity, services);
  requireRight(person, SIGNED_IN_RIGHTS['update-expense']);
  if (!isExpenseId(expenseId)) throw new DomainError('linkRefused');
  return {
    key: authorKey(expenseId, person),
    open: openAsPerson(expenseId, person, services),
  };
}

/**
 * Returns the key under which `expenseLimit` counts: the expense, and the link or the administrator. Each counts by
 * itself, so that a dead link, or the sign-in of someone who may not decide, never uses up the approver's share.
 */
export function authorKey(expenseId: string, author: LinkPayload | Person): string {
  const parts = 'uid' in author ? ['admin', author.uid] : [author.s, author.n, author.a];
  return [expenseId, ...parts].join(' ');
}

function openAsPerson(
  expenseId: string,
  person: Person,
  services: Services,
): ExpenseAccess['open'] {
  // The step that was open at the first try. If a commit's answer got lost, the next try must not decide the next step
  // too.
  let step: number | null = null;
  return async () => {
    const { stored, settings } = await readExpense(services.db, expenseId);
    step ??= stored && openStepIndex(stored.expense);
    if (stored === null || step === null) throw new DomainError('linkRefused');
    const authority = authorityAt(services.clock(), settings, services);
    return { stored, step, actor: actorFields(person), authority, unseen: null };
  };
}

/**
 * Returns why a link can't decide; null if it can: an acting one if the school emails such links, any other with the code
 * that came with the review of this very version and its lines.
 */
function unseenBy(
  { payload, stored: { expense } }: IdentifiedLink,
  { seen }: DecisionBody,
  { keys, clock, organization: { policies } }: DecisionServices,
): OpenedExpense['unseen'] {
  if (policies.oneClickApproval && payload.p === undefined) return null;
  if (seen?.version !== expense.submissionVersion) return 'notReviewed';
  return seenCodeRefusal(seen.code, payload, expense, keys, clock());
}

async function decideOnce(
  { action, reason, amount }: DecisionBody,
  { stored, authority, step, actor, unseen }: OpenedExpense,
  services: Services,
): Promise<Answer> {
  const now = services.clock();
  const { timeZone } = services.organization;
  // A late decision only learns the step's outcome.
  const isOpen = stored.expense.steps[step]?.decision === null;
  const followingFund = await readFollowingFunds(
    services.db,
    isOpen && action === 'approve' && isLastStep(stored.expense, step) ? stored.expense.lines : [],
    now,
    services.organization,
  );
  const outcome = decide(
    stored.expense,
    { step, action, reason, ...(amount === undefined ? {} : { amount }), ...actor },
    { ...authority, timeZone, followingFund, now, nonce: services.nonce() },
  );
  switch (outcome.kind) {
    case 'repeated':
      return success();
    case 'contradicted':
      throw decidedOtherwise(outcome.decision, services.organization);
    case 'refused':
      throw new DomainError(isAmountRefusal(outcome.why) ? outcome.why : 'linkRefused');
    case 'decided': {
      if (unseen !== null) throw new DomainError(unseen);
      const [also] = await Promise.all([
        approverChangeSince(outcome.expense, authority, now, services),
        action === 'approve' ? requireUnchanged(stored, services) : null,
      ]);
      await commitChanges(services.db, [commitOf(stored, outcome)], actor, now, { also });
      stepDecided(stored.expense.id, step, action);
      stepBlocked(outcome.expense);
      return success();
    }
  }
}

/**
 * An approval is for what was submitted. A changed submission can still be rejected by an administrator: that pays
 * nothing.
 */
async function requireUnchanged(
  { expense: { submission }, submissionIntact }: StoredExpense,
  { receipts }: Services,
): Promise<void> {
  if (!submissionIntact) throw new DomainError('submissionChanged');
  const unchanged = await Promise.all(
    submission.receipts.map((pinned) => receipts.isUnchanged(pinned)),
  );
  if (unchanged.includes(false)) throw new DomainError('changedSinceSent');
}
