import type { Instant } from '@pa-ledger/domain/time/dates';
import { Failure } from '../base/failure.ts';
import { firstLinkKeys, rotateLinkKeys, type Rotated } from './link-key-rotation.ts';
import type { RunCall } from './programs.ts';

export interface KeyChange {
  readonly project: string;
  /** Whether all older keys end at once; otherwise they stay until their links have ended. */
  readonly isLeaked: boolean;
  readonly run: RunCall;
  readonly now: Instant;
  readonly interrupted: AbortSignal;
}

/**
 * Gives a project a new key for its links: its first one, or one next to the older ones. The secret goes from the deploy
 * tool back to the deploy tool; nothing here prints or stores it.
 * @throws Failure with what happened and what to do; the secret is then what it was.
 */
export async function setLinkKeys(change: KeyChange): Promise<Rotated> {
  const present = await presentSecret(change);
  const { isLeaked, now } = change;
  const rotated = present === null ? firstLinkKeys(now) : rotateLinkKeys(present, now, isLeaked);
  const { code, output } = await change.run(
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

/** The deploy tool's words for a missing secret; for one that you may not read it says 403. */
const NO_SECRET = 'HTTP Error: 404';

/**
 * Returns the secret as it is; null when there is none.
 * @throws Failure when it can't be read: a new one would then end every link that was emailed.
 */
async function presentSecret({ project, run, interrupted }: KeyChange): Promise<string | null> {
  const { code, output } = await run(
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
