import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { getFirestore } from 'firebase-admin/firestore';
import { isReal, withProject } from './base/project-app.ts';
import { migrateProject } from './migrate/migrate-project.ts';
import { requireYes } from './terminal/ask.ts';
import { counted, readOptions, runCommand } from './terminal/command.ts';
import { showSteps } from './terminal/progress.ts';

const USAGE = `npm run migrate              says what takes the data to the version of this program
npm run migrate -- --apply   does it

--project ID names the real project; without it, the emulators that run here.
--yes begins without a question.`;

/** The longest time of a request before the platform ends it, in milliseconds. */
const REQUESTS_END_MS = 60_000;

await runCommand(async (interrupted) => {
  const flag = { type: 'boolean', default: false } as const;
  const options = { project: { type: 'string' }, apply: flag, yes: flag } as const;
  const { project = null, apply, yes } = readOptions({ options }, USAGE).values;
  return withProject(project, async (app) => {
    const steps = showSteps();
    const settleMs = isReal(project) ? REQUESTS_END_MS : 0;
    const request = { db: getFirestore(app), settleMs, progress: steps.next };
    try {
      const planned = await migrateProject({ ...request, apply: false });
      if (planned === null) {
        steps.done(`The data is version ${SCHEMA_VERSION} already`);
        return 0;
      }
      steps.done(`To version ${SCHEMA_VERSION}:`);
      for (const { name, documents } of planned)
        console.log(`  ${name}: ${counted(documents, 'document')}`);
      console.log(`
Back up first, with the program that wrote the data: npm run export -- --out FILE.zip
There's no other way back. Until it's done, nobody can submit, decide or save anything.
`);
      if (!apply) {
        console.log('Nothing was changed. To do it: npm run migrate -- --apply');
        return 0;
      }
      if (isReal(project) && !yes) await requireYes('Is there an archive? Begin?', interrupted);
      await migrateProject({ ...request, apply });
      steps.done(`The data is version ${SCHEMA_VERSION}. Next: npm run check:data`);
      return 0;
    } finally {
      steps.stop();
    }
  });
});
