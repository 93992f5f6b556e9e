import { serverTimestamp } from 'firebase/firestore';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { LEDGER_RECORDS, type Document } from '../fixtures/ledger-records.ts';
import type { RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { addForgetting, addStored, forgetEntries, saveRecorded } from './recorded.ts';

/** What an administrator may try with the lines of a budget before and after its adoption, and what comes of it. */
export const AMENDMENT = {
  fiscalYear: '2026',
  reason: 'The buses cost more',
  authority: 'board',
  meetingDate: '2026-11-12',
} as const;

/** The budget of 2026 as it is stored, and whether it was adopted. */
const BUDGETS: readonly (readonly [says: string, budget: Document | null, isAdopted: boolean])[] = [
  ['no budget', null, false],
  ['a budget that was not adopted', { fiscalYear: '2026', spending: [], income: [] }, false],
  ['an adopted budget', { ...LEDGER_RECORDS.budgets, fiscalYear: '2026' }, true],
];

/** Amendments, and whether they are in order. */
const AMENDMENTS: readonly (readonly [says: string, amendment: unknown, isRight: boolean])[] = [
  ['of the board', AMENDMENT, true],
  ['of the members', { ...AMENDMENT, authority: 'members' }, true],
  ['with the longest reason', { ...AMENDMENT, reason: 'É'.repeat(500) }, true],
  ['that is a text', 'board', false],
  ['of null', null, false],
  ...(['fiscalYear', 'reason', 'authority', 'meetingDate'] as const).map((field) => {
    const { [field]: _field, ...others } = AMENDMENT;
    return [`without its ${field}`, others, false] as const;
  }),
  ['with a field too many', { ...AMENDMENT, by: 'Dana' }, false],
  ['of another year', { ...AMENDMENT, fiscalYear: '2025' }, false],
  ['with an empty reason', { ...AMENDMENT, reason: ' \n' }, false],
  ['with a reason too long', { ...AMENDMENT, reason: 'a'.repeat(501) }, false],
  ['with a reason of null', { ...AMENDMENT, reason: null }, false],
  ['of the principal', { ...AMENDMENT, authority: 'principal' }, false],
  ['of a day that is a number', { ...AMENDMENT, meetingDate: 5 }, false],
  ['of no day', { ...AMENDMENT, meetingDate: '2026-02-30' }, false],
];

const ACTS = ['create', 'change', 'delete'] as const;

/** The title of its test is made of the texts one by one: Vitest cuts a long one off. */
export interface AmendmentCase {
  readonly says: string;
  readonly amended: 'with an amendment' | 'without an amendment';
  readonly how: string;
  readonly act: (typeof ACTS)[number];
  readonly budget: Document | null;
  /** Undefined where the entry has none. */
  readonly amendment: unknown;
  readonly expected: Outcome;
}

export const AMENDMENT_CASES: readonly AmendmentCase[] = BUDGETS.flatMap(
  ([says, budget, isAdopted]) =>
    [['at all', undefined, !isAdopted] as const, ...AMENDMENTS].flatMap(
      ([how, amendment, isRight]) =>
        ACTS.map((act): AmendmentCase => {
          const isAllowed = amendment === undefined ? !isAdopted : isAdopted && isRight;
          const amended = amendment === undefined ? 'without an amendment' : 'with an amendment';
          return {
            says,
            amended,
            how,
            act,
            budget,
            amendment,
            expected: isAllowed ? 'allowed' : 'denied',
          };
        }),
    ),
);

/** Tries a case in a collection of lines, as an administrator. */
export async function tryAmendment(
  rules: RulesEnvironment,
  collection: 'budgetItems' | 'incomeItems',
  { act, budget, amendment }: AmendmentCase,
): Promise<Outcome> {
  const path = `${collection}/amended`;
  const place = { collection, document: 'amended' };
  const before = act === 'create' ? null : { ...LEDGER_RECORDS[collection] };
  const batch = rules.server.batch();
  addForgetting(batch, rules, path);
  addStored(batch, rules, 'budgets/2026', budget === null ? null : { ...budget, version: 1 });
  addStored(batch, rules, path, before);
  await batch.commit();
  const after = {
    ...LEDGER_RECORDS[collection],
    description: act,
    version: before === null ? 1 : 2,
  };
  const own = amendment === undefined ? {} : { amendment };
  const db = rules.as('A4');
  return outcomeOf(() =>
    act === 'delete'
      ? saveRecorded(db, place, { before: before ?? {}, after: null }, own)
      : saveRecorded(db, place, { before, after }, own),
  );
}

/** Stores the budget of 2026; null is none. */
export async function setBudget(rules: RulesEnvironment, budget: Document | null): Promise<void> {
  const place = rules.server.doc('budgets/2026');
  if (budget === null) await place.delete();
  else await place.set({ ...budget, version: 1 });
}

/** Tries to write an amendment into the entry of something that is no line of a budget. */
export async function tryStray(
  rules: RulesEnvironment,
  collection: 'funds' | 'budgets' | 'fundBalances',
): Promise<Outcome> {
  const document = { funds: 'amended', budgets: '2026', fundBalances: '2026~amended' }[collection];
  await forgetEntries(rules, `${collection}/${document}`);
  await rules.server.doc(`${collection}/${document}`).delete();
  const records: Readonly<Record<typeof collection, StoredFields>> = {
    funds: LEDGER_RECORDS.funds,
    budgets: { ...LEDGER_RECORDS.budgets, fiscalYear: '2026' },
    fundBalances: {
      ...LEDGER_RECORDS.fundBalances,
      fundId: 'amended',
      lastUpdated: serverTimestamp(),
    },
  };
  const change = { before: null, after: records[collection] };
  const place = { collection, document };
  const save = () => saveRecorded(rules.as('A4'), place, change, { amendment: AMENDMENT });
  return outcomeOf(save);
}
