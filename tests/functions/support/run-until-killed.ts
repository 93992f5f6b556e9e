import type { SaveCategoryRequest } from '@pa-ledger/domain/categories/category-change';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Checkpoint } from '../../../functions/src/platform/services.ts';
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

export interface Task {
  readonly projectId: string;
  readonly now: number;
  readonly checkpoint: Checkpoint;
  readonly act: KilledAction;
}

const CHILD = fileURLToPath(new URL('./killed-child.ts', import.meta.url));

/**
 * Does something of the server's in a process of its own, which is killed with SIGKILL at the checkpoint.
 * @throws Error when it was not killed there.
 */
export async function runUntilKilled(
  checkpoint: Checkpoint,
  act: KilledAction,
  { projectId, time }: TestEnvironment,
): Promise<void> {
  const task: Task = { projectId, now: time.now, checkpoint, act };
  const child = spawn(process.execPath, [CHILD, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, exit] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (exit[1] !== 'SIGKILL') {
    throw new Error(`The process was not killed at '${checkpoint}':\n${output}${errors}`);
  }
}
