import type { Check } from '../check.ts';
import { orRight, wrong } from '../finding.ts';

/** What the deploy and the app need; the deploy switches most of them on by itself, if the person may. */
export const NEEDED_SERVICES = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'identitytoolkit',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
] as const;

/** A service of a project, as Service Usage answers. */
interface ServiceState {
  readonly config?: { readonly name?: string };
  readonly state?: string;
}

export const services: Check = {
  id: 'services',
  name: 'the services of Google that the app needs are switched on',
  why: 'A deploy ends halfway where one is off, and what was deployed does not work.',
  async run({ project, google }) {
    const names = NEEDED_SERVICES.map((name) => `${name}.googleapis.com`);
    const asked = names.map((name) => `names=projects/${project}/services/${name}`).join('&');
    const answer = await google.ask({
      service: 'serviceusage',
      path: `/v1/projects/${project}/services:batchGet?${asked}`,
    });
    // The form that the reference of services.batchGet gives.
    const { services: found = [] } = answer as { readonly services?: readonly ServiceState[] };
    const on = new Set(
      found.flatMap(({ config, state }) => (state === 'ENABLED' ? config?.name : [])),
    );
    const off = names.filter((name) => !on.has(name));
    const mend = `gcloud services enable ${off.join(' ')} --project ${project}`;
    return orRight(
      off.length === 0 ? [] : [wrong(`Switched off: ${off.join(', ')}.`, mend)],
      `All ${names.length} are on.`,
    );
  },
};
