import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { App } from 'firebase-admin/app';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { contactDigest, contactFrom } from '../../../functions/src/expenses/contact-format.ts';
import { submissionDigest } from '../../../functions/src/expenses/store/expense-format.ts';
import { migrateProject } from '../../../ops/migrations/migrate.ts';
import type { MigrationStep } from '../../../ops/migrations/migration.ts';
import { asText, ownProjects, type OwnProject } from './archives.ts';
import { documentsOf, putDocuments } from './old-data.ts';

/** Projects of a test's own, empty or with old data. */
export function migratingProjects() {
  const { newProject } = ownProjects();

  /** A project with data of version 1 in it. */
  async function oldProject(documents: ReadonlyMap<string, DocumentData>): Promise<OwnProject> {
    const project = newProject();
    await putDocuments(project.db, documents);
    return project;
  }

  return { newProject, oldProject };
}

/** The state of the data as `schema/version` has it. */
export async function versionOf(db: Firestore): Promise<DocumentData | undefined> {
  return (await db.doc('schema/version').get()).data();
}

/** Migrates a project. @param steps instead of its own. */
export function migrate({ app }: { readonly app: App }, steps?: readonly MigrationStep[]) {
  const request = { app, settleMs: 0, progress: () => undefined };
  return migrateProject(request, steps && (() => steps));
}

/**
 * The documents of a project as text, without the moment at which it was migrated.
 * @param from the version before: the journal of data of version 1 begins with the migration.
 */
export async function endOf({ db }: OwnProject, from = 1): Promise<Map<string, string>> {
  const documents = await documentsOf(db);
  expect(documents.get('schema/version')).toEqual({
    version: SCHEMA_VERSION,
    migratedAt: expect.any(Timestamp) as unknown,
  });
  documents.delete('schema/version');
  const begun = [...documents].filter(([path]) => isOfMigration(path, from));
  // All were written with one moment, the beginning of the migration, also by a run that went on.
  const moments = new Set<string>();
  for (const [path, { at, since, lastSeen, ...entry }] of begun) {
    for (const moment of [at, since, lastSeen] as unknown[]) {
      if (moment === undefined) continue;
      expect(moment).toBeInstanceOf(Timestamp);
      moments.add(asText({ moment }));
    }
    documents.set(path, entry);
  }
  expect(moments.size).toBeLessThanOrEqual(1);
  for (const [path, data] of documents) {
    if (/^expenses\/[^/]+$/.test(path)) withoutSalt(documents, path, data);
  }
  return new Map([...documents].sort().map(([path, data]) => [path, asText(data)]));
}

/** Whether a migration of data of this version has written the document itself. */
function isOfMigration(path: string, from: number): boolean {
  return (
    (from === 1 && path.startsWith('journal/')) ||
    path.endsWith('/history/fund-taken-over') ||
    path.startsWith('alerts/fundMissing~')
  );
}

/** The salt of a contact is random, and so are the hashes that cover it: they are checked here and left out. */
function withoutSalt(
  documents: Map<string, DocumentData>,
  path: string,
  expense: DocumentData,
): void {
  const place = path.replace('expenses', 'contacts');
  const contact = documents.get(place);
  const submission = expense['submission'] as DocumentData | undefined;
  if (contact === undefined || submission === undefined || 'redactedAt' in contact) return;
  const { contactSha256, ...sent } = submission;
  expect(contactDigest(contactFrom(contact))).toBe(contactSha256);
  const { salt: _salt, ...reach } = contact;
  documents.set(place, reach);
  const { submissionSha256, ...rest } = expense;
  if (submissionSha256 !== undefined) expect(submissionDigest(submission)).toBe(submissionSha256);
  documents.set(path, { ...rest, submission: sent });
}

/** Lets the next run take the data of one that was killed, without the minute that it would wait. */
export async function expireHold(db: Firestore): Promise<void> {
  const underWay: unknown = (await versionOf(db))?.['underWay'];
  if (underWay === undefined) return;
  await db.doc('schema/version').update({ 'underWay.seenAt': Timestamp.fromMillis(0) });
}
