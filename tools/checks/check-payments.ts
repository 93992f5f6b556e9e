import type { DocumentData } from 'firebase-admin/firestore';
import type { ProjectData } from './project-data.ts';

/** A paid expense has its payment, no other one has; each check pays one expense, and its number is taken by it. */
export function checkPayments({ expenses, checkNumbers }: ProjectData): string[] {
  const taken = new Map(checkNumbers.map(({ data }) => [`${data['expenseId']} ${data['payment']}`, data]));
  const seen = new Map<string, string>();
  const wrong = expenses.flatMap(({ id, data }) => {
    const payment = (data['payment'] ?? null) as DocumentData | null;
    if ((payment !== null) !== (data['status'] === 'paid')) {
      return [`Expense ${id} is ${data['status']} and has ${payment === null ? 'no' : 'a'} payment.`];
    }
    if (payment === null) return [];
    const number: unknown = payment['checkNumber'];
    if ((payment['method'] === 'check') !== (typeof number === 'string')) {
      return [`Expense ${id}: the payment's check number does not fit its method.`];
    }
    if (typeof number !== 'string') return [];
    const use = `${id} ${payment['number']}`;
    const other = seen.get(number);
    seen.set(number, id);
    return [
      ...(other === undefined ? [] : [`Check ${number} pays ${other} and ${id}.`]),
      ...(taken.delete(use) ? [] : [`Expense ${id}: the number of check ${number} is not taken.`]),
    ];
  });
  const stray = [...taken.keys()].map((use) => `A check number is taken by payment ${use}, which is not there.`);
  return [...wrong, ...stray];
}
