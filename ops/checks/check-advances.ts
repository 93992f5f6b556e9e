import { advanceKindOf, givenIn, settledBy, settledPair } from '@pa-ledger/domain/ledger/advance';
import { amountOf, cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { isEmailAddress } from '@pa-ledger/domain/people/email';
import { mailboxOf } from '@pa-ledger/domain/people/same-person';
import { textIn } from '@pa-ledger/domain/untyped';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

export type AdvanceData = Pick<ProjectData, 'manualExpenses' | 'advanceHolders'>;

/**
 * Checks that what's left of each advance is its amount less what settled it, that what settles one belongs to one and moves no
 * more than it should, and that each open one has a holder, who has no other.
 */
export function checkAdvances({ manualExpenses, advanceHolders }: AdvanceData): string[] {
  const all = new Map(manualExpenses.map((entry) => [entry.id, entry]));
  const holders = new Map(advanceHolders.map(({ id, data }) => [id, textIn(data, 'email')]));
  const given = manualExpenses.filter(({ data }) => advanceKindOf(data) === 'given');
  const parts = manualExpenses.filter(
    ({ data }) => advanceKindOf(data) === 'settled' || advanceKindOf(data) === 'returned',
  );
  const partsOf = Map.groupBy(parts, ({ id }) => settledBy(id));
  const open = given.filter(({ data }) => (givenIn(data)?.open ?? 0) > 0);
  const mailboxes = open.map(({ id }) => mailboxOf(holders.get(id) ?? ''));
  return [
    ...manualExpenses.flatMap(({ id, data }) =>
      data['advance'] !== undefined && advanceKindOf(data) === null
        ? [`manualExpenses/${id} has an advance that can't be read.`]
        : [],
    ),
    ...given.flatMap((advance) => problemsOfGiven(advance, partsOf.get(advance.id) ?? [])),
    ...parts.flatMap((part) => problemsOfPart(part, all.get(settledBy(part.id) ?? ''))),
    ...open.flatMap(({ id }, at) => {
      const email = holders.get(id) ?? '';
      return problemsIn([
        [!isEmailAddress(email), `The open advance ${id} doesn't say how to reach its holder.`],
        [
          email !== '' && mailboxes.indexOf(mailboxOf(email)) !== at,
          `The holder of the advance ${id} has another open one.`,
        ],
      ]);
    }),
    ...[...holders.keys()].flatMap((id) =>
      all.has(id) ? [] : [`advanceHolders/${id} is of no advance.`],
    ),
  ];
}

function problemsOfGiven({ id, data }: Found, parts: readonly Found[]): string[] {
  const settled = sumCents(parts.map((part) => cents(Math.abs(amountOf(part.data['amount'])))));
  const left = cents(amountOf(data['amount']) - settled);
  const told = givenIn(data)?.open;
  return problemsIn([
    [
      told !== left || left < 0,
      `The advance ${id} says that ${told === undefined ? 'nothing readable' : formatCents(told)} is left, but its entries leave ${formatCents(left)}.`,
    ],
  ]);
}

function problemsOfPart({ id, data }: Found, advance: Found | undefined): string[] {
  const isReturn = advanceKindOf(data) === 'returned';
  const amount = amountOf(data['amount']);
  const pair = isReturn
    ? { categoryId: textIn(data, 'categoryId'), fundId: textIn(data, 'fundId') }
    : settledPair(data);
  return problemsIn([
    [
      advance === undefined || advanceKindOf(advance.data) !== 'given',
      `manualExpenses/${id} settles no advance.`,
    ],
    [isReturn ? amount >= 0 : amount <= 0, `manualExpenses/${id} settles the wrong way.`],
    [
      advance !== undefined &&
        (pair.categoryId !== advance.data['categoryId'] || pair.fundId !== advance.data['fundId']),
      `manualExpenses/${id} settles another category or fund than its advance's.`,
    ],
    [
      !isReturn && data['accountId'] !== undefined,
      `manualExpenses/${id} settles an advance by receipts, but names an account.`,
    ],
  ]);
}
