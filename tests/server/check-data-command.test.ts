import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { seedAssociation } from '../../tools/seed.ts';
import { ownProjects } from '../functions/support/archives.ts';
import { runProgram } from '../support/run-program.ts';

const { newProject } = ownProjects();

/** Runs `npm run check:data -- --project ID`, as a treasurer's technical contact does. */
function checkData(id: string) {
  return runProgram([path.join(ROOT, 'tools/run.mjs'), 'check-data', '--project', id]);
}

describe('npm run check:data', () => {
  let project: ReturnType<typeof newProject>;

  beforeAll(async () => {
    project = newProject();
    await seedAssociation(project.db, project.bucket);
  }, 120_000);

  it('says that the demo data fits, and ends with 0', async () => {
    const { code, said } = await checkData(project.id);
    expect(said).toMatch(/✔ Totals are the sum of their entries\n/);
    expect(said).not.toContain('✖');
    expect(said).toMatch(/\d+ expenses, .*: everything fits\.\n$/);
    expect(code).toBe(0);
  });

  it('names the document that is wrong and what to do, and ends with 1', async () => {
    const { docs } = await project.db.collection('revenueItems').limit(1).get();
    const [item] = docs;
    const amount: unknown = item?.get('amount');
    await item?.ref.update({ amount: Number(amount) + 100 });
    const { code, said } = await checkData(project.id);
    expect(said).toMatch(
      /✖ Totals .*\n {4}The total \S+ says \$.* for revenue, but its entries add/,
    );
    expect(said).toContain('→ Press Recalculate in Admin, then run this again.');
    expect(said).toContain(
      `revenueItems/${item?.id}: it was changed without an entry in the journal.`,
    );
    expect(said).toMatch(/\d+ problems\.\n$/);
    expect(code).toBe(1);
    await item?.ref.update({ amount });
  });

  it('says first that the data is of another version', async () => {
    await project.db.doc('schema/version').update({ version: 99 });
    const { code, said } = await checkData(project.id);
    expect(said).toContain('The data is version 99');
    expect(said).not.toContain('✔');
    expect(code).toBe(1);
  });
});
