import { countTotal } from '@pa-ledger/domain/bank/count-sheet';
import {
  depositedIn,
  depositRefusal,
  depositTotal,
  type DepositFields,
} from '@pa-ledger/domain/bank/deposit';
import { itemKey } from '@pa-ledger/domain/bank/items';
import { amountOf } from '@pa-ledger/domain/money/money';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

/** What we compare deposits with. */
export type DepositData = Pick<ProjectData, 'accounts' | 'deposits' | 'clearings' | 'revenueItems'>;

/**
 * Checks that each deposit's revenue items are in its account, unchanged since, and in no other deposit; and that the
 * marks agree.
 */
export function checkDeposits(data: DepositData): string[] {
  const revenue = new Map(data.revenueItems.map(({ id, data: fields }) => [id, fields]));
  const marks = new Map(data.clearings.map(({ id, data: fields }) => [id, fields]));
  const named = new Set(
    data.deposits.flatMap(({ id, data: fields }) =>
      depositedIn(fields).map((item) => `${itemKey('revenueItems', item.id)} ${id}`),
    ),
  );
  return [
    ...data.deposits.flatMap((deposit) => [
      ...problemsOfDeposit(deposit, data),
      ...depositedIn(deposit.data).flatMap((item) => {
        const { date, accountId } = deposit.data as DepositFields;
        const stored = revenue.get(item.id);
        const mark = marks.get(itemKey('revenueItems', item.id)) ?? {};
        const isStored =
          stored?.['date'] === item.date && amountOf(stored['amount']) === amountOf(item.amount);
        const isMarked =
          mark['depositId'] === deposit.id &&
          mark['depositedOn'] === date &&
          mark['accountId'] === accountId &&
          mark['itemDay'] === item.date &&
          amountOf(mark['amount']) === amountOf(item.amount);
        const refusal = stored === undefined ? null : depositRefusal(stored, { date, accountId });
        const called = `revenueItems/${item.id} in deposits/${deposit.id}`;
        return problemsIn([
          [!isStored, `${called} isn't as it was deposited.`],
          [!isMarked, `${called} isn't marked as deposited there.`],
          [refusal !== null, `${called} doesn't belong there: ${refusal}`],
        ]);
      }),
    ]),
    ...[...marks]
      .filter(
        ([key, { depositId }]) => depositId !== undefined && !named.has(`${key} ${depositId}`),
      )
      .map(
        ([key, { depositId }]) =>
          `${key} is marked as in deposits/${depositId}, which doesn't have it.`,
      ),
  ];
}

function problemsOfDeposit({ id, data }: Found, { accounts }: DepositData): string[] {
  const counters = new Set((data['countedBy'] ?? []) as string[]);
  return problemsIn([
    [
      accounts.every((account) => account.id !== data['accountId']),
      `deposits/${id} is in no account.`,
    ],
    [depositedIn(data).length === 0, `deposits/${id} has no revenue items.`],
    [counters.size !== 2, `deposits/${id} wasn't counted by two people.`],
    [
      countTotal(data['cash']) > depositTotal(depositedIn(data)),
      `The count sheet of deposits/${id} has more cash than the deposit.`,
    ],
  ]);
}
