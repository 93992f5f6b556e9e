import type { Work } from '@pa-ledger/domain/alerts/alert';
import { lastWeekday } from '@pa-ledger/domain/time/weekdays';
import { getStorage } from 'firebase-admin/storage';
import { addAbortSignal } from 'node:stream';
import { readAlerts } from '../alerts/alerts.ts';
import { failingWork } from '../alerts/failing-work.ts';
import type { Bucket } from '../expenses/receipts/receipts.ts';
import { errorCodeOf } from '../platform/failures.ts';
import { swept } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { exportProject } from './export-project.ts';

/** The work whose alert this sweeper clears when it succeeds. */
const WORK: Work = 'archive';

/** How long an archive may take, in ms. The function would end a minute later, and raise no alert. */
const PATIENCE_MS = 8 * 60 * 1000;

/** How much is sent at once, and kept until it has arrived, in bytes: a multiple of 256 KiB. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** Where archives come from and go to. */
export interface ArchivePlaces {
  readonly project: string;
  /** The bucket of the receipts. */
  readonly from: Bucket;
  /** The second bucket; null if there's none, and then there are no archives. */
  readonly to: Bucket | null;
}

/** The places of this project. @param second the name of the second bucket; '' for none. */
export function archivePlaces(project: string, second: string): ArchivePlaces {
  const storage = getStorage();
  return { project, from: storage.bucket(), to: second === '' ? null : storage.bucket(second) };
}

/** Writes this week's archive into the second bucket, unless it's there. The next run tries again what fails. @param patience in ms. */
export async function sweepArchive(
  services: Pick<Services, 'db' | 'clock' | 'organization'>,
  { project, from, to }: ArchivePlaces,
  patience = PATIENCE_MS,
): Promise<void> {
  const { db, clock, organization } = services;
  const failing = failingWork(services);
  const write = async (bucket: Bucket): Promise<void> => {
    const sunday = lastWeekday('Sunday', 0, clock(), organization.timeZone);
    const object = bucket.file(`pa-ledger-${sunday}.zip`);
    if ((await object.exists())[0]) return;
    const out = object.createWriteStream({
      contentType: 'application/zip',
      // An upload in pieces is there only once the last one has arrived.
      chunkSize: CHUNK_BYTES,
      preconditionOpts: { ifGenerationMatch: 0 },
    });
    addAbortSignal(AbortSignal.timeout(patience), out);
    await exportProject({ db, project, bucket: from, out });
    swept('archives', 1);
  };
  if (to !== null) await failing.attempt(WORK, 'all', () => write(to), { passes: isThereAlready });
  await failing.settle([WORK], await readAlerts(db));
}

/** Whether another run was first. */
function isThereAlready(error: unknown): boolean {
  return Number(errorCodeOf(error)) === 412;
}
