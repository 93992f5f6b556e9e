import { parseLinkKeys } from '../../../functions/src/links/token.ts';
import { settingProblem } from '../../../functions/src/platform/settings.ts';
import { reasonOf } from '../../base/failure.ts';
import type { Check } from '../check.ts';
import { deployedFunctions, type DeployedFunction } from '../deployed-functions.ts';
import { orRight, wrong, type Finding } from '../finding.ts';
import { readSecret } from '../read-secret.ts';
import type { Target } from '../target.ts';

/** What is wrong with a secret, as a sentence that does not quote it; null if nothing is. */
const PROBLEMS: Readonly<Record<string, (text: string) => string | null>> = {
  APPROVAL_LINK_KEYS(text) {
    try {
      parseLinkKeys(text);
      return null;
    } catch (error) {
      return `APPROVAL_LINK_KEYS has another form: ${reasonOf(error)}`;
    }
  },
  SMTP_URI: (text) => settingProblem('SMTP_URI', text, false),
};

/** What sets a secret. @param isThere whether there is one, of another form. */
function mendOf(name: string, isThere: boolean, project: string): string {
  if (name === 'SMTP_URI')
    return `npx firebase functions:secrets:set SMTP_URI --project ${project}`;
  // `create` never touches keys that are there; after the first deploy the functions have the broken ones.
  return isThere
    ? `npm run link-keys -- replace --project ${project}, then: npx firebase deploy --only functions --project ${project}`
    : `npm run link-keys -- create --project ${project}`;
}

export const secrets: Check = {
  id: 'secrets',
  name: 'the secrets are set, and of the right form',
  why: 'Without the keys no approval link works; without the mail server no mail is sent.',
  async run(target) {
    const functions = await deployedFunctions(target);
    const found = await Promise.all(
      Object.keys(PROBLEMS).map((name) => problemsOf(name, target, functions)),
    );
    return orRight(found.flat(), `${Object.keys(PROBLEMS).join(' and ')} are right.`);
  },
};

async function problemsOf(
  name: string,
  target: Target,
  functions: readonly DeployedFunction[],
): Promise<readonly Finding[]> {
  const { project } = target;
  const secret = await readSecret(name, target);
  if (secret === null) return [wrong(`${name} is not set.`, mendOf(name, false, project))];
  const problem = PROBLEMS[name]?.(secret.text) ?? null;
  if (problem !== null) return [wrong(problem, mendOf(name, true, project))];
  const old = functions.filter(
    (each) => (each.secrets.get(name) ?? secret.version) !== secret.version,
  );
  if (old.length === 0) return [];
  return [
    wrong(
      `${name} was set again, and ${old.map(({ id }) => id).join(', ')} still use what it was before.`,
      `npx firebase deploy --only functions --project ${project}`,
    ),
  ];
}
