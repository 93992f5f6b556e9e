import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exportToFile } from './archive/export-to-file.ts';
import { Failure } from './base/failure.ts';
import { PROJECT_ID } from './base/paths.ts';
import { usualBucket, withProject } from './base/project-app.ts';
import { counted, readOptions, runCommand } from './terminal/command.ts';
import { showSteps } from './terminal/progress.ts';

const USAGE = `npm run export -- --out FILE.zip   writes all documents and receipts into one archive

--project ID exports the real project; without it, the emulators that run here.
--bucket NAME names the bucket of the receipts, if it is not the project's first one.`;

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const options = { project: text, bucket: text, out: text };
  const { values } = readOptions({ options }, USAGE);
  const { out, project = null, bucket = usualBucket(project) } = values;
  if (out === undefined) throw new Failure(USAGE);
  if (existsSync(out)) throw new Failure(`${out} is there already; choose another name.`);
  const folder = path.dirname(out);
  if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}.`);
  return withProject(project, async (app) => {
    const steps = showSteps();
    const what = { app, project: project ?? PROJECT_ID, bucket, out, progress: steps.next };
    try {
      const { documents, receipts } = await exportToFile(what);
      const total = Object.values(documents).reduce((sum, count) => sum + count, 0);
      steps.done(`In ${out}: ${counted(total, 'document')} and ${counted(receipts, 'receipt')}`);
    } catch (error) {
      // An incomplete archive is useless.
      rmSync(out, { force: true });
      throw error;
    } finally {
      steps.stop();
    }
    console.log('It holds names, addresses and receipts: keep it where nobody else can read it.');
    return 0;
  });
});
