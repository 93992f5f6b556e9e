import { exactCents } from './exact-cents.ts';
import type { Found, ProjectData } from './project-data.ts';

/** What returns are compared with. */
export type ReturnData = Pick<ProjectData, 'expenses' | 'revenueItems' | 'manualExpenses'>;

/** The id of what is given back is in front of this, in the id of what gives it back. */
const RETURN = /^(?<of>.+?)-returned-.+$/;

/** Checks that what is given back of an entry, all returns together, is not more than its amount. */
export function checkReturns({ expenses, revenueItems, manualExpenses }: ReturnData): string[] {
  const submitted = new Map(
    expenses.map(({ id, data }) => [
      id,
      (data['submission'] as { amount?: unknown } | undefined)?.amount,
    ]),
  );
  return [
    ...problemsOf('revenueItems', revenueItems, new Map()),
    ...problemsOf('manualExpenses', manualExpenses, submitted),
  ];
}

/** @param others the amounts of what else is given back in the collection. */
function problemsOf(
  collection: string,
  entries: readonly Found[],
  others: ReadonlyMap<string, unknown>,
): string[] {
  const amounts = new Map([
    ...others,
    ...entries.map(({ id, data }) => [id, data['amount']] as const),
  ]);
  const given = new Map<string, bigint>();
  for (const { id, data } of entries) {
    const of = RETURN.exec(id)?.groups?.['of'];
    if (of === undefined) continue;
    given.set(of, (given.get(of) ?? 0n) - (exactCents(data['amount']) ?? 0n));
  }
  return [...given].flatMap(([id, cents]) => {
    const amount = exactCents(amounts.get(id)) ?? 0n;
    if (cents <= amount) return [];
    return [
      amounts.has(id)
        ? `Of ${collection}/${id}, ${cents} cents were given back, and its amount is ${amount}.`
        : `Of ${collection}/${id}, ${cents} cents were given back, and it is not there.`,
    ];
  });
}
