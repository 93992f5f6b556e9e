import { followingFundOf, type BudgetPlace } from '@pa-ledger/domain/ledger/following-fund';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { alertDocument, missingFundAlert } from '../../functions/src/alerts/alerts.ts';
import { addHistory } from '../../functions/src/expenses/store/commit-changes.ts';
import { expenseFrom } from '../../functions/src/expenses/store/expense-format.ts';
import { alertIdOf } from '@pa-ledger/domain/alerts/alert';
import { countAgain } from './count-again.ts';
import type { MigrationContext, MigrationStep } from './migration.ts';
import { pagesOf } from './pages.ts';

/**
 * Before version 7 the reports counted an approved expense without a fund in the one that followed from the budget at
 * that moment, so that another budget line moved it. Each gets the fund in which it counts now, with an entry in its
 * history; where none follows, an alert asks for one.
 */
export const FIXED_FUNDS: MigrationStep = {
  name: 'Approved expenses keep their fund',
  async run(context) {
    const { db } = context;
    const [items, funds] = await Promise.all([
      db.collection('budgetItems').get(),
      db.collection('funds').select().get(),
    ]);
    // The rules hold the shape of budget items.
    const lines = items.docs.map((item) => item.data() as BudgetPlace);
    for await (const page of pagesOf(db.collection('expenses'))) {
      for (const found of page) {
        const { categoryId } = expenseFrom(found.id, found.data());
        await fixFund(found, followingFundOf(categoryId, lines, funds.docs), context);
      }
    }
  },
};

async function fixFund(
  found: QueryDocumentSnapshot,
  fundId: string | null,
  { db, now }: MigrationContext,
): Promise<void> {
  const expense = expenseFrom(found.id, found.data());
  const cause = missingFundAlert(expense);
  if (cause === null) return;
  if (fundId === null) {
    await db.doc(`alerts/${alertIdOf(cause)}`).set(alertDocument(cause, now.toMillis(), 1));
    return;
  }
  const batch = db.batch();
  batch.update(found.ref, { fundId }, { lastUpdateTime: found.updateTime });
  addHistory(batch, db, expense, 'fund-taken-over', {
    ...{ at: now.toMillis(), by: 'system', what: 'fundSet', step: null, old: null, new: fundId },
  });
  await batch.commit();
}

/** The expenses that have a fund now count in it. */
export const COUNTED_IN_FUNDS: MigrationStep = {
  name: 'Totals by the funds that are kept',
  run: (context) => countAgain('expenses', context),
};

/** From data of version 6 to version 7, in this order. */
export const STEPS_TO_7: readonly MigrationStep[] = [FIXED_FUNDS, COUNTED_IN_FUNDS];
