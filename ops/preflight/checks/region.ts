import { REGION } from '../../../functions/src/platform/region.ts';
import type { Check } from '../check.ts';
import { deployedFunctions } from '../deployed-functions.ts';
import { note, orRight, wrong, type Finding } from '../finding.ts';
import { readHosting } from '../hosting-config.ts';
import { NoService, Refused } from '../google-client.ts';
import { databaseOf, type Target } from '../target.ts';

/** The regions that a multi-region of Firestore spans. */
const SPANS: Readonly<Record<string, readonly string[]>> = {
  nam5: ['us-central1', 'us-central2'],
  nam7: ['us-central1', 'us-central2', 'us-east4'],
  eur3: ['europe-west1', 'europe-west4'],
};

/** What Firestore answers of a database, as far as it is used; the form is that of its reference. */
interface Database {
  readonly locationId?: string;
  readonly type?: string;
  readonly databaseEdition?: string;
}

export const region: Check = {
  id: 'region',
  name: 'functions, rewrites and database are in one region',
  why: 'A rewrite to another region finds no function. A database far from the functions makes each page slower by seconds, and never moves. Only the Standard edition makes the indexes of single fields by itself.',
  async run(target) {
    const there = await Promise.all([strayFunctions(target), databaseProblems(target)]).catch(
      (error: unknown) => {
        if (error instanceof NoService) return [];
        throw error;
      },
    );
    return orRight([...rewriteProblems(target), ...there.flat()], `All is in ${REGION}.`);
  },
};

/** Returns which rewrites of firebase.json lead past the functions. */
export function rewriteProblems({ root }: Pick<Target, 'root'>): Finding[] {
  return readHosting(root)
    .rewrites.filter(({ function: to }) => to !== undefined && to.region !== REGION)
    .map(({ source }) =>
      wrong(
        `firebase.json sends ${source} to another region than ${REGION}.`,
        `Set its region to ${REGION}, or REGION in functions/src/platform/region.ts to that of all rewrites.`,
      ),
    );
}

async function strayFunctions(target: Target): Promise<readonly Finding[]> {
  const stray = (await deployedFunctions(target)).filter((each) => each.region !== REGION);
  return stray.map(({ id, region: where }) =>
    wrong(
      `${id} is deployed in ${where}, where no rewrite looks for it.`,
      `npx firebase functions:delete ${id} --region ${where} --project ${target.project}`,
    ),
  );
}

async function databaseProblems(target: Target): Promise<readonly Finding[]> {
  const path = `/v1/${databaseOf(target)}`;
  const request = { service: 'firestoreAdmin', path } as const;
  const reply = await target.google.send(request);
  const { project } = target;
  if (reply.status === 404) {
    return [
      wrong(
        'There is no Firestore database.',
        `gcloud firestore databases create --location=${REGION} --edition=standard --project ${project}`,
      ),
    ];
  }
  if (!reply.ok) throw new Refused(request, reply);
  const { locationId = '', type, databaseEdition = 'STANDARD' } = (reply.json ?? {}) as Database;
  const near = [locationId, ...(SPANS[locationId] ?? [])].includes(REGION);
  return [
    ...(near
      ? []
      : [
          note(
            `Firestore is in ${locationId} and the functions in ${REGION}: each request takes longer. Before there are data, set REGION and the rewrites to the database's region.`,
          ),
        ]),
    ...(type === 'FIRESTORE_NATIVE' && databaseEdition === 'STANDARD'
      ? []
      : [
          wrong(
            `The database is ${type ?? 'of an unknown type'}, ${databaseEdition} edition.`,
            `Delete it and make one in native mode, Standard edition: gcloud firestore databases create --location=${REGION} --edition=standard --project ${project}`,
          ),
        ]),
  ];
}
