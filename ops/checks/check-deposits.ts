import type { DocumentData } from 'firebase-admin/firestore';
import { exactCents } from './exact-cents.ts';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

/** What deposits are compared with. */
export type DepositData = Pick<
  ProjectData,
  'accounts' | 'deposits' | 'clearings' | 'revenueItems' | 'slips'
>;

/**
 * Checks that each deposit has revenue items of its account, each as it is stored and in no other one, that the marks say
 * the same, and that its picture is the one that was stored.
 */
export function checkDeposits(data: DepositData): string[] {
  const accounts = new Set(data.accounts.map(({ id }) => id));
  const revenue = new Map(data.revenueItems.map(({ id, data: fields }) => [id, fields]));
  const marks = new Map(
    data.clearings
      .filter(({ data: { depositId } }) => depositId !== undefined)
      .map(({ id, data: fields }) => [id, fields]),
  );
  const named = data.deposits.flatMap(({ id, data: deposit }) =>
    itemsOf(deposit).map((item) => `revenueItems~${String(item['id'])} ${id}`),
  );
  const marked = [...marks].map(([id, { depositId }]) => `${id} ${String(depositId)}`);
  return [
    ...data.deposits.flatMap((deposit) => [
      ...problemsOfDeposit(deposit, accounts),
      ...itemsOf(deposit.data).flatMap((item) => problemsOfItem(deposit, item, { revenue, marks })),
      ...problemsOfPicture(deposit, data.slips),
    ]),
    ...marked
      .filter((one) => !named.includes(one))
      .map((one) => `A deposit does not have what is marked so: ${one}.`),
  ];
}

function itemsOf({ items }: DocumentData): readonly DocumentData[] {
  return (items ?? []) as DocumentData[];
}

function problemsOfDeposit({ id, data }: Found, accounts: ReadonlySet<string>): string[] {
  const items = itemsOf(data);
  const counters = new Set((data['countedBy'] ?? []) as string[]);
  return problemsIn([
    [!accounts.has(String(data['accountId'])), `The deposit ${id} is of no account.`],
    [items.length === 0, `The deposit ${id} has no revenue items.`],
    [counters.size !== 2, `The deposit ${id} was not counted by two.`],
  ]);
}

interface Known {
  readonly revenue: ReadonlyMap<string, DocumentData>;
  readonly marks: ReadonlyMap<string, DocumentData>;
}

function problemsOfItem({ id, data }: Found, item: DocumentData, { revenue, marks }: Known) {
  const itemId = String(item['id']);
  const stored = revenue.get(itemId);
  const mark = marks.get(`revenueItems~${itemId}`);
  const cents = exactCents(item['amount']) ?? 0n;
  const isStored =
    stored !== undefined &&
    stored['accountId'] === data['accountId'] &&
    stored['date'] === item['date'] &&
    exactCents(stored['amount']) === cents;
  const isMarked =
    mark?.['depositId'] === id &&
    mark['depositedOn'] === data['date'] &&
    mark['accountId'] === data['accountId'] &&
    mark['itemDay'] === item['date'] &&
    exactCents(mark['amount']) === cents;
  const isReceipt = cents > 0n && String(item['date']) <= String(data['date']);
  return problemsIn([
    [!isStored, `The deposit ${id} has ${itemId} otherwise than it is stored.`],
    [!isMarked, `The deposit ${id} has ${itemId}, which is not marked so.`],
    [!isReceipt, `The deposit ${id} has ${itemId}, which was not received by its day.`],
  ]);
}

function problemsOfPicture({ id, data }: Found, slips: DepositData['slips']): string[] {
  const picture = (data['picture'] ?? null) as DocumentData | null;
  if (picture === null) return [];
  const found = slips.find(({ path }) => path === `deposits/${id}/${String(picture['slot'])}`);
  return problemsIn([
    [
      found?.size !== picture['size'],
      `The picture of the deposit ${id} is not the one that was stored.`,
    ],
  ]);
}
