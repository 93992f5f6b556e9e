import type { App } from 'firebase-admin/app';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** What a step of a migration works with. */
export interface MigrationContext {
  readonly app: App;
  readonly db: Firestore;
  /** The moment at which the migration began; the same for all its steps, also when it goes on after an interruption. */
  readonly now: Timestamp;
  /** Tells whoever waits what comes next; the next one takes its place. */
  readonly progress: (what: string) => void;
  /** Tells whoever waits what a person has to look at: a sentence that stays. */
  readonly note: (sentence: string) => void;
}

/** One step of a migration. It may be interrupted at any point and run again: what is migrated already stays as it is. */
export interface MigrationStep {
  /** What it does, for whoever waits. */
  readonly name: string;
  readonly run: (context: MigrationContext) => Promise<void>;
}
