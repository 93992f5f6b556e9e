import { expenseProblems } from './expense-problems.ts';
import type { ProjectData } from './project-data.ts';

/** Each expense's status, steps, payment, mails and history fit together. */
export function checkExpenses({ expenses, checkNumbers }: ProjectData): string[] {
  const checksOf = Map.groupBy(checkNumbers, ({ data }) => String(data['expenseId']));
  return expenses.flatMap(({ id, data, decisions, history, mails }) => {
    const checks = (checksOf.get(id) ?? []).map((check) => check.data);
    const problems = expenseProblems({ expense: data, decisions, history, mails, checks });
    return problems.map((problem) => `Expense ${id}: ${problem}.`);
  });
}
