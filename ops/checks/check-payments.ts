import type { DocumentData } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { ProjectData } from './project-data.ts';

/** Checks that each check pays one expense, and that nothing else has its number. */
export function checkPayments({ expenses, checkNumbers }: ProjectData): string[] {
  const paidBy = new Map<string, string>();
  const twice = expenses.flatMap(({ id, data }) => {
    const number = (data['payment'] as DocumentData | null | undefined)?.['checkNumber'] as unknown;
    if (typeof number !== 'string') return [];
    const other = paidBy.get(onPaper(number));
    paidBy.set(onPaper(number), id);
    return other === undefined ? [] : [`Check ${number} pays both ${other} and ${id}.`];
  });
  const known = new Set(expenses.map(({ id }) => id));
  const there = new Set(checkNumbers.map(({ id }) => id));
  const stray = checkNumbers.flatMap(({ data }) => {
    const number = String(data['checkNumber']);
    const found = there.has(createHash('sha256').update(onPaper(number)).digest('hex'));
    return [
      ...(known.has(String(data['expenseId'])) ? [] : [`Check ${number} is taken by no expense.`]),
      ...(found ? [] : [`Check ${number} is not found where its number leads.`]),
    ];
  });
  return [...twice, ...stray];
}

/** Returns the letters and digits of a number without leading zeros: two spellings of one check give the same text. */
function onPaper(number: string): string {
  const [, rest = ''] = /^0*(.+)$/s.exec((number.match(/[a-z\d]/gi) ?? []).join('')) ?? [];
  return rest.toUpperCase();
}
