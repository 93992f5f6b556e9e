import type { DocumentData } from 'firebase-admin/firestore';
import { chainProblems } from './chain-problems.ts';
import { paymentProblems } from './payment-problems.ts';
import type { ExpenseFacts, ProjectData } from './project-data.ts';
import { historyProblems } from './replay-history.ts';
import { contactProblems, submitterProblems } from './contact-problems.ts';
import { submissionProblems } from './submission-problems.ts';
import { versionProblems } from './version-problems.ts';

/** Checks that each expense's status, steps, payment, mails and history fit together. */
export function checkExpenses({ expenses, contacts }: ProjectData): string[] {
  const contactOf = new Map(contacts.map(({ id, data }) => [id, data]));
  const apart = new Map(expenses.map(({ id, data }) => [id, toldApartFrom(data)]));
  const problems = expenses.flatMap(({ id, data, decisions, versions, history, mails }) => {
    const contact = contactOf.get(id) ?? null;
    const own = [
      ...expenseProblems({ expense: data, contact, decisions, versions, history, mails }),
      ...submitterProblems(id, { history, mails }),
      ...toldApartFrom(data)
        .filter((other) => apart.get(other)?.includes(id) !== true)
        .map((other) => `it is told apart from ${other}, and ${other} not from it`),
    ];
    return own.map((problem) => `Expense ${id}: ${problem}.`);
  });
  const known = new Set(expenses.map(({ id }) => id));
  const strays = contacts.filter(({ id }) => !known.has(id));
  return [...problems, ...strays.map(({ id }) => `The contact ${id} belongs to no expense.`)];
}

/** Returns the expenses that an administrator has said are not duplicates; older documents do not have the field. */
function toldApartFrom(expense: DocumentData): string[] {
  return (expense['notDoubleOf'] ?? []) as string[];
}

/**
 * Returns everything that is wrong with an expense; empty when nothing is. It shares no code with the server, so that a
 * mistake of the server is not repeated here.
 */
export function expenseProblems(facts: ExpenseFacts): string[] {
  return [
    ...submissionProblems(facts),
    ...versionProblems(facts),
    ...contactProblems(facts),
    ...chainProblems(facts),
    ...paymentProblems(facts),
    ...historyProblems(facts),
  ];
}
