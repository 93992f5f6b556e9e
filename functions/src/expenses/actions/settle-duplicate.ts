import { actorFields, type Administrator } from '@pa-ledger/domain/people/administrator';
import {
  settleDuplicate,
  type SettleDuplicate,
} from '@pa-ledger/domain/expenses/actions/settle-duplicate';
import { success, type Answer } from '../../http/answer.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { expenseManaged } from '../../platform/logs.ts';
import type { Services } from '../../platform/services.ts';
import { readExpense } from '../expenses.ts';
import { commitChanges } from '../store/commit-changes.ts';

/**
 * Records that two expenses are not duplicates of each other, as they are now.
 * @throws DomainError `unknownExpense`, or why the two cannot be settled.
 */
export async function settleOnce(
  expenseId: string,
  { other: otherId, reason }: SettleDuplicate,
  by: Administrator,
  services: Services,
): Promise<Answer> {
  const { db } = services;
  const [{ stored: one }, { stored: other }] = await Promise.all([
    readExpense(db, expenseId),
    readExpense(db, otherId),
  ]);
  if (one === null || other === null) throw new DomainError('unknownExpense');
  services.checkpoint('after read');
  const outcome = settleDuplicate(one.expense, other.expense, reason);
  switch (outcome.kind) {
    case 'repeated':
      return success();
    case 'refused':
      throw new DomainError(outcome.why);
    case 'done': {
      const [first, second] = outcome.pair;
      const commits = [
        { ...first, before: one, mails: [] },
        { ...second, before: other, mails: [] },
      ];
      services.checkpoint('before commit');
      await commitChanges(db, commits, actorFields(by), services.clock());
      services.checkpoint('after commit');
      for (const { expense, change } of commits) expenseManaged(expense.id, change.what);
      return success();
    }
  }
}
