import { REGION } from '../../functions/src/platform/settings.ts';
import {
  databaseOf,
  note,
  orRight,
  wrong,
  type Check,
  type Finding,
  type Target,
} from './check.ts';
import { Refused } from './google-client.ts';

/** The regions that a multi-region of Firestore spans. */
const SPANS: Readonly<Record<string, readonly string[]>> = {
  nam5: ['us-central1', 'us-central2'],
  nam7: ['us-central1', 'us-central2', 'us-east4'],
  eur3: ['europe-west1', 'europe-west4'],
};

/** The fields of Firestore's answer about a database that we use, in the form of its reference. */
export interface Database {
  readonly locationId?: string;
  readonly type?: string;
  readonly databaseEdition?: string;
  readonly pointInTimeRecoveryEnablement?: string;
}

/** Reads the database; null if there is none. @throws Refused */
export async function readDatabase(target: Target): Promise<Database | null> {
  const request = { service: 'firestoreAdmin', path: `/v1/${databaseOf(target)}` } as const;
  const reply = await target.google.send(request);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Refused(request, reply);
  return reply.json as Database;
}

export const database: Check = {
  id: 'database',
  name: 'Firestore is there, in the Standard edition, near the functions',
  why: 'A database far from the functions makes each page slower by seconds, and never moves. Only the Standard edition makes the indexes of single fields by itself.',
  isBefore: true,
  run: async (target) =>
    orRight(problemsOf(await readDatabase(target), target), `It is near ${REGION}.`),
};

function problemsOf(found: Database | null, { project }: Target): readonly Finding[] {
  const create = `gcloud firestore databases create --location=${REGION} --edition=standard --project ${project}`;
  if (found === null) return [wrong('There is no Firestore database.', create)];
  const { locationId = '', type = 'of an unknown type', databaseEdition = 'STANDARD' } = found;
  if (type !== 'FIRESTORE_NATIVE' || databaseEdition !== 'STANDARD') {
    return [
      wrong(
        `The database is ${type}, ${databaseEdition} edition.`,
        `Delete it and make one in native mode, Standard edition: ${create}`,
      ),
    ];
  }
  if ([locationId, ...(SPANS[locationId] ?? [])].includes(REGION)) return [];
  return [
    note(
      `Firestore is in ${locationId} and the functions in ${REGION}: each request takes longer. While there's no data yet, set REGION and the rewrites to the database's region.`,
    ),
  ];
}
