import { BANK_COLLECTIONS, itemsOf, type BankCollection } from '@pa-ledger/domain/bank/items';
import { amountOf, cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { byText } from '@pa-ledger/domain/text/sort';
import type { DocumentData } from 'firebase-admin/firestore';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

/** Everything from which we add up statements, by collection. */
export type StatementData = Pick<ProjectData, BankCollection | 'statements' | 'clearings'>;

/**
 * Checks that each statement that holds, added up from what it cleared, leads from the one before it, or from the opening, to
 * its balance; that cleared entries match what the statements say; and that each of them hasn't changed since.
 */
export function checkStatements(data: StatementData): string[] {
  const holding = data.statements.filter(({ data: { reopened } }) => reopened === null);
  const items = new Map(
    BANK_COLLECTIONS.flatMap((name) =>
      data[name].flatMap(({ id, data: fields }) => itemsOf(name, id, fields)),
    ).map((item) => [item.key, item]),
  );
  const cleared = new Map(data.clearings.map(({ id, data: clearing }) => [id, clearing]));
  const told = holding.flatMap(({ id, data: { cleared: keys } }) =>
    (keys as string[]).map((key) => `${key} on statement ${id}`),
  );
  // The others belong to deposits: check-deposits.ts.
  const marked = data.clearings
    .filter(({ data: { depositId } }) => depositId === undefined)
    .map(({ id, data: { statementId } }) => `${id} on statement ${statementId}`);
  return [
    ...told
      .filter((one, at) => !marked.includes(one) || told.indexOf(one) !== at)
      .map((one) => `${one} isn't marked as cleared, or is cleared twice.`),
    ...marked
      .filter((one) => !told.includes(one))
      .map((one) => `${one} is marked as cleared, but that statement doesn't have it.`),
    ...data.clearings.flatMap(({ id, data: clearing }) => {
      const item = items.get(id);
      const isSame =
        item?.accountId === clearing['accountId'] &&
        item?.day === clearing['itemDay'] &&
        item?.amount === amountOf(clearing['amount']);
      return problemsIn([[!isSame, `${id} was changed after a statement cleared it.`]]);
    }),
    ...data.accounts.flatMap((account) => problemsOfAccount(account, holding, cleared)),
  ];
}

function problemsOfAccount(
  account: Found,
  holding: readonly Found[],
  cleared: ReadonlyMap<string, DocumentData>,
): string[] {
  const own = holding
    .filter(({ data }) => data['accountId'] === account.id)
    .toSorted(byText(({ data }) => String(data['day'])));
  let balance = amountOf(account.data['openingBalance']);
  return own.flatMap(({ id, data }) => {
    const keys = data['cleared'] as string[];
    const moved = sumCents(keys.map((key) => amountOf(cleared.get(key)?.['amount'])));
    const should = cents(balance + moved);
    balance = amountOf(data['balance']);
    return problemsIn([
      [
        should !== balance,
        `The statement ${id} ends with ${formatCents(balance)}, but what it cleared adds up to ${formatCents(should)}.`,
      ],
      [
        (data['lines'] as DocumentData)['difference'] !== 0,
        `The statement ${id} was saved with a difference.`,
      ],
    ]);
  });
}
