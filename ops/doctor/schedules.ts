import { note, right, wrong, type Check, type Finding, type Target } from './check.ts';
import { expectedFunctions } from './project-functions.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The scheduler calls every five minutes; after this many hours without a call, it's broken. */
const LATE_HOURS = 3;

/** The fields of each job in the list that we use, in the form of its reference. */
interface Job {
  readonly name: string;
  readonly schedule?: string;
  readonly state?: string;
  readonly lastAttemptTime?: string;
  /** Absent or 0 when the last call succeeded. */
  readonly status?: { readonly code?: number };
}

export const schedules: Check = {
  id: 'schedules',
  name: 'the clock calls what it must call',
  why: 'Without it emails that failed once are never sent, nobody gets a reminder, and uploads of forms that were never sent stay.',
  isBefore: false,
  async run(target) {
    const expected = (await expectedFunctions()).flatMap(({ id, region, schedule }) =>
      schedule === null ? [] : [{ id, region, schedule }],
    );
    const regions = [...new Set(expected.map(({ region }) => region))];
    const lists = regions.map((region) =>
      target.google.list(
        'cloudscheduler',
        `/v1/projects/${target.project}/locations/${region}/jobs`,
        'jobs',
      ),
    );
    const jobs = (await Promise.all(lists)).flat() as readonly Job[];
    return expected.map(({ id, region, schedule }) => {
      const name = `firebase-schedule-${id}-${region}`;
      const job = jobs.find((each) => each.name.endsWith(`/jobs/${name}`));
      return findingOf(id, schedule, { name, region }, job, target);
    });
  },
};

function findingOf(
  id: string,
  schedule: string,
  { name, region }: { readonly name: string; readonly region: string },
  job: Job | undefined,
  { project, now }: Target,
): Finding {
  const deploy = `npx firebase deploy --only functions:${id} --project ${project}`;
  if (job === undefined) return wrong(`Nothing calls ${id}.`, deploy);
  if (job.state !== 'ENABLED') {
    const resume = `gcloud scheduler jobs resume ${name} --location ${region} --project ${project}`;
    return wrong(`The clock of ${id} stands: its state is ${String(job.state)}.`, resume);
  }
  if (job.schedule !== schedule) {
    return wrong(`${id} is called ${String(job.schedule)} instead of ${schedule}.`, deploy);
  }
  if ((job.status?.code ?? 0) !== 0) {
    const logs = `npx firebase functions:log --only ${id} --project ${project}`;
    return wrong(`The last call of ${id} failed with code ${String(job.status?.code)}.`, logs);
  }
  if (job.lastAttemptTime === undefined) return note(`${id} was not called yet.`);
  const hours = Math.floor((now - Date.parse(job.lastAttemptTime)) / HOUR_MS);
  return hours < LATE_HOURS
    ? right(`${id} is called ${schedule}.`)
    : wrong(`${id} was last called ${hours} hours ago.`, deploy);
}
