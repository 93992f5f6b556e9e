import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { JOURNAL } from '../../ops/migrations/to-version-2.ts';
import { STEPS_TO_4 } from '../../ops/migrations/to-version-4.ts';
import { runStep } from '../support/migration-step.ts';
import { adminClient } from './support/admin-client.ts';
import { ownProjects, restoreInto, type OwnProject } from './support/archives.ts';
import { testServices } from './support/suite.ts';

const ARCHIVES = ['version-1-sample.zip', 'version-1-books.zip'];
const { newProject } = ownProjects();

async function restored(name: string): Promise<OwnProject> {
  const project = newProject();
  await restoreInto(
    project,
    fileURLToPath(new URL(`../fixtures/archives/${name}`, import.meta.url)),
  );
  return project;
}

async function migrate(project: OwnProject): Promise<void> {
  for (const step of [JOURNAL, ...STEPS_TO_4]) expect(await runStep(step, project)).toEqual([]);
}

async function problemsOf({ app, bucket }: OwnProject): Promise<string[]> {
  return checkJournal(await readProject(app, bucket.name));
}

describe('data of version 1 (#92, #93)', () => {
  it.each(ARCHIVES)('get a journal that begins with the present documents: %s', async (name) => {
    const project = await restored(name);
    expect(await problemsOf(project)).not.toEqual([]);
    await migrate(project);
    expect(await problemsOf(project)).toEqual([]);
    const settings = await project.db.doc('settings/approvers').get();
    const version = settings.get('version') as number;
    const entry = await project.db.doc(`journal/settings~approvers~${version}`).get();
    expect(entry.data()).toMatchObject({
      ...{ kind: 'takenOver', by: null, before: null, version },
      after: settings.data(),
    });

    // Broken off behind the first entries, it goes on; then nothing is left to do.
    const { docs } = await project.db.collection('journal').get();
    await Promise.all(docs.slice(2).map(({ ref }) => ref.delete()));
    await migrate(project);
    await migrate(project);
    const after = await project.db.collection('journal').get();
    expect(after.docs.map(({ id }) => id)).toEqual(docs.map(({ id }) => id));
    expect(after.docs.slice(0, 2).map(({ updateTime }) => updateTime)).toEqual(
      docs.slice(0, 2).map(({ updateTime }) => updateTime),
    );
    expect(await problemsOf(project)).toEqual([]);
  });

  it('restore a category that was deleted before there was a journal', async () => {
    const project = await restored('version-1-books.zip');
    await migrate(project);
    const [gone] = (await project.db.collection('deletedCategories').get()).docs;
    const id = gone?.id ?? '';
    const version = gone?.get('version') as number;
    const admin = adminClient(testServices({ db: project.db }));
    const fields = { name: String(gone?.get('name')), requiresEventApprover: false };
    expect(await admin.save({ id, ...fields, version: null })).toMatchObject({ status: 200 });
    expect((await project.db.doc(`categories/${id}`).get()).get('version')).toBe(version + 2);
    expect(await problemsOf(project)).toEqual([]);
  });
});
