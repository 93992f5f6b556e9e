import { Timestamp } from 'firebase-admin/firestore';

interface Amounts {
  /** The budget before and after, in dollars; null for none. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Returns an entry of the journal that amends the line of a category in the main fund, by its path. @param own of the amendment. */
export function amendingEntry(categoryId: string, { from, to }: Amounts, own: object = {}) {
  const place = { collection: 'budgetItems', document: `of-${categoryId}`, version: 2 };
  const line = (amount: number | null) =>
    amount === null
      ? null
      : { categoryId, fundId: 'main', originalBudget: amount, changes: 0, finalBudget: amount };
  return {
    [`journal/budgetItems~of-${categoryId}~2`]: {
      ...place,
      kind: 'changed',
      before: line(from),
      after: line(to),
      words: [],
      by: {
        uid: 'admin',
        email: 'treasurer@example.com',
      },
      at: Timestamp.fromMillis(Date.UTC(2026, 9, 13, 15) + categoryId.length),
      amendment: {
        fiscalYear: '2026',
        reason: `Decided for ${categoryId}`,
        authority: 'board',
        meetingDate: '2026-10-12',
        ...own,
      },
    },
  };
}
