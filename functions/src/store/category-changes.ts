import { actorFields, type Administrator } from '@pa-ledger/domain/administrator';
import { withoutCategory, withRenamedCategory } from '@pa-ledger/domain/approver-settings';
import {
  planCategoryDeletion,
  planCategorySave,
  type CategoryRemoval,
  type CategoryWish,
  type StoredCategory,
} from '@pa-ledger/domain/category-change';
import { MAX_RENAMED_EXPENSES } from '@pa-ledger/domain/limits';
import type { ApproverSettings } from '@pa-ledger/domain/settings';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { Refusal } from '../http/answer.ts';
import type { Services } from '../services.ts';
import { storedCategoryFrom } from './categories.ts';
import { categoryNamePath } from './category-names.ts';
import { categoryFields, expenseFrom, timestamp } from './expense-format.ts';
import { addHistory, settingsFrom } from './expenses.ts';
import { APPROVER_SETTINGS, CATEGORIES, DELETED_CATEGORIES, EXPENSES } from './paths.ts';

/**
 * Creates, changes or brings back a category in one transaction. A rename carries its event approver and its open
 * expenses along; the steps of running chains are never touched.
 * @param by who acts, for the history.
 * @returns the category's id.
 * @throws Refusal 409: changed or deleted meanwhile, a name that is taken, too many categories or open expenses.
 */
export async function saveCategory(
  services: Services,
  wish: CategoryWish,
  by: Administrator,
): Promise<string> {
  const { db } = services;
  // Outside the transaction, so that a second try makes the same category.
  const id = wish.id ?? db.collection(CATEGORIES).doc().id;
  await db.runTransaction(async (transaction) => {
    services.checkpoint('before read');
    const all = await transaction.get(db.collection(CATEGORIES));
    const plan = planCategorySave(wish, id, all.docs.map(storedCategoryFrom));
    if (plan.kind === 'refused') throw new Refusal(plan.why);
    if (plan.kind === 'create') await create(transaction, services, { ...wish, id });
    if (plan.kind === 'update') await update(transaction, services, plan.before, wish, by);
    services.checkpoint('before commit');
  });
  services.checkpoint('after commit');
  return id;
}

/**
 * Deletes a category in one transaction, with its event approver; both are kept aside, so that it can be brought back.
 * One that is gone already is fine.
 * @throws Refusal 409: changed meanwhile, or open expenses refer to it.
 */
export async function deleteCategory(
  services: Services,
  removal: CategoryRemoval,
  by: Administrator,
): Promise<void> {
  const { db, clock } = services;
  const ref = db.collection(CATEGORIES).doc(removal.id);
  await db.runTransaction(async (transaction) => {
    services.checkpoint('before read');
    const [found, settings] = await transaction.getAll(ref, db.doc(APPROVER_SETTINGS));
    const before = found?.exists ? storedCategoryFrom(found) : null;
    const plan = planCategoryDeletion(removal, before);
    if (plan.kind === 'refused') throw new Refusal(plan.why);
    if (plan.kind !== 'delete') return;
    const open = (await transaction.get(pendingOf(db, removal.id).select())).size;
    if (open > 0) throw new Refusal('categoryInUse', inUse(open));
    const { version, ...fields } = plan.before;
    transaction.delete(ref);
    transaction.delete(db.doc(categoryNamePath(fields.name)));
    transaction.set(db.collection(DELETED_CATEGORIES).doc(removal.id), {
      ...fields,
      version,
      eventApprover: approverOf(settingsFrom(settings), fields.name),
      deletedAt: timestamp(clock()),
      deletedBy: by.email,
      deletedByUid: by.uid,
    });
    changeSettings(transaction, settings, (now) => withoutCategory(now, fields.name));
    services.checkpoint('before commit');
  });
  services.checkpoint('after commit');
}

async function create(
  transaction: Transaction,
  { db }: Services,
  { id, name, requiresEventApprover }: CategoryWish & { readonly id: string },
): Promise<void> {
  const trace = db.collection(DELETED_CATEGORIES).doc(id);
  const [taken, deleted, settings] = await transaction.getAll(
    db.doc(categoryNamePath(name)),
    trace,
    db.doc(APPROVER_SETTINGS),
  );
  takeName(transaction, taken, id);
  transaction.create(db.collection(CATEGORIES).doc(id), {
    name,
    requiresEventApprover,
    version: 1,
  });
  if (!deleted?.exists) return;
  transaction.delete(trace);
  const approver: unknown = deleted.get('eventApprover');
  if (typeof approver !== 'string') return;
  changeSettings(transaction, settings, (now) =>
    Object.hasOwn(now.eventApprovers, name)
      ? now
      : { ...now, eventApprovers: { ...now.eventApprovers, [name]: approver } },
  );
}

async function update(
  transaction: Transaction,
  services: Services,
  before: StoredCategory,
  { name, requiresEventApprover }: CategoryWish,
  by: Administrator,
): Promise<void> {
  const { db } = services;
  const version = before.version + 1;
  const ref = db.collection(CATEGORIES).doc(before.id);
  if (name !== before.name) {
    const path = categoryNamePath(name);
    const oldPath = categoryNamePath(before.name);
    const [taken, settings] = await transaction.getAll(db.doc(path), db.doc(APPROVER_SETTINGS));
    const open = await transaction.get(pendingOf(db, before.id));
    if (open.size > MAX_RENAMED_EXPENSES) {
      throw new Refusal('tooManyOpenExpenses', tooMany(open.size));
    }
    takeName(transaction, taken, before.id);
    if (oldPath !== path) transaction.delete(db.doc(oldPath));
    changeSettings(transaction, settings, (now) => withRenamedCategory(now, before.name, name));
    for (const expense of open.docs) {
      const now = expenseFrom(expense.id, expense.data());
      transaction.update(expense.ref, categoryFields(now, name));
      addHistory(transaction, db, expense.id, `renamed-${version}`, {
        at: services.clock(),
        ...actorFields(by),
        what: 'renamed',
        step: null,
        old: before.name,
        new: name,
      });
    }
  }
  transaction.update(ref, { name, requiresEventApprover, version });
}

/** Create-only: two that take a name at once cannot both have it. */
function takeName(
  transaction: Transaction,
  taken: DocumentSnapshot | undefined,
  categoryId: string,
): void {
  if (taken === undefined) throw new Error('The place of the name was not read.');
  // A name that is there belongs to this very category or to none: `planCategorySave` has seen all others.
  if (taken.exists) transaction.set(taken.ref, { categoryId });
  else transaction.create(taken.ref, { categoryId });
}

function changeSettings(
  transaction: Transaction,
  settings: DocumentSnapshot | undefined,
  change: (now: ApproverSettings) => ApproverSettings,
): void {
  if (!settings?.exists) return;
  const before = settingsFrom(settings);
  const { eventApprovers } = change(before);
  if (JSON.stringify(eventApprovers) === JSON.stringify(before.eventApprovers)) return;
  const version: unknown = settings.get('version');
  const next = typeof version === 'number' ? version + 1 : 1;
  transaction.update(settings.ref, { eventApprovers, version: next });
}

function pendingOf(db: Firestore, categoryId: string): Query {
  return db
    .collection(EXPENSES)
    .where('categoryId', '==', categoryId)
    .where('status', '==', 'pending');
}

function approverOf({ eventApprovers }: ApproverSettings, name: string): string | null {
  return Object.hasOwn(eventApprovers, name) ? (eventApprovers[name] ?? null) : null;
}

function inUse(open: number): string {
  return open === 1
    ? '1 open expense refers to this category, so it cannot be deleted.'
    : `${open} open expenses refer to this category, so it cannot be deleted.`;
}

function tooMany(open: number): string {
  return `${open} open expenses refer to this category, and a rename carries at most ${MAX_RENAMED_EXPENSES} along. Settle some of them first.`;
}
