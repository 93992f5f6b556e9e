import { dataStateOf, type DataState } from '@pa-ledger/domain/schema-version';
import { PEOPLE, CATEGORIES, DATA_VERSION } from '../../functions/src/firestore/paths.ts';
import { databaseOf, note, right, wrong, type Check, type Finding, type Target } from './check.ts';
import { Refused } from './google-client.ts';

const STATES: Readonly<Record<Exclude<DataState, 'current'>, string>> = {
  newer: 'The data is newer than this program: get the program that was deployed last.',
  older: 'The data is older than this program.',
  upgrading: 'The data is being upgraded, or an upgrade was cut off.',
};

export const data: Check = {
  id: 'data',
  name: 'the data is of this version, and there is an administrator',
  why: 'With data of another version the app refuses everybody. Without an administrator nobody can set categories and approvers, and the form has nothing to choose.',
  isBefore: false,
  async run(target) {
    const { project } = target;
    const version = await versionIn(target);
    const hasCategory = await hasAny(CATEGORIES, target);
    if (!(await hasAny(PEOPLE, target))) {
      const add = `npm run admin -- add YOU@example.org --project ${project}`;
      // An empty project first gets an administrator, once everything is deployed.
      return version === null && !hasCategory
        ? [note('There is no data and no administrator yet.', add)]
        : [wrong('There is no administrator.', add)];
    }
    const state = dataStateOf(version);
    const findings: Finding[] =
      state === 'current'
        ? [right('Version and administrator are there.')]
        : [wrong(STATES[state], `npm run migrate -- --project ${project}`)];
    if (!hasCategory)
      findings.push(note('There is no category yet: the form has nothing to choose.'));
    return findings;
  },
};

async function hasAny(collection: string, target: Target): Promise<boolean> {
  const path = `/v1/${databaseOf(target)}/documents/${collection}?pageSize=1`;
  const answer = await target.google.ask({ service: 'firestore', path });
  // `{}` for an empty collection.
  return ((answer as { readonly documents?: readonly unknown[] }).documents ?? []).length > 0;
}

/** Reads the fields of `schema/version` that the domain needs. */
async function versionIn(target: Target): Promise<Record<string, unknown> | null> {
  const path = `/v1/${databaseOf(target)}/documents/${DATA_VERSION}`;
  const request = { service: 'firestore', path } as const;
  const reply = await target.google.send(request);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Refused(request, reply);
  // The form in the reference of documents: each value by its type, whole numbers as text.
  const { fields = {} } = reply.json as {
    readonly fields?: Readonly<Record<string, { readonly integerValue?: string }>>;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, { integerValue }]) => [name, Number(integerValue)]),
  );
}
