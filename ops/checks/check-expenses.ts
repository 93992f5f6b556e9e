import type { DocumentData } from 'firebase-admin/firestore';
import { expenseProblems } from './expense-problems.ts';
import type { ProjectData } from './project-data.ts';

/** Checks that each expense's status, steps, payment, mails and history fit together. */
export function checkExpenses({ expenses, checkNumbers }: ProjectData): string[] {
  const checksOf = Map.groupBy(checkNumbers, ({ data }) => String(data['expenseId']));
  const apart = new Map(expenses.map(({ id, data }) => [id, toldApartFrom(data)]));
  return expenses.flatMap(({ id, data, decisions, history, mails }) => {
    const checks = (checksOf.get(id) ?? []).map((check) => check.data);
    const problems = [
      ...expenseProblems({ expense: data, decisions, history, mails, checks }),
      ...toldApartFrom(data)
        .filter((other) => apart.get(other)?.includes(id) !== true)
        .map((other) => `it is told apart from ${other}, and ${other} not from it`),
    ];
    return problems.map((problem) => `Expense ${id}: ${problem}.`);
  });
}

/** Returns the expenses that an administrator has said are not duplicates; older documents do not have the field. */
function toldApartFrom(expense: DocumentData): string[] {
  return (expense['notDoubleOf'] ?? []) as string[];
}
