import { expectedFunctions } from '../../../ops/doctor/project-functions.ts';
import type { Service } from '../../../ops/doctor/google-client.ts';
import { NEEDED_SERVICES } from '../../../ops/doctor/services.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import { REGION } from '../../../functions/src/platform/settings.ts';
import { startHttpServer, type Answered, type Asked } from './http-server.ts';

export const PROJECT = 'demo-school';
export const NUMBER = '123456789012';
export const BUCKET = 'demo-school.firebasestorage.app';
/** In another project, for the archives. */
export const SECOND_BUCKET = 'demo-school-archives';
const ACCOUNT = 'billingAccounts/012345-6789AB-CDEF01';

/** A region other than the functions'. */
export const OTHER_REGION = REGION.startsWith('europe-') ? 'us-central1' : 'europe-west1';

/** Multi-regions of Firestore, each by a region of its own where a school may run its functions. */
const MULTI_REGIONS: Readonly<Record<string, string>> = {
  'us-central1': 'nam5',
  'europe-west1': 'eur3',
};

/** Where a database is near the functions, and where it's far away. */
export const NEAR = MULTI_REGIONS[REGION] ?? REGION;
export const FAR = REGION.startsWith('europe-') ? 'nam5' : 'eur3';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

/** What Google says about a project. A test can change each part; the forms are those of Google's references. */
export interface PretendedProject {
  readonly id: string;
  /** Switched on, such as `run.googleapis.com`. */
  services: string[];
  bindings: { role: string; members: string[]; condition?: object }[];
  /** The newest version of each. */
  secrets: Record<string, { text: string; version: number }>;
  functions: {
    name: string;
    state: string;
    serviceConfig: {
      environmentVariables: Record<string, string>;
      secretEnvironmentVariables: { key: string; secret: string; version: string }[];
    };
  }[];
  jobs: {
    name: string;
    schedule: string;
    state: string;
    lastAttemptTime?: string;
    status?: { code?: number };
  }[];
  indexes: { name: string; queryScope: string; fields: IndexField[]; state: string }[];
  database: Record<string, unknown> | null;
  auth: Record<string, unknown> | null;
  overrides: { name: string }[];
  backupSchedules: object[];
  bucket: Record<string, unknown> | null;
  secondBucket: Record<string, unknown> | null;
  billing: { billingAccountName: string; billingEnabled: boolean };
  budgets: object[];
  /** Cloud Run's quotas, in all regions. */
  quotas: Record<string, string>;
  /** Paths that Google refuses, with its sentence. */
  refused: Record<string, string>;
}

/**
 * Returns a project after a good deploy.
 * @param keys the secret that signs links.
 * @param mail the server that the app sends through.
 */
export async function goodProject(
  keys: string,
  mail: string,
  id = PROJECT,
): Promise<PretendedProject> {
  const functions = await expectedFunctions();
  const environmentVariables = {
    APP_URL: 'https://expenses.example.org',
    MAIL_FROM: 'Parent Association <no-reply@example.org>',
  };
  const computed = `serviceAccount:${NUMBER}-compute@developer.gserviceaccount.com`;
  const storage = `serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const events = `serviceAccount:service-${NUMBER}@gs-project-accounts.iam.gserviceaccount.com`;
  const { indexes, fieldOverrides } = JSON.parse(
    readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8'),
  ) as {
    readonly fieldOverrides: readonly {
      readonly collectionGroup: string;
      readonly fieldPath: string;
    }[];
    readonly indexes: readonly {
      readonly collectionGroup: string;
      readonly queryScope: string;
      readonly fields: readonly IndexField[];
    }[];
  };
  return {
    id,
    services: [...NEEDED_SERVICES],
    bindings: [
      { role: 'roles/owner', members: ['user:ruth@example.org'] },
      ...[
        'roles/cloudbuild.builds.builder',
        'roles/datastore.user',
        'roles/storage.objectUser',
        'roles/firebaseauth.admin',
      ].map((role) => ({ role, members: [computed] })),
      { role: 'roles/firebaserules.firestoreServiceAgent', members: [storage] },
      { role: 'roles/pubsub.publisher', members: [events] },
    ],
    secrets: {
      APPROVAL_LINK_KEYS: { text: keys, version: 1 },
      SMTP_URI: { text: mail, version: 3 },
    },
    functions: functions.map(({ id, region, secrets }) => ({
      name: `projects/${id}/locations/${region}/functions/${id}`,
      state: 'ACTIVE',
      serviceConfig: {
        environmentVariables: { ...environmentVariables },
        secretEnvironmentVariables: secrets.map((secret) => ({
          key: secret,
          secret,
          version: secret === 'SMTP_URI' ? '3' : '1',
        })),
      },
    })),
    jobs: functions.flatMap(({ id, region, schedule }) =>
      schedule === null
        ? []
        : {
            name: `projects/${id}/locations/${region}/jobs/firebase-schedule-${id}-${region}`,
            schedule,
            state: 'ENABLED',
            lastAttemptTime: new Date().toISOString(),
            status: {},
          },
    ),
    indexes: indexes.map(({ collectionGroup, queryScope, fields }, index) => ({
      name: `projects/${id}/databases/(default)/collectionGroups/${collectionGroup}/indexes/I${index}`,
      queryScope,
      fields: [...fields, { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' }],
      state: 'READY',
    })),
    overrides: fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
      name: `projects/${id}/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    })),
    database: {
      locationId: NEAR,
      type: 'FIRESTORE_NATIVE',
      databaseEdition: 'STANDARD',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
    backupSchedules: [{ retention: '604800s', dailyRecurrence: {} }],
    bucket: { name: BUCKET, softDeletePolicy: { retentionDurationSeconds: '2592000' } },
    secondBucket: { name: SECOND_BUCKET },
    billing: { billingAccountName: ACCOUNT, billingEnabled: true },
    budgets: [
      { budgetFilter: { projects: [`projects/${NUMBER}`] } },
      { budgetFilter: { projects: [`projects/${NUMBER}`] }, spendCap: {} },
    ],
    // What a new project gets.
    quotas: {
      CpuAllocPerProjectRegion: '20000',
      MemAllocPerProjectRegion: String(40 * 1024 ** 3),
    },
    auth: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
      },
    },
    refused: {},
  };
}

/** Google's services for one project. */
export interface PretendedGoogle {
  /** What they say from now on. */
  project: PretendedProject;
  readonly addressOf: (service: Service) => string;
  /** The requests so far, as `service METHOD path`. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** Starts the services. Whatever they don't pretend gets a 404. */
export async function startPretendedGoogle(project: PretendedProject): Promise<PretendedGoogle> {
  const asked: string[] = [];
  const server = await startHttpServer((request) => {
    const [, service = '', rest = ''] = /^\/(\w+)(\/.*)$/.exec(request.path) ?? [];
    asked.push(`${service} ${request.method} ${rest}`);
    if (isStranger(service, request)) return refusal(403, 'Denied by the rules.');
    if (request.headers.authorization !== 'Bearer owner') return refusal(401, 'No credentials.');
    // Not with the client's own code, which this tests.
    const api = `${service === 'firestoreAdmin' ? 'firestore' : service}.googleapis.com`;
    if (!google.project.services.includes(api)) return switchedOff(api);
    return google.project.refused[service] === undefined
      ? answerOf(service, { ...request, path: rest }, google.project)
      : refusal(403, google.project.refused[service]);
  });
  const google: PretendedGoogle = {
    project,
    addressOf: (service) => `${server.address}/${service}`,
    asked,
    close: () => server.close(),
  };
  return google;
}

/** A good project's rules refuse a stranger. */
function isStranger(service: string, { headers }: Asked): boolean {
  return ['firestore', 'firebasestorage'].includes(service) && headers.authorization === undefined;
}

function refusal(code: number, message: string): Answered {
  return { status: code, body: { error: { code, message } } };
}

/** What Google answers for a service that isn't on in the paying project, in the form of google.rpc.ErrorInfo. */
function switchedOff(api: string): Answered {
  const link = `https://console.developers.google.com/apis/api/${api}/overview?project=${NUMBER}`;
  const message = `The API has not been used in project ${NUMBER} before or it is disabled. Enable it by visiting ${link} then retry.`;
  const details = [
    { '@type': 'type.googleapis.com/google.rpc.Help', links: [{ url: link }] },
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'SERVICE_DISABLED',
      domain: 'googleapis.com',
      metadata: {
        service: api,
        consumer: `projects/${NUMBER}`,
      },
    },
  ];
  const error = { code: 403, message, status: 'PERMISSION_DENIED', details };
  return { status: 403, body: { error } };
}

/** How many items a page of a list has here. */
const PAGE = 7;

function pageOf(key: string, items: readonly unknown[], query: URLSearchParams): Answered {
  const from = Number(query.get('pageToken') ?? '0');
  const next = from + PAGE;
  const more = next < items.length ? { nextPageToken: String(next) } : {};
  return { status: 200, body: { [key]: items.slice(from, next), ...more } };
}

function answerOf(
  service: string,
  { path: full, method }: Asked,
  project: PretendedProject,
): Answered {
  const { pathname, searchParams } = new URL(full, 'http://google.invalid');
  const found = (body: unknown): Answered =>
    body === null ? refusal(404, 'NOT_FOUND') : { status: 200, body };
  const place = decodeURIComponent(pathname);
  switch (`${service} ${method} ${place}`) {
    case `serviceusage GET /v1/projects/${project.id}/services:batchGet`:
      return found({
        services: searchParams.getAll('names').map((name) => {
          const [, , , title = ''] = name.split('/');
          const state = project.services.includes(title) ? 'ENABLED' : 'DISABLED';
          return { name: `projects/${NUMBER}/services/${title}`, config: { name: title }, state };
        }),
      });
    case `cloudresourcemanager GET /v3/projects/${project.id}`:
      return found({ name: `projects/${NUMBER}`, projectId: PROJECT, state: 'ACTIVE' });
    case `cloudresourcemanager POST /v3/projects/${project.id}:getIamPolicy`:
      return found({ version: 3, bindings: project.bindings });
    case `cloudfunctions GET /v2/projects/${project.id}/locations/-/functions`:
      return pageOf('functions', project.functions, searchParams);
    case `cloudscheduler GET /v1/projects/${project.id}/locations/${REGION}/jobs`:
      return pageOf('jobs', project.jobs, searchParams);
    case `firestoreAdmin GET /v1/projects/${project.id}/databases/(default)`:
      return found(project.database);
    case `firestoreAdmin GET /v1/projects/${project.id}/databases/(default)/collectionGroups/-/indexes`:
      return pageOf('indexes', project.indexes, searchParams);
    case `identitytoolkit GET /admin/v2/projects/${project.id}/config`:
      return found(project.auth);
    case `firestoreAdmin GET /v1/projects/${project.id}/databases/(default)/collectionGroups/-/fields`:
      return pageOf('fields', project.overrides, searchParams);
    case `firestoreAdmin GET /v1/projects/${project.id}/databases/(default)/backupSchedules`:
      return found({ backupSchedules: project.backupSchedules });
    case `storage GET /storage/v1/b/${BUCKET}`:
      return found(project.bucket);
    case `storage GET /storage/v1/b/${SECOND_BUCKET}`:
      return found(project.secondBucket);
    case `cloudbilling GET /v1/projects/${project.id}/billingInfo`:
      return found(project.billing);
    case `billingbudgets GET /v1/${ACCOUNT}/budgets`:
      return found({ budgets: project.budgets });
    default:
      if (service === 'secretmanager') return secretAt(place, project);
      return service === 'cloudquotas' ? quotaAt(place, project) : refusal(404, place);
  }
}

function quotaAt(place: string, project: PretendedProject): Answered {
  const value = project.quotas[place.split('/').at(-1) ?? ''];
  const start = `/v1/projects/${project.id}/locations/global/services/run.googleapis.com/quotaInfos/`;
  if (value === undefined || !place.startsWith(start)) return refusal(404, 'Quota not found.');
  const dimensionsInfos = [
    { details: { value: '1' }, applicableLocations: [OTHER_REGION] },
    { details: { value }, applicableLocations: [REGION] },
  ];
  return { status: 200, body: { name: place.slice('/v1/'.length), dimensionsInfos } };
}

function secretAt(place: string, project: PretendedProject): Answered {
  const name = new RegExp(
    `^/v1/projects/${project.id}/secrets/(\\w+)/versions/latest:access$`,
  ).exec(place);
  const secret = project.secrets[name?.[1] ?? ''];
  if (secret === undefined) return refusal(404, 'Secret not found.');
  const { text, version } = secret;
  return {
    status: 200,
    body: {
      name: `projects/${NUMBER}/secrets/${name?.[1] ?? ''}/versions/${version}`,
      payload: { data: Buffer.from(text).toString('base64') },
    },
  };
}
