import { expect, it } from 'vitest';
import { differencesFrom } from '../../ops/archive/compare-project.ts';
import { openArchive } from '../../ops/archive/read-archive.ts';
import { restoreProject } from '../../ops/archive/restore-project.ts';
import { ownProjects, readOnlySample } from './support/archives.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import { startResetProxy } from './support/reset-proxy.ts';
import { suite } from './support/suite.ts';

const { newProject } = ownProjects();
const BROKEN = 2;

it(
  'uploads whose connections break are tried again, and every receipt is restored (#82)',
  async () => {
    const { file } = await readOnlySample();
    const direct = suite('STORAGE_EMULATOR_HOST');
    const proxy = await startResetProxy(new URL(direct).host);
    // The client of a bucket takes the address when it is made.
    process.env['STORAGE_EMULATOR_HOST'] = `http://${proxy.address}`;
    const { app, bucket } = newProject();
    process.env['STORAGE_EMULATOR_HOST'] = direct;
    const archive = await openArchive(file);
    const request = { app, bucket: bucket.name, mails: 'send', progress: () => undefined } as const;
    const { receipts } = await restoreProject({
      ...request,
      archive: {
        ...archive,
        // An upload opens its file.
        open: (name) => {
          proxy.oneIn = proxy.resets < BROKEN ? 1 : Infinity;
          return archive.open(name);
        },
      },
    });
    expect(proxy.resets).toBeGreaterThanOrEqual(BROKEN);
    expect(await differencesFrom(archive, app, bucket.name, receipts)).toEqual([]);
    archive.close();
    await proxy.close();
  },
  TIMEOUT_MS,
);
