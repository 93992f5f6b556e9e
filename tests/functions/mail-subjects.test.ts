import type { DocumentData } from 'firebase-admin/firestore';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MAIL_SUBJECTS } from '../../ops/migrations/to-version-2.ts';
import { runStep } from '../support/migration-step.ts';
import { ownProjects, restoreInto, type OwnProject } from './support/archives.ts';

const ARCHIVES = ['version-1-sample.zip', 'version-1-books.zip'];
const { newProject } = ownProjects();

async function mailsOf({ db }: OwnProject): Promise<Map<string, DocumentData>> {
  const { docs } = await db.collection('mail').get();
  return new Map(docs.map((mail) => [mail.id, mail.data()]));
}

async function migrate(project: OwnProject): Promise<void> {
  await runStep(MAIL_SUBJECTS, project);
}

describe('mails of version 1', () => {
  it.each(ARCHIVES)('get their subject, and nothing else of them changes: %s', async (name) => {
    const project = newProject();
    await restoreInto(
      project,
      fileURLToPath(new URL(`../fixtures/archives/${name}`, import.meta.url)),
    );
    const before = await mailsOf(project);
    expect(before.size).toBeGreaterThan(10);
    // As if it had been broken off behind the first.
    const [first] = before.keys();
    const subjectOf = (mail: DocumentData | undefined) => ({
      kind: 'expense',
      id: mail?.['expenseId'] as unknown,
    });
    await project.db.doc(`mail/${first}`).update({ subject: subjectOf(before.get(first ?? '')) });
    await migrate(project);
    const after = await mailsOf(project);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [id, mail] of before) {
      expect(after.get(id), id).toEqual({ ...mail, subject: subjectOf(mail) });
    }
    // Again, nothing is written.
    const newest = await latestWrite(project);
    await migrate(project);
    expect(await latestWrite(project)).toEqual(newest);
  });
});

async function latestWrite({ db }: OwnProject): Promise<number> {
  const { docs } = await db.collection('mail').get();
  return Math.max(...docs.map(({ updateTime }) => updateTime.toMillis()));
}
