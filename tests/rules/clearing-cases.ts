import { LEDGER_RECORDS, type Document } from '../fixtures/ledger-records.ts';
import type { RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { forgetEntries, remove, save } from './recorded.ts';

/** What a browser may change of an entry that a statement of the bank has cleared: threat #128. */

type Collection = 'manualExpenses' | 'revenueItems' | 'transfers';

export interface ClearingCase {
  readonly title: string;
  readonly collection: Collection;
  /** The part of its document that is cleared; null for none. */
  readonly cleared: string | null;
  /** What changes; null deletes. */
  readonly change: Document | null;
  readonly expected: Outcome;
}

const PARTS: Readonly<Record<Collection, readonly string[]>> = {
  ...{ manualExpenses: [''], revenueItems: [''] },
  transfers: ['~from', '~to'],
};

const ENTRY: readonly (readonly [what: string, Document | null])[] = [
  ['its day', { date: '2026-10-21' }],
  // A lower one the panel does not write itself: return-cases.ts.
  ['its amount', { amount: 900 }],
  ['its account', { accountId: 'other' }],
];
const TRANSFER: typeof ENTRY = [
  ...ENTRY.filter(([what]) => what !== 'its account'),
  ['its deletion', null],
  ['the account that it takes from', { fromAccountId: 'other' }],
  ['the account that it gives to', { toAccountId: 'other' }],
];

export const CLEARING_CASES: readonly ClearingCase[] = (
  ['revenueItems', 'manualExpenses', 'transfers'] as const
).flatMap((collection) => {
  const changes = collection === 'transfers' ? TRANSFER : ENTRY;
  return [
    ...PARTS[collection].flatMap((cleared) => [
      ...changes.map(([what, change]) => ({
        title: `${collection}${cleared}: ${what}`,
        ...{ collection, cleared, change, expected: 'denied' as const },
      })),
      {
        title: `${collection}${cleared}: its description`,
        ...{ collection, cleared, change: { description: 'In other words' } },
        expected: 'allowed' as const,
      },
    ]),
    ...changes.map(([what, change]) => ({
      title: `${collection} that nothing has cleared: ${what}`,
      ...{ collection, cleared: null, change, expected: 'allowed' as const },
    })),
  ];
});

/** The accounts of the cases. */
export async function openClearedAccounts({ server }: RulesEnvironment): Promise<void> {
  for (const id of ['bank', 'savings', 'other'])
    await server.doc(`accounts/${id}`).set({ openingDate: '2026-07-01' });
}

/** Tries a case as an administrator. */
export async function tryCleared(
  rules: RulesEnvironment,
  { collection, cleared, change }: ClearingCase,
): Promise<Outcome> {
  const path = `${collection}/cleared`;
  const accounts =
    collection === 'transfers'
      ? { fromAccountId: 'bank', toAccountId: 'savings' }
      : { accountId: 'bank' };
  const fields: Document = { ...LEDGER_RECORDS[collection], ...accounts, version: 1 };
  await forgetEntries(rules, path);
  for (const part of PARTS[collection]) {
    const clearing = rules.server.doc(`clearings/${collection}~cleared${part}`);
    if (part === cleared) await clearing.set({ accountId: 'bank' });
    else await clearing.delete();
  }
  await rules.server.doc(path).set(fields);
  return outcomeOf(() =>
    change === null
      ? remove(rules, 'A4', path)
      : save(rules, 'A4', path, { ...fields, ...change, version: 2 }),
  );
}
