import { MAX_DECISION_BODY_BYTES } from '@pa-ledger/domain/limits';
import { actorFields, type Actor } from '@pa-ledger/domain/people/person';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { reasonError } from '@pa-ledger/domain/expenses/reason';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { returnExpense } from '@pa-ledger/domain/expenses/versions/return-expense';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';
import { requirePerson } from '../../people/admin-endpoint.ts';
import { takeForAddress } from '../../http/address-limit.ts';
import { success, type Answer } from '../../http/answer.ts';
import { bodyOf, type ApiRequest, type Endpoint } from '../../http/endpoint.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { submissionMoved } from '../../platform/logs.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import { identifyLink, readLink, refuseStopped } from './link-authority.ts';
import { authorKey, type DecisionServices } from './update-expense.ts';
import { authorityAt, readExpense, type StoredExpense } from '../expenses.ts';
import { commitChanges, commitOf } from '../store/commit-changes.ts';
import { SIGNED_IN_RIGHTS } from '@pa-ledger/domain/people/places';
import * as z from 'zod';

const shape = z.strictObject({
  expenseId: z.string().refine(isExpenseId),
  version: z.int().min(1),
  note: z.string(),
});

type ReturnBody = z.infer<typeof shape>;

/** Who sends it back, and the current expense. */
interface OpenedExpense {
  readonly stored: StoredExpense;
  readonly actor: Actor;
  readonly authority: Authority;
  /** The step of their link; null for an administrator. */
  readonly step: number | null;
}

/**
 * `POST /api/return-expense`: sends an expense back to its submitter, with a note that says what needs fixing. It takes
 * the link's token in the header from an approver of the open step, or an administrator's sign-in.
 *
 *   {expenseId, version: 1, note}
 *
 * `version` is the submission's version that the person saw. Answers `{success: true}`, even if it was done before.
 */
export const returnExpenseEndpoint: Endpoint<DecisionServices> = {
  name: 'return-expense',
  failure: 'updateFailed',
  async handle(request, services) {
    takeForAddress(services.addressLimit, request);
    const body = bodyOf(request, MAX_DECISION_BODY_BYTES, shape);
    const note = noteIn(body);
    const { key, open } = await authorityOf(request, body, services);
    services.expenseLimit.take(key);
    // All tries share it, so that an email on its way keeps its link.
    const nonce = services.nonce();
    return retryOnContention(body.expenseId, async () =>
      returnOnce({ ...body, note }, await open(), nonce, services),
    );
  },
};

function noteIn({ note }: ReturnBody): string {
  const text = tidyText(note);
  const wrong = reasonError(text);
  if (wrong !== null) throw new DomainError(wrong);
  if (isBlank(text)) throw new DomainError('noteRequired');
  return text;
}

async function authorityOf(
  request: ApiRequest,
  { expenseId }: ReturnBody,
  services: DecisionServices,
): Promise<{ readonly key: string; readonly open: () => Promise<OpenedExpense> }> {
  const link = readLink(request, services);
  if (link !== null) {
    if (link.expenseId !== expenseId) throw new DomainError('linkRefused');
    const open = async (): Promise<OpenedExpense> => {
      const opened = await identifyLink(link, services);
      // A second click finds what the first one did.
      if (opened.stored.expense.status !== 'returned') refuseStopped(opened);
      return { ...opened, actor: { by: opened.approver } };
    };
    return { key: authorKey(expenseId, link), open };
  }
  const admin = await requirePerson(request, SIGNED_IN_RIGHTS['return-expense'], services);
  const open = async (): Promise<OpenedExpense> => {
    const { stored, settings } = await readExpense(services.db, expenseId);
    if (stored === null) throw new DomainError('unknownExpense');
    const authority = authorityAt(services.clock(), settings, services);
    return { stored, authority, step: null, actor: actorFields(admin) };
  };
  return { key: authorKey(expenseId, admin), open };
}

async function returnOnce(
  { version, note }: ReturnBody,
  { stored, authority, step, actor }: OpenedExpense,
  nonce: string,
  services: DecisionServices,
): Promise<Answer> {
  const now = services.clock();
  const outcome = returnExpense(
    stored.expense,
    { ...actor, step, version, note },
    { ...authority, now, nonce },
  );
  if (outcome.kind === 'repeated') return success();
  if (outcome.kind === 'refused') throw new DomainError(outcome.why);
  const { approvedOn } = stored.expense;
  await commitChanges(services.db, [commitOf(stored, outcome)], actor, now, {
    // An approved expense stops counting on its date.
    days: approvedOn === null ? [] : [approvedOn],
  });
  submissionMoved(stored.expense.id, 'returned');
  return success();
}
