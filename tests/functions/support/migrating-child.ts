import { initializeApp } from 'firebase-admin/app';
import { migrateProject } from '../../../ops/migrations/migrate.ts';

/* A process of its own that migrates a project, and kills itself when it comes to what was named. */

const [, , projectId = '', at] = process.argv;
await migrateProject({
  app: initializeApp({ projectId }),
  settleMs: 0,
  progress: (what) => {
    if (what === at) process.kill(process.pid, 'SIGKILL');
  },
});
process.exit(0);
