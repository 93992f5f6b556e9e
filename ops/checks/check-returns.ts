import { exactCents } from './exact-cents.ts';
import type { Found, ProjectData } from './project-data.ts';

/** What returns are compared with. */
export type ReturnData = Pick<
  ProjectData,
  'expenses' | 'revenueItems' | 'manualExpenses' | 'payments' | 'closings'
>;

/** The id of what is given back is in front of this, in the id of what gives it back. */
const RETURN = /^(?<of>.+?)-returned-.+$/;

/**
 * Checks that what is given back of an entry, all returns together, is not more than its amount, and that a submitted
 * expense of which something was given back is paid; and that what says that it undoes something of a closed year does: such
 * an entry gives something back, a void is of a payment of a year that was closed once, and what is paid again was voided so.
 */
export function checkReturns(data: ReturnData): string[] {
  const { expenses, revenueItems, manualExpenses } = data;
  return [
    ...problemsOf('revenueItems', revenueItems, []),
    ...problemsOf('manualExpenses', manualExpenses, expenses),
    ...revenueItems.flatMap((entry) => strayMark('revenueItems', entry)),
    ...manualExpenses.flatMap((entry) => strayMark('manualExpenses', entry)),
    ...markProblems(data),
  ];
}

function isMarked(data: Found['data'] | null | undefined): boolean {
  return data?.['fromClosedYear'] === true;
}

function strayMark(collection: string, { id, data }: Found): string[] {
  const isReturn = RETURN.test(id);
  return isMarked(data) && !isReturn
    ? [`${collection}/${id} is said to be from a closed year, and gives nothing back.`]
    : [];
}

/** Payments whose voids and lines are said to be from closed years. */
function markProblems({ payments, closings, expenses }: ReturnData): string[] {
  const ends = closings.map(({ data }) => String(data['last'] ?? '')).toSorted();
  const last = ends.at(-1) ?? '';
  const linesOf = (data: Found['data']) => (data['lines'] ?? []) as Found['data'][];
  const undone = new Set<string>();
  const early = payments.flatMap(({ id, data }) => {
    const voided = (data['voided'] ?? null) as Found['data'] | null;
    if (!isMarked(voided)) return [];
    for (const line of linesOf(data)) undone.add(String(line['expenseId']));
    return String(data['date']) <= last
      ? []
      : [
          `The void of payment ${id} is said to be from a closed year, and no year was closed then.`,
        ];
  });
  const paidAgain = payments.flatMap(({ id, data }) =>
    linesOf(data)
      .filter((line) => isMarked(line) && !undone.has(String(line['expenseId'])))
      .map(() => `Payment ${id} is said to pay again what a closed year has, and no void says so.`),
  );
  const waiting = expenses
    .filter(({ id, data }) => isMarked(data) !== undone.has(id))
    .map(({ id }) => `Expense ${id} and the voids of its payments differ about a closed year.`);
  return [...early, ...paidAgain, ...waiting];
}

/** An entry, or a submitted expense, of which something may be given back. */
interface Returnable {
  readonly amount: unknown;
  /** Whether it is a submitted expense for which nothing was paid. */
  readonly isUnpaid: boolean;
}

/** @param expenses what else is given back in the collection. */
function problemsOf(
  collection: string,
  entries: readonly Found[],
  expenses: readonly Found[],
): string[] {
  const returnable = new Map<string, Returnable>([
    ...expenses.map(({ id, data }) => [id, ofExpense(data)] as const),
    ...entries.map(
      ({ id, data }) => [id, { amount: data['amount'] as unknown, isUnpaid: false }] as const,
    ),
  ]);
  const given = new Map<string, bigint>();
  for (const { id, data } of entries) {
    const of = RETURN.exec(id)?.groups?.['of'];
    if (of === undefined) continue;
    given.set(of, (given.get(of) ?? 0n) - (exactCents(data['amount']) ?? 0n));
  }
  return [...given].flatMap(([id, cents]) => {
    const why = problemOf(cents, returnable.get(id));
    return why === null
      ? []
      : [`Of ${collection}/${id}, ${cents} cents were given back, and ${why}.`];
  });
}

function ofExpense({ submission, status }: Found['data']): Returnable {
  const { amount } = (submission ?? {}) as { readonly amount?: unknown };
  return { amount, isUnpaid: status !== 'paid' };
}

function problemOf(cents: bigint, of: Returnable | undefined): string | null {
  if (of?.isUnpaid === true && cents > 0n) return 'it is a submitted expense that is not paid';
  if (cents < 0n) return 'more was paid again than that';
  const amount = exactCents(of?.amount) ?? 0n;
  if (cents <= amount) return null;
  return of === undefined ? 'it is not there' : `its amount is ${amount}`;
}
