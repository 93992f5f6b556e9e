import { invalidRecordFields } from '../fixtures/invalid-record-fields.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { documentsIn } from '../../ops/archive/archived-documents.ts';
import { openArchive } from '../../ops/archive/read-archive.ts';
import { FUND_BALANCES } from '../../ops/migrations/to-version-2.ts';
import { runStep } from '../support/migration-step.ts';
import { ownProjects, type OwnProject } from './support/archives.ts';

const { newProject } = ownProjects();

/** What a beginning balance has since version 8; every other field is as it must be after this step. */
const SINCE_VERSION_8 = ['fiscalYear', 'asOf', 'source'];

function balancesOf({ db }: OwnProject): Promise<QuerySnapshot> {
  return db.collection('fundBalances').get();
}

async function migrate(project: OwnProject): Promise<void> {
  await runStep(FUND_BALANCES, project);
}

it.each(['version-1-sample.zip', 'version-1-books.zip'])(
  'the beginning balances of version 1 say whose they are, and nothing else of them changes: %s',
  async (name) => {
    const project = newProject();
    const file = fileURLToPath(new URL(`../fixtures/archives/${name}`, import.meta.url));
    const archive = await openArchive(file);
    for await (const { path, data } of documentsIn(archive, 'fundBalances')) {
      await project.db.doc(path).set(data);
    }
    archive.close();
    const before = await balancesOf(project);
    expect(before.size).toBeGreaterThan(1);
    // As if it had been broken off behind the first.
    await before.docs[0]?.ref.update({ fundId: before.docs[0].id });
    await migrate(project);
    const after = await balancesOf(project);
    expect(after.docs.map((balance) => balance.data())).toEqual(
      before.docs.map((balance) => ({ ...balance.data(), fundId: balance.id })),
    );
    for (const balance of after.docs) {
      expect(invalidRecordFields('fundBalances', balance.data())).toEqual(SINCE_VERSION_8);
    }
    // Again, nothing is written.
    await migrate(project);
    const again = await balancesOf(project);
    expect(again.docs.map(({ updateTime }) => updateTime)).toEqual(
      after.docs.map(({ updateTime }) => updateTime),
    );
  },
);
