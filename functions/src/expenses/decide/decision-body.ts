import type { Action } from '@pa-ledger/domain/expenses/expense';
import { MAX_DECISION_BODY_BYTES } from '@pa-ledger/domain/limits';
import { reasonError } from '@pa-ledger/domain/expenses/reason';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';
import * as z from 'zod';
import { DomainError } from '../../platform/domain-error.ts';
import { jsonBodyOf, type ApiRequest } from '../../http/request.ts';

/** The body of `POST /api/update-expense` (docs/behaviour.md, 'API'), checked; `role` and `approverEmail` are read and never trusted. */
export interface DecisionBody {
  readonly expenseId: string;
  readonly action: Action;
  readonly reason: string;
}

const MAX_ID_LENGTH = 2_000;

const shape = z.strictObject({
  expenseId: z.string().max(MAX_ID_LENGTH),
  role: z.unknown(),
  approverEmail: z.unknown(),
  action: z.unknown(),
  reason: z.unknown(),
});

/**
 * Reads a decision.
 * @throws DomainError for a malformed body, an unknown action, or a rejection without a reason.
 */
export function decisionOf(request: ApiRequest): DecisionBody {
  const parsed = shape.safeParse(jsonBodyOf(request, MAX_DECISION_BODY_BYTES));
  if (!parsed.success) throw new DomainError('badRequest');
  const { expenseId, action, reason } = parsed.data;
  if (isBlank(expenseId)) throw new DomainError('linkWithoutId');
  if (action !== 'approve' && action !== 'reject') throw new DomainError('badAction');
  return { expenseId, action, reason: reasonOf(action, reason) };
}

function reasonOf(action: Action, reason: unknown): string {
  const text = typeof reason === 'string' ? tidyText(reason) : '';
  const wrong = reasonError(text);
  if (wrong !== null) throw new DomainError(wrong);
  if (action === 'reject' && isBlank(text)) throw new DomainError('reasonRequired');
  return text;
}
