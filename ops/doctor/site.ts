import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@pa-ledger/domain/language';
import { VERSION_HEADER, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { REGION } from '../../functions/src/platform/settings.ts';
import { everyRoute } from '../../functions/src/routes.ts';
import { right, wrong, type Check, type Finding, type Target } from './check.ts';
import { readHosting, type HostingConfig } from '../base/hosting-config.ts';

/** A page of each kind, in each language. */
const PAGES = [
  ...Object.values(LANGUAGES).flatMap(({ path }) => [path === '' ? '/' : path, `${path}/approve`]),
  '/admin',
];

export const site: Check = {
  id: 'site',
  name: 'the site serves the pages with their headers, and reaches the server',
  why: 'The headers keep other sites, old copies, and caches away from the pages. Organizations may forbid what anybody can call, and then no page can do anything.',
  isBefore: false,
  async run(target) {
    const config = readHosting(target.root);
    const pages = await Promise.all(PAGES.map((page) => pageProblems(page, config, target)));
    const problems = [
      ...pages.flat(),
      ...(await projectProblems(target)),
      ...(await missingFileProblems(target)),
    ];
    for (const { path, id } of oneRouteOfEach())
      problems.push(...(await routeProblems(path, id, target)));
    return problems.length === 0 ? [right('Pages and server answer.')] : problems;
  },
};

/** How long to wait for the site's answer, in ms: the first one starts a function. */
const PATIENCE_MS = 70_000;

/** An answer of the site. */
interface Visit {
  readonly status: number;
  readonly headers: Headers;
  /** The answer's JSON; null if it isn't JSON. */
  readonly json: unknown;
}

/** Sends a request as a visitor would. @throws Error if there is no answer. */
async function visit(
  path: string,
  { app, interrupted }: Pick<Target, 'app' | 'interrupted'>,
  method = 'GET',
): Promise<Visit> {
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch(`${app}${path}`, { method, redirect: 'manual', signal });
  const { status, headers } = response;
  const text = await response.text();
  const isJson = (headers.get('content-type') ?? '').startsWith('application/json');
  return { status, headers, json: isJson ? JSON.parse(text) : null };
}

/** What firebase.json says about an address; later entries win. */
function wantedHeaders(address: string, { headers }: HostingConfig): ReadonlyMap<string, string> {
  const entries = headers.filter(({ source }) => source === '**' || source === address);
  return new Map(
    entries.flatMap(({ headers: own }) => own.map(({ key, value }) => [key, value] as const)),
  );
}

async function pageProblems(
  page: string,
  config: HostingConfig,
  target: Target,
): Promise<readonly Finding[]> {
  const mend = deployHosting(target);
  const { status, headers } = await visit(page, target);
  if (status !== 200) return [wrong(`${page} is answered ${status}.`, mend)];
  return [...wantedHeaders(page, config)].flatMap(([name, value]) => {
    const found = headers.get(name) ?? '';
    // A local suite lets the pages reach its emulators; a real site never does.
    const plain = found.replaceAll(/ http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, '');
    if (plain === value) return [];
    return [wrong(`${page} has ${found === '' ? 'no' : 'another'} ${name}.`, mend)];
  });
}

/** Checks what the pages learn about their project. */
async function projectProblems(target: Target): Promise<readonly Finding[]> {
  const { status, json } = await visit('/__/firebase/init.json', target);
  const { projectId, storageBucket, apiKey } = (json ?? {}) as Readonly<Record<string, unknown>>;
  const { project, bucket } = target;
  if (status !== 200 || apiKey === undefined || projectId !== project) {
    return [
      wrong(
        'The project has no web app, so the pages do not find it.',
        `npx firebase apps:create WEB "PA Ledger" --project ${project}`,
      ),
    ];
  }
  if (storageBucket === bucket) return [];
  return [
    wrong(
      `The pages upload to ${typeof storageBucket === 'string' && storageBucket !== '' ? storageBucket : 'no bucket'} instead of ${bucket}.`,
      `Set up Storage in the Firebase console, then: ${deployHosting(target)}`,
    ),
  ];
}

/** A tab from before the last deploy asks for files that are gone. */
async function missingFileProblems(target: Target): Promise<readonly Finding[]> {
  const { status } = await visit(`/assets/${randomUUID()}.js`, target);
  return status === 404
    ? []
    : [wrong(`A file that is not there is answered ${status}.`, deployHosting(target))];
}

function oneRouteOfEach(): ReturnType<typeof everyRoute> {
  const routes = everyRoute();
  return routes.filter(({ id }, index) => routes.findIndex((one) => one.id === id) === index);
}

/** No address acts on this method, so each one says so once it has its secrets and services. */
const NO_METHOD = 'DELETE';

/** How often to repeat a request whose answer comes too late. */
const TRIES = 3;

/** Repeats a request whose answer comes too late: it starts a function. */
async function visitPatiently(path: string, target: Target): Promise<Visit> {
  for (let tries = 1; ; tries++) {
    const answer = await visit(path, target, NO_METHOD);
    if (![502, 503, 504].includes(answer.status) || tries === TRIES) return answer;
  }
}

async function routeProblems(
  path: string,
  id: string,
  target: Target,
): Promise<readonly Finding[]> {
  const { project } = target;
  const { status, headers, json } = await visitPatiently(path, target);
  const { code } = (json ?? {}) as { readonly code?: string };
  const deploy = `npx firebase deploy --only functions:${id},hosting --project ${project}`;
  if (status === 405 && code === 'methodNotAllowed') {
    const version = headers.get(VERSION_HEADER);
    const found = `${path} works with data version ${String(version)}, and this program with ${SCHEMA_VERSION}.`;
    return version === String(SCHEMA_VERSION) ? [] : [wrong(found, deploy)];
  }
  if (status === 401 || status === 403) {
    return [
      wrong(
        `${path} may not be called by anybody (${status}).`,
        `gcloud run services add-iam-policy-binding ${id.toLowerCase()} --member=allUsers --role=roles/run.invoker --region=${REGION} --project=${project} (an organization that forbids allUsers must exempt this project)`,
      ),
    ];
  }
  if (code !== undefined && code !== 'unknownAddress') {
    return [
      wrong(
        `${path} starts and cannot work (${status} ${code}).`,
        `Look at the check "secrets", and at: npx firebase functions:log --only ${id} --project ${project}`,
      ),
    ];
  }
  return [wrong(`${path} is answered ${status}, and not by the function ${id}.`, deploy)];
}

function deployHosting({ project }: Target): string {
  return `npx firebase deploy --only hosting --project ${project}`;
}
