import { organization } from '@pa-ledger/domain/organization';
import { presentFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import {
  NO_SETTINGS,
  settingsDocument,
  type Holders,
} from '@pa-ledger/domain/approvers/approver-settings';
import type { Firestore } from 'firebase-admin/firestore';
import { markCurrent } from '../../support/data-version.ts';
import { createRecorded, putRecorded } from '../../../tools/seed/put-recorded.ts';
import { db } from './suite.ts';

/** The association of the tests: who approves, and a category of each kind. */
export const PEOPLE = {
  eventApprover: 'fair.chair@example.com',
  president: 'president.one@example.com',
  otherPresident: 'president.two@example.com',
  treasurer: 'treasurer@example.com',
} as const;

export const EVENT = { id: 'testSpringFair', name: 'Spring Fair', requiresEventApprover: true };
export const OFFICE = { id: 'testOffice', name: 'Office Supplies', requiresEventApprover: false };

export const SETTINGS: Holders = {
  presidents: [PEOPLE.president, PEOPLE.otherPresident],
  treasurer: PEOPLE.treasurer,
  eventApprovers: { [EVENT.name]: PEOPLE.eventApprover },
};

/** The fund that pays both categories, by their budget. */
export const FUND = { id: 'testMain', code: '4900', name: 'Main Fund' };

const BUDGET = { fundId: FUND.id, originalBudget: 900_000, changes: 0, finalBudget: 900_000 };

const { timeZone, fiscalYearFirstMonth } = organization;
/** The present fiscal year at the school. */
export const YEAR = presentFiscalYear(Date.now(), timeZone, fiscalYearFirstMonth);

/** The categories, their fund and their budget, by path. */
function books(): readonly (readonly [path: string, fields: object])[] {
  const { id: fundId, ...fund } = FUND;
  return [
    [`funds/${fundId}`, fund],
    ...[EVENT, OFFICE].flatMap(({ id, ...category }) => [
      [`categories/${id}`, category] as const,
      [`budgetItems/${id}Line`, { categoryId: id, fiscalYear: YEAR, ...BUDGET }] as const,
    ]),
  ];
}

/** Puts categories, their fund and their budget in place. */
export async function putBooks(into: Firestore): Promise<void> {
  for (const [path, fields] of books()) await putRecorded(into, path, { ...fields });
}

/** Writes the association into an empty project, all in one commit: hundreds of tests begin with it. */
export async function foundIn(empty: Firestore, settings: Holders): Promise<void> {
  await createAll(empty, [...books(), ['settings/approvers', settings]]);
}

/** Writes documents that are not there, with their journal, in one commit. */
export async function createAll(
  into: Firestore,
  documents: readonly (readonly [path: string, fields: object])[],
): Promise<void> {
  const batch = into.batch();
  for (const [path, fields] of documents) createRecorded(batch, into, path, { ...fields });
  await batch.commit();
}

/** Puts the association in place with its journal; what another test file left is changed back. */
export async function foundAssociation(settings: Holders = SETTINGS): Promise<void> {
  await putBooks(db);
  await setApprovers(settings);
  await markCurrent(db);
}

/** Replaces the approver settings. */
export async function setApprovers(settings: Holders): Promise<void> {
  await putRecorded(db, 'settings/approvers', settingsDocument({ ...NO_SETTINGS, ...settings }));
}
