import { orRight, wrong, type Check } from './check.ts';
import { apiOf, Refused, SERVICES } from './google-client.ts';

/** What the deploy and the app need. */
const DEPLOYED_WITH = [
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
].map((name) => `${name}.googleapis.com`);

/** Also those that the doctor calls: with a person's own sign-in, each must be on in the project that pays for the calls. */
export const NEEDED_SERVICES: readonly string[] = [
  ...new Set([...DEPLOYED_WITH, ...SERVICES.map(apiOf)]),
].sort();

/** A service of a project, as Service Usage describes it. */
interface ServiceState {
  readonly config?: { readonly name?: string };
  readonly state?: string;
}

export const services: Check = {
  id: 'services',
  name: 'the services of Google that the app needs are switched on',
  why: 'A deploy ends halfway where one is off, and what was deployed does not work.',
  isBefore: true,
  async run({ project, google }) {
    const enable = (names: readonly string[]) =>
      `gcloud services enable ${names.join(' ')} --project ${project}`;
    const asked = NEEDED_SERVICES.map((name) => `names=projects/${project}/services/${name}`);
    const request = {
      service: 'serviceusage',
      path: `/v1/projects/${project}/services:batchGet?${asked.join('&')}`,
    } as const;
    const reply = await google.send(request);
    if (reply.switchedOff !== null) {
      return [
        wrong(
          `${reply.switchedOff} is switched off, so which others are cannot be asked.`,
          enable(NEEDED_SERVICES),
        ),
      ];
    }
    if (!reply.ok) throw new Refused(request, reply);
    // The form in the reference of services.batchGet.
    const { services: found = [] } = reply.json as { readonly services?: readonly ServiceState[] };
    const on = new Set(
      found.flatMap(({ config, state }) => (state === 'ENABLED' ? config?.name : [])),
    );
    const off = NEEDED_SERVICES.filter((name) => !on.has(name));
    return orRight(
      off.length === 0 ? [] : [wrong(`Switched off: ${off.join(', ')}.`, enable(off))],
      `All ${NEEDED_SERVICES.length} are on.`,
    );
  },
};
