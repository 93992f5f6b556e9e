import { VERSION_HEADER } from '@pa-ledger/domain/outdated-page';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { REGION } from '../../../functions/src/platform/region.ts';
import { everyRoute } from '../../../functions/src/routes.ts';
import type { Check } from '../check.ts';
import { orRight, wrong, type Finding } from '../finding.ts';
import type { Target } from '../target.ts';
import { visit, type Visit } from '../visit.ts';

/** How many are asked at the same time. */
const AT_ONCE = 4;

export const addresses: Check = {
  id: 'addresses',
  name: 'each address of the server answers through Hosting',
  why: 'Organizations may forbid what anybody can call, and then no page can do anything; a server of another version refuses what the pages send.',
  async run(target) {
    const waiting = everyRoute();
    const count = waiting.length;
    const problems: Finding[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        problems.push(...(await problemsOf(next.path, next.id, target)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return orRight(problems, `All ${count} answer.`);
  },
};

/** No address does anything for this method, so each says so once it has its secrets and services. */
const NO_METHOD = 'DELETE';

/** How often an address is asked that answers too late. */
const TRIES = 3;

/** Asks again where the first answer comes too late: it starts a function. */
async function visitPatiently(path: string, target: Target): Promise<Visit> {
  for (let tries = 1; ; tries++) {
    const answer = await visit(path, target, { method: NO_METHOD });
    if (![502, 503, 504].includes(answer.status) || tries === TRIES) return answer;
  }
}

async function problemsOf(path: string, id: string, target: Target): Promise<readonly Finding[]> {
  const { project } = target;
  const { status, headers, json } = await visitPatiently(path, target);
  const { code } = (json ?? {}) as { readonly code?: string };
  const deploy = `npx firebase deploy --only functions:${id},hosting --project ${project}`;
  if (status === 405 && code === 'methodNotAllowed') {
    const version = headers.get(VERSION_HEADER);
    if (version === String(SCHEMA_VERSION)) return [];
    return [
      wrong(
        `${path} works with data version ${String(version)}, and this program with ${SCHEMA_VERSION}.`,
        deploy,
      ),
    ];
  }
  if (status === 401 || status === 403) {
    return [
      wrong(
        `${path} may not be called by anybody (${status}).`,
        `gcloud run services add-iam-policy-binding ${id.toLowerCase()} --member=allUsers --role=roles/run.invoker --region=${REGION} --project=${project} (an organization that forbids allUsers must exempt this project)`,
      ),
    ];
  }
  if (code === 'unknownAddress') {
    return [wrong(`${path} is not known to the function to which its rewrite leads.`, deploy)];
  }
  if (code !== undefined) {
    return [
      wrong(
        `${path} starts and cannot work (${status} ${code}).`,
        `Look at the check "secrets", and at: npx firebase functions:log --only ${id} --project ${project}`,
      ),
    ];
  }
  return [wrong(`${path} is answered ${status}, and not by the function ${id}.`, deploy)];
}
