import { Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../../../functions/src/platform/services.ts';
import type { Found, ProjectData } from '../../../ops/checks/project-data.ts';
import { changeRecorded, putRecorded } from '../../../tools/seed/put-recorded.ts';
import type { DamageCase } from './damages.ts';

const AMENDMENT = {
  fiscalYear: '2027',
  reason: 'Buses',
  authority: 'board',
  meetingDate: '2027-11-12',
} as const;
/** Longer than a change may be under way, in ms. */
const APART = 5 * 60 * 1000;
const [ADDED, AMENDED, CHANGED] = [1, 2, 3].map((version) => `budgetItems~rides~${version}`);

/** Makes a budget of 2027 with a line, which is adopted, amended, and not adopted any more. */
export async function keepAdoptedBudget({ db, clock }: Services): Promise<void> {
  const budget = { fiscalYear: '2027', spending: [], income: [] };
  await putRecorded(db, 'budgetItems/rides', {
    categoryId: 'fair',
    fundId: 'main',
    fiscalYear: '2027',
    originalBudget: 10,
    changes: 0,
    finalBudget: 10,
  });
  await putRecorded(db, 'budgets/2027', { ...budget, adoptedOn: '2027-07-15' });
  for (const changes of [2, 3])
    await changeRecorded(db, 'budgetItems/rides', (line) => ({
      ...line,
      changes,
      finalBudget: 10 + changes,
    }));
  await changeRecorded(db, 'budgets/2027', () => budget);
  const inOrder = [ADDED, 'budgets~2027~1', AMENDED, 'budgets~2027~2', CHANGED];
  for (const [index, id] of inOrder.entries())
    await db
      .doc(`journal/${String(id)}`)
      .update({ at: Timestamp.fromMillis(clock() - (inOrder.length - index) * APART) });
  await db.doc(`journal/${String(AMENDED)}`).update({ amendment: AMENDMENT });
}

type Damage = DamageCase[1];

/** The entries of some ids with other fields; an undefined one is taken away. */
function entries(change: (entry: Found) => object | null): Damage {
  return ({ journal }: ProjectData) => ({
    journal: journal.map((entry) => {
      const own = change(entry);
      if (own === null) return entry;
      const data = Object.entries({ ...entry.data, ...own });
      return {
        ...entry,
        data: Object.fromEntries(data.filter(([, value]) => value !== undefined)),
      };
    }),
  });
}

const only = (id: string | undefined, own: object) =>
  entries((entry) => (entry.id === id ? own : null));

/** What can be wrong with the amendments of a budget. */
export const AMENDMENT_DAMAGES: readonly DamageCase[] = [
  [
    'a change of an adopted budget without a reason (#124)',
    only(AMENDED, { amendment: undefined }),
    /budgetItems~rides~2 changes an adopted budget without a reason and an authority/,
  ],
  [
    'an amendment before the adoption (#124)',
    only(ADDED, { kind: 'created', amendment: AMENDMENT }),
    /budgetItems~rides~1 amends a budget that was not adopted/,
  ],
  [
    'an amendment after the adoption was taken back (#124)',
    only(CHANGED, { amendment: AMENDMENT }),
    /budgetItems~rides~3 amends a budget that was not adopted/,
  ],
  [
    'an amendment by nobody (#124)',
    only(AMENDED, { amendment: { ...AMENDMENT, authority: 'principal' } }),
    /budgetItems~rides~2 has an amendment that is none/,
  ],
  [
    'an amendment of another year (#124)',
    only(AMENDED, { amendment: { ...AMENDMENT, fiscalYear: '2026' } }),
    /budgetItems~rides~2 has an amendment that is none/,
  ],
  [
    'an amendment of revenue (#124)',
    only('revenueItems~sale~1', { amendment: AMENDMENT }),
    /revenueItems~sale~1 amends what is no line of a budget/,
  ],
];
