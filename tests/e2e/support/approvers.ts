import type { Records } from './records.ts';

export const TAB = '/admin/users';
export const APPROVERS = {
  presidents: ['president.one@example.com', 'president.two@example.com'],
  treasurer: 'treasurer@example.com',
  eventApprovers: { 'Spring Fair': 'fair@example.com' },
};

/** Puts three categories and the approvers in place. */
export async function putApprovers(db: Records): Promise<void> {
  await db.doc('categories/fair').set({
    name: 'Spring Fair',
    requiresEventApprover: true,
    version: 1,
  });
  await db.doc('categories/trip').set({
    name: 'Field Trip',
    requiresEventApprover: true,
    version: 1,
  });
  await db.doc('categories/office').set({
    name: 'Office Supplies',
    requiresEventApprover: false,
    version: 1,
  });
  await db.doc('settings/approvers').set({ ...APPROVERS, version: 1 });
}
