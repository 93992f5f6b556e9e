import type { GoogleClient } from './google-client.ts';

/** The project that is looked at, and how. */
export interface Target {
  readonly project: string;
  /** Whether it is a real project, and not one of the emulators. */
  readonly isReal: boolean;
  /** The bucket of the receipts. */
  readonly bucket: string;
  /** The address at which Hosting serves the app, without a slash at its end. */
  readonly app: string;
  /** The folder of firebase.json, the rules, the indexes and the parameters. */
  readonly root: string;
  /** Who gets a test mail; null for nobody. */
  readonly mailTo: string | null;
  readonly google: GoogleClient;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly interrupted: AbortSignal;
}

/** The database of a project, as Google's addresses name it. */
export function databaseOf({ project }: Pick<Target, 'project'>): string {
  return `projects/${project}/databases/(default)`;
}
