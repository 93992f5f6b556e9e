import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { App } from 'firebase-admin/app';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** What a migration step works with. */
export interface MigrationContext {
  readonly app: App;
  readonly db: Firestore;
  /** When the migration began; the same for all its steps, also when it continues after an interruption. */
  readonly now: Timestamp;
  /** The fiscal year of what has none before version 8; null for the present one. */
  readonly year: FiscalYear | null;
  /** Reports the next step to the person who waits; each report replaces the one before. */
  readonly progress: (what: string) => void;
  /** Reports what a person must check: a sentence that stays. */
  readonly note: (sentence: string) => void;
}

/** One step of a migration. It may be interrupted anywhere and run again: what is migrated already stays as it is. */
export interface MigrationStep {
  /** What it does, for the person who waits. */
  readonly name: string;
  readonly run: (context: MigrationContext) => Promise<void>;
}
