import { randomUUID } from 'node:crypto';
import type { Check } from '../check.ts';
import { note, right, wrong, type Finding } from '../finding.ts';
import { readHosting, type HostingConfig } from '../hosting-config.ts';
import type { Target } from '../target.ts';
import { visit } from '../visit.ts';

/** The pages, one address each. */
const PAGES = ['/', '/submit', '/approve', '/status', '/correct', '/admin', '/admin/expenses'];

export const hosting: Check = {
  id: 'hosting',
  name: 'Hosting serves the pages with their headers',
  why: 'The headers keep other sites, old copies and caches away from the pages; the pages find their project through Hosting.',
  async run(target) {
    const config = readHosting(target.root);
    const pages = await Promise.all(PAGES.map((page) => pageProblems(page, config, target)));
    const own = [...pages.flat(), ...(await projectProblems(target))];
    const served = own.length === 0 ? [right(`All ${PAGES.length} pages are served.`)] : own;
    return [...served, ...(await missingFile(target))];
  },
};

/** What firebase.json says of an address; later entries win. */
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
    // A local suite lets the pages reach its emulators.
    const plain = target.isReal ? found : found.replaceAll(/ http:\/\/[\w.]+:\d+/g, '');
    if (plain === value) return [];
    return [wrong(`${page} has ${found === '' ? 'no' : 'another'} ${name}.`, mend)];
  });
}

/** Looks at what the pages learn of their project. */
async function projectProblems(target: Target): Promise<readonly Finding[]> {
  const { status, json } = await visit('/__/firebase/init.json', target);
  const { projectId, storageBucket, apiKey } = (json ?? {}) as Readonly<Record<string, unknown>>;
  const app = `npx firebase apps:create WEB "PA Ledger" --project ${target.project}`;
  if (status !== 200 || apiKey === undefined) {
    return [wrong('The project has no web app, so the pages do not find it.', app)];
  }
  if (projectId !== target.project) {
    return [
      wrong(
        `The site is of another project: ${String(projectId)}.`,
        'Name the site with --app, or the right project.',
      ),
    ];
  }
  if (storageBucket === target.bucket) return [];
  return [
    wrong(
      typeof storageBucket === 'string' && storageBucket !== ''
        ? `The pages upload to ${storageBucket}, and ${target.bucket} was looked at.`
        : 'The pages are told no bucket, so no receipt can be uploaded.',
      `Set up Storage in the Firebase console, then: ${deployHosting(target)}; or name the bucket with --bucket`,
    ),
  ];
}

/** A tab that is older than the last deploy asks for files that are gone. */
async function missingFile(target: Target): Promise<readonly Finding[]> {
  const { status, headers } = await visit(`/assets/${randomUUID()}.js`, target);
  if (status !== 404) {
    return [wrong(`A file that is not there is answered ${status}.`, deployHosting(target))];
  }
  const kept = headers.get('cache-control') ?? '';
  if (!/immutable|max-age=[1-9]/.test(kept)) return [];
  return [
    note(
      `A browser may remember that a file is gone (${kept}). The pages ask again past its cache, so a rollback brings the file back.`,
    ),
  ];
}

function deployHosting({ project }: Target): string {
  return `npx firebase deploy --only hosting --project ${project}`;
}
