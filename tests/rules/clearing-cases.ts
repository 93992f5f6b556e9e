import { LEDGER_RECORDS, type Document } from '../fixtures/ledger-records.ts';
import type { RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { forgetEntries, remove, save } from './recorded.ts';

/** What a browser may change of a transfer that a statement of the bank has cleared: threat #128. Functions move entries. */

export interface ClearingCase {
  readonly title: string;
  /** The part of its document that is cleared; null for none. */
  readonly cleared: string | null;
  /** What changes; null deletes. */
  readonly change: Document | null;
  readonly expected: Outcome;
}

const PARTS = ['~from', '~to'];

const CHANGES: readonly (readonly [what: string, Document | null])[] = [
  ['its day', { date: '2026-10-21' }],
  ['its amount', { amount: 900 }],
  ['its deletion', null],
  ['the account that it takes from', { fromAccountId: 'other' }],
  ['the account that it gives to', { toAccountId: 'other' }],
];
const WORDS = { title: 'its description', change: { description: 'In other words' } };

export const CLEARING_CASES: readonly ClearingCase[] = [
  ...PARTS.flatMap((cleared) => [
    ...CHANGES.map(([what, change]) => ({
      title: `${cleared}: ${what}`,
      cleared,
      change,
      expected: 'denied' as const,
    })),
    { ...WORDS, cleared, expected: 'allowed' as const },
  ]),
  ...CHANGES.map(([what, change]) => ({
    title: `nothing cleared: ${what}`,
    cleared: null,
    change,
    expected: 'allowed' as const,
  })),
];

/** The accounts of the cases. */
export async function openClearedAccounts({ server }: RulesEnvironment): Promise<void> {
  for (const id of ['bank', 'savings', 'other'])
    await server.doc(`accounts/${id}`).set({ openingDate: '2026-07-01' });
}

/** Tries a case as an administrator. */
export async function tryCleared(
  rules: RulesEnvironment,
  { cleared, change }: ClearingCase,
): Promise<Outcome> {
  const path = 'transfers/cleared';
  const accounts = { fromAccountId: 'bank', toAccountId: 'savings' };
  const fields: Document = { ...LEDGER_RECORDS.transfers, ...accounts, version: 1 };
  await forgetEntries(rules, path);
  for (const part of PARTS) {
    const clearing = rules.server.doc(`clearings/${path.replace('/', '~')}${part}`);
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
