import type { Instant } from '@pa-ledger/domain/time/dates';
import { Failure } from '../base/failure.ts';
import { firstLinkKeys, rotateLinkKeys, type Rotated } from './link-key-rotation.ts';
import { runCall, type Programs } from './programs.ts';

/** What is done with the keys: the first one is made, a new one is added, or all older ones end at once. */
export const KEY_ACTIONS = ['create', 'rotate', 'replace'] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

/** What the work needs. */
export interface KeyChange {
  readonly action: KeyAction;
  readonly project: string;
  readonly programs: Programs;
  readonly now: Instant;
  readonly interrupted: AbortSignal;
}

/**
 * Changes the secret of the links in a project. It passes from the deploy tool to the deploy tool and is neither printed nor
 * stored here.
 * @throws Failure with what happened and what to do; the secret is then what it was.
 */
export async function setLinkKeys(change: KeyChange): Promise<Rotated> {
  const present = await presentSecret(change);
  const { action, now } = change;
  if (action === 'create' && present !== null)
    throw new Failure(
      `The project ${change.project} has keys already: rotate adds one, and links that were mailed go on working.`,
    );
  if (action !== 'create' && present === null)
    throw new Failure(
      `The project ${change.project} has no keys yet: npm run link-keys -- create --project ${change.project}`,
    );
  const rotated =
    present === null ? firstLinkKeys(now) : rotateLinkKeys(present, now, action === 'replace');
  const { code, output } = await runCall(
    change.programs,
    firebase(change.project, 'functions:secrets:set', 'APPROVAL_LINK_KEYS', '--data-file', '-'),
    { to: 'program', input: rotated.secret },
    change.interrupted,
  );
  if (code === 0) return rotated;
  throw new Failure(
    'The keys were not changed: the lines above say why. Put that right and run the same again.',
    output.trim(),
  );
}

/** What the deploy tool says of a secret that is not there; for one that may not be read it says 403. */
const NO_SECRET = 'HTTP Error: 404';

/**
 * Returns the secret as it is; null when there is none.
 * @throws Failure when it cannot be read: a new one would then end every link that was mailed.
 */
async function presentSecret({
  project,
  programs,
  interrupted,
}: KeyChange): Promise<string | null> {
  const { code, output } = await runCall(
    programs,
    firebase(project, 'functions:secrets:access', 'APPROVAL_LINK_KEYS'),
    { to: 'program' },
    interrupted,
  );
  // The deploy tool may print notices before it.
  if (code === 0) return output.slice(output.indexOf('{')).trim();
  if (output.includes(NO_SECRET)) return null;
  throw new Failure(
    `The keys of ${project} could not be read, and nothing was changed. Put that right (often: npx firebase login) and run the same again.`,
    output.trim(),
  );
}

function firebase(project: string, ...args: readonly string[]) {
  return {
    program: 'firebase',
    args: [...args, '--project', project, '--non-interactive'],
  } as const;
}
