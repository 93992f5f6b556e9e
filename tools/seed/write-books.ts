import { beginningId, beginningPlace } from '@pa-ledger/domain/ledger/beginnings';
import { settingsDocument } from '@pa-ledger/domain/approvers/approver-settings';
import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import { dollarsFromCents } from '@pa-ledger/domain/money/money';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { categoryNamePath } from '../../functions/src/firestore/categories.ts';
import { checkNumberPath } from '../../functions/src/payments/check-numbers.ts';
import { dayAt, momentAt, type YearSoFar } from './fiscal-year.ts';
import { enterRecorded } from './put-recorded.ts';
import { sampleSettings } from './sample-settings.ts';
import { ASSOCIATION, type SampleBudgetLine } from './sample.ts';
import { PAYER } from './story.ts';

const { categories, approvers, funds, budgetItems, incomeItems } = ASSOCIATION;
const { revenueItems, manualExpenses, inKindGifts, transfers } = ASSOCIATION;

/** From a record's day until the treasurer enters it, as a share of the year. */
const ENTRY_PAUSE = 0.005;

/** When what has a day was, by its path. */
const SHARES = new Map<string, number>(
  Object.entries({ revenueItems, manualExpenses, inKindGifts, transfers }).flatMap(
    ([collection, samples]) =>
      Object.entries(samples).map(([id, { share }]) => [`${collection}/${id}`, share] as const),
  ),
);

/** Returns when the treasurer entered a document: soon after its day, or as the year began. */
function enteredAt(path: string, year: YearSoFar): Instant {
  const share = SHARES.get(path);
  return momentAt(share === undefined ? 0 : Math.min(share + ENTRY_PAUSE, 1), year);
}

/** Returns the documents that administrators write, by path, in the form that the rules require. */
export function bookDocuments(year: YearSoFar): Map<string, DocumentData> {
  const lastUpdated = Timestamp.fromMillis(momentAt(0, year));
  const dated = ({ share, ...fields }: { readonly share: number }) => ({
    ...fields,
    date: dayAt(share, year),
  });
  const planned = (item: SampleBudgetLine) => ({
    ...item,
    fiscalYear: year.id,
    finalBudget: dollarsFromCents(finalBudget(item)),
  });
  const balances = Object.fromEntries(
    Object.entries(funds).map(([fundId, { beginningBalance: amount }]) => {
      const place = beginningPlace(fundId, year.id, year.firstMonth);
      return [beginningId(place), { ...place, amount, source: 'typed' }];
    }),
  );
  return new Map([
    ...documentsOf('funds', funds, ({ beginningBalance: _balance, ...fund }) => fund),
    ...documentsOf('fundBalances', balances, (balance) => ({ ...balance, lastUpdated })),
    ...documentsOf('budgetItems', budgetItems, planned),
    ...documentsOf('incomeItems', incomeItems, planned),
    ...documentsOf('revenueItems', revenueItems, dated),
    ...documentsOf('manualExpenses', manualExpenses, dated),
    ...documentsOf('inKindGifts', inKindGifts, dated),
    ...documentsOf('transfers', transfers, dated),
    ...documentsOf('settings', { approvers }, () => settingsDocument(sampleSettings(year))),
  ]);
}

/** Returns the categories, each with the document that keeps its name unique. */
export function categoryDocuments(): Map<string, DocumentData> {
  const names = Object.entries(categories).map(([categoryId, { name }]) => {
    return [categoryNamePath(name), { categoryId }] as const;
  });
  return new Map([...documentsOf('categories', categories, (category) => category), ...names]);
}

/** Returns what says for which manual expense each check was written. */
function checkNumberDocuments(): [string, DocumentData][] {
  return Object.entries(manualExpenses).flatMap(([id, { checkNumber }]) =>
    checkNumber === undefined
      ? []
      : [[checkNumberPath(checkNumber), { kind: 'manual', id, checkNumber }]],
  );
}

function documentsOf<Sample>(
  collection: string,
  samples: Readonly<Record<string, Sample>>,
  fieldsOf: (sample: Sample, id: string) => object,
): [string, DocumentData][] {
  return Object.entries(samples).map(([id, sample]) => {
    return [`${collection}/${id}`, { ...fieldsOf(sample, id), version: 1 }];
  });
}

/** Writes what's missing, as the treasurer entered it; later changes stay. */
export async function writeBooks(db: Firestore, year: YearSoFar): Promise<void> {
  const documents = [...categoryDocuments(), ...bookDocuments(year), ...checkNumberDocuments()];
  const present = await db.getAll(...documents.map(([path]) => db.doc(path)));
  const missing = documents.filter((_, index) => present[index]?.exists !== true);
  for (const [path, { version, ...fields }] of missing) {
    if (version === undefined) await db.doc(path).create(fields);
    else await enterRecorded(db, path, fields, { by: PAYER, at: enteredAt(path, year) });
  }
}
