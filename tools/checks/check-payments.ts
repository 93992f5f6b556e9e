import type { DocumentData } from 'firebase-admin/firestore';
import type { ProjectData } from './project-data.ts';

/** Each check pays one expense, and its number is taken by nobody else. */
export function checkPayments({ expenses, checkNumbers }: ProjectData): string[] {
  const paidBy = new Map<string, string>();
  const twice = expenses.flatMap(({ id, data }) => {
    const number = (data['payment'] as DocumentData | null | undefined)?.['checkNumber'] as unknown;
    if (typeof number !== 'string') return [];
    const other = paidBy.get(number);
    paidBy.set(number, id);
    return other === undefined ? [] : [`Check ${number} pays both ${other} and ${id}.`];
  });
  const known = new Set(expenses.map(({ id }) => id));
  const stray = checkNumbers
    .filter(({ data }) => !known.has(String(data['expenseId'])))
    .map(({ data }) => `Check ${String(data['checkNumber'])} is taken by no expense.`);
  return [...twice, ...stray];
}
