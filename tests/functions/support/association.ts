import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { markCurrent } from '../../support/data-version.ts';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
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

export const SETTINGS: ApproverSettings = {
  presidents: [PEOPLE.president, PEOPLE.otherPresident],
  treasurer: PEOPLE.treasurer,
  eventApprovers: { [EVENT.name]: PEOPLE.eventApprover },
};

/** Puts the association in place with its journal; what another test file left is changed back. */
export async function foundAssociation(settings: ApproverSettings = SETTINGS): Promise<void> {
  for (const { id, ...category } of [EVENT, OFFICE]) {
    await putRecorded(db, `categories/${id}`, category);
  }
  await setApprovers(settings);
  await markCurrent(db);
}

/** Replaces the approver settings. */
export async function setApprovers(settings: ApproverSettings): Promise<void> {
  await putRecorded(db, 'settings/approvers', { ...settings });
}
