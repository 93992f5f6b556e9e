import type { SaveCategoryRequest } from '@pa-ledger/domain/categories/category-change';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { CommitPoint } from './commit-hook.ts';
import type { TestEnvironment } from './test-environment.ts';

/** What the process does that is killed. */
export type KilledAction =
  | { readonly kind: 'submit'; readonly form: SubmissionInput }
  | { readonly kind: 'decide'; readonly token: string }
  | { readonly kind: 'pay'; readonly expenseId: string; readonly payment: object }
  | {
      readonly kind: 'manageAccount' | 'manageDeposit' | 'manageYear' | 'ratify';
      readonly act: object;
    }
  | { readonly kind: 'importRows' | 'undoImport'; readonly body: object }
  | { readonly kind: 'count'; readonly id: string }
  | { readonly kind: 'saveCategory'; readonly request: SaveCategoryRequest }
  | { readonly kind: 'deliver'; readonly mailId: string; readonly smtpUri: string }
  | { readonly kind: 'digest'; readonly quotaId: string }
  | { readonly kind: 'remind' | 'weekly' };

/** A commit, or the handing over of a mail: the first one that a process comes to. */
export type KillPoint = CommitPoint | 'before SMTP' | 'after SMTP';

export interface Task {
  readonly projectId: string;
  readonly now: number;
  readonly point: KillPoint;
  readonly act: KilledAction;
}

const CHILD = fileURLToPath(new URL('./killed-child.ts', import.meta.url));

/**
 * Does something of the server's in a process of its own, which is killed with SIGKILL at the point.
 * @throws Error when it was not killed there.
 */
export async function runUntilKilled(
  point: KillPoint,
  act: KilledAction,
  testEnv: TestEnvironment,
): Promise<void> {
  const output = await unharmed(point, act, testEnv);
  if (output !== null) throw new Error(`The process was not killed at '${point}':\n${output}`);
}

/** The same for what may come to no such point. @returns what the process said if it did not; null when it was killed. */
export async function unharmed(
  point: KillPoint,
  act: KilledAction,
  { projectId, time }: TestEnvironment,
): Promise<string | null> {
  const task: Task = { projectId, now: time.now, point, act };
  const child = spawn(process.execPath, [CHILD, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, exit] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (exit[1] === 'SIGKILL') return null;
  if (exit[0] !== 0) throw new Error(`The process failed:\n${output}${errors}`);
  return output;
}
