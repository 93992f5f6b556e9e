import { existsSync } from 'node:fs';
import { differencesFrom } from './archive/compare-project.ts';
import { openArchive } from './archive/read-archive.ts';
import { restoreProject, type Restored } from './archive/restore-project.ts';
import type { MailChoice } from './archive/waiting-mails.ts';
import { Failure } from './base/failure.ts';
import { usualBucket, withProject } from './base/project-app.ts';
import { counted, readOptions, runCommand } from './terminal/command.ts';
import { showSteps } from './terminal/progress.ts';

const USAGE = `npm run restore -- FILE.zip   puts an archive into an empty project

--project ID names the real project; without it, the emulators that run here.
--bucket NAME names the bucket of the receipts, if it is not the project's first one.
--mails send|hold says what becomes of mails that had not gone out.`;

function readMails(choice: string | undefined): MailChoice | null {
  if (choice === undefined || choice === 'send' || choice === 'hold') return choice ?? null;
  throw new Failure(USAGE);
}

function print({ receipts, waiting, leftOut }: Restored, mails: MailChoice | null): void {
  if (receipts.size > 0) {
    console.log('Each expense pins its receipts where they lie now; their SHA-256 is the same.');
  }
  if (waiting > 0) {
    const what =
      mails === 'send' ? 'To go out as soon as the functions run' : 'Held back, each with an alert';
    console.log(`${what}: ${counted(waiting, 'mail')}.`);
  }
  if (leftOut > 0) {
    const who = leftOut === 1 ? '1 person' : `${leftOut} people`;
    console.log(`Not restored, nor any password: ${who}. Add them with npm run admin.`);
  }
}

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const options = { project: text, bucket: text, mails: text };
  const { values, positionals } = readOptions({ options, allowPositionals: true }, USAGE);
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new Failure(USAGE);
  const { project = null, bucket = usualBucket(project) } = values;
  const mails = readMails(values.mails);
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  return withProject(project, async (app) => {
    const steps = showSteps();
    try {
      steps.next('Reading the archive through');
      const archive = await openArchive(file);
      const restored = await restoreProject({ app, bucket, archive, mails, progress: steps.next });
      steps.next('Comparing everything with the archive');
      const differing = await differencesFrom(archive, app, bucket, restored.receipts);
      archive.close();
      const what = `${counted(restored.documents, 'document')} and ${counted(restored.receipts.size, 'receipt')}`;
      steps.done(`Restored${differing.length === 0 ? ', equal to the archive' : ''}: ${what}`);
      print(restored, mails);
      for (const path of differing) console.error(`${path} is not as it is in the archive.`);
      return differing.length === 0 ? 0 : 1;
    } finally {
      steps.stop();
    }
  });
});
