import path from 'node:path';
import { exportBucketIn, parameterFiles } from '../deploy/parameters.ts';
import { projectAliases } from '../deploy/project-id.ts';
import { databaseOf, note, right, wrong, type Check, type Finding, type Target } from './check.ts';
import { readDatabase } from './database.ts';

const DAY_S = 24 * 60 * 60;

/** A week to notice that a receipt is gone. */
const SOFT_DELETE_DAYS = 7;

export const backups: Check = {
  id: 'backups',
  name: 'what is lost can be brought back',
  why: 'A mistake or an intruder deletes in a minute what a school has kept for years.',
  isBefore: false,
  run: (target) =>
    Promise.all(
      [scheduleFinding, recoveryFinding, bucketFinding, archiveFinding].map((find) => find(target)),
    ),
};

async function scheduleFinding(target: Target): Promise<Finding> {
  const path = `/v1/${databaseOf(target)}/backupSchedules`;
  const answer = await target.google.ask({ service: 'firestoreAdmin', path });
  // The form that the reference of backupSchedules.list gives; `{}` for none.
  const { backupSchedules: found = [] } = answer as {
    readonly backupSchedules?: readonly object[];
  };
  if (found.length > 0) return right('Firestore is backed up by schedule.');
  return note(
    'Nothing backs up Firestore.',
    `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=7d --project ${target.project} (docs/operate.md, 'Backups', has the rest)`,
  );
}

async function recoveryFinding(target: Target): Promise<Finding> {
  const state = (await readDatabase(target))?.pointInTimeRecoveryEnablement;
  if (state === 'POINT_IN_TIME_RECOVERY_ENABLED')
    return right('Every minute of the last seven days can be brought back.');
  return note(
    'Point-in-time recovery is off.',
    `gcloud firestore databases update --database='(default)' --enable-pitr --project ${target.project}`,
  );
}

async function bucketFinding({ google, bucket, project }: Target): Promise<Finding> {
  const answer = await google.ask({ service: 'storage', path: `/storage/v1/b/${bucket}` });
  // The form that the reference of buckets gives; a whole number as text.
  const { softDeletePolicy } = answer as {
    readonly softDeletePolicy?: { readonly retentionDurationSeconds?: string };
  };
  const days = Number(softDeletePolicy?.retentionDurationSeconds ?? 0) / DAY_S;
  if (days >= SOFT_DELETE_DAYS)
    return right(`A deleted receipt can be brought back for ${days} days.`);
  return note(
    'A deleted receipt is gone at once.',
    `gcloud storage buckets update gs://${bucket} --soft-delete-duration=30d --project ${project}`,
  );
}

async function archiveFinding({ google, bucket, project, root }: Target): Promise<Finding> {
  const files = parameterFiles(path.join(root, 'functions'), project, projectAliases(root));
  const second = exportBucketIn(files);
  const guide = "docs/operate.md, 'Backups', says how.";
  if (second === '') return note('No archive is saved in a second bucket each week.', guide);
  if (second === bucket)
    return wrong(
      'EXPORT_BUCKET names the bucket of the receipts: what deletes them deletes the archives.',
      guide,
    );
  const { ok, status } = await google.send({
    service: 'storage',
    path: `/storage/v1/b/${second}`,
  });
  return ok
    ? right(`Each week's archive is saved in the bucket ${second}.`)
    : wrong(`For EXPORT_BUCKET, ${second}, Google answers ${status}.`, guide);
}
