import type { Person } from '@pa-ledger/domain/people/person';
import {
  withoutCategory,
  withRenamedCategory,
  settingsFrom,
  approversOf,
  withApproversOf,
  type ApproverSettings,
  type CategoryApprovers,
} from '@pa-ledger/domain/approvers/approver-settings';
import {
  planCategoryDeletion,
  planCategorySave,
  type CategoryRemoval,
  type SaveCategoryRequest,
} from '@pa-ledger/domain/categories/category-change';
import { storedVersion, type JournalPlace } from '@pa-ledger/domain/ledger/journal';
import { MAX_RENAMED_EXPENSES } from '@pa-ledger/domain/limits';
import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { carryApprovers } from '../approvers/approver-settings.ts';
import { categoryNamePath, storedCategoryFrom } from '../firestore/categories.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { renameCategoryOf } from '../expenses/rename-category.ts';
import { storeChange, type Authorship } from '../journal/journal.ts';
import { requireDeletable, type RemovalChoice } from './require-deletable.ts';
import { APPROVER_SETTINGS, CATEGORIES, DELETED_CATEGORIES } from '../firestore/paths.ts';
import { pendingExpensesOf } from '../firestore/queries.ts';

/**
 * Creates, changes, or restores a category in one transaction. A rename also updates its event approver and its open expenses,
 * but never the steps of those expenses.
 * @param by who does it, for the journal and the history.
 * @returns the category's id.
 * @throws DomainError if someone else changed or deleted it first, the name is taken, or there are too many categories or
 * open expenses.
 */
export async function saveCategory(
  services: Services,
  request: SaveCategoryRequest,
  by: Person,
): Promise<string> {
  const { db } = services;
  // Chosen outside the transaction, so that a retry creates the same category.
  const id = request.id ?? db.collection(CATEGORIES).doc().id;
  await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(db.collection(CATEGORIES));
    const plan = planCategorySave(request, id, docs.map(storedCategoryFrom));
    if (plan.kind === 'refused') throw new DomainError(plan.why);
    const authorship = { by, at: services.clock() };
    if (plan.kind === 'create') await create(transaction, db, { ...request, id }, authorship);
    const before = docs.find((category) => category.id === id);
    if (plan.kind === 'update' && before)
      await update(transaction, db, before, request, authorship);
  });
  return id;
}

/**
 * Deletes a category and its event approver in one transaction, and keeps a copy of both, so that an administrator can
 * restore them. Does nothing if the category is already gone.
 * @throws DomainError if someone else changed it first, or if open expenses, payments, or a closed year refer to it.
 */
export async function deleteCategory(
  services: Services,
  removal: CategoryRemoval,
  by: Person,
  choice: RemovalChoice = {},
): Promise<void> {
  const { db, clock } = services;
  const ref = db.collection(CATEGORIES).doc(removal.id);
  await db.runTransaction(async (transaction) => {
    const [found, settings] = await transaction.getAll(ref, db.doc(APPROVER_SETTINGS));
    const before = found?.exists ? storedCategoryFrom(found) : null;
    const plan = planCategoryDeletion(removal, before);
    if (plan.kind === 'refused') throw new DomainError(plan.why);
    if (plan.kind !== 'delete') return;
    const open = (await transaction.get(pendingExpensesOf(db, removal.id).select())).size;
    if (open > 0) throw new DomainError('categoryInUse', { sentence: categoryInUse(open) });
    const referrer = { field: 'categoryId', id: removal.id } as const;
    await requireDeletable(transaction, db, referrer, choice);
    const { name } = plan.before;
    const authorship = { by, at: clock() };
    const change = { before: found?.data() ?? {}, after: null };
    const cause = storeChange(transaction, db, placeOf(removal.id), change, authorship);
    transaction.delete(db.doc(categoryNamePath(name)));
    transaction.set(db.collection(DELETED_CATEGORIES).doc(removal.id), {
      ...plan.before,
      ...approversOf(settingsFrom(settings?.data()), name),
      deletedAt: timestamp(authorship.at),
      deletedBy: by.email,
      deletedByUid: by.uid,
    });
    const without = (now: ApproverSettings): ApproverSettings => withoutCategory(now, name);
    carryApprovers(transaction, db, settings, without, { ...authorship, cause });
  });
}

async function create(
  transaction: Transaction,
  db: Firestore,
  { id, version: _seen, ...fields }: SaveCategoryRequest & { readonly id: string },
  authorship: Authorship,
): Promise<void> {
  const { name } = fields;
  const trace = db.collection(DELETED_CATEGORIES).doc(id);
  const [taken, deleted, settings] = await transaction.getAll(
    db.doc(categoryNamePath(name)),
    trace,
    db.doc(APPROVER_SETTINGS),
  );
  takeName(transaction, taken, id);
  // The deletion counts as a version.
  const version = deleted?.exists ? storedVersion(deleted.data() ?? null) + 2 : 1;
  const change = { before: null, after: { ...fields, version } };
  const cause = storeChange(transaction, db, placeOf(id), change, authorship);
  if (!deleted?.exists) return;
  transaction.delete(trace);
  const withApprovers = (now: ApproverSettings): ApproverSettings =>
    withApproversOf(now, name, {
      eventApprover: addressIn(deleted, 'eventApprover'),
      standIn: addressIn(deleted, 'standIn'),
    });
  carryApprovers(transaction, db, settings, withApprovers, { ...authorship, cause });
}

async function update(
  transaction: Transaction,
  db: Firestore,
  category: QueryDocumentSnapshot,
  { id: _id, version: _seen, ...fields }: SaveCategoryRequest,
  authorship: Authorship,
): Promise<void> {
  const { id, ...before } = storedCategoryFrom(category);
  const stored = category.data();
  const { name } = fields;
  const version = before.version + 1;
  const change = { before: stored, after: { ...fields, version } };
  if (name === before.name) {
    storeChange(transaction, db, placeOf(id), change, authorship);
    return;
  }
  const path = categoryNamePath(name);
  const oldPath = categoryNamePath(before.name);
  const [taken, settings] = await transaction.getAll(db.doc(path), db.doc(APPROVER_SETTINGS));
  const open = await transaction.get(pendingExpensesOf(db, id));
  if (open.size > MAX_RENAMED_EXPENSES) {
    throw new DomainError('tooManyOpenExpenses', { sentence: tooManyOpenExpenses(open.size) });
  }
  const cause = storeChange(transaction, db, placeOf(id), change, authorship);
  takeName(transaction, taken, id);
  if (oldPath !== path) transaction.delete(db.doc(oldPath));
  const renamed = (now: ApproverSettings): ApproverSettings =>
    withRenamedCategory(now, before.name, name);
  carryApprovers(transaction, db, settings, renamed, { ...authorship, cause });
  const rename = { categoryId: id, oldName: before.name, newName: name, version, ...authorship };
  for (const expense of open.docs) renameCategoryOf(expense, rename, transaction, db);
}

function placeOf(id: string): JournalPlace {
  return { collection: CATEGORIES, document: id };
}

/** Reserves a name for a category, create-only: if two try at the same time, only one succeeds. */
export function takeName(
  transaction: Transaction,
  taken: DocumentSnapshot | undefined,
  categoryId: string,
): void {
  if (taken === undefined) throw new Error('The place of the name was not read.');
  // A reserved name belongs to this category or to none: `planCategorySave` has checked all others.
  if (taken.exists) transaction.set(taken.ref, { categoryId });
  else transaction.create(taken.ref, { categoryId });
}

/** Returns the address that a deleted category had in this field, or null. */
function addressIn(deleted: DocumentSnapshot, field: keyof CategoryApprovers): string | null {
  const address: unknown = deleted.get(field);
  return typeof address === 'string' ? address : null;
}

/** @param open how many open expenses refer to the category. */
function categoryInUse(open: number): string {
  return open === 1
    ? '1 open expense refers to this category, so it cannot be deleted.'
    : `${open} open expenses refer to this category, so it cannot be deleted.`;
}

/** @param open how many open expenses refer to the category. */
function tooManyOpenExpenses(open: number): string {
  return `${open} open expenses refer to this category, and a rename carries at most ${MAX_RENAMED_EXPENSES} along. Settle some of them first.`;
}
