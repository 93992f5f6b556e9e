import { exactCents } from './exact-cents.ts';
import type { Found, ProjectData } from './project-data.ts';

/** What returns are compared with. */
export type ReturnData = Pick<ProjectData, 'expenses' | 'revenueItems' | 'manualExpenses'>;

/** The id of what is given back is in front of this, in the id of what gives it back. */
const RETURN = /^(?<of>.+?)-returned-.+$/;

/**
 * Checks that what is given back of an entry, all returns together, is not more than its amount, and that a submitted
 * expense of which something was given back is paid.
 */
export function checkReturns({ expenses, revenueItems, manualExpenses }: ReturnData): string[] {
  return [
    ...problemsOf('revenueItems', revenueItems, []),
    ...problemsOf('manualExpenses', manualExpenses, expenses),
  ];
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
  const amount = exactCents(of?.amount) ?? 0n;
  if (cents <= amount) return null;
  return of === undefined ? 'it is not there' : `its amount is ${amount}`;
}
