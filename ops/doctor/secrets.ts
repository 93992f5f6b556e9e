import { parseLinkKeys } from '../../functions/src/links/token.ts';
import { settingProblem } from '../../functions/src/platform/settings.ts';
import { reasonOf } from '../base/failure.ts';
import { orRight, wrong, type Check, type Finding, type Target } from './check.ts';
import { Refused } from './google-client.ts';

/** What the functions can't work without. */
export const SECRETS = ['APPROVAL_LINK_KEYS', 'SMTP_URI'] as const;
type SecretName = (typeof SECRETS)[number];

/** Returns what's wrong with a secret, as a sentence that doesn't quote it; null if nothing is. */
const PROBLEMS: Readonly<Record<SecretName, (text: string) => string | null>> = {
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

/** The command that sets a secret. @param isThere whether there is one already, in another form. */
function mendOf(name: SecretName, isThere: boolean, project: string): string {
  if (name === 'SMTP_URI')
    return `npx firebase functions:secrets:set SMTP_URI --project ${project}`;
  const option = isThere ? '--revoke-link-keys' : '--new-link-keys';
  return `npm run deploy -- ${option} --project ${project}`;
}

export const secrets: Check = {
  id: 'secrets',
  name: 'the secrets are set, and of the right form',
  why: 'Without the keys no approval link works; without the mail server no email is sent.',
  isBefore: true,
  async run(target) {
    const found = await Promise.all(SECRETS.map((name) => problemsOf(name, target)));
    return orRight(found.flat(), `${SECRETS.join(' and ')} are right.`);
  },
};

async function problemsOf(name: SecretName, target: Target): Promise<readonly Finding[]> {
  const secret = await readSecret(name, target);
  if (secret === null) return [wrong(`${name} is not set.`, mendOf(name, false, target.project))];
  const problem = PROBLEMS[name](secret.text);
  return problem === null ? [] : [wrong(problem, mendOf(name, true, target.project))];
}

/** The current version of a secret. */
interface Secret {
  readonly text: string;
  /** Counted from `1`. */
  readonly version: string;
}

/** Reads the newest version of a secret; null if it was never set. @throws Refused */
export async function readSecret(
  name: SecretName,
  { project, google }: Pick<Target, 'project' | 'google'>,
): Promise<Secret | null> {
  const request = {
    service: 'secretmanager',
    path: `/v1/projects/${project}/secrets/${name}/versions/latest:access`,
  } as const;
  const reply = await google.send(request);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Refused(request, reply);
  // The form in the reference of versions.access: the name ends with the version.
  const { name: place, payload } = reply.json as {
    readonly name: string;
    readonly payload: { readonly data: string };
  };
  const text = Buffer.from(payload.data, 'base64').toString('utf8');
  // Text typed at a terminal ends with a line break, which the functions' runtime keeps too.
  return { text, version: place.split('/').at(-1) ?? '' };
}
