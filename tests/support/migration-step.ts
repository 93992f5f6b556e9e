import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { App } from 'firebase-admin/app';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { MigrationStep } from '../../ops/migrations/migration.ts';

/**
 * Runs one step of a migration by itself.
 * @returns what it noted for a person.
 */
export async function runStep(
  step: MigrationStep,
  { app, db }: { readonly app: App; readonly db: Firestore },
  now = Timestamp.now(),
  year: FiscalYear | null = null,
): Promise<string[]> {
  const notes: string[] = [];
  const note = (sentence: string): void => void notes.push(sentence);
  await step.run({ app, db, now, year, progress: () => undefined, note });
  return notes;
}
