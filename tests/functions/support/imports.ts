import { getApp } from 'firebase-admin/app';
import { checkRecords } from '../../../ops/checks/check-records.ts';
import { checkJournal } from '../../../ops/checks/check-journal.ts';
import { checkPayments } from '../../../ops/checks/check-payments.ts';
import { readProject } from '../../../ops/checks/project-data.ts';
import type { AdminClient, AdminReply } from './admin-client.ts';
import { EVENT, FUND, OFFICE, YEAR } from './association.ts';
import { bucket } from './suite.ts';
import type { TestEnvironment } from './test-environment.ts';
import { brokenTotals } from './totals.ts';

let made = 0;

/** An id as a page makes it. */
export function newImportId(): string {
  return `import${++made}`.padEnd(20, 'x');
}

/** A revenue item in a row of a sheet. */
export function revenueRow(row: number, own: object = {}) {
  const place = { categoryId: EVENT.id, fundId: FUND.id };
  const fields = { ...place, date: '2026-10-01', amount: row, description: `Row ${row}` };
  return { row, collection: 'revenueItems', fields: { ...fields, ...own } };
}

/** A manual expense that was paid by check. */
export function checkRow(row: number, checkNumber: string, own: object = {}) {
  const place = { categoryId: OFFICE.id, fundId: FUND.id };
  const paid = { paidTo: 'Hilltop Cider Mill', method: 'check', checkNumber };
  const fields = { ...place, ...paid, date: '2026-10-01', amount: 1.25, description: `Row ${row}` };
  return { row, collection: 'manualExpenses', fields: { ...fields, ...own } };
}

/** A line of the budget. */
export function lineRow(row: number, own: object, collection = 'budgetItems') {
  const fields = { categoryId: OFFICE.id, fundId: FUND.id, originalBudget: 10, changes: 0 };
  return { row, collection, fields: { ...fields, ...own } };
}

export function fundRow(row: number, name: string, code: string) {
  return { row, collection: 'funds', fields: { code, name } };
}

export function categoryRow(row: number, name: string, requiresEventApprover = false) {
  return { row, collection: 'categories', fields: { name, requiresEventApprover } };
}

/** A slice as the page sends it. */
export function slice(id: string, records: readonly object[], own: object = {}) {
  const rows = Math.max(1, records.length);
  return { id, kind: 'revenueItems', fiscalYear: YEAR, rows, records, approvers: [], ...own };
}

/** Takes an import back until nothing is left to do. */
export async function undoAll(admin: AdminClient, id: string) {
  const kept: unknown[] = [];
  let removed = 0;
  let from: unknown = null;
  do {
    const reply: AdminReply = await admin.undoImport({ id, from });
    if (reply.status !== 200) throw new Error(`Undo answers ${reply.status}: ${reply.body.error}`);
    kept.push(...(reply.body['kept'] as readonly unknown[]));
    removed += Number(reply.body['removed']);
    from = reply.body['next'];
  } while (from !== null);
  return { removed, kept };
}

/** Everything in which books, journal, numbers and totals contradict each other. */
export async function brokenBooks(testEnv: TestEnvironment): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  return [
    ...checkJournal(project),
    ...checkPayments(project),
    ...checkRecords(project),
    ...(await brokenTotals(testEnv.db)),
  ];
}
